import SnugGeometry
import SnugLayout
import SnugSolver

/// The sentences about the cause of a conflict in a console log, and about its solution.
extension CauseSearch {
  /// The cause and the usual solution; `nil` if the cause is unknown.
  var sentences: String? {
    switch cause {
    case nil: return nil
    case .systemViews:
      return "No constraint here is yours: these views are the system's own, and nothing in your "
        + "layout has to change. " + systemHint
    case .hiddenArrangedView:
      let hiding = first(.stackHiding)
      let dimension = Wording.dimension(hiding?.constraint.firstAttribute.axis ?? .vertical)
      let others = members.filter { $0.system != .stackHiding }
      let opposing =
        others.count == 1
        ? "\(layout.system[others[0].entry].description) is required"
        : "other constraints make it larger"
      let opening =
        "A stack view sets the \(dimension) of \(name(hiding)) to 0 while it is hidden "
        + "(UISV-hiding), but \(opposing). "
      if isOfStackViews {
        return opening + "All of these are a stack view's own. While \(name(hiding)) is hidden, "
          + (rearrangement == nil ? "" : "set its spacing to 0 or ")
          + "remove it from its superview; or put "
          + "it into a view that is hidden instead, with one of the edges between them at 999."
      }
      return opening + lowering("Let \(others.count == 1 ? "that" : "one") give way")
    case .autoresizingMask:
      let names = maskedViews.map { layout.scene[$0].name }
      let words = explanation.words
      return "The autoresizing mask\(names.count == 1 ? "" : "s") of \(words.list(names)) became "
        + "constraints, because translatesAutoresizingMaskIntoConstraints is still true, as it is for "
        + "every view made in code. Write "
        + words.list(names.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }) + "."
    case .temporarySize:
      let member = first(.temporarySize)
      return
        "\(framework) tries \(size(member)) for \(name(member)) for a moment, to measure it or while it "
        + "rotates. \(lowering("Let a distance or a size give way for that long"))"
    case .cellHeight, .cellWidth:
      let isHeight = cause == .cellHeight
      let member = first(isHeight ? .encapsulatedHeight : .encapsulatedWidth)
      let side = isHeight ? "vertically" : "horizontally"
      let opening = "\(name(member)) was given \(size(member)) from outside: "
      if isHeight, let excess = separator {
        return opening + "\(Wording.points(abs(excess))) \(excess < 0 ? "more" : "less") than the "
          + "constraints need, as much as the separator of a cell. "
          + lowering("Let one constraint give way vertically")
      }
      let owner = owner(of: member, isHeight: isHeight)
      if let own = sizeOfContentView { return opening + owner + sentences(ofOwnSize: own) }
      return opening + owner
        + lowering(
          "\(owner.contains(" = ") ? "Or let" : "Let") one constraint give way \(side) until the size "
            + "is right")
    case .frameSize:
      let masks = members.filter { $0.system == .autoresizingMask }
      // A mask that depends on another view's frame is more surprising than a size.
      let member = masks.first { !layout.system[$0.entry].isSize } ?? masks[0]
      let entry = layout.system[member.entry]
      if let view = member.constraint.firstItem.view, isSizedBySystem(view) {
        let what = entry.isSize ? size(member) : "its frame"
        return "\(framework) gave \(name(member)) \(what), often only for a moment. "
          + lowering("Let one of your constraints give way")
      }
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
        + rearranging(orLetting: "let a size give way")
    case .stackContent: return stackSentences
    case .twoConstants: return sentencesOfTwoConstants
    case .aspectRatio:
      return "Width and height follow from other constraints, and their ratio is fixed as well. "
        + lowering("Let one of the three give way")
    case .positions:
      if let doubleTie { return sentences(of: doubleTie) }
      return onlyYours
        + "Two ways lead to the same edge or center, and they put it at different places. "
        + (members.count { $0.system == nil } == 1
          ? lowering("Remove yours, or let it give way")
          : lowering("Remove one of them, or let one give way"))
    case .pinnedAndSized:
      if let hiding {
        return "\(name(hiding)) has \(size(hiding)), which leaves its content no room. "
          + lowering("Let a distance give way meanwhile")
      }
      let opening = onlyYours + "Sizes and distances are all fixed along one axis, and "
      let isSize = lowered.map { layout.system[$0].constraint.firstAttribute.isSize }
      return isSize ?? false
        ? opening + "need more than there is. " + lowering("Let a size give way")
        : opening + "do not add up. "
          + lowering("Remove one, make a distance >=, or let one give way")
    }
  }

  // MARK: Parts

  func name(_ member: Member?) -> String {
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
  func lowering(_ advice: String) -> String {
    guard let entry = lowered else {
      return members.contains { $0.system == nil }
        ? advice + "." : "None of these constraints is yours, so there is nothing to change."
    }
    return "\(advice): \(explanation.loweringInCode(entry))."
  }

  /// Whether UIKit sets the frame of a view in a log.
  private func isSizedBySystem(_ view: ViewID) -> Bool {
    if layout.scene.isOfSystem(view) { return true }
    return switch layout.scene.systemClass(of: view) {
    case .navigationBar, .toolbar, .tabBar, .tableCell, .collectionCell, .hostingView: true
    default: false
    }
  }

  /// What usually triggers a conflict among the system's views.
  private var systemHint: String {
    let scene = layout.scene
    let names = scene.consoleReport?.classNames ?? []
    if scene.platform == .iOS, names.contains(where: { $0?.contains("Toolbar") ?? false }) {
      return "A toolbar made with a frame that is not empty does not print it: "
        + "UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))."
    }
    if members.count == 1 {
      return "It is the sheet of UIAlertController, since iOS 12.2."
    }
    let kinds = conflict.views.compactMap(scene.systemClass)
    if kinds.contains(.alert) {
      return "What triggers it is outside the log: usually an alert or an action sheet that is "
        + "presented before it has its size."
    }
    if kinds.contains(.keyboard) {
      return
        "What triggers it is outside the log: usually the keyboard or its accessory view, while "
        + "it appears or changes its height."
    }
    if kinds.contains(.navigationBar) || kinds.contains(.tabBar) {
      return
        "What triggers it is outside the log: usually a bar that is laid out before it has its "
        + "size, or a bar button item with a custom view."
    }
    if kinds.contains(.hostingView) {
      return
        "What triggers it is outside the log: usually a size that SwiftUI proposes for a moment."
    }
    return "What triggers it is outside the log."
  }

  private var framework: String { explanation.words.framework }

  /// Apple, `UITableView`: `rowHeight`, `tableView(_:heightForRowAt:)`, `estimatedRowHeight`.
  private static let cellHeight =
    "a table view gives a cell its rowHeight or what the delegate says, else the height that its content had "
    + "before, or an estimate. "

  /// Why UIKit gives a view a size from outside, by the kind of view.
  private func owner(of member: Member?, isHeight: Bool) -> String {
    guard let member, let view = member.constraint.firstItem.view else { return "" }
    // Only a width of 0 is known to be none that a cell keeps.
    let lays = member.constraint.constant == 0 ? "lays" : "may lay"
    let className = layout.scene.consoleReport?.className(of: view) ?? ""
    switch layout.scene.systemClass(of: view) {
    case .tableCell:
      return isHeight
        ? Self.cellHeight
        : "a table view \(lays) a cell out once before the cell has its final width. "
    case .collectionCell:
      return "a collection view gives a cell the size of its layout attributes, or an estimate. "
    case .tableHeader:
      return isHeight
        ? "a table view gives a header the height of an estimate at first. "
        : "a table view \(lays) a header out once before the header has its final width. "
    case .inputView:
      return "UIKit gives an input view the size of the keyboard. Set "
        + "\(name(member)).allowsSelfSizing = true, and its constraints determine its height. "
    case .navigationBar, .toolbar, .tabBar:
      return "UIKit gives a bar the size of the system, and its content has to fit. "
    case .hostingView: return "SwiftUI gives the view the size that it proposes. "
    case .keyboard, .alert, .controllerContainer, .other:
      return "\(framework) sizes this view of its own, and what is inside has to fit. "
    case nil: break
    }
    let shortName = className.split(separator: ".").last ?? ""
    let names = [shortName, layout.scene[view].name[...]]
    if names.contains(where: { $0.hasSuffix("Cell") || $0.hasSuffix("CellView") }) {
      return isHeight
        ? Self.cellHeight
        : "a cell \(lays == "lays" ? "is" : "may be") laid out once before it has its final width. "
    }
    if ["Header", "Footer"].contains(where: { part in names.contains { $0.contains(part) } }) {
      return "a table view gives a header its frame, whatever the constraints inside need. "
    }
    return
      "what holds it, such as a cell, a table view, a container or a window, decides its size. "
  }

  /// The constraint that gives a view no size on purpose.
  private var hiding: Member? {
    members.first { $0.system == nil && layout.scene.hidesView($0.constraint) }
  }

  /// By how much the constraints need more than a cell's height, if that is the height of its
  /// separator: a pixel, or a point.
  private var separator: Double? {
    guard let contest = layout.contest(of: conflict),
      layout.terms(of: conflict).allSatisfy({ $0.part.constraint != nil }),
      let height = contest.room.first(where: { $0.entry == first(.encapsulatedHeight)?.entry })
    else { return nil }
    let excess = contest.excess / height.factor
    let pixels: [Double] = [1 / 3, 0.5, 1]
    return pixels.contains { abs($0 - abs(excess)) < 0.01 } ? excess : nil
  }

  /// Whether a constraint is between a view and one around it.
  private func isInset(_ member: Member) -> Bool {
    let views = member.constraint.ends.map { layout.system.view(of: $0.item) }
    return views.count == 2
      && (layout.scene.isView(views[0], inside: views[1])
        || layout.scene.isView(views[1], inside: views[0]))
  }

  /// The author's constraint that should give way: preferably a distance from a trailing or bottom
  /// edge, then the broken one, then any. A distance gives way before a size.
  var lowered: EntryID? {
    let lowerable = explanation.lowerable(in: conflict).compactMap(\.amendment.entry)
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
    // Where the room is or may be final, what is too large for it has to give way.
    let isFinal =
      cause == .pinnedAndSized
      || cause == .cellWidth && first(.encapsulatedWidth)?.constraint.constant != 0
    if isFinal,
      layout.contest(of: conflict).map({ $0.excess > .leastShown }) ?? false,
      let size = own.first(where: {
        $0.entry == conflict.broken && $0.constraint.firstAttribute.isSize
      })
    {
      return size.entry
    }
    let distances = own.filter { !$0.constraint.firstAttribute.isSize }
    let candidates = distances.isEmpty ? own : distances
    // The usual one is that of the last view in the container.
    let ends = candidates.filter { $0.constraint.firstAttribute.isEnd ?? false }
    let far = ends.first(where: isInset) ?? ends.first
    let broken = candidates.first { $0.entry == conflict.broken }
    let preferred = cause == .positions ? broken ?? far : far ?? broken
    let edge = candidates.first { $0.constraint.firstAttribute.isEnd != nil }
    return (preferred ?? edge ?? candidates.first)?.entry
  }
}
