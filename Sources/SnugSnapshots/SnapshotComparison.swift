import Snug
import SnugDrawing
import SnugExplanation
import SnugPlatform

/// Compares a drawing with its references, part by part, up to the first that differs.
struct SnapshotComparison: Sendable {
  let request: SnapshotRequest
  let location: SnapshotLocation
  let drawing: SnapshotDrawing
  let references: [SnapshotLocation.Content: SnapshotReference]
  /// The parts without a reference.
  private(set) var missing: [SnapshotLocation.Content] = []
  /// The first part that differs from its reference.
  private(set) var difference: Difference?

  struct Difference: Sendable {
    let part: SnapshotLocation.Content
    let lines: [String]
    /// The difference for the test's message.
    let headline: String
    /// The difference of the layout, if it differs.
    var mismatch: LayoutMismatch?
    /// Whether recording may replace the reference.
    var isReplaceable = true
  }

  init(
    _ request: SnapshotRequest, at location: SnapshotLocation, _ drawing: SnapshotDrawing,
    by pipeline: Pipeline
  ) {
    self.request = request
    self.location = location
    self.drawing = drawing
    references = Dictionary(
      uniqueKeysWithValues: location.contents.map { ($0, SnapshotReference(at: location.file($0))) }
    )
    for part in location.contents where difference == nil {
      switch references[part] {
      case .missing, nil: missing.append(part)
      case .unusable(let reason, let isReplaceable):
        difference = unusable(part, reason, isReplaceable: isReplaceable)
      case .bytes(let bytes):
        do { difference = try difference(of: part, from: bytes, by: pipeline) } catch {
          difference = unusable(part, error.description)
        }
      }
    }
  }

  var isSame: Bool { difference == nil && missing.isEmpty }

  /// The parts whose references change if the drawing is accepted: those that differ, from the
  /// first on, and missing ones.
  var candidates: [SnapshotLocation.Content] {
    let parts = location.contents
    let first = difference.flatMap { parts.firstIndex(of: $0.part) } ?? parts.count
    return parts.enumerated().filter { index, part in
      missing.contains(part) || index >= first && references[part]?.bytes != drawing.bytes(part)
    }.map(\.element)
  }
}

extension SnapshotComparison {
  private func unusable(
    _ part: SnapshotLocation.Content, _ reason: String, isReplaceable: Bool = true
  ) -> Difference {
    Difference(
      part: part, lines: ["the reference \(reason)"],
      headline: "the reference \(location.fileName(part)) \(reason)", isReplaceable: isReplaceable)
  }

  /// How a part differs from the bytes of its reference; `nil` if it does not. Throws an error if they
  /// cannot be compared.
  private func difference(
    of part: SnapshotLocation.Content, from expected: [UInt8], by pipeline: Pipeline
  ) throws(SnapshotError) -> Difference? {
    let actual = drawing.bytes(part)
    guard expected != actual else { return nil }
    switch part {
    case .layout:
      guard let mismatch = try mismatch(from: expected, by: pipeline) else { return nil }
      return Difference(
        part: part, lines: mismatch.lines,
        headline: mismatch.lines.joined(separator: "\n"), mismatch: mismatch)
    case .picture where request.form == .svg:
      let line = try Self.byteDifference(from: expected, to: actual)
      return pictureDifference(
        [line], "the bytes of the SVG are not",
        "\n(if only its outlines differ, they are from another version of FreeType)")
    case .picture:
      let comparison = PictureComparison(
        expectedPNG: expected, actualPNG: actual, tolerance: request.tolerance)
      guard let message = comparison.message else { return nil }
      guard comparison.difference != nil else {
        throw SnapshotError("cannot be compared: \(message)")
      }
      return pictureDifference([message], "the pixels are not")
    }
  }

  /// A difference of the picture alone. With another release of a font it is the font's, whose outlines
  /// differ.
  private func pictureDifference(
    _ lines: [String], _ what: String, _ remark: String = ""
  ) -> Difference {
    let fonts = otherOutlines
    let headline =
      fonts.isEmpty
      ? "the layout is the same, but \(what):" + Self.indented(lines) + remark
      : "the layout is the same, but the picture was recorded with another font:"
        + Self.indented(fonts)
        + "\n(its outlines differ: compare pictures with the fonts they were recorded with, or "
        + "compare the layout alone)"
    return Difference(part: .picture, lines: fonts.isEmpty ? lines : fonts, headline: headline)
  }

  /// The fonts of the recorded layout that are of another release here.
  private var otherOutlines: [String] {
    guard
      let bytes = references[.layout]?.bytes,
      let recorded = try? LayoutSnapshot(
        text: String(decoding: bytes, as: UTF8.self), name: location.fileName(.layout)),
      let now = try? LayoutSnapshot(
        text: String(decoding: drawing.bytes(.layout), as: UTF8.self), name: "")
    else { return [] }
    return recorded.otherOutlines(now)
  }

  private static func indented(_ lines: [String]) -> String {
    lines.map { "\n  \($0)" }.joined()
  }

  private func mismatch(
    from expected: [UInt8], by pipeline: Pipeline
  ) throws(SnapshotError) -> LayoutMismatch? {
    guard let text = String(validating: expected, as: UTF8.self) else {
      throw SnapshotError("is not text in UTF-8")
    }
    do {
      return try LayoutSnapshot(text: text, name: location.fileName(.layout))
        .mismatch(with: drawing.explanation, by: pipeline)
    } catch { throw SnapshotError("cannot be parsed: \(error)") }
  }

  /// The first differing line of an SVG whose layout is the same.
  private static func byteDifference(
    from expected: [UInt8], to actual: [UInt8]
  ) throws(SnapshotError) -> String {
    let ending = Array("</svg>".utf8)
    let trimmed = expected.reversed().drop { [0x0A, 0x0D, 0x20].contains($0) }
    guard Array(trimmed.prefix(ending.count).reversed()) == ending else {
      throw SnapshotError("is incomplete: it does not end in </svg>")
    }
    let old = LineDifference.lines(of: String(decoding: expected, as: UTF8.self))
    let new = LineDifference.lines(of: String(decoding: actual, as: UTF8.self))
    // By bytes, because strings are equal if an accent is only encoded differently.
    let line = zip(old, new).enumerated()
      .first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }?.offset
    guard let line else {
      return old.count == new.count
        ? "it has the same lines with different line breaks"
        : "it has \(new.count) lines, not \(old.count)"
    }
    let before = Array(old[line])
    let after = Array(new[line])
    let column = zip(before, after).enumerated()
      .first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }?.offset
    let start = max(0, (column ?? min(before.count, after.count)) - 20)
    func excerpt(_ characters: [Character]) -> String {
      let text = String(characters.dropFirst(start).prefix(60))
      return (start > 0 ? "…" : "") + text + (characters.count > start + 60 ? "…" : "")
    }
    return "line \(line + 1): '\(excerpt(before))' → '\(excerpt(after))'"
  }
}
