public import ArgumentParser
import Foundation
public import Snug

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as annotated diagrams (the default).",
    usage: """
      snug [render] SCENE... [-o FILE | --output-dir DIR] [--format svg|png|pdf|marks]
                  [--appearance light|dark|pair|auto] [--scale N] [--variant TITLE]
                  [--annotate NAMES] [--no-annotate NAMES] [--columns N]
                  [--widths N,N,... | --heights N,N,...] [--animate]
                  [--verbose]
      """,
    discussion: """
      Without -o or --output-dir each picture is written beside its scene. A scene's variants, \
      and the sizes of its sweep, are drawn as panels of one picture. Several scenes are drawn at \
      once, on as many threads as there are processors.

      --format marks prints what the picture consists of as JSON: each mark's kind and box in \
      points, its text, its part in the diagram and the view or constraint it speaks of.
      """)

  @Argument(help: ArgumentHelp("Scene files; - is standard input.", valueName: "scene"))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The folder to write into; it must exist.", valueName: "dir"))
  var outputDir: String?

  @Option(help: "What to write; otherwise the extension of -o decides, else svg.")
  var format: OutputFormat?

  @Option(
    help:
      "The theme; pair is a light picture and a dark one named NAME~dark, auto an SVG that follows its reader's."
  )
  var appearance: AppearanceOption = .light

  @Option(help: "Pixels per point of a PNG.")
  var scale = 2.0

  @OptionGroup var variant: VariantOption

  @OptionGroup var panels: PanelOptions

  @Flag(help: "Say how long each step took.")
  var verbose = false

  enum AppearanceOption: String, ExpressibleByArgument, CaseIterable {
    case light, dark, pair, auto
  }

  func validate() throws {
    if let output {
      guard outputDir == nil else {
        throw ValidationError("-o and --output-dir exclude each other.")
      }
      guard scenes.count == 1 else {
        throw ValidationError("-o takes one scene; use --output-dir for several.")
      }
      guard !output.hasSuffix("/") else {
        throw ValidationError("-o takes a file; use --output-dir for a folder.")
      }
      guard format != nil || formatOfOutput != nil || outputExtension.isEmpty else {
        throw ValidationError(
          "'\(output)': no format is called '\(outputExtension)'; use .svg, .png, "
            + ".pdf or .json, or say --format.")
      }
    }
    if let output, let format, let named = formatOfOutput, named != format {
      throw ValidationError(
        "'\(output)' says \(named.rawValue) and --format says \(format.rawValue).")
    }
    if !(scale > 0 && scale <= 100) {
      throw ValidationError("--scale takes a number above 0 and up to 100.")
    }
    if appearance == .pair, scenes.contains(where: { destination(of: $0) == "-" }) {
      throw ValidationError("a pair of pictures cannot go to standard output.")
    }
    if panels.animate, effectiveFormat != .svg {
      throw ValidationError("--animate goes with SVG: \(effectiveFormat.rawValue) stands still.")
    }
    if appearance == .auto, effectiveFormat != .svg {
      throw ValidationError(
        "only an SVG can follow its reader's appearance; say light, dark or pair.")
    }
    try validateDestinations()
  }

  /// No picture may take the place of another, or of a scene.
  private func validateDestinations() throws {
    let sources = Dictionary(scenes.map { (Self.place(of: $0), $0) }) { first, _ in first }
    var writers: [String: String] = [:]
    var seen: Set<String> = []
    for scene in scenes {
      guard seen.insert(Self.place(of: scene)).inserted else {
        throw ValidationError("'\(scene)' is given twice.")
      }
      for destination in destinations(of: scene) where destination != "-" {
        let place = Self.place(of: destination)
        if let other = writers.updateValue(scene, forKey: place) {
          throw ValidationError(
            "'\(other)' and '\(scene)' would both be written to '\(destination)'.")
        }
        if let source = sources[place] {
          throw ValidationError("the picture would be written over the scene '\(source)'.")
        }
      }
    }
  }

  /// A path by which two spellings of one file are known for the same.
  private static func place(of path: String) -> String {
    path == "-" ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }

  func run() throws {
    var session = try Session(verbose: verbose)
    try session.forEach(scenes) { scene, session in try render(scene, in: &session) }
    try session.finish()
  }

  private func render(_ path: String, in session: inout Session) throws {
    let choice = panels.choice
    let pipeline = session.pipeline
    guard let sheet = session.sheet(path, variant: variant.variant, choice) else { return }
    let diagnostics = pipeline.diagnostics(of: sheet)
    // A picture nobody announced as broken would pass for a good one.
    let isRefused = diagnostics.contains { $0.severity == .error }
    session.report(diagnostics.map { Self.tellingRefusal($0) })
    guard !isRefused else { return }
    if panels.animate, sheet.panels.count < 2 {
      throw ValidationError("'\(path)' is one panel; --animate steps through several.")
    }
    let scene = sheet.panels[0].explanation.layout.scene
    do {
      var results: [(path: String, bytes: [UInt8])] = []
      for (appearance, destination) in zip(appearance.appearances, destinations(of: path)) {
        let bytes = try session.timed("\(path): drew the \(appearance.rawValue) picture") {
          try pipeline.render(
            pipeline.diagram(
              of: panels.animate ? sheet.flattened : sheet,
              DiagramOptions(
                for: scene, appearance: appearance,
                followsColorScheme: self.appearance == .auto, overriddenBy: choice.settings)),
            as: effectiveFormat, scale: scale, animating: panels.animate)
        }
        results.append((destination, bytes))
      }
      session.write(results)
    } catch {
      session.report([
        Diagnostic(
          .error, .unwritableFile, "cannot draw the picture: \(error)", file: path,
          notes: sheet.panels.count > 1 && effectiveFormat == .png
            ? ["it has \(sheet.panels.count) panels: a smaller --scale, or an SVG, holds them"] : []
        )
      ])
    }
  }

  private static func tellingRefusal(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.notes.append("no picture was written")
    return diagnostic
  }

  private var outputExtension: String {
    output.map { URL(fileURLWithPath: $0).pathExtension } ?? ""
  }

  private var formatOfOutput: OutputFormat? { output.flatMap(Self.format) }

  /// The format a file's extension says.
  static func format(of path: String) -> OutputFormat? {
    let name = URL(fileURLWithPath: path).pathExtension.lowercased()
    return OutputFormat.allCases.first { $0.fileExtension == name }
  }

  private var effectiveFormat: OutputFormat { format ?? formatOfOutput ?? .svg }

  /// Where the pictures of a scene go, one for each appearance.
  private func destinations(of scene: String) -> [String] {
    let path = destination(of: scene)
    return appearance == .pair ? [path, Self.darkName(of: path)] : [path]
  }

  /// Where the picture of a scene goes.
  private func destination(of scene: String) -> String {
    if let output { return output }
    // Marks are for a program that reads them: they are printed.
    if scene == "-" || effectiveFormat == .marks, outputDir == nil { return "-" }
    let url = URL(fileURLWithPath: scene == "-" ? "scene.yaml" : scene)
    let name =
      url.deletingPathExtension().lastPathComponent + "."
      + effectiveFormat.fileExtension
    if let outputDir { return outputDir.hasSuffix("/") ? outputDir + name : "\(outputDir)/\(name)" }
    let folder = scene.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [Substring(name)]).joined(separator: "/")
  }

  /// DocC's name for the dark variant of a picture: `row~dark.svg`.
  static func darkName(of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return path + "~dark"
    }
    return path[..<dot] + "~dark" + path[dot...]
  }
}

extension RenderCommand.AppearanceOption {
  var appearances: [Appearance] {
    switch self {
    case .light, .auto: [.light]
    case .dark: [.dark]
    case .pair: [.light, .dark]
    }
  }
}

extension OutputFormat: ExpressibleByArgument {}
