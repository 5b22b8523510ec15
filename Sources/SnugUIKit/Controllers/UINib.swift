import SnugDiagnostics

/// A nib, which is not read. Where one is registered, its cells are not made.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let site: CallSite

  public init(
    nibName name: String, bundle bundleOrNil: Bundle?, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    (self.name, site) = (name, CallSite(file, line, column))
    super.init()
  }

  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    [Self.standIn(for: name, owner: ownerOrNil, at: site)]
  }

  /// Warnings about the nibs that were asked for, once for each.
  static var warnings: [Diagnostic] = []

  /// A view without content, of the class that is named as the nib: that is usually the class of its view, unless an
  /// object of it is the owner.
  fileprivate static func standIn(for name: String, owner: Any?, at site: CallSite) -> UIView {
    let warning = Diagnostic(
      .warning, .notModelled,
      "the nib '\(name)' is not read, and an empty view stands for it: draw '\(name).xib' by itself",
      at: site.range)
    if !warnings.contains(where: { $0.message == warning.message }) { warnings.append(warning) }
    let module = owner.map { String(reflecting: type(of: $0)).prefix { $0 != "." } } ?? "Views"
    let found = NSClassFromString("\(module).\(name)") as? UIView.Type
    guard let found, owner.map({ type(of: $0) == found }) != true else { return UIView() }
    return found.init(coder: NSCoder()) ?? UIView()
  }
}

extension Bundle {
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> [Any]? { [UINib.standIn(for: name, owner: owner, at: CallSite(file, line, column))] }
}
