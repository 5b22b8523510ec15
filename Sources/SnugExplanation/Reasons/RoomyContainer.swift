import SnugGeometry
import SnugLayout

/// A container that is larger than its content along an axis.
struct RoomyContainer {
  let view: ViewID
  let axis: Axis
  let fit: ContentFit

  /// The constraint for the size of its content. Nothing in the system asks for exactly that.
  var wish: Constraint {
    Constraint(firstItem: .view(view), firstAttribute: .size(axis), constant: fit.size)
  }

  /// All of a layout, in order. Collapsed views need no reason.
  static func all(in layout: Layout) -> [RoomyContainer] {
    let collapsed = layout.scene.collapsedViews
    return layout.scene.viewIDs.filter { !collapsed.contains($0) }.flatMap { view in
      Axis.allCases.compactMap { axis in
        guard layout[view].intrinsicContentSize.size[axis] == nil,
          layout.deformation(of: view, axis).delta > 0
        else { return nil }
        return layout.contentFit(of: view, axis).map {
          RoomyContainer(view: view, axis: axis, fit: $0)
        }
      }
    }
  }

  /// By the constraints that give them the room.
  static func byEntry(in layout: Layout) -> [EntryID: RoomyContainer] {
    Dictionary(all(in: layout).map { ($0.fit.entry, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
