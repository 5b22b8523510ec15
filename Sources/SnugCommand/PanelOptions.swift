import ArgumentParser
import Snug

/// Which panels of a scene a picture shows, and what of each.
struct PanelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What to show: names with commas between them, after a preset or in addition. Presets: \
      \(Self.presets). Names: \(Self.names).
      """, valueName: "names"),
    completion: .annotations)
  var annotate: [String] = []

  @Option(
    help: ArgumentHelp("What of it to leave out.", valueName: "names"),
    completion: .annotations)
  var noAnnotate: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many panels stand side by side; 0 is as many as fit, or one column for several widths.",
      valueName: "n"))
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      "Draw it at these widths of the root, in points: 200,260,320.", valueName: "n,n,..."))
  var widths: SizeList?

  @Option(
    help: ArgumentHelp(
      "Draw it at these heights of the root, in points.", valueName: "n,n,..."))
  var heights: SizeList?

  @Flag(help: "Draw the scene without its variants.")
  var noVariants = false

  @Flag(help: "Draw the scene at its own size alone.")
  var noSweep = false

  @Flag(
    help: ArgumentHelp(
      "An SVG that shows one panel after the other, or all at once for readers who prefer reduced "
        + "motion."))
  var animate = false

  func validate() throws {
    for word in (annotate + noAnnotate).flatMap(Self.words)
    where AnnotationName(rawValue: word) == nil {
      let known = AnnotationName.allCases.map(\.rawValue)
      let suggestion = SpellingSuggestion.phrase(for: word, among: known)
      throw ValidationError(
        "there is nothing called '\(word)' to show"
          + (suggestion.isEmpty ? ": there are \(Self.presets), \(Self.names)." : suggestion))
    }
    if let columns, !(0...SceneSchema.sweepLimit).contains(columns) {
      throw ValidationError("--columns takes a number from 0 to \(SceneSchema.sweepLimit).")
    }
    let sweeps = [widths != nil, heights != nil, noSweep].filter(\.self).count
    guard sweeps <= 1 else {
      throw ValidationError("--widths, --heights and --no-sweep exclude each other.")
    }
  }

  /// What was said, to be laid over what scenes say.
  var choice: PanelChoice {
    let sweep =
      widths.map { SizeSweep(.horizontal, $0.sizes) }
      ?? heights.map { SizeSweep(.vertical, $0.sizes) }
    return PanelChoice(
      showsVariants: !noVariants,
      sweep: sweep.map(PanelChoice.Sweep.over) ?? (noSweep ? .none : .asWritten),
      settings: OutputSettings(
        annotate: annotate.isEmpty ? nil : Self.annotations(annotate),
        noAnnotate: noAnnotate.isEmpty ? nil : Self.annotations(noAnnotate), columns: columns))
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  private static func annotations(_ lists: [String]) -> [AnnotationName] {
    lists.flatMap(words).compactMap(AnnotationName.init)
  }

  private static var presets: String { list(AnnotationName.allCases.filter(\.isPreset)) }
  private static var names: String { list(AnnotationName.allCases.filter { !$0.isPreset }) }

  private static func list(_ names: [AnnotationName]) -> String {
    names.map(\.rawValue).joined(separator: ", ")
  }
}

/// `200,260,320`: sizes in points, in the order they are shown in.
struct SizeList: ExpressibleByArgument {
  let sizes: [Double]

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0) }
    let sizes = numbers.compactMap(\.self)
    guard sizes.count == numbers.count, sizes.count <= SceneSchema.sweepLimit,
      sizes.allSatisfy({ (0...SceneSchema.lengthLimit).contains($0) })
    else { return nil }
    self.sizes = sizes
  }
}
