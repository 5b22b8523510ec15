import SnugGeometry
public import SnugLayout

extension ResizeTable {
  /// The differences between two sizes of the root, each with the size at which it occurs: “title
  /// is compressed from 241.5 down”.
  ///
  /// - Parameters:
  ///   - before: the layout at the first size.
  ///   - after: the layout at the second size; both sizes must be in ``range``.
  public func turns(from before: Layout, to after: Layout) -> [String] {
    let path = (
      start: before[.root].alignmentRect.size[axis], end: after[.root].alignmentRect.size[axis]
    )
    var turns: [String] = []
    for (index, view) in views.enumerated() {
      for side in [axis, axis.cross] {
        let was = Self.kind(of: view, side, in: before)
        let isNow = Self.kind(of: view, side, in: after)
        guard was != isNow, let words = words(for: isNow, side, before: was) else { continue }
        let bound = bound(of: isNow, on: path) { $0.states[index][side].kind }
        turns.append("\(subject(index, side)) \(words) \(bound)")
      }
      let (text, textBefore) = (TextState(of: view, in: after), TextState(of: view, in: before))
      if let text, text != textBefore {
        turns.append(
          "\(Wording.possessive(after.scene[view].name)) text \(Self.words(for: text, before: textBefore)) "
            + bound(of: text, on: path) { $0.texts[index] })
      }
      let (didStickOut, sticksOut) = (
        before.protrusion(of: view) != nil, after.protrusion(of: view) != nil
      )
      if didStickOut != sticksOut {
        turns.append(
          (sticksOut ? self.sticksOut(index) : "\(after.scene[view].name) is inside again")
            + " \(bound(of: sticksOut, on: path) { $0.sticksOut[index] })")
      }
    }
    if before.status != after.status {
      let words =
        after.status == .satisfied
        ? "no longer \(before.status.rawValue)" : after.status.rawValue
      turns.append("the layout is \(words) \(bound(of: after.status, on: path, \.status))")
    }
    return turns
  }

  private static func kind(of view: ViewID, _ axis: Axis, in layout: Layout) -> ViewState.Kind {
    let kind = layout.kind(of: view, axis)
    return kind != .zero && layout.wrapsText(of: view, axis) ? .compressed : kind
  }

  /// “from 241.5 down”: the size from which the value is that at the end of a path.
  ///
  /// - Parameter path: from one size of the root to another.
  private func bound<Value: Equatable>(
    of value: Value, on path: (start: Double, end: Double), _ valueOfRow: (Row) -> Value
  ) -> String {
    let (low, high) = (min(path.start, path.end), max(path.start, path.end))
    let between = rows.filter {
      $0.range.upperBound > low + 1e-6 && $0.range.lowerBound < high - 1e-6
    }
    let isUpwards = path.start < path.end
    let backwards = isUpwards ? between.reversed() : between
    // The value occurs only at the end itself, where the intrinsic sizes exactly fill the root.
    guard let row = backwards.prefix(while: { valueOfRow($0) == value }).last else {
      return "at \(Wording.number(path.end))"
    }
    return isUpwards
      ? "from \(Wording.number(row.range.lowerBound)) up"
      : "from \(Wording.number(row.range.upperBound)) down"
  }

  private func words(
    for kind: ViewState.Kind, _ side: Axis, before: ViewState.Kind
  ) -> String? {
    let dimension = Wording.dimension(side)
    // A view has no height left; a height is 0.
    return switch kind {
    case .none where before != .zero: nil
    case .none: side == axis ? "has a \(dimension)" : "is no longer 0"
    case .intrinsic: "is intrinsic"
    case .stretched, .compressed: "is \(kind.rawValue)"
    case .zero: side == axis ? "has no \(dimension) left" : "is 0"
    }
  }

  private static func words(for text: TextState, before: TextState?) -> String {
    let lines = "takes \(Wording.lines(text.lineCount))"
    guard let before, before.lineCount == text.lineCount else {
      return lines + (text.isTruncated ? " and is cut" : "")
    }
    return text.isTruncated ? "is cut" : "is whole"
  }
}

extension ResizeTable.TextState {
  /// `nil` for a view without a text that can wrap or be scaled down.
  package init?(of view: ViewID, in layout: Layout) {
    let content = layout.scene[view].content
    guard let text = layout[view].intrinsicContentSize.text, content.adaptsToWidth,
      let limit = content.mainText?.lineLimit.numberOfLines
    else { return nil }
    // Without a limit of lines nothing is left out, even if a letter's tracking extends beyond the
    // width.
    self.init(
      lineCount: text.lineCount, isTruncated: text.isTruncated && limit == text.lineCount)
  }
}
