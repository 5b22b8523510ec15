import SnugGeometry

extension LayoutEngine {
  /// The layout in which wrapping labels hug their longest lines; `nil` if no wrapping label is
  /// wider than its longest line and has a width that is open.
  ///
  /// UIKit uses a label's width in the first pass as `preferredMaxLayoutWidth`. The intrinsic content
  /// size is then that of the wrapped text, width included. Source: two-line labels between
  /// inequalities in two Interface Builder files; they are 308 points wide where 320 are available, and
  /// 319⅓ where 359 are.
  ///
  /// - Parameter labels: the labels whose width is open; `nil` if they are not known.
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
    let layout = settled(wrapped.scene, measurements, maxLayoutWidths: widths)
    return Layout(layout.system, layout.solution, layout.passes, beforeHugging: wrapped)
  }

  /// The layout with the same frames in which the fewest labels hug, or `hugged` if there is none.
  /// A label that would be as narrow without hugging is then not reported as hugging.
  func simplified(_ hugged: Layout, _ wrapped: Layout) -> Layout {
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
  /// The labels that can hug and whose width the required constraints leave open.
  var labelsFreeToHug: Set<ViewID> {
    let labels = scene.viewIDs.filter { scene[$0].content.mayHugLongestLine }
    guard !labels.isEmpty else { return [] }
    let open = ambiguities(downTo: .required)
    return Set(labels.filter { open[$0.index].size.horizontal })
  }

  /// Whether the text of a view wraps for lack of width, and is not truncated.
  fileprivate func wrapsWholeText(of id: ViewID) -> Bool {
    guard let text = self[id].intrinsicContentSize.text else { return false }
    return text.lineCount > 1 && !text.isTruncated && deformation(of: id, .horizontal).delta < 0
  }

  /// Whether a label wraps and hugs its longest line.
  public func hugsLongestLine(_ id: ViewID) -> Bool {
    guard let beforeHugging else { return false }
    return self[id].intrinsicContentSize.size.horizontal
      != beforeHugging[id].intrinsicContentSize.size.horizontal
  }
}
