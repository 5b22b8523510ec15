import SnugDiagnostics

extension SwiftOutline {
  /// An error for a file of Swift 1 or 2, at the first name that only these have: the compiler reads Swift 4 and later,
  /// and would say the same of each line.
  func errorOfOldSwift(in source: SourceText) -> Diagnostic? {
    let names =
      #/
      \.constraintsWithVisualFormat\( | \.setTranslatesAutoresizingMaskIntoConstraints\(
      | \bNSLayout(?:Attribute|Relation)\.[A-Z]\w+
      | \bUIColor\.(?:black|white|clear|gray|lightGray|darkGray|red|green|blue|orange|yellow|purple)Color\(\)
      | \bUIFont\.(?:systemFontOfSize|boldSystemFontOfSize|preferredFontForTextStyle)\(
      | \bUIScreen\.mainScreen\(\) | \bNSBundle\.mainBundle\(\) | \bUIControlState\.Normal\b
      | \bUIControlEvents\.[A-Z]\w+
      /#
    let text = text(range)
    guard let match = text.firstMatch(of: names) else { return nil }
    let start =
      range.lowerBound + text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
    return Diagnostic(
      .error, .doesNotCompile,
      "the file is written in Swift 1 or 2, and the compiler reads Swift 4 and later",
      at: SourceRange(source, start..<start + match.0.utf8.count),
      notes: ["Swift 3 renamed this; Xcode 8 can convert the file"])
  }
}
