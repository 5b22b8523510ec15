import SnugDiagnostics

/// What is read in a Swift text without compiling, when it is first needed.
final class SwiftReading {
  let text: SourceText
  private(set) lazy var outline = SwiftOutline(text)
  private(set) lazy var optionalMethods = SwiftCode.optionalMethods(in: outline)
  private(set) lazy var optionalClosures = SwiftCode.optionalClosures(in: outline)
  private(set) lazy var missingModules = SwiftCode.missingModules(in: text)
  private(set) lazy var typesForOtherFiles = outline.typesForOtherFiles
  private(set) lazy var rewrittenForLinux = SwiftCode.rewrittenForLinux(
    text, path: absolutePath(text.name))

  init(_ text: SourceText) { self.text = text }
}

/// The readings of the texts of a program, which is compiled several times: of each file that of its last text.
final class SwiftReadings {
  private var known: [String: SwiftReading] = [:]

  subscript(text: SourceText) -> SwiftReading {
    if let reading = known[text.name], reading.text === text { return reading }
    let reading = SwiftReading(text)
    known[text.name] = reading
    return reading
  }
}
