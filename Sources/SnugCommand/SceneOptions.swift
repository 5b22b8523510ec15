import ArgumentParser
import Snug

/// The one scene a command is about, and which of its variants.
struct SceneOptions: ParsableArguments {
  @Argument(help: "A scene file; - is standard input.", completion: .scene)
  var scene: String

  @OptionGroup var variant: VariantOption

  /// Reads, solves and explains it; `nil` when it is wrong, which has then been reported.
  func explain(
    in session: inout Session, changing change: (Scene) -> Scene = { $0 }
  ) -> Explanation? {
    session.explain(scene, variant: variant.variant, changing: change)
  }
}

struct VariantOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A variant of the scene, by its title or its number from 1.", valueName: "title"),
    completion: .variant)
  var variant: String?
}
