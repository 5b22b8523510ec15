public import Diagnostics
import SceneImport

/// What a text that holds scenes is, told by its content.
public enum SceneFileKind: Sendable {
  /// YAML or JSON.
  case sceneFile
  /// A `.xib` or `.storyboard`.
  case interfaceBuilder
  /// A console log with constraints or trees of views.
  case constraintLog
  /// Swift code, whose views are made into scenes by running it.
  case swift
}

/// A scene of a text that may hold several.
public struct SceneListing: Sendable {
  /// What the option `--scene` takes.
  public let name: String
  /// What else there is to say of it, for people to choose by.
  public let details: [String]
}

extension SourceText {
  /// What it is: XML is a file of Interface Builder, and what has constraints or views as the console
  /// prints them is a log. What is neither is a log where it is called `.log`, and where it has no key
  /// `view` and no name that says otherwise: it is then told what was looked for.
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
    if name.hasSuffix(".log") { return .constraintLog }
    // What is on the clipboard has no name to tell what it was meant for.
    let isUnnamed = name == "-" || name.hasSuffix(".txt")
    let hasKey = ["view:", "\"view\""].contains { text.firstRange(of: Array($0.utf8)) != nil }
    return isUnnamed && !start.isEmpty && !hasKey ? .constraintLog : .sceneFile
  }

  /// The scenes of a file of Interface Builder or of a log; `nil` for a scene file, which holds one.
  public func listings() throws(Diagnostics) -> [SceneListing]? {
    switch kind {
    case .sceneFile: return nil
    case .interfaceBuilder:
      return try InterfaceBuilderFile(self).roots.map { root in
        let size = root.size.map { "\($0.width.shortDescription) × \($0.height.shortDescription)" }
        return SceneListing(name: root.name, details: [size ?? "–", root.objectID ?? "–"])
      }
    case .swift: return SwiftViews(self).names.map { SceneListing(name: $0, details: []) }
    case .constraintLog:
      return try ConstraintLogFile(self).reports.map { report in
        SceneListing(name: report.name, details: ["line \(report.line)", report.summary])
      }
    }
  }
}
