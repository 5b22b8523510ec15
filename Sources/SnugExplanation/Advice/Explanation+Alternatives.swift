public import SnugGeometry
public import SnugLayout

extension Explanation {
  /// The possible sizes of a view among equally good layouts, in points; `nil` if its size is not
  /// ambiguous.
  public func sizes(of view: ViewID, in ambiguity: Ambiguity) -> ClosedRange<Double>? {
    ambiguity.kind == .position || !layout[view].ambiguity.size[ambiguity.axis]
      ? nil : layout.sizeRange(of: view, ambiguity.axis)
  }

  /// The ends of ranges come from a search, and differ from a content's size by no more than this if they are it.
  private static let sameEnd = 1e-3

  /// The views of a tie that give way in some of the equally good layouts; of many, all. A view of equal size with
  /// smaller content, whose size is as ambiguous, gives way in none.
  package func rivals(in ambiguity: Ambiguity) -> [ViewID] {
    let views = ambiguity.namedViews
    guard ambiguity.isOfContents, views.count <= Wording.most else { return views }
    return views.filter { view in
      guard let range = sizes(of: view, in: ambiguity),
        let content = layout[view].intrinsicContentSize.size[ambiguity.axis]
      else { return true }
      return ambiguity.kind == .hugging
        ? range.upperBound > content + Self.sameEnd : range.lowerBound < content - Self.sameEnd
    }
  }

  /// The constraints without which a view of ambiguous size could have the size of its content:
  /// those that end its range before. Empty if it can have that size, and if no such constraints were
  /// found.
  func constraintsEndingRange(of view: ViewID, in ambiguity: Ambiguity) -> [EntryID] {
    guard let range = sizes(of: view, in: ambiguity),
      let content = layout.contentSize(of: view, ambiguity.axis),
      content > range.upperBound + Self.sameEnd || content < range.lowerBound - Self.sameEnd
    else { return [] }
    let part = FramePart(view: view, axis: ambiguity.axis, isSize: true)
    func trial(without removed: [EntryID]) -> Trial {
      self.trial(
        [layout.addition(fixing: part, at: content)] + removed.map { .removal(entry: $0) },
        about: [view], on: [ambiguity.axis], .unbroken)
    }
    let ending = trial(without: []).worsened.filter { layout.system[$0].isWritten }
    let rest = ending.isEmpty ? nil : trial(without: ending)
    return rest?.worsened.isEmpty == true ? ending : []
  }

  /// A view with its frame in an alternative layout.
  public struct Placement: Hashable, Sendable {
    public var view: ViewID
    /// In the root's coordinates, in points.
    public var frame: Rect
  }

  /// The views that move in an equally good layout that is as close as possible to the drawn one.
  /// Each priority level of constraints has the same cost there, and no other constraint is broken.
  /// Empty if none was found.
  public func alternative(to ambiguity: Ambiguity) -> [Placement] {
    let isSize = ambiguity.kind != .position
    guard let view = isSize ? ambiguity.views.last : ambiguity.views.first else { return [] }
    let isOfSize = isSize && layout[view].ambiguity.size[ambiguity.axis]
    let part = FramePart(view: view, axis: ambiguity.axis, isSize: isOfSize)
    let range = sizes(of: view, in: ambiguity) ?? layout.offsetRange(of: view, ambiguity.axis)
    for value in Self.others(than: layout.value(of: part), in: range) {
      let trial = trial(
        [layout.addition(fixing: part, at: value)], about: [part.view], .unbroken, isNear: true)
      guard trial.conflicts.isEmpty, trial.costsTheSame else { continue }
      let frames = trial.frames
      return layout.scene.viewIDs.compactMap { id in
        frames[id.index].isClose(to: layout[id].frame)
          ? nil : Placement(view: id, frame: frames[id.index])
      }
    }
    return []
  }

  /// Values to try: the farther end, and then the middle in case the end is not exactly reachable.
  /// If there is no end, values at a distance.
  private static func others(than drawn: Double, in range: ClosedRange<Double>) -> [Double] {
    let ends = [range.lowerBound, range.upperBound].filter { $0.isFinite && abs($0 - drawn) > 1e-3 }
    guard let far = ends.max(by: { abs($0 - drawn) < abs($1 - drawn) }) else {
      return [drawn + 100, drawn - 100].filter(range.contains)
    }
    return [far, (far + drawn) / 2]
  }
}

extension Layout {
  /// The size of a view, or its position in the superview, in points.
  func value(of part: FramePart) -> Double {
    part.isSize
      ? self[part.view].alignmentRect.size[part.axis] : offset(of: part.view, part.axis)
  }

  /// A required constraint that fixes the size of a view, or its position in the superview.
  ///
  /// - Parameter value: in points.
  func addition(fixing part: FramePart, at value: Double) -> Amendment {
    var constraint = Constraint(
      firstItem: .view(part.view), firstAttribute: .size(part.axis), constant: value)
    if !part.isSize {
      constraint.firstAttribute = .start(part.axis)
      constraint.secondItem = .view(scene[part.view].superview ?? .root)
      constraint.secondAttribute = constraint.firstAttribute
    }
    return .addition(constraint)
  }
}
