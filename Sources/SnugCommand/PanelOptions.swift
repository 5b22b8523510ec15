import ArgumentParser
import Snug

struct PanelOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      What to show: a preset, names to add to it, and names to leave out with a minus before them, \
      as in minimal,reasons,-title. Presets: \(Self.presets). Names: \(Self.names).
      """, valueName: "names"),
    completion: .annotations)
  var annotate: [String] = []

  @Option(
    help: ArgumentHelp(
      "The number of panels side by side; 0 means as many as fit, or one column for several widths.",
      valueName: "n"))
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      """
      Draw it at these widths of the root, in points: 200,260,320. For a range, 160...480, the ends \
      are drawn, and at most ten widths at which the state of a view changes; for none, the \
      scene's own width.
      """, valueName: "sizes"), transform: PanelChoice.Sweep.widths)
  var widths: PanelChoice.Sweep?

  @Option(
    help: ArgumentHelp("The same for heights.", valueName: "sizes"),
    transform: PanelChoice.Sweep.heights)
  var heights: PanelChoice.Sweep?

  @Flag(help: "Draw the scene without its variants.")
  var noVariants = false

  @Flag(
    help: ArgumentHelp(
      "An SVG that shows one panel after the other, or all at once for readers who prefer reduced "
        + "motion."))
  var animate = false

  func validate() throws {
    for word in words.map(\.name) where AnnotationName(rawValue: word) == nil {
      let known = AnnotationName.allCases.map(\.rawValue)
      throw ValidationError(
        "there is no annotation '\(word)'"
          + SpellingSuggestion.phrase(
            for: word, among: known, otherwise: "; there are \(known.joined(separator: ", "))."))
    }
    if let columns, !(0...SceneSchema.sweepLimit).contains(columns) {
      throw ValidationError("--columns takes a number from 0 to \(SceneSchema.sweepLimit).")
    }
    guard widths == nil || heights == nil else {
      throw ValidationError("--widths and --heights exclude each other.")
    }
  }

  var choice: PanelChoice {
    let annotations = words.map { ($0.isLeftOut, AnnotationName(rawValue: $0.name)) }
    let shown = annotations.filter { !$0.0 }.compactMap(\.1)
    let leftOut = annotations.filter(\.0).compactMap(\.1)
    return PanelChoice(
      showsVariants: !noVariants,
      sweep: widths ?? heights ?? .asWritten,
      settings: OutputSettings(
        annotate: shown.isEmpty ? nil : shown, noAnnotate: leftOut.isEmpty ? nil : leftOut,
        columns: columns))
  }

  /// The names of annotations, each to be shown or removed.
  private var words: [(name: String, isLeftOut: Bool)] {
    annotate.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { word in
      let name = word.filter { !$0.isWhitespace }
      return name.hasPrefix("-") ? (String(name.dropFirst()), true) : (name, false)
    }
  }

  private static var presets: String { list(AnnotationName.allCases.filter(\.isPreset)) }
  private static var names: String { list(AnnotationName.allCases.filter { !$0.isPreset }) }

  private static func list(_ names: [AnnotationName]) -> String {
    names.map(\.rawValue).joined(separator: ", ")
  }
}
