import SnugGeometry
import SnugLayout
import SnugSolver

/// Constraints that should go, because a lower priority would only hide that they are too many.
extension CauseSearch {
  /// The two constraints that tie an edge or a center of one view to two others, of which each has a place
  /// of its own.
  var doubleTie: [Member]? {
    guard cause == .positions else { return nil }
    let ties = members.filter { member in
      member.system == nil && member.constraint.relation == .equal
        && member.constraint.secondItem.map { target in
          members.contains {
            $0.entry != member.entry && $0.constraint.firstItem != member.constraint.firstItem
              && $0.constraint.ends.contains { $0.item == target }
          }
        } ?? false
    }
    return ties.lazy.map { tie in
      ties.filter {
        $0.constraint.firstItem == tie.constraint.firstItem
          && $0.constraint.firstAttribute == tie.constraint.firstAttribute
      }
    }.first { $0.count == 2 && $0[0].constraint.secondItem != $0[1].constraint.secondItem }
  }

  /// The author's size of a content view, whose size is that of its cell or header.
  var sizeOfContentView: Member? {
    guard members.count == 2,
      let given = first(.encapsulatedWidth) ?? first(.encapsulatedHeight),
      let own = members.first(where: { $0.system == nil }), own.constraint.secondItem == nil,
      own.constraint.firstItem == given.constraint.firstItem,
      let view = own.constraint.firstItem.view,
      layout.scene.consoleReport?.className(of: view)?.hasSuffix("ContentView") ?? false
    else { return nil }
    return own
  }

  /// Two sizes of a content view, of which its list gave one.
  private var sizesOfContentView: [Member] {
    guard cause == .twoConstants, members.allSatisfy({ $0.constraint.firstAttribute.isSize }),
      let view = members[0].constraint.firstItem.view,
      layout.scene.consoleReport?.className(of: view)?.hasSuffix("ContentView") ?? false
    else { return [] }
    return members
  }

  /// “remove contentView.width == 320”; `nil` if a constraint should rather give way.
  var removal: String? {
    let ones = doubleTie ?? sizesOfContentView + [sizeOfContentView].compactMap(\.self)
    guard !ones.isEmpty, !isOfSelfSizing else { return nil }
    let names = ones.map { layout.system[$0.entry].description }
    return "remove \(names.joined(separator: " or "))"
  }

  /// “Two ways lead to the same edge …” in a conflict of ``doubleTie``.
  func sentences(of ties: [Member]) -> String {
    let tie = ties[0].constraint
    let others = ties.compactMap(\.constraint.secondItem).map(layout.system.name(of:))
    return onlyYours
      + "\(layout.system.name(of: tie.firstItem)).\(tie.firstAttribute) is tied to "
      + "\(explanation.words.list(others)), which put it at different places. Remove the older of these two constraints: "
      + (library.map { "\($0.changes.all) does, where \($0.changes.first) adds to what there is." }
        ?? "set its isActive = false before another takes its place.")
  }

  /// “contentView.width is constrained twice. …”
  var sentencesOfTwoConstants: String {
    let constraint = members[0].constraint
    let anchor = "\(layout.system.name(of: constraint.firstItem)).\(constraint.firstAttribute)"
    if !sizesOfContentView.isEmpty {
      return "Its list gives \(layout.system.name(of: constraint.firstItem)) one "
        + "\(constraint.firstAttribute.rawValue), so one of the two is yours. Remove it: a content view has the size that it "
        + "is given."
    }
    guard let library else {
      return
        "\(anchor) is constrained twice. To change a distance or a size, keep the constraint and "
        + "set its constant, or set isActive = false before another takes its place."
    }
    let places = members.compactMap { explanation.origin(of: $0.entry)?.place }.sorted()
    let changes = library.changes
    if places.count == 2, places[0] == places[1] {
      return "\(anchor) is constrained twice at \(places[0]), which ran twice. Call \(changes.all) "
        + "there, because \(changes.first) adds to what there is."
    }
    return "\(anchor) is constrained twice"
      + (places.count == 2 ? ", at \(places[0]) and at \(places[1])" : "")
      + ". Remove one of the two; to change it later, call \(changes.constants) or \(changes.all), "
      + "because \(changes.first) adds to what there is."
  }

  /// “Remove contentView.width == 320: …”
  func sentences(ofOwnSize own: Member) -> String {
    let description = explanation.placed(own.entry)
    guard isOfSelfSizing else {
      return "Remove \(description): a content view has the size that it is given."
    }
    return "Remove \(description); or, if the size of the cell should follow from it, "
      + lowering("let it give way")
  }

  /// Whether the size of a cell can follow from its content view: not the width in a table.
  private var isOfSelfSizing: Bool {
    guard let own = sizeOfContentView, let view = own.constraint.firstItem.view else {
      return false
    }
    return own.constraint.firstAttribute == .height
      || layout.scene.systemClass(of: view) == .collectionCell
  }

  /// The layout library of the conflict's own constraints, if all of them are of one.
  private var library: LayoutLibrary? {
    let own = members.filter { $0.system == nil }
    let libraries = own.compactMap { explanation.origin(of: $0.entry)?.library }
    return libraries.count == own.count && Set(libraries).count == 1 ? libraries[0] : nil
  }
}
