import SnugDiagnostics
import SnugGeometry
public import SnugLayout

extension Explanation {
  /// The cause of a conflict in a console log, if it is a well-known one; `nil` for a scene without
  /// a console log.
  public func cause(of conflict: Layout.Conflict) -> ConflictCause? {
    guard layout.scene.consoleReport != nil else { return nil }
    return CauseSearch(conflict, in: self).cause
  }

  /// The constraints of a conflict in the order of the log's lines, each with its origin, followed
  /// by those that the console lists unnecessarily. Empty for a scene that is not from a log.
  package func consoleLines(of conflict: Layout.Conflict) -> [String] {
    guard layout.scene.consoleReport != nil else { return [] }
    let members = Set(conflict.entries)
    func lineNumber(_ id: EntryID) -> Int { layout.system[id].range?.start.line ?? 0 }
    let listed = layout.system.entryIDs
      .filter { layout.system[$0].isWritten || members.contains($0) }
      .sorted { (lineNumber($0), $0) < (lineNumber($1), $1) }
    let matter = listed.filter(members.contains)
    let others = listed.filter { !members.contains($0) }
    var lines = matter.map { line($0, state(of: $0, in: conflict)) }
    let isOnly = layout.conflicts.count == 1
    if !others.isEmpty, isOnly {
      let numbers = others.map(lineNumber)
      let isOne = others.count == 1
      lines.append(
        "The other \(isOne ? "constraint" : "\(others.count) constraints") the log lists "
          + "\(isOne ? "does" : "do") not matter: \(isOne ? "line" : "lines") "
          + words.list(numbers.map(String.init), most: 12) + ".")
    }
    if let cause = cause(of: conflict) {
      lines.append("More about this cause: \(cause.rawValue) in Snug's documentation.")
    }
    return lines
  }

  /// Why the constraints of a whole report can hold, and what to do.
  ///
  /// A description has six significant digits, and two objects with the same one are a constraint that was
  /// made twice.
  var printedAlike: String {
    let written = layout.system.entryIDs.filter {
      layout.system[$0].isWritten && layout.system[$0].priority.isRequired
    }
    let twice = Dictionary(grouping: written) { layout.system[$0].description }.values
      .filter { $0.count > 1 }.min { $0[0] < $1[0] }
    guard let twice else {
      return
        "as the console prints them they agree: they differ by less than it prints, or by the margins or "
        + "the content sizes, which it does not list; let one of yours give way at 999"
    }
    let lines = Set(twice.compactMap { layout.system[$0].range?.start.line }).sorted().map(
      String.init)
    return
      "\(layout.system[twice[0]].description) is there twice, in line\(lines.count == 1 ? "" : "s") \(words.list(lines)): the two differ "
      + "by less than the console prints; remove one, or give it a priority of 999"
  }

  /// “broken”, as the console says, or “assumed broken”.
  private func state(of id: EntryID, in conflict: Layout.Conflict) -> String {
    if layout.system[id].origin == layout.loggedBroken { return ", broken" }
    return id == conflict.broken && layout.brokenMembership == nil ? ", assumed broken" : ""
  }

  /// “line 12: label.width == 40, broken: the view's frame and autoresizing mask as a constraint”
  private func line(_ id: EntryID, _ state: String) -> String {
    let entry = layout.system[id]
    let place = origin(of: id)?.place.map { ", \($0)" } ?? ""
    let number = entry.range.map { "line \($0.start.line)\(place): " } ?? ""
    let source = SystemConstraint(entry.constraint, in: layout.scene).map { system in
      let identifier = entry.constraint.identifier.map { "\($0.withoutNumber), " } ?? ""
      return ": \(identifier)\(system.source)"
    }
    let own = entry.constraint.identifier.map { " '\($0.onOneLine)'" }
    return "\(number)\(entry.description)\(source == nil ? own ?? "" : "")"
      + state + (source ?? "")
  }
}

extension String {
  /// An identifier without the number that the console appends to duplicates.
  var withoutNumber: String {
    guard let dash = lastIndex(of: "-"), dash != startIndex else { return onOneLine }
    let number = self[index(after: dash)...]
    return number.isEmpty || !number.allSatisfy(\.isNumber)
      ? onOneLine : self[..<dash].description.onOneLine
  }
}
