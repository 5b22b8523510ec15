import SnugDiagnostics

/// A text without a class that holds its views: statements, or the members of a class.
enum SwiftScript {
  /// As in a playground.
  case statements(variables: [String], usesView: Bool)
  /// Statements of a method, which use `self`.
  case method(variables: [String])
  /// Properties and methods of a class, with its superclass.
  case members(of: String)

  /// `nil` for a file that only declares types and constants for them.
  init?(_ source: SourceText, _ outline: SwiftOutline) {
    // By default, `view.addSubview` has no word boundaries inside (Unicode's text segmentation).
    let heads = outline.declarations.map(\.head) + [outline.statements]
    if heads.contains(where: { $0.contains(/(^|[^.\w])(override|required|lazy|@IBOutlet)\s/) }) {
      let all = String(decoding: outline.bytes, as: UTF8.self)
      let isController = all.contains(
        /\b(viewDidLoad|viewWillAppear|loadView)\b/.wordBoundaryKind(.simple))
      let isCell = all.contains(/\bcontentView\b/.wordBoundaryKind(.simple))
      self = .members(
        of: isController ? "UIViewController" : isCell ? "UITableViewCell" : "UIView")
      return
    }
    let variables = outline.variables
    let hasTypes = outline.declarations.contains { $0.keyword != "func" }
    guard outline.hasStatements || !variables.isEmpty && !hasTypes else { return nil }
    let ownView = variables.contains("view")
    if outline.statements.contains(/(^|[^.\w])self(?!\w)/) {
      self = .method(variables: variables)
    } else {
      let usesView = !ownView && outline.statements.contains(/(^|[^.\w])view(?!\w|\s*:)/)
      self = .statements(variables: variables, usesView: usesView)
    }
  }

  /// The class of the members, or of the controller with the method.
  static let className = "SnippetOfFile"

  /// The class of a view that a question does not declare, by its name: `UILabel` for `titleLabel`.
  static func viewClass(ofVariable name: String) -> String? {
    let classes = [
      "Label", "Button", "ImageView", "ScrollView", "StackView", "TextField", "TextView",
      "TableView", "Switch", "Slider", "View",
    ]
    return classes.first { name.lowercased().hasSuffix($0.lowercased()) }.map { "UI" + $0 }
  }

  /// The whole line before the file's own, and the lines after it.
  ///
  /// - Parameters:
  ///   - title: the name of the scene.
  ///   - standIns: variables that the file does not declare.
  func wrapping(
    _ title: String, file: String, _ standIns: [String]
  ) -> (before: String, after: String) {
    let declared = standIns.map { "; let \($0) = \(Self.viewClass(ofVariable: $0) ?? "UIView")()" }
      .joined()
    return switch self {
    case .statements(let variables, let usesView):
      (
        "SceneExport.begin()"
          + (usesView ? "; var view: UIView! { SceneExport.controller.view }" : "") + declared,
        Self.naming(variables + standIns, file) + "SceneExport.writeStatements(\"\(title)\")\n"
      )
    case .method(let variables):
      (
        "final class \(Self.className): UIViewController { override func viewDidLoad() { "
          + "super.viewDidLoad()" + declared, Self.naming(variables + standIns, file) + "} }\n"
      )
    case .members(let superclass):
      ("final class \(Self.className): \(superclass) {" + declared.dropFirst(), "}\n")
    }
  }

  private static func naming(_ variables: [String], _ file: String) -> String {
    let list = variables.map { "\"\($0)\": \($0) as Any" }.joined(separator: ", ")
    return "SceneExport.name([\(list.isEmpty ? ":" : list)], in: \"\(file)\")\n"
  }
}
