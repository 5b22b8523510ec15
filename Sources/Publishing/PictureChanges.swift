import Foundation
import Snug

/// How a picture that is there differs from the one that was drawn, as far as its file tells.
struct PictureChanges {
  let all: [StalePicture.Change]

  init(from found: [UInt8], to picture: SceneDrawing.Picture, at scale: Double) {
    let changes: [StalePicture.Change] =
      switch OutputFormat(ofFile: picture.path) {
      case .svg: Self.ofSVG(found, picture.bytes)
      case .png: Self.ofPNG(found, picture, at: scale)
      case .pdf, .marks, nil: []
      }
    all =
      changes.isEmpty
      ? [Self.change("nothing its views tell of: other words, marks, fonts, or another Snug")]
      : changes
  }

  private static func change(_ words: String) -> StalePicture.Change {
    StalePicture.Change(view: nil, words: words)
  }

  // MARK: - SVG

  private static func ofSVG(_ found: [UInt8], _ drawn: [UInt8]) -> [StalePicture.Change] {
    let (old, new) = (SVGAccount(found), SVGAccount(drawn))
    guard !old.views.isEmpty || new.views.isEmpty else {
      return [change("it was not drawn by Snug, or is cut off")]
    }
    var changes: [StalePicture.Change] = []
    for key in new.keys where old.views[key] == nil {
      changes.append(.init(view: key.name, words: "'\(key.name)' is new\(key.place)"))
    }
    for key in old.keys where new.views[key] == nil {
      changes.append(.init(view: key.name, words: "'\(key.name)' was removed\(key.place)"))
    }
    for key in new.keys {
      guard let before = old.views[key], let after = new.views[key],
        let words = after.words(since: before)
      else { continue }
      changes.append(.init(view: key.name, words: "'\(key.name)'\(key.place): \(words)"))
    }
    if old.title != new.title {
      changes.append(change("the title: '\(old.title)' → '\(new.title)'"))
    }
    if changes.isEmpty, old.summary != new.summary { changes.append(change("what happened in it")) }
    return changes
  }

  // MARK: - PNG

  private static func ofPNG(
    _ found: [UInt8], _ picture: SceneDrawing.Picture, at scale: Double
  ) -> [StalePicture.Change] {
    guard let new = try? PixelImage(png: picture.bytes) else { return [] }
    // Before its pixels are decoded: a small file may have more of them than there is memory.
    if let size = try? PixelImage.Header(png: found),
      (size.width, size.height) != (new.width, new.height)
    {
      return [change("\(size.width) × \(size.height) → \(new.width) × \(new.height) pixels")]
    }
    guard let old = try? PixelImage(png: found) else {
      return [change("it is no PNG, is damaged, or is too large")]
    }
    var counts = Array(repeating: 0, count: picture.tooltips.count)
    var total = 0
    for index in new.pixels.indices where old.pixels[index] != new.pixels[index] {
      total += 1
      let place = Point(
        x: (Double(index % new.width) + 0.5) / scale, y: (Double(index / new.width) + 0.5) / scale)
      // The last lies on top of those before it.
      if let view = picture.tooltips.lastIndex(where: { $0.box.contains(place) }) {
        counts[view] += 1
      }
    }
    guard total > 0 else { return [] }
    let pixels = "\(total) \(total == 1 ? "pixel" : "pixels")"
    let places = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $1) > (counts[$1], $0) }
    return places.isEmpty
      ? [change("\(pixels), all beside its views")]
      : places.enumerated().map { order, place in
        let view = picture.tooltips[place].subject
        return .init(
          view: view,
          words: order == 0
            ? "\(pixels), most of them around '\(view)'" : "pixels around '\(view)'")
      }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }
}
