import Geometry
import Snug

/// The differences between two pictures' marks, in words.
///
/// Both are read from the output of `snug render --format marks`. Numbers are compared to a
/// thousandth of a point.
struct DisplayListDifference: Hashable, Sendable {
  /// A line for each mark that was changed, removed or added: first the canvas, then in the order of
  /// the picture.
  let changes: [String]

  /// Throws an error if the expected bytes are not a list of marks.
  init(from expected: [UInt8], to actual: [UInt8]) throws(SnapshotError) {
    let (old, new) = (try Self.read(expected), try Self.read(actual))
    changes = Self.canvas(old.size, new.size) + Self.marks(old.marks, new.marks)
  }

  /// The changes, shortened for readers: “and 12 more marks”.
  var lines: [String] { changes.shortened(to: 8) }

  private static func read(
    _ bytes: [UInt8]
  ) throws(SnapshotError) -> (size: JSON, marks: [JSON]) {
    let value: JSON
    do { value = try JSON(bytes) } catch {
      throw SnapshotError("is not JSON, or is incomplete")
    }
    guard let size = value["size"], let marks = value["marks"]?.array else {
      throw SnapshotError("has no marks: 'size' or 'marks' is missing")
    }
    return (size, marks)
  }

  private static func canvas(_ old: JSON, _ new: JSON) -> [String] {
    let changes = ["width", "height"].compactMap { words($0, old[$0], new[$0]) }
    return changes.isEmpty ? [] : ["the picture: \(changes.joined(separator: ", "))"]
  }

  // MARK: - Marks

  private static func marks(_ old: [JSON], _ new: [JSON]) -> [String] {
    DifferenceStep.all(from: old.map(key), to: new.map(key)).compactMap { step in
      switch (step.old, step.new) {
      case (let before?, let after?): change(from: old[before], to: new[after])
      case (let before?, nil): "\(name(of: old[before])) was removed"
      case (nil, let after?): "\(name(of: new[after])) is new"
      case (nil, nil): nil
      }
    }
  }

  /// Identifies a mark in both pictures.
  private static func key(of mark: JSON) -> String {
    ["subject", "role", "kind"].map { mark[$0]?.string ?? "" }.joined(separator: "\u{0}")
  }

  /// “title, frame”; for a text, also its string.
  private static func name(of mark: JSON) -> String {
    let name = [mark["subject"]?.string, mark["role"]?.string].compactMap(\.self)
      .joined(separator: ", ")
    return name + (mark["text"].map { " \(words(for: $0))" } ?? "")
  }

  private static func change(from old: JSON, to new: JSON) -> String? {
    guard !old.isSame(as: new) else { return nil }
    var changes = ["x", "y", "width", "height"].compactMap {
      words($0, old["box"]?[$0], new["box"]?[$0])
    }
    guard case .mapping(let before, _) = old, case .mapping(let after, _) = new else { return nil }
    let keys = Set(before).union(after).subtracting(["box", "kind", "role", "subject"])
    changes += keys.sorted().compactMap { words(label(of: $0), old[$0], new[$0]) }
    return "\(name(of: old)): \(changes.joined(separator: ", "))"
  }

  /// “fontSize” in words: “font size”.
  private static func label(of key: String) -> String {
    key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }

  /// “width 120 → 98.5”; `nil` if both are the same.
  private static func words(_ label: String, _ old: JSON?, _ new: JSON?) -> String? {
    switch (old, new) {
    case (nil, nil): return nil
    case (let old?, let new?):
      guard !old.isSame(as: new) else { return nil }
      let (before, after) = (words(for: old), words(for: new))
      return before == after || before.count + after.count > 120
        ? "\(label) changed" : "\(label) \(before) → \(after)"
    case (nil, let new?): return "\(label) is now \(words(for: new))"
    case (let old?, nil): return "\(label) is no longer \(words(for: old))"
    }
  }

  private static func words(for value: JSON) -> String {
    switch value {
    case .null: "nothing"
    case .bool(let value): value ? "yes" : "no"
    case .number(let value): value.shortDescription.replacing("-", with: "−")
    case .string(let text): text.hasPrefix("#") ? text : "'\(oneLine(text))'"
    case .array(let values): "[\(values.map(words).joined(separator: ", "))]"
    case .mapping(let keys, let values):
      zip(keys, values).map { "\(label(of: $0)) \(words(for: $1))" }.joined(separator: " ")
    }
  }

  private static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}

extension [String] {
  /// The first elements and the number of the others. If there is only one other, it is listed, too.
  package func shortened(to most: Int) -> [String] {
    count > most + 1 ? prefix(most) + ["and \(count - most) more"] : self
  }
}

extension JSON {
  /// Whether two parsed values are the same, with numbers compared to a thousandth.
  fileprivate func isSame(as other: JSON) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(a - b) <= 0.001
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    case (.mapping(let a, let values), .mapping(let b, let others)):
      return a == b && zip(values, others).allSatisfy { $0.isSame(as: $1) }
    // By bytes, because strings are equal if they differ only in the spelling of a character.
    case (.string(let a), .string(let b)): return a.utf8.elementsEqual(b.utf8)
    default: return self == other
    }
  }
}
