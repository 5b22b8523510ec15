import ArgumentParser
import Snug

/// Completions other than files and fixed values of options.
extension CompletionKind {
  static let scene = file(extensions: sceneExtensions)

  private static let sceneExtensions = ["yaml", "yml", "json", "xib", "storyboard", "log", "swift"]

  /// The name of a scene in the Interface Builder file or log that is named before.
  static let sceneName = custom { words, _, _ in
    (source(among: words).flatMap { try? $0.listings() }?.map(\.name) ?? [])
      .filter { $0 == $0.onOneLine }
  }

  static let rule = list(Linter.rules.map(\.name))

  /// Names separated by commas: after `reasons,` all of them again, and after `-` those to remove.
  static let annotations = custom { _, _, word in
    let names = word.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let before =
      names.map { "\($0)," }.joined()
      + (word.split(separator: ",").last?.hasPrefix("-") == true && !word.hasSuffix(",") ? "-" : "")
    return AnnotationName.allCases.map { before + $0.rawValue }
  }

  /// The name of a view in the scene that is named before.
  static let view = custom { words, _, _ in
    scene(among: words)?.views.map(\.name) ?? []
  }

  static let variant = custom { words, _, _ in
    // A shell cannot complete a title with several lines.
    (scene(among: words)?.variants.map(\.title) ?? []).filter { $0 == $0.onOneLine }
  }

  /// The first scene in the words; `nil` if it has errors.
  private static func scene(among words: [String]) -> Scene? {
    let name = zip(words, words.dropFirst()).first { $0.0 == "--scene" }?.1
    return source(among: words).flatMap { try? $0.scene(SceneSelection(name: name)).value }
  }

  private static func source(among words: [String]) -> SourceText? {
    words.dropFirst().first { word in sceneExtensions.contains { word.hasSuffix(".\($0)") } }
      .flatMap { try? SourceText.reading($0) }
  }
}
