import SnugDiagnostics

extension SwiftOutline {
  /// A warning for a class to which nothing was added, that it has functions that add views, or outlets, which a
  /// storyboard or XIB connects. `nil` if it has none.
  ///
  /// - Parameters:
  ///   - arguments: those that it is made with.
  ///   - adviceToDrawFile: returns the advice to draw the file that connects the outlets of a class.
  func warningOfNothing(
    in type: String, _ arguments: String, _ source: SourceText,
    _ adviceToDrawFile: (String) -> String?
  ) -> Diagnostic? {
    let members = declarations.filter {
      $0.name == type && ["class", "extension"].contains($0.keyword)
    }
    .flatMap { inside($0).declarations }
    let adding = members.filter {
      $0.keyword == "func"
        && text($0.body).contains(/(?:^|\W)(addSubview|addArrangedSubview|insertSubview)\(/)
    }
    guard let first = adding.first, let name = first.head.utf8.firstRange(of: first.name.utf8)
    else { return warningOfOutlets(in: type, source, adviceToDrawFile(type)) }
    // The head ends before the brace.
    let head = first.body.lowerBound - 1 - first.head.utf8.count
    let start = head + first.head.utf8.distance(from: first.head.startIndex, to: name.lowerBound)
    let names = adding.map { "'\($0.name)'" }.joined(separator: " or ")
    let isCalled = members.contains { member in
      adding.contains { text(member.body).contains("\($0.name)(") }
    }
    let advice =
      !isCalled
      ? "call it in an initializer, or draw the view or controller that calls it"
      : arguments.isEmpty
        ? "a condition may keep it from that"
        : "it may add them for other values than \(arguments)"
    return Diagnostic(
      .warning, .noEffect,
      "'\(type)' has no views when it is made: \(names) \(adding.count == 1 ? "has" : "have") added none by then",
      at: SourceRange(source, start..<start + first.name.utf8.count), notes: [advice])
  }

  private func warningOfOutlets(
    in type: String, _ source: SourceText, _ advice: String?
  ) -> Diagnostic? {
    let bodies = declarations.filter { $0.name == type && $0.keyword == "class" }.map(\.body)
    guard let body = bodies.first, let outlet = text(body).firstMatch(of: /@IBOutlet\b/) else {
      return nil
    }
    let start =
      body.lowerBound
      + text(body).utf8.distance(from: text(body).startIndex, to: outlet.range.lowerBound)
    return Diagnostic(
      .warning, .noEffect,
      "'\(type)' has no views when it is made: a storyboard or XIB has them, and connects its outlets",
      at: SourceRange(source, start..<start + "@IBOutlet".utf8.count),
      notes: [advice ?? "draw that file"])
  }
}
