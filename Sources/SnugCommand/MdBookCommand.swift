import ArgumentParser
import Foundation
import Publishing
import Snug

struct MdBookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mdbook",
    abstract: "Draw the scenes in a book, as a preprocessor of mdBook.",
    usage: """
      snug mdbook < CONTEXT-AND-BOOK
      snug mdbook supports RENDERER
      """,
    discussion: """
      mdBook runs it where book.toml says:

          [preprocessor.snug]
          command = "snug mdbook"

      Each fenced block whose first word is snug is followed by its picture, as SVG in the page; a \
      block that says hidden is replaced by it. Nothing is written to disk.

      Exit status: 0 done, or the renderer is supported (html and markdown are); 1 a block or \
      its layout has an error, or this is no book, or the renderer is not supported; 2 the book could not be read; 64 wrong \
      arguments.
      """)

  @Argument(help: ArgumentHelp("supports, to be asked about a renderer.", valueName: "question"))
  var question: Question?

  @Argument(help: ArgumentHelp("The renderer: html.", valueName: "renderer"))
  var renderer: String?

  enum Question: String, ExpressibleByArgument { case supports }

  func validate() throws {
    if question != nil, renderer == nil { throw ValidationError("Name a renderer.") }
  }

  func run() throws {
    if let renderer {
      throw MdBook.supports(renderer: renderer) ? ExitCode.success : ExitCode(1)
    }
    var session = try Session()
    do {
      let book = try MdBook(try SourceText.reading("-", as: "book"))
      let drawing = book.drawn(
        with: session.pipeline, on: ProcessInfo.processInfo.activeProcessorCount)
      session.report(drawing.diagnostics)
      if !drawing.json.isEmpty { session.write(drawing.json, to: "-") }
    } catch {
      session.report([error])
    }
    try session.finish()
  }
}
