public import ArgumentParser
import Foundation
public import Snug

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as annotated diagrams (the default).",
    discussion: "Without -o or --output-dir each picture is written beside its scene.")

  @Argument(help: "Scene files; - is standard input.")
  var scenes: [String]

  @Option(name: .shortAndLong, help: "The file to write; - is standard output.")
  var output: String?

  @Option(help: "The folder to write into; it must exist.")
  var outputDir: String?

  @Option(help: "svg, png or pdf; otherwise the output file's extension decides, else svg.")
  var format: OutputFormat?

  @Option(help: "light, dark, or pair: a light picture and a dark one named NAME~dark.")
  var appearance: AppearanceOption = .light

  @Option(help: "Pixels per point of a PNG.")
  var scale = 2.0

  @Flag(help: "Say how long each step took.")
  var verbose = false

  enum AppearanceOption: String, ExpressibleByArgument, CaseIterable {
    case light, dark, pair
  }

  func validate() throws {
    if output != nil, outputDir != nil {
      throw ValidationError("-o and --output-dir exclude each other.")
    }
    if output != nil, scenes.count > 1 {
      throw ValidationError("-o takes one scene; use --output-dir for several.")
    }
    if !(scale > 0 && scale <= 100) {
      throw ValidationError("--scale takes a number above 0 and up to 100.")
    }
    if appearance == .pair, destination(of: scenes[0]) == "-" {
      throw ValidationError("a pair of pictures cannot go to standard output.")
    }
    var writers: [String: String] = [:]
    for scene in scenes {
      let path = destination(of: scene)
      if let other = writers[path], path != "-" {
        throw ValidationError("'\(other)' and '\(scene)' would both be written to '\(path)'.")
      }
      writers[path] = scene
    }
  }

  func run() throws {
    var session = try Session(verbose: verbose)
    for scene in scenes { render(scene, in: &session) }
    try session.finish()
  }

  private func render(_ path: String, in session: inout Session) {
    guard let explanation = session.explain(path) else { return }
    let diagnostics = session.pipeline.diagnostics(of: explanation)
    session.report(diagnostics)
    // A picture nobody announced as broken would pass for a good one.
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let destination = destination(of: path)
    do {
      var results: [(path: String, bytes: [UInt8])] = []
      for appearance in appearance.appearances {
        let bytes = try session.timed("\(path): drew the \(appearance.rawValue) picture") {
          try session.pipeline.render(
            session.pipeline.diagram(of: explanation, appearance: appearance),
            as: effectiveFormat, scale: scale)
        }
        let isSecond = self.appearance == .pair && appearance == .dark
        results.append((isSecond ? Self.darkName(of: destination) : destination, bytes))
      }
      for result in results { session.write(result.bytes, to: result.path) }
    } catch {
      session.report([
        Diagnostic(.error, .unwritableFile, "cannot draw the picture: \(error)", file: path)
      ])
    }
  }

  private var effectiveFormat: OutputFormat {
    if let format { return format }
    let fileExtension = output.map { URL(fileURLWithPath: $0).pathExtension.lowercased() }
    return fileExtension.flatMap(OutputFormat.init(rawValue:)) ?? .svg
  }

  /// Where the picture of a scene goes.
  private func destination(of scene: String) -> String {
    if let output { return output }
    if scene == "-", outputDir == nil { return "-" }
    let url = URL(fileURLWithPath: scene == "-" ? "scene.yaml" : scene)
    let name = url.deletingPathExtension().lastPathComponent + "." + effectiveFormat.rawValue
    if let outputDir { return outputDir.hasSuffix("/") ? outputDir + name : "\(outputDir)/\(name)" }
    let folder = scene.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [Substring(name)]).joined(separator: "/")
  }

  /// DocC's name for the dark variant of a picture: `row~dark.svg`.
  private static func darkName(of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return path + "~dark"
    }
    return path[..<dot] + "~dark" + path[dot...]
  }
}

extension RenderCommand.AppearanceOption {
  var appearances: [Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .pair: [.light, .dark]
    }
  }
}

extension OutputFormat: ExpressibleByArgument {}
