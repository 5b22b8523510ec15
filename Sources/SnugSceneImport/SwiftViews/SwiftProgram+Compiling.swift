import SnugDiagnostics
import SnugPlatform
import SnugProcesses

/// Compiling the files.
extension SwiftProgram {
  /// The compiler's output, empty after success.
  func compiled(_ module: UIKitModule) throws -> String {
    let files = files
    let options =
      ["-module-name", "Views", "-swift-version", "5", "-Onone"] + [
        // All errors of all files at once.
        "-whole-module-optimization",
        // The backtrace of a crash needs line numbers.
        "-gline-tables-only", "-suppress-warnings", "-diagnostic-style", "llvm",
        module.library,
      ] + module.interfaces.flatMap { ["-I", $0] } + module.options
    let input = ([run.compiler] + options + files.flatMap { [$0.name, $0.text] })
      .joined(separator: "\n")
    if let output = compilations.output(of: input, program: path("views")) { return output }
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: path(name)))
    }
    let outcome = try ChildProcess(
      run.compiler, files.map { path($0.name) } + ["-o", path("views")] + options
    ).run(within: 300, output: path("compiler.txt"))
    let output = outcome.isSuccess ? "" : outcome.output + "\n"
    // A compiler that was stopped says nothing about the files.
    if [.exit(0), .exit(1)].contains(outcome.end) {
      compilations.keep(output, of: input, program: path("views"))
    }
    return output
  }

  /// The names and texts of the files to compile. Messages and source locations refer to the original ones.
  private var files: [(name: String, text: String)] {
    let optional = sources.reduce(into: Set()) { $0.formUnion(readings[$1].optionalMethods) }
      .subtracting(sources.flatMap { readings[$0].optionalClosures })
    var files = sources.enumerated().map { index, source in
      let original = absolutePath(source.name)
      let text = StandIn.withoutArguments(
        standIns.filter(\.isView).map(\.name),
        in: SwiftCode.callingOptionalMethods(optional, in: readings[source].rewrittenForLinux))
      let variables = standIns.filter { !$0.isType }.map(\.name)
      let (before, body, after) =
        index == 0
        ? scene.wrapping(text, file: original, variables) : (before: "", body: text, after: "")
      let types = index == 0 ? standIns.filter(\.isType).map(\.declaration) : []
      // On Apple's platforms Foundation has these.
      let network =
        text.contains(/URL(Session|Request|Response|Cache)/)
        ? "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n" : ""
      let lines = [
        "import UIKit", network + types.joined(separator: "; "), before,
        "#sourceLocation(file: \"\(original)\", line: 1)", body, after,
      ]
      // Only statements are the entry point.
      let name = index == 0 && scene.isMain ? "main.swift" : "Source\(index + 1).swift"
      return (name: name, text: lines.joined(separator: "\n"))
    }
    if !scene.isMain {
      files.append(("main.swift", scene.main(of: absolutePath(sources[0].name))))
    }
    return files
  }
}
