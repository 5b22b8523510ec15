import SnugDiagnostics

/// Compiling with the files of a project that declare what is missing.
extension SwiftProgram {
  /// The limit for the times that files of the folders are left out because they do not compile: a second time rarely
  /// helps, and takes as long as the first. Beyond it, the files are compiled with only those that declare what they
  /// miss themselves, then without any; if that fails, the error is the first one.
  private static let mostRetries = 1

  /// Compiles the files, with those of the folders that are needed, without those of them that do not
  /// compile: what they declare may be in parts that can be left out.
  mutating func compile(_ module: UIKitModule) throws {
    let alone = self
    var first: Diagnostics?
    var failing: Set<String> = []
    for _ in 0...Self.mostRetries {
      if !failing.isEmpty {
        var rest = folders
        rest.leaveOut(failing)
        self = alone
        folders = rest
      }
      do {
        return try compileSearching(module)
      } catch let error as Diagnostics {
        first = first ?? error
        let added = Set(sources.map(\.name)).subtracting(alone.sources.map(\.name))
        let new = added.intersection(error.all.compactMap { $0.range?.source.name })
        if new.isEmpty { break }
        failing.formUnion(new)
      }
    }
    guard let first else { return }
    let isAlone = sources.count == alone.sources.count && failing.isEmpty
    for rounds in isAlone ? [] : [1, 0] {
      self = alone
      (roundsOfSearch, failureOfSearch) = (rounds, first)
      if (try? compileSearching(module)) != nil { return }
    }
    throw first
  }

  /// Compiles the files, and adds those of the folders that declare what is missing until nothing is. Each
  /// round adds at least one file. Where no error names what is missing, it may be a member without
  /// its type, such as `.accent`, in the lines with the errors, or in an extension of a type. Then
  /// parts with errors are left out.
  private mutating func compileSearching(_ module: UIKitModule) throws {
    /// The errors before members without their types were tried.
    var former: [Diagnostic]?
    while true {
      let output = try CompilerOutput(compiled(module))
      if output.isEmpty { return }
      let all = errors(output)
      let idle = errorsInIdleCode(all)
      let errors = all.filter { $0.severity == .error && !idle.contains($0) }
      let overloads = errors.compactMap(nameOfOverload)
      let names = CompilerOutput(errors).missingNames
      if add(filesDeclaring: names.union(overloads)) { continue }
      if former == nil {
        former = all
        if add(filesDeclaring: Set(errors.flatMap { $0.range?.implicitMembers ?? [] })) { continue }
      }
      if addFilesWithExtensions(for: errors) { continue }
      if leaveOutParts(with: idle, areIdle: true) { continue }
      // Code that was taken for idle is needed after all.
      if add(filesDeclaring: output.missingNames) { continue }
      guard addStandIns(for: all) || leaveOutParts(with: all) else {
        throw Diagnostics((former ?? all).map(inOriginal).condensed)
      }
    }
  }

  /// The errors in code that does not run, or that lays nothing out and sets no content, for which no files are added: a
  /// button's action would bring the next screen, and that one the whole app.
  private mutating func errorsInIdleCode(_ errors: [Diagnostic]) -> [Diagnostic] {
    guard roundsOfSearch > 0, !folders.paths.isEmpty else { return [] }
    let code = IdleCode(
      sources.map { ($0, readings[$0].outline) }, arguments: scene.arguments)
    return sources.enumerated().flatMap { index, source in
      let own = errors.filter { $0.range?.source === source }
      let outline = readings[source].outline
      let inert =
        own.isEmpty
        ? []
        : outline.omissions(for: own, views: [])
          .filter { $0.part.kind == .inert && !outline.setsContent(in: $0.part.range) }.map(\.error)
      return own.filter { error in
        inert.contains(error)
          || error.range.map { code.contains($0.offsets.lowerBound, ofFile: index) } ?? false
      }
    }
  }

  /// The function whose argument has another type than it takes: an extension may have one of this name that takes it,
  /// such as `inset(by: 8)`.
  private func nameOfOverload(for error: Diagnostic) -> String? {
    guard error.message.contains("to expected argument type"), let range = error.range else {
      return nil
    }
    let bytes = readings[range.source].outline.bytes
    var (depth, offset) = (0, min(range.offsets.lowerBound, bytes.count))
    while depth >= 0, offset > 0 {
      offset -= 1
      if bytes[offset] == UInt8(ascii: ")") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "(") { depth -= 1 }
    }
    let before = String(decoding: bytes[..<offset], as: UTF8.self)
    return before.firstMatch(of: /(?:^|\W)([a-z]\w*)$/).map { String($0.1) }
  }

  /// Adds the files of the folders that declare some names; returns whether there are any.
  private mutating func add(filesDeclaring names: Set<String>) -> Bool {
    guard roundsOfSearch > 0, !names.isEmpty else { return false }
    return add(folders.files(declaring: names, besides: sources))
  }

  private mutating func add(_ found: [SourceText]) -> Bool {
    sources += found
    if !found.isEmpty { roundsOfSearch -= 1 }
    return !found.isEmpty
  }

  /// Adds the files of the folders with extensions of the types in files with errors; returns whether there are
  /// any.
  private mutating func addFilesWithExtensions(for errors: [Diagnostic]) -> Bool {
    guard roundsOfSearch > 0 else { return false }
    let names = Set(errors.compactMap { $0.range?.source.name })
    let types = Set(
      sources.filter { names.contains($0.name) }.flatMap { readings[$0].typesForOtherFiles })
    return add(folders.files(extending: types, besides: sources))
  }

  /// Adds stand-ins for types that are declared nowhere, and for views that statements or members of a class use
  /// and do not declare; returns whether there are any.
  private mutating func addStandIns(for errors: [Diagnostic]) -> Bool {
    let count = standIns.count
    var hasNewValue = false
    let missing = Set(
      errors.compactMap {
        $0.message.firstMatch(of: /^cannot find type '(\w+)'/).map { String($0.1) }
      })
    for error in errors {
      for index in standIns.indices where standIns[index].addValue(for: error) {
        hasNewValue = true
      }
      guard
        let standIn = StandIn(
          for: error, isScript: scene.script != nil, first: sources[0], readings)
          ?? (error.range?.source === sources[0]
            ? StandIn(
              forHooksIn: readings[sources[0]].outline, calledIn: error, missing: missing) : nil),
        !standIns.contains(where: { $0.name == standIn.name }),
        standIn.isType || !declaresVariable(standIn.name)
      else { continue }
      standIns.append(standIn)
    }
    return hasNewValue || standIns.count > count
  }

  /// Whether the file declares a variable somewhere. If it is missing, that is because its declaration was left out, or
  /// in another place, and nothing else has its layout.
  private func declaresVariable(_ name: String) -> Bool {
    let code = SwiftCode(originals[sources[0].name] ?? sources[0])
    return String(decoding: code.bytes, as: UTF8.self)
      .matches(of: /(?:^|\W)(?:let|var)\s+(\w+)/).contains { $0.1 == name }
  }
}

extension SourceRange {
  /// The members without their types in the line in which it begins.
  fileprivate var implicitMembers: [String] {
    let line = start.line
    let text = source.text(in: source.offset(line: line, column: 1)..<source.end(ofLine: line))
    return text.matches(of: /(?:^|[^\w)\]?!}])\.(\w+)/).map { String($0.1) }
  }
}
