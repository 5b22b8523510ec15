extension Diagnostic {
  /// The stable name of a kind of diagnostic, shown in brackets after the message.
  public enum ID: String, Sendable, CaseIterable {
    // The file.
    case unreadableFile = "unreadable-file"
    case unwritableFile = "unwritable-file"
    case notUTF8 = "not-utf-8"
    case invalidYAML = "invalid-yaml"
    case invalidXML = "invalid-xml"
    case notInterfaceBuilder = "not-interface-builder"
    case noAutoLayout = "no-auto-layout"
    case notALog = "not-a-log"
    case redactedLog = "redacted-log"
    case incompleteLog = "incomplete-log"
    case unreadableConstraint = "unreadable-constraint"
    case emptyFile = "empty-file"
    case tooLarge = "too-large"
    case nestedTooDeeply = "nested-too-deeply"

    // Views in Swift.
    case missingToolchain = "missing-toolchain"
    case swiftNotRun = "swift-not-run"
    case doesNotCompile = "does-not-compile"
    case codeFailed = "code-failed"

    // The scene.
    case missingView = "missing-view"
    case unknownKey = "unknown-key"
    case duplicateKey = "duplicate-key"
    case unknownClass = "unknown-class"
    case unknownValue = "unknown-value"
    case wrongType = "wrong-type"
    case invalidNumber = "invalid-number"
    case invalidPriority = "invalid-priority"
    case invalidName = "invalid-name"
    case duplicateName = "duplicate-name"
    case misplacedKey = "misplaced-key"
    case unreadableImage = "unreadable-image"
    case unknownVariant = "unknown-variant"
    case unknownScene = "unknown-scene"
    case missingKey = "missing-key"
    case conflictingKeys = "conflicting-keys"
    case unknownPath = "unknown-path"
    case noEffect = "no-effect"
    case notModelled = "not-modelled"

    // Constraints.
    case unknownView = "unknown-view"
    case unknownGuide = "unknown-guide"
    case unknownMetric = "unknown-metric"
    case unknownAttribute = "unknown-attribute"
    case invalidEquation = "invalid-equation"
    case invalidVisualFormat = "invalid-visual-format"
    case invalidPairing = "invalid-pairing"
    case locationEqualsConstant = "location-equals-constant"

    // The layout.
    case conflict
    case unexpectedOutcome = "unexpected-outcome"
    case unsettledLayout = "unsettled-layout"
    case unprovedLayout = "unproved-layout"
    case baselineOnStretchedView = "baseline-on-stretched-view"

    // Advice, together with some of the above: see `lintRules`.
    case ambiguousHugging = "ambiguous-hugging"
    case ambiguousResistance = "ambiguous-resistance"
    case ambiguousPosition = "ambiguous-position"
    case ambiguousSize = "ambiguous-size"
    case ambiguousContentSize = "ambiguous-content-size"
    case requiredCHCR = "required-chcr"
    case stretchedControl = "stretched-control"
    case stretchedImage = "stretched-image"
    case stretchedInvisibleBackground = "stretched-invisible-background"
    case clippedText = "clipped-text"
    case overlappingText = "overlapping-text"
    case offScreenView = "off-screen-view"
    case chcrOnStackView = "chcr-on-stack-view"
    case chcrWithoutIntrinsicSize = "chcr-without-intrinsic-size"
    case interfaceBuilderDefault = "interface-builder-default"
    case unusedConstraint = "unused-constraint"
    case mixedLeftAndLeading = "mixed-left-and-leading"
    case misplacedPriority = "misplaced-priority"
    case misplacedView = "misplaced-view"

    // Pictures on disk.
    case nothingToAnimate = "nothing-to-animate"
    case stalePicture = "stale-picture"
    case duplicatePicture = "duplicate-picture"

    // Scenes in articles.
    case unclosedBlock = "unclosed-block"
    case invalidBlock = "invalid-block"
    case staleReference = "stale-reference"

    // Text.
    case missingFont = "missing-font"
    case missingCharacter = "missing-character"

    /// The names of the rules of `snug lint`, in their order.
    public static let lintRules: [ID] = [
      .conflict, .ambiguousHugging, .ambiguousResistance, .ambiguousPosition, .ambiguousSize,
      .ambiguousContentSize, .clippedText, .overlappingText, .offScreenView, .stretchedControl,
      .stretchedImage, .stretchedInvisibleBackground, .baselineOnStretchedView, .requiredCHCR,
      .chcrOnStackView, .chcrWithoutIntrinsicSize, .interfaceBuilderDefault, .unusedConstraint,
      .misplacedPriority, .mixedLeftAndLeading, .misplacedView,
    ]
  }
}
