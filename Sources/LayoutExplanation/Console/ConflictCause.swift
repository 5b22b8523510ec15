import AutoLayout
import Geometry

/// Why constraints in a console log conflict, where it is one of the causes that are known well: by
/// the name of the article about it in the documentation.
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
  case pinnedAndSized = "ConflictOfEdgesAndSize"
}

/// Finds the cause of a conflict.
struct CauseSearch {
  let conflict: Layout.Conflict
  let explanation: Explanation
  let members: [Member]

  /// A constraint of the conflict.
  struct Member {
    let entry: Int
    let constraint: Constraint
    /// `nil` for one of the author's.
    let system: SystemConstraint.Kind?
  }

  init(_ conflict: Layout.Conflict, in explanation: Explanation) {
    self.conflict = conflict
    self.explanation = explanation
    members = conflict.entries.map { entry in
      let constraint = explanation.layout.system.entries[entry].constraint
      return Member(
        entry: entry, constraint: constraint, system: SystemConstraint(constraint)?.kind)
    }
  }

  var layout: Layout { explanation.layout }

  func first(_ system: SystemConstraint.Kind) -> Member? { members.first { $0.system == system } }

  /// The first that applies, the surer before the vaguer.
  var cause: ConflictCause? {
    if isAmongSystemViews { return .systemViews }
    if first(.stackHiding) != nil { return .hiddenArrangedView }
    if maskedView != nil { return .autoresizingMask }
    if first(.temporarySize) != nil { return .temporarySize }
    if hasMomentarySize(.encapsulatedHeight) { return .cellHeight }
    if hasMomentarySize(.encapsulatedWidth) { return .cellWidth }
    if first(.autoresizingMask) != nil { return .frameSize }
    if first(.stackFillEqually) != nil { return .fillEqually }
    if first(.stackView) != nil { return .stackContent }
    if hasTwoConstants { return .twoConstants }
    if ratio != nil { return .aspectRatio }
    return isPinnedAndSized ? .pinnedAndSized : nil
  }

  // MARK: Conditions

  /// Whether a view was given a size that may be wrong for the moment. A width at least that of a screen is
  /// final: a cell is as wide as its table. Such a height is, of a plain `UIView`, which is a controller's.
  private func hasMomentarySize(_ system: SystemConstraint.Kind) -> Bool {
    guard let constraint = first(system)?.constraint else { return false }
    if constraint.secondItem != nil { return true }
    // The smallest screens are 320 by 480.
    if system == .encapsulatedWidth { return constraint.constant < 320 }
    let className = constraint.firstItem.view.flatMap {
      layout.scene.consoleReport?.className(of: $0)
    }
    return className != "UIView" || constraint.constant < 480
  }

  /// Whether nobody but the system has a part in it.
  private var isAmongSystemViews: Bool {
    // A view that was made up has no class, and no part in it.
    let classes = conflict.views.compactMap { layout.scene.consoleReport?.className(of: $0) }
    if !classes.isEmpty, classes.allSatisfy(Self.isPrivate) { return true }
    // The sheet of UIAlertController, from iOS 12.2 to 13.
    return members.count == 1 && members[0].constraint.firstAttribute == .width
      && [-16, -20].contains(members[0].constraint.constant)
  }

  /// Whether a class is one nobody makes views of but the system.
  private static func isPrivate(_ name: String) -> Bool {
    let prefixes = [
      "_UI", "_NS", "UIKeyboard", "UIInputSet", "UIRemoteKeyboard", "SystemInputAssistant",
      "UIButtonLabel", "UITextEffectsWindow", "TUI", "SPUI",
    ]
    return prefixes.contains(where: name.hasPrefix)
  }

  /// The view whose mask became constraints although the author places it by constraints.
  var maskedView: ViewID? { masked?.constraint.firstItem.view }

  /// What the mask of that view became.
  var masked: Member? {
    members.first { masked in
      guard masked.system == .autoresizingMask, let view = masked.constraint.firstItem.view
      else { return false }
      return members.contains { member in
        // Interface Builder places a view whose constraints are missing.
        guard member.system == nil || member.system == .prototyping else { return false }
        let items = [member.constraint.firstItem, member.constraint.secondItem].compactMap(\.self)
        guard items.contains(.view(view)) else { return false }
        let others = items.compactMap { layout.system.view(of: $0) }.filter { $0 != view }
        // What holds a view is not placed by it; alone it is sized.
        return others.allSatisfy { !layout.scene.isView($0, inside: view) }
      }
    }
  }

  /// Whether the same anchors are tied twice.
  private var hasTwoConstants: Bool {
    guard members.count == 2, members.allSatisfy({ $0.system == nil }) else { return false }
    let (one, other) = (members[0].constraint, members[1].constraint)
    return one.firstItem == other.firstItem && one.firstAttribute == other.firstAttribute
      && one.secondItem == other.secondItem && one.secondAttribute == other.secondAttribute
  }

  /// The constraint that ties a width to a height.
  var ratio: Member? {
    members.first {
      $0.constraint.firstAttribute.isSize && $0.constraint.secondAttribute.isSize
        && $0.constraint.firstAttribute != $0.constraint.secondAttribute
    }
  }

  /// Whether a size is fixed and so is all around it.
  private var isPinnedAndSized: Bool {
    members.contains { $0.constraint.firstAttribute.isSize && $0.constraint.secondItem == nil }
      && members.contains { !$0.constraint.firstAttribute.isSize }
  }
}
