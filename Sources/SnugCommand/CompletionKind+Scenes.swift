import ArgumentParser
import Snug

/// What a shell completes beside files and the values of options.
extension CompletionKind {
  /// A scene file; a folder may stand before it, or for it.
  static let scene = file(extensions: ["yaml", "yml", "json"])

  /// The name of a rule.
  static let rule = list(Linter.rules.map(\.name))

  /// Names with commas between them: after `reasons,` any of them again.
  static let annotations = custom { _, _, word in
    let names = word.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let before = names.map { "\($0)," }.joined()
    return AnnotationName.allCases.map { before + $0.rawValue }
  }
}
