import SnugGeometry
import SnugLayout

/// The cause of a conflict in a console log, if it is a well-known one. The raw value is the name
/// of its article in the documentation.
public enum ConflictCause: String, CaseIterable, Sendable {
  case systemViews = "ConflictInSystemViews"
  case hiddenArrangedView = "ConflictOfHiddenView"
  case autoresizingMask = "ConflictWithAutoresizingMask"
  case temporarySize = "ConflictWithTemporarySize"
  case cellHeight = "ConflictWithCellHeight"
  case cellWidth = "ConflictWithCellWidth"
  case frameSize = "ConflictWithFrameSize"
  case fillEqually = "ConflictWithFillEqually"
  case stackContent = "ConflictInStackView"
  case twoConstants = "ConflictOfTwoConstants"
  case aspectRatio = "ConflictWithAspectRatio"
  case positions = "ConflictOfPositions"
  case pinnedAndSized = "ConflictOfEdgesAndSize"
}

/// Finds the cause of a conflict.
struct CauseSearch {
  let conflict: Layout.Conflict
  let explanation: Explanation
  let members: [Member]

  /// A constraint of the conflict.
  struct Member {
    let entry: EntryID
    let constraint: Constraint
    /// `nil` for an author's constraint.
    let system: SystemConstraint.Kind?
  }

  init(_ conflict: Layout.Conflict, in explanation: Explanation) {
    self.conflict = conflict
    self.explanation = explanation
    members = conflict.entries.map { entry in
      let made = explanation.layout[entry]
      return Member(entry: entry, constraint: made.constraint, system: made.systemKind)
    }
  }

  var layout: Layout { explanation.layout }

  func first(_ system: SystemConstraint.Kind) -> Member? { members.first { $0.system == system } }

  /// The first cause that applies, from the most to the least certain.
  var cause: ConflictCause? {
    if isAmongSystemViews { return .systemViews }
    if first(.stackHiding) != nil { return .hiddenArrangedView }
    if masked != nil { return .autoresizingMask }
    if first(.temporarySize) != nil { return .temporarySize }
    if hasMomentarySize(.encapsulatedHeight) { return .cellHeight }
    if hasMomentarySize(.encapsulatedWidth) { return .cellWidth }
    if first(.autoresizingMask) != nil { return .frameSize }
    if first(.stackFillEqually) != nil { return .fillEqually }
    if members.contains(where: { Self.stackKinds.contains($0.system) }) { return .stackContent }
    if hasTwoConstants { return .twoConstants }
    if ratio != nil { return .aspectRatio }
    if layout.isOfPositions(conflict) { return .positions }
    return isPinnedAndSized ? .pinnedAndSized : nil
  }

  /// “Only bar.bottom <= safeArea.bottom is yours: the system made the others. ”
  var onlyYours: String {
    let own = members.filter { $0.system == nil }
    guard members.contains(where: { $0.system == .other }), !own.isEmpty else { return "" }
    let names = explanation.words.list(own.map { layout.system[$0.entry].description }, most: 3)
    return "Only \(names) \(own.count == 1 ? "is" : "are") yours: the system made the others. "
  }

  // MARK: Conditions

  /// Whether a view has a size that may be temporary. A width of at least a screen's is final,
  /// because a cell is as wide as its table; in a window, each but 0 can be. Such a height is final for a plain `UIView`, which
  /// belongs to a view controller.
  private func hasMomentarySize(_ system: SystemConstraint.Kind) -> Bool {
    guard let constraint = first(system)?.constraint else { return false }
    if constraint.secondItem != nil { return true }
    // The smallest screens are 320 by 480.
    if system == .encapsulatedWidth {
      return constraint.constant < (layout.scene.platform == .macOS ? 1 : 320)
    }
    let className = constraint.firstItem.view.flatMap {
      layout.scene.consoleReport?.className(of: $0)
    }
    return className != "UIView" || constraint.constant < 480
  }

  /// The kinds of a stack view's constraints that are not a cause of their own.
  static let stackKinds: [SystemConstraint.Kind?] = [
    .stackView, .stackFillProportionally, .stackSpacing, .stackAlignment, .stackEdge,
  ]

  /// Whether the conflict involves only the system's views, and no constraint is the author's.
  private var isAmongSystemViews: Bool {
    let scene = layout.scene
    // Views that are inferred from the log have no class and are ignored.
    let views = conflict.views.filter { scene.consoleReport?.className(of: $0) != nil }
    let areOfSystem = views.allSatisfy { view in
      if scene.isOfSystem(view) { return true }
      return switch scene.systemClass(of: view) {
      case .navigationBar, .toolbar, .tabBar, .hostingView: true
      default: false
      }
    }
    if !views.isEmpty, areOfSystem, members.allSatisfy({ $0.system != nil }) { return true }
    // The sheet of UIAlertController, from iOS 12.2 to 13.
    return members.count == 1 && members[0].constraint.firstAttribute == .width
      && [-16, -20].contains(members[0].constraint.constant)
  }

  /// The views that have constraints from their masks although the author positions them with constraints.
  var maskedViews: [ViewID] {
    Set(members.filter(isMasked).compactMap(\.constraint.firstItem.view)).sorted()
  }

  /// The mask's constraint of one of them.
  var masked: Member? { members.first(where: isMasked) }

  private func isMasked(_ masked: Member) -> Bool {
    guard masked.system == .autoresizingMask, let view = masked.constraint.firstItem.view,
      !layout.scene.isOfSystem(view)
    else { return false }
    // Interface Builder's constraints for a view with missing constraints also count.
    let isConstrained = members.contains { member in
      (member.system == nil || member.system == .prototyping)
        && places(view, member.constraint)
    }
    if isConstrained || layout.scene.consoleReport != nil { return isConstrained }
    // A scene has all constraints, and a view without a size was made in code without a frame.
    return masked.constraint.firstAttribute.isSize && masked.constraint.constant == 0
      && masked.constraint.secondItem == nil
      || layout.system.entryIDs.contains {
        layout.system[$0].isWritten && places(view, layout.system[$0].constraint)
      }
  }

  /// Whether a constraint gives a view a position or a size. Constraints to its subviews don't.
  private func places(_ view: ViewID, _ constraint: Constraint) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    guard items.contains(.view(view)) else { return false }
    // A size that depends on the view's own does not size the view.
    if constraint.firstAttribute.isSize, items[0] != .view(view) { return false }
    let others = items.compactMap { layout.system.view(of: $0) }.filter { $0 != view }
    return others.allSatisfy { !layout.scene.isView($0, inside: view) }
  }

  /// Whether there are two constraints between the same anchors.
  private var hasTwoConstants: Bool {
    guard members.count == 2, members.allSatisfy({ $0.system == nil }) else { return false }
    let (one, other) = (members[0].constraint, members[1].constraint)
    return one.firstItem == other.firstItem && one.firstAttribute == other.firstAttribute
      && one.secondItem == other.secondItem && one.secondAttribute == other.secondAttribute
  }

  /// The constraint between a width and a height.
  var ratio: Member? {
    members.first {
      $0.constraint.firstAttribute.isSize && $0.constraint.secondAttribute.isSize
        && $0.constraint.firstAttribute != $0.constraint.secondAttribute
    }
  }

  /// Whether a size and the distances around it are all fixed.
  private var isPinnedAndSized: Bool {
    members.contains { $0.constraint.firstAttribute.isSize && $0.constraint.secondItem == nil }
      && members.contains { !$0.constraint.firstAttribute.isSize }
  }
}
