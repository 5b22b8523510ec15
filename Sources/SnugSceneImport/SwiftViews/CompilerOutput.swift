package import SnugDiagnostics

/// The output of a compiler, with errors of the form `FILE:LINE:COLUMN: error: MESSAGE`.
package struct CompilerOutput {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// The errors with their lines.
  init(_ errors: [Diagnostic]) {
    text = errors.map { error in
      error.message + "\n" + (error.range.map { $0.source.line($0.start.line) } ?? "") + "\n"
    }.joined()
  }

  var isEmpty: Bool { text.isEmpty }

  /// The names that the errors miss, of types, values and members, and the types without a member, which
  /// may be others of the same name: Foundation has an `Operation`. Initializers of extensions are missed by
  /// their labels: `hex:`. A function that does not take its arguments may have others in an extension.
  package var missingNames: Set<String> {
    let missing =
      /cannot find (?:type )?'(\w+)'|(?:type '(\w+)[^']*' )?has no (?:dynamic )?member '(\w+)'|'(\w+)' is inaccessible|reference to generic type '(\w+)'|'(\w+)' is not a member|because '\[*(\w+)|(?:have|label|labels:?|argument) '(?:_:)*(\w+:)/
    let call =
      /(?:takes no arguments|(?:missing|extra) argument|no exact matches in call|cannot call value of non-function type)[^\n]*\n(?<line>[^\n]*)/
    let names = text.matches(of: missing).flatMap {
      [$0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8]
    }
    let calls = text.matches(of: call).flatMap { match in
      match.line.matches(of: /([A-Za-z_]\w*)\(/).map(\.1).filter { $0.first?.isUppercase == false }
        + match.line.matches(of: /\((\w+:)/).prefix(1).map(\.1)
    }
    return Set((names.compactMap(\.self) + calls).map(String.init))
  }

  /// The errors in the files, or the whole output if there are none.
  ///
  /// - Parameters:
  ///   - modules: those whose imports were left out.
  ///   - folders: those that were searched for what is missing.
  ///   - declaring: returns the name of a file in the folders that declares something.
  ///   - path: returns the path that the compiler was given for a file.
  package func diagnostics(
    about sources: [SourceText], missing modules: [String] = [],
    searched folders: [String] = [], declaring: (String) -> String? = { _ in nil },
    _ path: (String) -> String
  ) -> [Diagnostic] {
    var found: [(place: (file: Int, line: Int, column: Int), error: Diagnostic)] = []
    var messageInMain: String?
    for line in text.split(separator: "\n") {
      guard let marker = line.firstRange(of: ": error: ") else { continue }
      // Some messages have a trailing space.
      let message = String(line[marker.upperBound...].reversed().drop { $0 == " " }.reversed())
      if messageInMain == nil, line.contains("main.swift") { messageInMain = message }
      let location = line[..<marker.lowerBound].split(separator: ":")
      guard location.count >= 3, let number = Int(location[location.count - 2]),
        let column = Int(location[location.count - 1]),
        let file = sources.firstIndex(where: {
          path($0.name) == location.dropLast(2).joined(separator: ":")
        })
      else { continue }
      let diagnostic = Diagnostic(
        .error, .doesNotCompile, message, at: sources[file].word(line: number, column: column),
        notes: Self.notes(on: message, modules, folders, declaring))
      if !found.contains(where: { $0.error == diagnostic }) {
        found.append(((file, number, column), diagnostic))
      }
    }
    // The compiler checks declarations before members.
    guard found.isEmpty else { return found.sorted { $0.place < $1.place }.map(\.error) }
    if let messageInMain {
      return [
        Diagnostic(
          .error, .doesNotCompile, "the view can't be made without arguments: \(messageInMain)",
          file: sources[0].name)
      ]
    }
    return [
      Diagnostic(
        .error, .doesNotCompile, "the file does not compile", file: sources[0].name,
        notes: text.split(separator: "\n").suffix(12).map(String.init))
    ]
  }

  /// Where running code stopped by itself: `MODULE/FILE:LINE: Fatal error: MESSAGE`. Where that
  /// file is one of Swift's library, the innermost call in the files: `… at FILE:LINE:COLUMN`.
  package func crash(in sources: [SourceText]) -> Diagnostic? {
    let lines = text.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard let marker = line.firstRange(of: ": Fatal error") else { continue }
      let calls = lines[index...].compactMap { call in
        call.firstRange(of: " at /").map { call[$0.upperBound...] }
      }
      for place in [line[..<marker.lowerBound]] + calls {
        let location = place.split(separator: ":")
        guard location.count >= 2, let number = Int(location[1]), number > 0,
          let file = location[0].split(separator: "/").last,
          let source = sources.first(where: { $0.name.split(separator: "/").last == file })
        else { continue }
        let start = source.offset(line: number, column: 1)
        let range = SourceRange(source, start..<max(start, source.end(ofLine: number)))
        let outlet = line.contains("found nil") ? range.outlet : nil
        return Diagnostic(
          .error, .codeFailed,
          outlet.map {
            "the code stopped: the outlet '\($0)' is nil, which a storyboard or XIB connects"
          }
            ?? "the code stopped\(line[marker.upperBound...])", at: range)
      }
    }
    return nil
  }

  /// Notes about missing declarations.
  private static func notes(
    on message: String, _ modules: [String], _ folders: [String],
    _ declaring: (String) -> String?
  ) -> [String] {
    func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    guard let name = missingName(in: message) else { return [] }
    let isSystem = ["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) }
    let first =
      isSystem
      ? "Snug's UIKit does not have '\(name)'"
      : folders.isEmpty
        ? "if another file declares it, '--with FILE' adds that file, and '--with DIR' those of a folder "
          + "that are needed"
        : declaring(name).map { "'\($0)' declares '\(name)' for another type, or does not compile" }
          ?? "no Swift file in \(list(folders)) declares it"
    let isOfModule = !modules.isEmpty && !isSystem
    return [first] + (isOfModule ? ["or it is in \(list(modules)), which is not here"] : [])
  }

  /// The type, value or member that is not there.
  static func missingName(in message: String) -> String? {
    message.firstMatch(of: /^cannot find (?:type )?'(\w+)'|has no (?:dynamic )?member '(\w+)'/)
      .flatMap { $0.1 ?? $0.2 }.map(String.init)
  }
}

extension [Diagnostic] {
  /// Without errors that follow from others, and with what is missing, and each message, once in each file, its
  /// other lines in a note. Each other note is there once.
  ///
  /// Without what is missing, the compiler does not know what `.red` or `nil` is after it.
  package var condensed: [Diagnostic] {
    let consequence =
      /^cannot infer|requires a contextual type|without a contextual type|without a type annotation|could not be inferred|^failed to produce diagnostic|type '\[?Any\]?'/
    func isBefore(_ other: Diagnostic, _ error: Diagnostic) -> Bool {
      guard let first = other.range, let range = error.range else { return false }
      return first.source.name == range.source.name && first.start.line <= range.start.line
    }
    let causes = filter { $0.severity == .error && !$0.message.contains(consequence) }
    var kept: [(error: Diagnostic, lines: [Int])] = []
    for error in self {
      if error.message.contains(consequence), causes.contains(where: { isBefore($0, error) }) {
        continue
      }
      let name = CompilerOutput.missingName(in: error.message) ?? error.message
      let former = kept.firstIndex {
        $0.error.range?.source.name == error.range?.source.name
          && CompilerOutput.missingName(in: $0.error.message) ?? $0.error.message == name
      }
      guard let former, let line = error.range?.start.line else {
        kept.append((error, [error.range?.start.line ?? 0]))
        continue
      }
      if !kept[former].lines.contains(line) { kept[former].lines.append(line) }
    }
    var said: Set<String> = []
    return kept.map { error, lines in
      var error = error
      error.notes = error.notes.filter { said.insert($0).inserted }
      let others = lines.dropFirst()
      if !others.isEmpty {
        let list = others.prefix(Self.mostLines).map(String.init).joined(separator: ", ")
        error.notes.append(
          "also in line\(others.count == 1 ? "" : "s") \(list)"
            + (others.count > Self.mostLines ? " and \(others.count - Self.mostLines) more" : ""))
      }
      return error
    }
  }

  private static var mostLines: Int { 6 }
}

extension SourceRange {
  /// The first outlet of the file that the text names, if nothing else in it could be nil.
  fileprivate var outlet: String? {
    if text.contains(/\w!|\)!/) { return nil }
    let file = String(decoding: SwiftCode(source).bytes, as: UTF8.self)
    let outlets = Set(file.matches(of: /@IBOutlet\s[\w\s()]*?var\s+(\w+)/).map(\.1))
    return text.matches(of: /\w+/).map(\.0).first { outlets.contains($0) }.map(String.init)
  }
}

extension SourceText {
  /// The word at a line and a column, both from 1.
  fileprivate func word(line: Int, column: Int) -> SourceRange {
    let start = offset(line: line, column: column)
    var end = start
    while end < utf8.count, utf8[end].isIdentifierByte { end += 1 }
    return SourceRange(self, start..<min(max(end, start + 1), max(start, utf8.count)))
  }
}
