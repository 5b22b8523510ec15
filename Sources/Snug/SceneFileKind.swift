public import SnugDiagnostics
import SnugSceneImport

/// The kind of a text with scenes, determined by its content, or else by its name.
public enum SceneFileKind: Sendable {
  /// YAML or JSON.
  case sceneFile
  /// A `.xib` or `.storyboard`.
  case interfaceBuilder
  /// A console log with constraints or trees of views.
  case constraintLog
  /// Swift code, which is run to make scenes of its views.
  case swift
}

/// A scene in a text that can have several.
public struct SceneListing: Sendable {
  /// The value for the option `--scene`.
  public let name: String
  /// Further information for the user's choice.
  public let details: [String]
}

extension SourceText {
  /// The kind of the text. XML is an Interface Builder file, and a text with constraints or views
  /// in the console's format is a log. Other texts are what their names end in, `.xib`,
  /// `.storyboard` or `.log`, and logs if they have no key `view` and their name does not determine
  /// the kind. The error is then helpful.
  public var kind: SceneFileKind {
    if name.hasSuffix(".swift") { return .swift }
    let text = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8.dropFirst(3) : utf8[...]
    let start = text.drop { " \t\r\n".utf8.contains($0) }
    if ["<?xml", "<!--", "<document"].contains(where: { start.starts(with: $0.utf8) }) {
      return .interfaceBuilder
    }
    if ConstraintLogFile.isLog(self) { return .constraintLog }
    if start.first == UInt8(ascii: "<") { return .interfaceBuilder }
    let name = name.lowercased()
    if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") { return .interfaceBuilder }
    if name.hasSuffix(".log") { return .constraintLog }
    // Text from a clipboard has no name that determines the kind.
    let isUnnamed = name == "-" || name.hasSuffix(".txt")
    let hasKey = ["view:", "\"view\""].contains { text.firstRange(of: Array($0.utf8)) != nil }
    return isUnnamed && !start.isEmpty && !hasKey ? .constraintLog : .sceneFile
  }

  /// The scenes of an Interface Builder file or a log; `nil` for a scene file, which has one scene.
  public func listings() throws(Diagnostics) -> [SceneListing]? {
    switch kind {
    case .sceneFile: return nil
    case .interfaceBuilder:
      return try InterfaceBuilderFile(self).roots.map { root in
        let size = root.size.map { "\($0.width.shortDescription) × \($0.height.shortDescription)" }
        return SceneListing(name: root.name, details: [size ?? "–", root.objectID ?? "–"])
      }
    case .swift:
      return SwiftViews(self).listings.map { SceneListing(name: $0.name, details: $0.details) }
    case .constraintLog:
      return try ConstraintLogFile(self).reports.map { report in
        SceneListing(name: report.name, details: ["line \(report.line)", report.summary])
      }
    }
  }
}
