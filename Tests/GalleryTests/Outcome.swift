import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The expected outcome in a scene's header: the lines below `# outcome:`.
struct Outcome {
  /// A line, split into words.
  typealias Statement = [String]

  let statements: [Statement]

  /// Throws an error if there is no outcome or an empty one.
  init(header text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("#") }
    guard let start = lines.firstIndex(of: "# outcome:") else {
      throw SyntaxError("states no outcome")
    }
    statements = lines[(start + 1)...].prefix { $0.hasPrefix("#   ") }
      .map { $0.dropFirst().split(separator: " ").map(String.init) }
    guard !statements.isEmpty else { throw SyntaxError("states an empty outcome") }
  }

  /// The rules of the expected warnings, in order.
  var warnings: [String] { statements.filter { $0[0] == "warning" }.map { $0.last ?? "" } }

  struct SyntaxError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// The statements that the layout does not satisfy, and the missing statements.
  func failures(of explanation: Explanation) -> [String] {
    let layout = explanation.layout
    var failures = statements.compactMap { statement -> String? in
      do {
        let isMet = try isMet(statement, by: explanation)
        return isMet ? nil : "'\(statement.joined(separator: " "))' is not so"
      } catch {
        return "'\(statement.joined(separator: " "))': \(error)"
      }
    }
    let stated = Set(statements.map { $0.joined(separator: " ") })
    if !stated.contains("status \(layout.status.rawValue)") {
      failures.append("the status is \(layout.status.rawValue), which is not stated")
    }
    for (id, axis) in layout.scene.viewIDs.flatMap({ id in Axis.allCases.map { (id, $0) } }) {
      let side = "\(layout.scene[id].name).\(axis == .horizontal ? "width" : "height")"
      let deformation = layout.deformation(of: id, axis)
      let what = Self.word(for: deformation)
      if deformation.delta != 0, !stated.contains(where: { $0.hasPrefix("\(side) \(what) by") }) {
        failures.append("\(side) is \(what) by \(abs(deformation.delta)), which is not stated")
      }
      if layout[id].ambiguity.size[axis], !stated.contains("\(side) ambiguous") {
        failures.append("\(side) is ambiguous, which is not stated")
      }
    }
    if statements.filter({ $0[0] == "conflict" }).count != layout.conflicts.count {
      failures.append("there are \(layout.conflicts.count) conflicts, which are not all stated")
    }
    return failures
  }

  private func isMet(_ statement: Statement, by explanation: Explanation) throws -> Bool {
    let layout = explanation.layout
    let ids = statement.dropFirst()
    // A log's constraints have the numbers of their lines: `line-12`.
    let isOfLines = ids.allSatisfy { $0.hasPrefix("line-") }
    func identifier(_ entry: EntryID) -> String {
      let entry = layout.system[entry]
      return isOfLines ? "line-\(entry.range?.start.line ?? 0)" : entry.id
    }
    switch statement[0] {
    case "status" where statement.count == 2: return layout.status.rawValue == statement[1]
    case "conflict" where statement.count > 1:
      return layout.conflicts.contains { Set($0.entries.map(identifier)) == Set(ids) }
    case "warning" where statement.count == 2:
      return explanation.outcomeDiagnostics.contains { $0.id.rawValue == statement[1] }
    case "cause" where statement.count == 2:
      return layout.conflicts.contains {
        explanation.cause(of: $0)?.rawValue == statement[1]
      }
    case "broken" where statement.count == 2:
      return layout.conflicts.contains { identifier($0.broken) == statement[1] }
    default: return try isMet(of: statement, by: layout)
    }
  }

  /// A statement about a view: `field.width stretched by 102`.
  private func isMet(of statement: Statement, by layout: Layout) throws -> Bool {
    let property = statement[0].split(separator: ".").map(String.init)
    guard property.count == 2, statement.count > 1 else { throw SyntaxError("is no statement") }
    guard let id = layout.scene.viewIDs.first(where: { layout.scene[$0].name == property[0] })
    else {
      throw SyntaxError("there is no view '\(property[0])'")
    }
    let axis: Axis = ["x", "width"].contains(property[1]) ? .horizontal : .vertical
    let isSize = ["width", "height"].contains(property[1])
    guard isSize || ["x", "y"].contains(property[1]) else { throw SyntaxError("is no statement") }
    let frame = layout[id].frame
    if statement.count == 2, statement[1] == "ambiguous" {
      let ambiguity = layout[id].ambiguity
      return isSize ? ambiguity.size[axis] : ambiguity.origin[axis]
    }
    if statement.count == 2, let number = Double(statement[1]) {
      let actual = isSize ? frame.size[axis] : axis == .horizontal ? frame.minX : frame.minY
      return Self.isSame(actual, number)
    }
    let deformation = layout.deformation(of: id, axis)
    guard isSize, ["intrinsic", "none", "stretched", "compressed"].contains(statement[1]) else {
      throw SyntaxError("is no statement")
    }
    if statement.count == 4, statement[2] == "by", let amount = Double(statement[3]) {
      return Self.word(for: deformation) == statement[1]
        && Self.isSame(abs(deformation.delta), amount)
    }
    guard statement.count == 2 else { throw SyntaxError("is no statement") }
    return Self.word(for: deformation) == statement[1]
  }

  private static func word(for deformation: Deformation) -> String {
    switch deformation {
    case .noIntrinsicMetric: "none"
    case .intrinsic: "intrinsic"
    case .stretched: "stretched"
    case .compressed: "compressed"
    }
  }

  /// Compares numbers in the printed format, with six decimals at most.
  private static func isSame(_ actual: Double, _ stated: Double) -> Bool {
    abs(actual - stated) < 1e-6
  }
}
