import ArgumentParser
import Snug

/// What a shell completes beside files and the values of options.
extension CompletionKind {
  /// A scene file; a folder may stand before it, or for it.
  static let scene = file(extensions: ["yaml", "yml", "json"])

  /// The name of a rule.
  static let rule = list(Linter.rules.map(\.name))

  /// Names with commas between them: after `reasons,` any of them again, after `-` those to leave
  /// out.
  static let annotations = custom { _, _, word in
    let names = word.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let before =
      names.map { "\($0)," }.joined()
      + (word.split(separator: ",").last?.hasPrefix("-") == true && !word.hasSuffix(",") ? "-" : "")
    return AnnotationName.allCases.map { before + $0.rawValue }
  }

  /// The name of a view of the scene that was named before.
  static let view = custom { words, _, _ in
    scene(among: words)?.views.map(\.name) ?? []
  }

  /// The title of a variant of that scene.
  static let variant = custom { words, _, _ in
    // A shell could not tell where a title of several lines ends.
    (scene(among: words)?.variants.map(\.title) ?? []).filter { $0 == $0.onOneLine }
  }

  /// The first scene named in the words; `nil` if it has errors.
  private static func scene(among words: [String]) -> Scene? {
    guard
      let path = words.dropFirst().first(where: { word in
        ["yaml", "yml", "json"].contains { word.hasSuffix(".\($0)") }
      })
    else { return nil }
    return try? SceneReader.read(SourceText.reading(path)).value
  }
}
