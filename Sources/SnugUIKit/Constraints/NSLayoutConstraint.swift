import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
///
/// A constraint stores its source line, from default arguments such as `#line`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  /// A name, which the console shows in place of the equation.
  open var identifier: String?
  /// In points.
  open var constant: CGFloat
  /// The system's spacings between baselines in the constant.
  var baselineSpacing: Constraint.BaselineSpacing?
  open var priority: UILayoutPriority = .required { willSet { checkMutation(to: newValue) } }

  let site: CallSite
  /// Whether there was a second item. It may have been deallocated since.
  let hasSecondItem: Bool
  /// Errors found when the constraint was made or activated.
  var diagnostics: [Diagnostic] = []
  /// The view that holds it while it is active.
  weak var holder: UIView?
  /// The position in the order of activation, which is the order of the scene's constraints.
  private(set) var serial = 0
  private static var lastSerial = 0

  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat, file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    firstItem = first as AnyObject
    self.firstAttribute = firstAttribute
    secondItem = second.map { $0 as AnyObject }
    hasSecondItem = second != nil
    self.secondAttribute = hasSecondItem ? secondAttribute : .notAnAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    site = CallSite(file, line, column)
    super.init()
  }

  /// A placeholder without items, which never takes part in layout.
  public override init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant, hasSecondItem) = (.equal, 1, 0, false)
    site = CallSite("", 1, 1)
    super.init()
  }

  /// Whether the constraint takes part in layout: a view above its items then holds it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Not optional, as in UIKit. After the item is deallocated, it is an anchor of the constraint
  /// itself.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// UIKit throws an exception if an installed constraint becomes required or stops being so.
  private func checkMutation(to new: UILayoutPriority) {
    guard isActive, diagnostics.isEmpty, (new >= .required) != (priority >= .required) else {
      return
    }
    diagnostics.append(
      Diagnostic(
        .error, .invalidPriority,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported. You passed priority \(Double(new.rawValue).shortDescription) and the "
          + "existing priority was \(Double(priority.rawValue).shortDescription).",
        at: site.range,
        notes: ["set the priority before the constraint is activated, or deactivate it first"]))
  }

  // MARK: Holding

  private func activate() {
    guard holder == nil, let first = UIView.owner(of: firstItem) else { return }
    guard hasSecondItem else { return install(on: first) }
    // The second item may have been deallocated.
    if let second = UIView.owner(of: secondItem),
      let ancestor = first.commonAncestor(with: second)
    {
      return install(on: ancestor)
    }
    diagnostics.append(
      Diagnostic(
        .error, .unknownView,
        "Unable to activate constraint with anchors because they have no common ancestor",
        at: site.range,
        notes: ["add both views to one hierarchy before the constraint is activated"]))
    install(on: first.rootView)
  }

  func install(on view: UIView) {
    guard holder !== view else { return }
    holder?.constraints.removeAll { $0 === self }
    Self.lastSerial += 1
    serial = Self.lastSerial
    holder = view
    view.constraints.append(self)
  }

  func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder = nil
  }
}

/// The source location of a call, as given by the compiler.
struct CallSite {
  let file: String
  let line: Int
  let column: Int

  init(_ file: String, _ line: Int, _ column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  var range: SourceRange { SourceRange(file, line, column) }
}
