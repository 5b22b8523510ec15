import SnugDiagnostics
import SnugLayout
import SnugTestSupport
import Testing

@testable import SnugSceneFormat

/// `Fixtures/VisualFormat`: a format per line, and below it, indented, its constraints or the
/// message of the exception.
///
/// The formats use the views `a`, `b` and `c` of `view`, and the metrics `gap` (12) and `prio`
/// (700). Options follow `//`. `SNUG_RECORD=1` rewrites the indented lines.
@Suite struct `Visual format fixtures` {
  private static let head = """
    metrics: { gap: 12, prio: 700 }
    view: { subviews: { a: , b: , c: } }
    constraints:
      - { constraint: "
    """

  private func scene(_ line: String) -> SourceText {
    let parts = line.split(separator: " // ", maxSplits: 1)
    let options = parts.count > 1 ? ", options: [\(parts[1])]" : ""
    return SourceText(name: "scene.yaml", Self.head + parts[0] + "\"\(options) }\n")
  }

  /// Compares the formats of a file with their descriptions.
  private func failure(
    _ path: String, _ describe: (String) throws -> [String]
  ) throws -> String? {
    let formats = try Fixtures.text(path).split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(formats.count > 20)
    let text = try formats.map { line in
      ([String(line)] + (try describe(String(line))).map { "    \($0)" }).joined(separator: "\n")
    }
    return try Golden.failure(of: text.joined(separator: "\n") + "\n", expectedIn: path)
  }

  @Test func `a valid format is expanded to its constraints`() throws {
    let failure = try failure("Fixtures/VisualFormat/valid.txt") { line in
      try SceneReader.read(scene(line)).value.constraintLines
    }
    #expect(failure == nil)
  }

  @Test func `an invalid format has the message of the exception, with its caret`() throws {
    let failure = try failure("Fixtures/VisualFormat/invalid.txt") { line in
      let format = String(line.prefix { $0 != "/" })
      return diagnostics(of: scene(line)).flatMap { diagnostic -> [String] in
        #expect(diagnostic.message.hasPrefix(Diagnostic.visualFormatPrefix), "\(line)")
        let offset = (diagnostic.range?.offsets.lowerBound ?? 0) - Self.head.utf8.count
        // The reason has a first line, the error, the format and a caret. An option has another
        // location.
        let caret = String(repeating: " ", count: offset) + "^"
        return [
          Diagnostic.visualFormatPrefix,
          String(diagnostic.message.dropFirst(Diagnostic.visualFormatPrefix.count)), format,
        ] + (offset <= format.utf8.count ? [caret] : [])
      }
    }
    #expect(failure == nil)
  }
}
