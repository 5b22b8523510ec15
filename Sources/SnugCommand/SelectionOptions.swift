public import ArgumentParser
public import Snug

/// Options for the scene of a file and the environment of its layout.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A variant of the scene, by its title or its number from 1.", valueName: "title"),
    completion: .variant)
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "A scene of a .xib, .storyboard, .swift or log, by name, class, identifier or object id.",
      valueName: "name"),
    completion: .sceneName)
  var scene: String?

  @Option(help: ArgumentHelp("The size of the root, in points: 320x480.", valueName: "WxH"))
  var size: Size?

  @Option(
    help: ArgumentHelp(
      "The screen a .xib, .storyboard or .swift is laid out for: iPhone 15, or retina6_12-landscape.",
      valueName: "name"),
    completion: .list(Device.all.map(\.id).flatMap { [$0, $0 + "-landscape"] }),
    transform: Device.init(argument:))
  var device: Device?

  @Option(
    help: ArgumentHelp(
      """
      The text size chosen in Settings, which fonts of text styles follow: accessibilityLarge; \
      several: large,accessibilityLarge or large...accessibilityLarge; or all.
      """, valueName: "names"),
    completion: .list(ContentSizeCategory.allCases.map(\.rawValue) + ["all"]),
    transform: ContentSizeCategories.init(argument:))
  var contentSizeCategory: ContentSizeCategories?

  @Flag(help: "Use the sizes stored in a .xib or .storyboard as intrinsic content sizes.")
  var storedSizes = false

  @Option(
    help: ArgumentHelp(
      "A Swift file that a .swift needs, or a folder to search for them instead of its project. Repeatable.",
      valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var with: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder with asset catalogs for a .swift, besides its own folder. Repeatable.",
      valueName: "dir"),
    completion: .directory)
  var assets: [String] = []

  /// Reads a scene file; `nil` if it has errors, which are reported.
  func read(_ scene: String, in session: inout Session) -> Scene? {
    session.scene(scene, of: selection)
  }

  func validateSingleTextSize() throws {
    guard selection.contentSizeCategories.count <= 1 else {
      throw ValidationError("--content-size-category takes one text size here; run once for each.")
    }
  }

  var selection: SceneSelection {
    SceneSelection(
      name: scene, variant: variant, size: size, device: device, usesStoredSizes: storedSizes,
      contentSizeCategories: contentSizeCategory?.categories ?? [],
      swift: swift)
  }

  /// Naming a Swift file is the permission to run it. Nothing else runs one.
  private var swift: SwiftRun {
    let terminal = Terminal()
    var run = SwiftRun(terminal.uiKitModule, cache: terminal.cacheFolder.map { $0 + "/swift" })
    run.otherFiles = with
    run.imageFolders = assets
    return run
  }
}

extension Device {
  @Sendable fileprivate init(argument: String) throws {
    if let device = Device(argument) {
      self = device
      return
    }
    throw ValidationError(
      "there is no such device"
        + SpellingSuggestion.phrase(
          for: argument, among: Device.all.flatMap { $0.names + [$0.id] },
          otherwise: "; there are \(Device.all.map { $0.names[0] }.joined(separator: ", "))."))
  }
}

extension Size: ExpressibleByArgument {
  /// `320x480`
  public init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      [width, height].allSatisfy(NumberRule.length.allows)
    else { return nil }
    self.init(width: width, height: height)
  }
}
