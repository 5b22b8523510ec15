import ArgumentParser
import Snug

/// The one scene a command is about, and which of its variants.
struct SceneOptions: ParsableArguments {
  @Argument(help: "A scene file; - is standard input.", completion: .scene)
  var scene: String

  @OptionGroup var variant: VariantOption
  @OptionGroup(title: "Interface Builder") var interfaceBuilder: InterfaceBuilderSelection

  /// Reads, solves and explains it; `nil` when it is wrong, which has then been reported.
  func explain(
    in session: inout Session, changing change: (Scene) -> Scene = { $0 }
  ) -> Explanation? {
    session.explain(
      scene, variant: variant.variant, of: interfaceBuilder, changing: change)
  }
}

struct VariantOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A variant of the scene, by its title or its number from 1.", valueName: "title"),
    completion: .variant)
  var variant: String?
}

/// Which layout root of a `.xib` or `.storyboard`, and for what.
struct InterfaceBuilderSelection: ParsableArguments {
  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Of a .xib or .storyboard the scene of this name, class, identifier or object id.",
      valueName: "name"))
  var name: String?

  @Flag(help: "Take the sizes the file stores for intrinsic content sizes.")
  var storedSizes = false

  var options: InterfaceBuilderOptions { InterfaceBuilderOptions(usesStoredSizes: storedSizes) }
}
