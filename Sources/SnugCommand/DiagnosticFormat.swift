import ArgumentParser
import Snug
import SnugPlatform

enum DiagnosticFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// With the source line and a caret, for people and editors.
  case human
  /// As a workflow command of GitHub Actions, which shows it at the lines of a pull request.
  case github

  func text(of diagnostic: Diagnostic) -> String {
    switch self {
    case .human: diagnostic.formatted
    case .github:
      diagnostic.workflowCommand(
        workspace: ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"])
    }
  }
}

struct DiagnosticOptions: ParsableArguments {
  @Option(
    help: "The format of diagnostics: human, with the line and a caret; github, as annotations.")
  var diagnostics: DiagnosticFormat = .human
}

extension Diagnostic {
  /// The resulting exit status: 2 if the work could not be done, 1 if the input has a problem.
  var exitStatus: Int32 {
    guard severity == .error else { return 0 }
    switch id {
    case .unreadableFile, .unwritableFile, .missingFont, .missingToolchain: return 2
    default: return 1
    }
  }
}
