import ArgumentParser
import Snug

/// The command-line tool `snug`.
@main
struct SnugCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snug",
    abstract: "Draws what Auto Layout decided, and why.",
    usage: """
      snug SCENE|DIR... [-o FILE | --output-dir DIR] [--format svg|png|pdf|html|marks] [--scale 2]
      snug SCENE|DIR... [--annotate NAMES] [--widths SIZES] [--columns N] [--animate]
      snug SCENE|DIR... [--preset docc|github|web] [--check | --watch]
      snug markdown ARTICLE|DIR... [--preset docc|github|web] [--pictures DIR] [--check]
      snug solve SCENE [--fitting compressed|expanded|WxH]
      snug explain SCENE [VIEW] [--format text|json|markdown] [--constraints]
      snug explain SCENE [VIEW] [--what-if | --widths SIZES | --heights SIZES]
      snug diff BEFORE AFTER | SCENE --variant TITLE [-o FILE]
      snug lint SCENE|DIR... [--rule NAME]... [--disable NAME]... [--format text|json]
      snug play [SCENE] [--no-open]
      snug snapshots list|review|accept|prune [--package DIR]
      snug VIEW.swift [--scene CLASS] [--with FILE]... [--size WxH] [--device NAME]
      snug list FILE.storyboard|FILE.swift|LOG
      snug convert FILE.storyboard|FILE.swift|LOG [--scene NAME] [-o scene.yaml]
      snug schema [--explanation] [--markdown]
      """,
    discussion: """
      A scene file describes views, their text, their priorities and their constraints. 'snug \
      row.yaml' means 'snug render row.yaml', and writes row.svg beside it. You can use a .xib, a \
      .storyboard or a console log with constraints wherever you can use a scene file.

      Exit status: 0 done; 1 the scene has an error, its outcome is not the expected one, or \
      something stale, different or wrong was found; 2 the command could not finish (a file that \
      cannot be read or written, a missing font); 64 wrong arguments.
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, MarkdownCommand.self, SolveCommand.self, ExplainCommand.self,
      DiffCommand.self, LintCommand.self, PlayCommand.self, ListCommand.self, ConvertCommand.self,
      SnapshotsCommand.self, SchemaCommand.self,
    ])

  /// The names of the commands, in the order of the help.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let script = CompletionScript(askedForBy: arguments) { return print(script.text) }
    do {
      var command = try parsed(arguments)
      try command.run()
    } catch { exit(withError: error) }
  }

  func run() throws { throw ValidationError("Missing expected argument '<scene> ...'") }

  /// Parses the arguments. For `snug --versoin` ArgumentParser reports a missing argument and not
  /// the unknown option, which is more likely the mistake. So the arguments are parsed again with
  /// an argument added. ArgumentParser never suggests `--version`, so that is added here.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let words = withCommand(arguments)
    do { return try parseAsRoot(words) } catch {
      guard message(for: error).hasPrefix("Missing expected argument") else { throw error }
      do { _ = try parseAsRoot(words + ["-"]) } catch let other {
        guard message(for: other).hasPrefix("Unknown option") else { throw error }
        let (word, known) = (arguments[0], ["--version", "--verbose"])
        if word.lowercased() == "-v"
          || SpellingSuggestion.nearest(to: word, among: known) == known[0]
        {
          throw ValidationError("Unknown option '\(word)'. Did you mean '--version'?")
        }
        throw other
      }
      throw error
    }
  }

  /// The arguments with `render` before them if they name no command.
  ///
  /// A `defaultSubcommand` would mean the same, but ArgumentParser reads its options for every other
  /// command, too: a fifth of the time of `snug --version`.
  private static func withCommand(_ arguments: [String]) -> [String] {
    guard let first = arguments.first, !(commandNames + ownOptions).contains(first) else {
      return arguments
    }
    return ["render"] + arguments
  }

  /// Options that ArgumentParser takes without a command. The last three are for programs.
  private static let ownOptions = [
    "-h", "-help", "--help", "--help-hidden", "--version", "--generate-completion-script",
    "---completion", "--experimental-dump-help",
  ]
}
