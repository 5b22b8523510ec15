import Snug

/// A text whose stored size is not that of the text, although nothing but the text decides it: the file was
/// saved with another text, or in another text size. Frames of its root are then those of a text that is not
/// in the file.
///
/// Only texts of one line in one system font count, whose heights are known to half a point and whose widths
/// are known to 2 %. A root is stale if the height of such a text differs by more than 2 points, or its width
/// by more than a tenth and 4 points.
struct StaleText: CustomStringConvertible {
  let description: String

  /// `nil` if the root of a layout is not stale.
  init?(in layout: Layout) {
    for id in layout.scene.viewIDs.dropFirst() {
      let view = layout.scene[id]
      guard let object = view.interfaceBuilderObject, let stored = object.frame, !object.isExempt,
        view.content.isLabel, let text = view.content.mainText, text.font.family == nil,
        text.runs.isEmpty, !text.string.isEmpty,
        layout[id].intrinsicContentSize.text?.lineCount == 1
      else { continue }
      let frame = layout.frameInSuperview(of: id)
      let isDecided = PerAxis<Bool> { layout.deformation(of: id, $0) == .intrinsic }
      let wide = isDecided.horizontal ? abs(stored.width - frame.width) : 0
      // A text that almost fills its width may have two lines in Apple's layout.
      let width = layout[id].intrinsicContentSize.size.horizontal ?? 0
      let mayWrap =
        !isDecided.horizontal && text.lineLimit.numberOfLines != 1 && width >= 0.95 * stored.width
      let high = isDecided.vertical && !mayWrap ? abs(stored.height - frame.height) : 0
      guard high > 2 || wide > max(4, 0.1 * frame.width) else { continue }
      description =
        "stale: \(view.name) is \(Readable.size(stored.size)), its text \(Readable.size(frame.size))"
      return
    }
    return nil
  }
}

/// The text or control that is measured most differently from its stored size, where its content decides it.
struct MeasuringError: CustomStringConvertible {
  let description: String

  /// `nil` if no size differs by more than half a point.
  init?(in layout: Layout) {
    var worst = 0.5
    var description: String?
    for id in layout.scene.viewIDs.dropFirst() {
      let view = layout.scene[id]
      guard let object = view.interfaceBuilderObject, let stored = object.frame, !object.isExempt
      else {
        continue
      }
      let size = layout.frameInSuperview(of: id).size
      for axis in Axis.allCases where layout.deformation(of: id, axis) == .intrinsic {
        let difference = abs(size[axis] - stored.size[axis])
        guard difference > worst + 1e-6 else { continue }
        worst = difference
        description =
          "measured: \(view.name) (\(view.viewClass.rawValue)) is \(Readable.size(stored.size)), "
          + "its content \(Readable.size(size))"
      }
    }
    guard let description else { return nil }
    self.description = description
  }
}

extension ViewContent {
  fileprivate var isLabel: Bool {
    switch self {
    case .label: true
    case .macTextField(let field): !field.isBezeled
    default: false
    }
  }
}
