internal import SnugDrawing
internal import SnugGeometry

/// Animates the frames of a picture with CSS: each is moved to the same position, enlarged as far
/// as possible and shown for some seconds. The rest of the picture does not change.
///
/// It respects `prefers-reduced-motion`. Without the rules nothing is moved or hidden.
struct SVGAnimation {
  private let list: DisplayList
  private let id: PictureID

  /// The duration of each frame, in seconds.
  private static let pause = 4
  /// The limit for the enlargement of frames.
  private static let largestScale = 1.6

  /// The marks of a frame, or those between two frames, as a separate picture.
  struct Group {
    var marks: [Mark]
    var tooltips: [DisplayList.Tooltip]
    /// The ID of the frame; `nil` for a group that is always visible.
    var frame: String?
  }

  init(_ list: DisplayList, id: PictureID) {
    self.list = list
    self.id = id
  }

  /// The groups of the picture, in drawing order.
  var groups: [Group] {
    var groups: [Group] = []
    var next = 0
    func add(_ marks: Range<Int>, frame: Int?) {
      guard !marks.isEmpty else { return }
      let tooltips = list.tooltips.filter { tooltip in
        list.frames.firstIndex { $0.box.contains(middleOf: tooltip.box) } == frame
      }
      groups.append(
        Group(marks: Array(list.marks[marks]), tooltips: tooltips, frame: frame.map(name)))
    }
    for (index, frame) in list.frames.enumerated() {
      add(next..<max(next, frame.marks.lowerBound), frame: nil)
      add(frame.marks, frame: index)
      next = frame.marks.upperBound
    }
    add(next..<list.marks.count, frame: nil)
    return groups
  }

  // MARK: - Rules

  private func name(_ frame: Int) -> String { "\(id)-frame\(frame + 1)" }

  /// The style sheet that shows the frames.
  var rules: String {
    let seconds = Self.pause * list.frames.count
    let frames = list.frames.indices.map { index in
      "#\(name(index)) { animation: \(name(index)) \(seconds)s step-end infinite; "
        + "transform: \(transform(of: index)) }\n"
    }
    let steps = list.frames.indices.map { "@keyframes \(name($0)) { \(keyframes(of: $0)) }\n" }
    return "@media (prefers-reduced-motion: no-preference) {\n\(frames.joined())}\n"
      + steps.joined()
  }

  /// The keyframes of a frame, which is visible for its share of the duration. They are steps.
  private func keyframes(of index: Int) -> String {
    func share(_ position: Int) -> String {
      "\((Double(position) / Double(list.frames.count) * 100).description(decimals: 3))%"
    }
    let isLast = index == list.frames.count - 1
    var steps = index == 0 ? [] : ["0% { visibility: hidden }"]
    steps.append("\(share(index)) { visibility: visible }")
    if !isLast { steps.append("\(share(index + 1)) { visibility: hidden }") }
    steps.append("100% { visibility: \(isLast ? "visible" : "hidden") }")
    return steps.joined(separator: " ")
  }

  /// Moves the anchor of a frame to the common position in the center of all frames.
  private func transform(of index: Int) -> String {
    let frames = list.frames
    let area = frames.dropFirst().reduce(frames[0].box) { $0.union($1.box) }
    let left = frames.map { $0.anchor.x - $0.box.minX }.max() ?? 0
    let right = frames.map { $0.box.maxX - $0.anchor.x }.max() ?? 0
    let above = frames.map { $0.anchor.y - $0.box.minY }.max() ?? 0
    let below = frames.map { $0.box.maxY - $0.anchor.y }.max() ?? 0
    let scale = min(
      Self.largestScale, area.width / max(1, left + right), area.height / max(1, above + below))
    let x = area.midX - (left + right) / 2 * scale + left * scale
    let y = area.minY + above * scale
    let anchor = frames[index].anchor
    let translation = [x - anchor.x * scale, y - anchor.y * scale]
      .map { "\($0.description(decimals: 2))px" }.joined(separator: ", ")
    return "translate(\(translation)) scale(\(scale.description(decimals: 3)))"
  }
}
