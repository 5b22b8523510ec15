import Geometry

extension LayoutEngine {
  /// The layout in which labels that wrap are as wide as their longest lines where they can be; `nil`
  /// if none gets narrower by it.
  ///
  /// UIKit takes a label's width in its first pass for `preferredMaxLayoutWidth`, and the intrinsic
  /// content size is then that of the wrapped text, width included. Source: labels of two lines between
  /// inequalities in two files of Interface Builder's, 308 points wide where there are 320, and 319⅓
  /// where there are 359.
  ///
  /// - Parameter labels: those whose width is open; `nil` if that is not known.
  func hugging(_ wrapped: Layout, _ labels: Set<ViewID>?) -> Layout? {
    let scene = wrapped.scene
    let wrapping = scene.viewIDs.filter(wrapped.wrapsWholeText)
    guard !wrapping.isEmpty else { return nil }
    let labels = labels ?? wrapped.labelsFreeToHug
    var widths: [ViewID: Double] = [:]
    for id in wrapping where labels.contains(id) { widths[id] = wrapped[id].alignmentRect.width }
    guard !widths.isEmpty else { return nil }
    func layout(_ widths: [ViewID: Double]) -> Layout {
      var measurements = Measurements(of: scene, laidOut: wrapped, widths, measuring: measurer)
      measurements.fittingSizes = wrapped.system.measurements.fittingSizes
      return settled(scene, measurements, maxLayoutWidths: widths)
    }
    let all = layout(widths)
    let narrower = widths.filter { all[$0.key].alignmentRect.width < $0.value }
    guard !narrower.isEmpty, all.passes.isSettled else { return nil }
    // Where something else decides a label's width, that it would be content with less is not told.
    var told = all
    if narrower.count < widths.count {
      let some = layout(narrower)
      if scene.viewIDs.allSatisfy({ some[$0].frame == all[$0].frame }) { told = some }
    }
    told.beforeHugging = wrapped
    return told
  }
}

extension Layout {
  /// The labels that may have another width as far as required constraints are concerned, and lines.
  var labelsFreeToHug: Set<ViewID> {
    let labels = scene.viewIDs.filter { id in
      guard case .label(let label) = scene[id].content else { return false }
      return label.preferredMaxLayoutWidth == nil && label.text.lineLimit.numberOfLines != 1
    }
    guard !labels.isEmpty else { return [] }
    let open = ambiguities(downTo: .required)
    return Set(labels.filter { open[$0.index].size.horizontal })
  }

  /// Whether the text of a view takes several lines for want of width, and all of it is shown.
  fileprivate func wrapsWholeText(of id: ViewID) -> Bool {
    guard let text = self[id].intrinsicContentSize.text else { return false }
    return text.lineCount > 1 && !text.isTruncated && deformation(of: id, .horizontal).delta < 0
  }

  /// Whether a label got narrower because its longest line takes less than the width at which its
  /// text wraps.
  public func hugsLongestLine(_ id: ViewID) -> Bool {
    guard let beforeHugging else { return false }
    return self[id].intrinsicContentSize.size.horizontal
      != beforeHugging[id].intrinsicContentSize.size.horizontal
  }
}
