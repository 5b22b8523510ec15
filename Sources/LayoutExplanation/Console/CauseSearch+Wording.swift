import AutoLayout
import Geometry

/// The sentences about the cause of a conflict in a console log, and about its solution.
extension CauseSearch {
  /// The cause and the usual solution; `nil` if the cause is unknown.
  var sentences: String? {
    switch cause {
    case nil: return nil
    case .systemViews:
      return "All these views are the system's own, and so is the mistake: nothing in the app is "
        + "wrong, and the message can be ignored." + systemHint
    case .hiddenArrangedView:
      let hiding = first(.stackHiding)
      let dimension = Wording.dimension(hiding?.constraint.firstAttribute.axis ?? .vertical)
      let others = members.filter { $0.system != .stackHiding }
      let hasSpacing = others.contains { $0.constraint.identifier == "UISV-spacing" }
      let opposing =
        others.count == 1
        ? "\(layout.system.entries[others[0].entry].description) is required"
        : "other constraints make it larger"
      let told =
        "A stack view sets the \(dimension) of \(name(hiding)) to 0 while it is hidden "
        + "(UISV-hiding), but \(opposing). "
      if others.allSatisfy({ $0.system == .stackView }) {
        return told + "All of these are a stack view's own. While \(name(hiding)) is hidden, "
          + (hasSpacing ? "set its spacing to 0 or " : "") + "remove it from its superview; or put "
          + "it into a view that is hidden instead, with one of the edges between them at 999."
      }
      return told + lowering("Let \(others.count == 1 ? "that" : "one") give way")
    case .autoresizingMask:
      let name = maskedView.map { layout.scene[$0].name } ?? "the view"
      return "The autoresizing mask of \(name) became constraints, because "
        + "translatesAutoresizingMaskIntoConstraints is still true, as it is for every view made in "
        + "code. Write \(name).translatesAutoresizingMaskIntoConstraints = false."
    case .temporarySize:
      let member = first(.temporarySize)
      return
        "UIKit tries \(size(member)) for \(name(member)) for a moment, to measure it or while it "
        + "rotates. \(lowering("Let a distance or a size give way for that long"))"
    case .cellHeight, .cellWidth:
      let isHeight = cause == .cellHeight
      let member = first(isHeight ? .encapsulatedHeight : .encapsulatedWidth)
      let side = isHeight ? "vertically" : "horizontally"
      let told = "\(name(member)) was given \(size(member)) from outside: "
      if isHeight, let excess = separator {
        return told + "\(Wording.points(abs(excess))) \(excess < 0 ? "more" : "less") than the "
          + "constraints need, as much as the separator of a cell. "
          + lowering("Let one constraint give way vertically")
      }
      return told
        + (isHeight
          ? "a table view gives a cell the size that its content had before, or an estimate. "
          : "a cell or a header is laid out once before it has its final width. ")
        + lowering("Let one constraint give way \(side) until the size is right")
    case .frameSize:
      let masks = members.filter { $0.system == .autoresizingMask }
      // A mask that depends on another view's frame is more surprising than a size.
      let member = masks.first { !layout.system.entries[$0.entry].isSize } ?? masks[0]
      let entry = layout.system.entries[member.entry]
      guard entry.isSize, let axis = member.constraint.firstAttribute.axis else {
        return
          "\(entry.description) comes from the frame and the autoresizing mask of \(name(member)). "
          + lowering("Constrain \(name(member)) instead, or let a constraint give way")
      }
      return "The frame of \(name(member)) was \(Wording.points(member.constraint.constant)) "
        + "\(Wording.adjective(axis)) at that time, and its content needs another "
        + "\(Wording.dimension(axis)). "
        + lowering("Set the frame before the content is laid out, or let a constraint give way")
    case .fillEqually:
      return
        "A stack view with distribution fillEqually makes its arranged views equally large, by "
        + "UISV-fill-equally, and the views ask for different sizes. "
        + lowering("Choose distribution fill, or let a size give way")
    case .stackContent where first(.stackFillProportionally) != nil && first(.margins) != nil:
      return "Distribution fillProportionally shares out the whole stack view, although its layout "
        + "margins need room, too. Choose distribution fill, or set the margins to 0."
    case .stackContent:
      return "A stack view is as large as its arranged views and their spacing together, and is "
        + "required to have another size. " + lowering("Leave one size open, or let one give way")
    case .twoConstants:
      let description = layout.system.entries[members[0].entry].description
      let anchors = description.prefix { !"=<>".contains($0) }.split(separator: " ").first ?? ""
      return
        "\(anchors) is constrained twice. To change a distance or a size, keep the constraint and "
        + "set its constant, or set isActive = false before another takes its place."
    case .aspectRatio:
      return "Width and height follow from other constraints, and their ratio is fixed as well. "
        + lowering("Let one of the three give way")
    case .pinnedAndSized:
      let opening = "Sizes and distances are all fixed along one axis, and "
      let isSize = lowered.map {
        layout.system.entries[$0].constraint.firstAttribute.isSize
      }
      return isSize ?? false
        ? opening + "need more than there is. " + lowering("Let a size give way")
        : opening + "do not add up. "
          + lowering("Remove one, make a distance >=, or let one give way")
    }
  }

