internal import CSnugPangoCairo
internal import SnugGeometry

extension TextLayout {
  /// An emoji as an image, with its position from the top left of the first line, in points.
  struct PlacedEmoji {
    var png: [UInt8]
    var rect: Rect
  }

  /// The emoji of all lines, aligned in a width.
  ///
  /// Each is as large as its line and its reserved space allow, and centered: an assumption.
  func emoji(inWidth width: Double) -> [PlacedEmoji] {
    guard let font = fontSet.emoji else { return [] }
    return lines.flatMap { placedEmoji(of: $0, from: font, left: left(of: $0, in: width)) }
  }

  private func placedEmoji(
    of line: Line, from font: EmojiFont, left: Double
  ) -> [PlacedEmoji] {
    guard line.pointer.glyphRuns.contains(where: \.isRoomForImages),
      let string = pango_layout_get_text(line.pointer.pointee.layout).map(String.init(cString:))
    else { return [] }
    let (bytes, ranges) = (Array(string.utf8), font.ranges(in: string))
    var emoji: [PlacedEmoji] = []
    var x = left
    for run in line.pointer.glyphRuns {
      guard let glyphs = run.glyphs?.pointee else { continue }
      for glyph in 0..<Int(glyphs.num_glyphs) {
        let room = Double(glyphs.glyphs[glyph].geometry.width) * unit / Double(PANGO_SCALE)
        defer { x += room }
        let offset = Int(run.item.pointee.offset + glyphs.log_clusters[glyph])
        guard run.isRoomForImages, room > 0,
          let range = ranges.first(where: { $0.lowerBound == offset }),
          let png = font.image(of: String(decoding: bytes[range], as: UTF8.self))
        else { continue }
        let width = min(room, (line.bottom - line.top) * EmojiFont.aspectRatio)
        let height = width / EmojiFont.aspectRatio
        let y = line.top + (line.bottom - line.top - height) / 2
        let rect = Rect(x: x + (room - width) / 2, y: y, width: width, height: height)
        emoji.append(PlacedEmoji(png: png, rect: rect))
      }
    }
    return emoji
  }
}
