import Snug
import SnugPangoCairo

/// Compares an existing picture file with the drawn picture.
enum PictureChanges {
  static func all(
    from found: [UInt8], to picture: SceneDrawing.Picture, at scale: Double
  ) -> [StalePicture.Change] {
    let changes: [StalePicture.Change] =
      switch OutputFormat(ofFile: picture.path) {
      case .svg, .html: ofSVG(found, picture.bytes)
      case .png: ofPNG(found, picture, at: scale)
      case .pdf, .marks, nil: []
      }
    return changes.isEmpty
      ? [change("no changed view was found; texts, marks, fonts or Snug may have changed")]
      : changes
  }

  private static func change(_ words: String) -> StalePicture.Change {
    StalePicture.Change(view: nil, words: words)
  }

  // MARK: - SVG

  private static func ofSVG(_ found: [UInt8], _ drawn: [UInt8]) -> [StalePicture.Change] {
    let (old, new) = (SVGMetadata(found), SVGMetadata(drawn))
    guard !old.views.isEmpty || new.views.isEmpty else {
      return [change("it was not drawn by this version of Snug, or is cut off")]
    }
    let (before, after) = (PanelView.all(in: old.views), PanelView.all(in: new.views))
    let known = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    var changes = after.filter { known[$0.key] == nil }.map { $0.change(" is new") }
    let kept = Set(after.map(\.key))
    changes += before.filter { !kept.contains($0.key) }.map { $0.change(" was removed") }
    changes += after.compactMap { view in
      known[view.key].flatMap(view.words(since:)).map { view.change(": \($0)") }
    }
    if old.title != new.title {
      changes.append(change("the title: '\(old.title)' → '\(new.title)'"))
    }
    if changes.isEmpty, old.summary != new.summary {
      changes.append(change("the description of its layout"))
    }
    return changes
  }

  // MARK: - PNG

  private static func ofPNG(
    _ found: [UInt8], _ picture: SceneDrawing.Picture, at scale: Double
  ) -> [StalePicture.Change] {
    guard let new = try? PixelImage(png: picture.bytes) else { return [] }
    // Before decoding, because a small file can have more pixels than there is memory.
    if let size = try? PixelImage.Header(png: found),
      (size.width, size.height) != (new.width, new.height)
    {
      return [change("\(size.width) × \(size.height) → \(new.width) × \(new.height) pixels")]
    }
    guard let old = try? PixelImage(png: found) else {
      return [change("it is not a PNG, is damaged, or is too large")]
    }
    var counts = Array(repeating: 0, count: picture.tooltips.count)
    var total = 0
    for index in new.pixels.indices where old.pixels[index] != new.pixels[index] {
      total += 1
      let point = Point(
        x: (Double(index % new.width) + 0.5) / scale, y: (Double(index / new.width) + 0.5) / scale)
      // The last tooltip is above those before it.
      if let view = picture.tooltips.lastIndex(where: { $0.box.contains(point) }) {
        counts[view] += 1
      }
    }
    guard total > 0 else { return [] }
    let pixels = "\(total) \(total == 1 ? "pixel" : "pixels")"
    let indices = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $1) > (counts[$1], $0) }
    return indices.isEmpty
      ? [change("\(pixels), all outside its views")]
      : indices.enumerated().map { order, index in
        let view = picture.tooltips[index].subject
        return .init(
          view: view,
          words: order == 0
            ? "\(pixels), most of them around '\(view)'" : "pixels around '\(view)'")
      }
  }
}

private struct PanelView {
  let key: Key
  let tooltip: DisplayList.Tooltip
  /// The box of its panel's root.
  let root: Rect

  struct Key: Hashable {
    let name: String
    /// From 1; 0 if there is one panel.
    let panel: Int
  }

  static func all(in tooltips: [DisplayList.Tooltip]) -> [PanelView] {
    let root = tooltips.first?.subject
    let isAlone = tooltips.count { $0.subject == root } < 2
    var panel = 0
    var box = Rect(x: 0, y: 0, width: 0, height: 0)
    return tooltips.map { tooltip in
      if tooltip.subject == root {
        panel += 1
        box = tooltip.box
      }
      let key = Key(name: tooltip.subject, panel: isAlone ? 0 : panel)
      return PanelView(key: key, tooltip: tooltip, root: box)
    }
  }

  func change(_ words: String) -> StalePicture.Change {
    let panel = key.panel == 0 ? "" : " in panel \(key.panel)"
    return .init(view: key.name, words: "'\(key.name)'\(panel)\(words)")
  }

  /// The size and the reason, “262 × 34” and the rest, of “field: 262 × 34. field is 102 points
  /// wider”.
  private var size: (words: Substring, reason: Substring) {
    let text = tooltip.text.dropFirst(key.name.count + 2)
    guard let stop = text.firstRange(of: ". ") else { return (text, "") }
    return (text[..<stop.lowerBound], text[stop.upperBound...])
  }

  /// A description of the change; `nil` if nothing has changed.
  func words(since old: PanelView) -> String? {
    if size.words != old.size.words { return "\(old.size.words) → \(size.words)" }
    if size.reason != old.size.reason { return "'\(old.size.reason)' → '\(size.reason)'" }
    let moves = [
      tooltip.box.minX - root.minX - old.tooltip.box.minX + old.root.minX,
      tooltip.box.minY - root.minY - old.tooltip.box.minY + old.root.minY,
    ]
    return root.size == old.root.size && moves.contains { abs($0) > 0.05 }
      ? "at another place" : nil
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }
}
