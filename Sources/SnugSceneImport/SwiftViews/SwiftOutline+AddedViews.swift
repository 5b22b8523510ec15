import SnugDiagnostics

extension SwiftOutline {
  /// A warning for a class to which nothing was added, that it has functions that add views: its owner would
  /// have to call them. `nil` if it has none.
  func warningOfNothing(in type: String, _ source: SourceText) -> Diagnostic? {
    let members = declarations.filter {
      $0.name == type && ["class", "extension"].contains($0.keyword)
    }
    .flatMap { inside($0).declarations }
    let adding = members.filter {
      $0.keyword == "func"
        && text($0.body).contains(/(?:^|\W)(addSubview|addArrangedSubview|insertSubview)\(/)
    }
    guard let first = adding.first, let name = first.head.utf8.firstRange(of: first.name.utf8)
    else {
      return nil
    }
    // The head ends before the brace.
    let head = first.body.lowerBound - 1 - first.head.utf8.count
    let start = head + first.head.utf8.distance(from: first.head.startIndex, to: name.lowerBound)
    let names = adding.map { "'\($0.name)'" }.joined(separator: " or ")
    return Diagnostic(
      .warning, .noEffect,
      "'\(type)' has no views when it is made: nothing has called \(names) by then",
      at: SourceRange(source, start..<start + first.name.utf8.count),
      notes: ["call it in an initializer, or draw the view or controller that calls it"])
  }
}