  // MARK: Parts

  private func name(_ member: Member?) -> String {
    member.map { layout.system.name(of: $0.constraint.firstItem) } ?? "the view"
  }

  /// “a height of 44 points”
  private func size(_ member: Member?) -> String {
    guard let constraint = member?.constraint, constraint.firstAttribute.isSize,
      constraint.secondItem == nil
    else { return "that of its superview" }
    let side = constraint.firstAttribute == .width ? "a width" : "a height"
    return "\(side) of \(Wording.points(constraint.constant))"
  }

  /// Advice with its line of Swift, which is left out if none of the author's constraints can be
  /// lowered.
  private func lowering(_ advice: String) -> String {
    guard let entry = lowered else { return advice + "." }
    return "\(advice): \(explanation.swiftName(entry)).priority = .init(999)."
  }

  /// A hint for known conflicts among the system's views.
  private var systemHint: String {
    let names = layout.scene.consoleReport?.classNames ?? []
    if names.contains(where: { $0?.contains("Toolbar") ?? false }) {
      return " A toolbar made with a frame that is not empty does not print it: "
        + "UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))."
    }
    return members.count == 1 ? " It is the sheet of UIAlertController, since iOS 12.2." : ""
  }

  /// By how much the constraints need more than a cell's height, if that is the height of its
  /// separator: a pixel, or a point.
  private var separator: Double? {
    guard let contest = layout.contest(of: conflict),
      let height = contest.room.first(where: { $0.entry == first(.encapsulatedHeight)?.entry })
    else { return nil }
    let excess = contest.excess / height.factor
    return [1 / 3, 0.5, 1].contains { abs($0 - abs(excess)) < 0.01 } ? excess : nil
  }

  /// The author's constraint that should give way: preferably a distance from a trailing or bottom
  /// edge, then the broken one, then any. A distance gives way before a size.
  private var lowered: Int? {
    let lowerable = explanation.lowerable(in: conflict)
    let axis: Axis? =
      switch cause {
      case .cellHeight: .vertical
      case .cellWidth: .horizontal
      default: nil
      }
    let own = members.filter {
      $0.system == nil && lowerable.contains($0.entry)
        && (axis == nil || $0.constraint.firstAttribute.axis == axis)
    }
    let distances = own.filter { !$0.constraint.firstAttribute.isSize }
    let candidates = distances.isEmpty ? own : distances
    let far = candidates.first { $0.constraint.firstAttribute.isEnd ?? false }
    let broken = candidates.first { $0.entry == conflict.broken }
    return (far ?? broken ?? candidates.first)?.entry
  }
}
