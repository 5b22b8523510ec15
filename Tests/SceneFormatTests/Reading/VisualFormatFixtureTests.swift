import AutoLayout
import Diagnostics
import TestSupport
import Testing

@testable import SceneFormat

/// `Fixtures/VisualFormat`: formats, one a line, and below each, indented, what it stands for or what
/// the exception would say.
///
/// A format is for the views `a`, `b` and `c` of `view`, and the metrics `gap` (12) and `prio` (700);
/// options follow it behind `//`. With `SNUG_RECORD=1` what is indented is written anew.
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

  /// The formats of a file, each with what `describe` says of it.
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

  @Test func `a valid format stands for its constraints`() throws {
    let failure = try failure("Fixtures/VisualFormat/valid.txt") { line in
      try SceneReader.read(scene(line)).value.constraintLines
    }
    #expect(failure == nil)
  }

  @Test func `an invalid format is refused as the exception would, with its caret`() throws {
    let failure = try failure("Fixtures/VisualFormat/invalid.txt") { line in
      let format = String(line.prefix { $0 != "/" })
      return diagnostics(of: scene(line)).flatMap { diagnostic -> [String] in
        #expect(diagnostic.message.hasPrefix(Diagnostic.visualFormatPrefix), "\(line)")
        let offset = (diagnostic.range?.offsets.lowerBound ?? 0) - Self.head.utf8.count
        // The reason: how it begins, what is wrong, the format, and where; an option is elsewhere.
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
