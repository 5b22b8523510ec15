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
      snug SCENE|DIR... [--preset docc|github|web|phone] [--check | --watch]
      snug markdown ARTICLE|DIR... [--preset docc|github|web|phone] [--pictures DIR] [--check]
      snug solve SCENE [--fitting compressed|expanded|WxH]
      snug explain SCENE [VIEW] [--format text|json|markdown] [--constraints]
      snug explain SCENE [VIEW] [--what-if | --widths SIZES | --heights SIZES]
      snug diff BEFORE AFTER | SCENE --variant TITLE [-o FILE]
      snug lint SCENE|DIR... [--rule NAME]... [--disable NAME]... [--format text|json]
      snug play [SCENE] [--no-open]
      snug snapshots list|review|accept [--package DIR]
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
    ],
    defaultSubcommand: RenderCommand.self)

  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
