internal import Drawing
internal import Geometry

/// Animates the frames of a picture with CSS: each is moved to the same position, enlarged as far
/// as possible and shown for some seconds. The rest of the picture does not change.
///
/// It respects `prefers-reduced-motion`. Without the rules nothing is moved or hidden.
struct SVGAnimation {
  private let list: DisplayList
  private let finishing: SVGFinishing

  /// The duration of each frame, in seconds.
  private static let pause = 4
  /// The limit for the enlargement of frames.
  private static let largestScale = 1.6

  /// The marks of a frame, or those between two frames, as a separate picture.
  private struct Part {
    var list: DisplayList
    /// The index of the frame; `nil` for a part that is always visible.
    var frame: Int?
  }

  init(_ list: DisplayList) {
    self.list = list
    finishing = SVGFinishing(list)
  }

  /// The parts of the picture, in drawing order.
  private var parts: [Part] {
    var parts: [Part] = []
    var next = 0
    func add(_ marks: Range<Int>, frame: Int?) {
      guard !marks.isEmpty else { return }
      var part = list
      part.marks = Array(list.marks[marks])
      part.tooltips = list.tooltips.filter { tooltip in
        list.frames.firstIndex { $0.box.contains(middleOf: tooltip.box) } == frame
      }
      parts.append(Part(list: part, frame: frame))
    }
    for (index, frame) in list.frames.enumerated() {
      add(next..<max(next, frame.marks.lowerBound), frame: nil)
      add(frame.marks, frame: index)
      next = frame.marks.upperBound
    }
    add(next..<list.marks.count, frame: nil)
    return parts
  }

  /// - Parameter draw: draws a part, with a prefix for its IDs.
  func finished(
    _ draw: (DisplayList, _ prefix: String) throws(RenderError) -> SVGContent
  ) throws(RenderError) -> [UInt8] {
    var body = "<style>\n\(rules)</style>\n"
    var colors = SVGContent.Colors()
    for (index, part) in parts.enumerated() {
      let content = try draw(part.list, "\(finishing.prefix)-\(index)")
      colors.formUnion(content.colors)
      let markup =
        content.markup
        + SVGTextLayer(tooltips: part.list.tooltips, texts: content.texts).markup
      body += part.frame.map { "<g id=\"\(name($0))\">\n\(markup)</g>\n" } ?? markup
    }
    return finishing.finished(finishing.style(for: colors) + body)
  }

  // MARK: - Rules

  private func name(_ frame: Int) -> String { "\(finishing.prefix)-frame\(frame + 1)" }

  private var rules: String {
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
