import Geometry

extension LayoutEngine {
  /// The layout in which labels that wrap would like to be as wide as their longest lines; `nil` if
  /// there is none that wraps in more than that and whose width is open.
  ///
  /// UIKit takes a label's width in its first pass for `preferredMaxLayoutWidth`, and the intrinsic
  /// content size is then that of the wrapped text, width included. Source: labels of two lines between
  /// inequalities in two files of Interface Builder's, 308 points wide where there are 320, and 319⅓
  /// where there are 359.
  ///
  /// - Parameter labels: those whose width is open; `nil` if that is not known.
  func hugging(_ wrapped: Layout, _ labels: Set<ViewID>? = nil) -> Layout? {
    let wrapping = wrapped.scene.viewIDs.filter(wrapped.wrapsWholeText)
    guard !wrapping.isEmpty else { return nil }
    let labels = labels ?? wrapped.labelsFreeToHug
    let hugging = wrapping.filter { id in
      guard labels.contains(id) else { return false }
      let width = wrapped[id].alignmentRect.width
      let longest = wrapped.scene[id].intrinsicContentSize(
        laidOut: width, maxLayoutWidth: width, in: wrapped.scene.system,
        on: wrapped.scene.pixelGrid, measuring: measurer)
      return longest.size.horizontal.map { $0 < width } ?? false
    }
    let layout = hugging.isEmpty ? nil : layout(wrapped, with: hugging)
    return layout.flatMap { $0.passes.isSettled ? $0 : nil }
  }

  private func layout(_ wrapped: Layout, with hugging: [ViewID]) -> Layout {
    var widths: [ViewID: Double] = [:]
    for id in hugging { widths[id] = wrapped[id].alignmentRect.width }
    let measurements = Measurements(
      of: wrapped.scene, laidOut: wrapped, widths,
      fittingSizes: wrapped.system.measurements.fittingSizes, measuring: measurer)
    var layout = settled(wrapped.scene, measurements, maxLayoutWidths: widths)
    layout.beforeHugging = wrapped
    return layout
  }

  /// The same frames, with as few labels that hug as it takes: where something else decides a label's
  /// width, that it would be content with less is not worth telling.
  func told(_ hugged: Layout, _ wrapped: Layout) -> Layout {
    let hugging = wrapped.scene.viewIDs.filter(hugged.hugsLongestLine)
    let narrower = hugging.filter {
      hugged[$0].alignmentRect.width < wrapped[$0].alignmentRect.width
    }
    let simpler =
      narrower.isEmpty
      ? wrapped : narrower.count < hugging.count ? layout(wrapped, with: narrower) : hugged
    let isSame = hugged.scene.viewIDs.allSatisfy { simpler[$0].frame == hugged[$0].frame }
    return isSame ? simpler : hugged
  }
}

extension Layout {
  /// The labels that may have another width as far as required constraints are concerned, and lines.
  var labelsFreeToHug: Set<ViewID> {
    let labels = scene.viewIDs.filter { scene[$0].content.mayHugLongestLine }
    guard !labels.isEmpty else { return [] }
    let open = ambiguities(downTo: .required)
    return Set(labels.filter { open[$0.index].size.horizontal })
  }

  /// Whether the text of a view takes several lines for want of width, and all of it is shown.
  fileprivate func wrapsWholeText(of id: ViewID) -> Bool {
    guard let text = self[id].intrinsicContentSize.text else { return false }
    return text.lineCount > 1 && !text.isTruncated && deformation(of: id, .horizontal).delta < 0
  }

  /// Whether a label wraps, and would like to be as wide as its longest line.
  public func hugsLongestLine(_ id: ViewID) -> Bool {
    guard let beforeHugging else { return false }
    return self[id].intrinsicContentSize.size.horizontal
      != beforeHugging[id].intrinsicContentSize.size.horizontal
  }
}
