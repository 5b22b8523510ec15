internal import CSnugPangoCairo
internal import SnugGeometry

/// A font whose emoji are PNG images. It is not thread-safe.
///
/// Pango does not use this font. It reserves space of the width on iOS, and emoji are drawn as
/// images.
final class EmojiFont {
  private let path: String
  private var opened: OpaquePointer?
  private var images: [String: [UInt8]?] = [:]

  /// The file is opened at the first use.
  init(path: String) { self.path = path }

  deinit { hb_font_destroy(opened) }

  /// The width of an emoji, in points.
  ///
  /// An assumption that is consistent with four texts saved by Interface Builder: a single emoji is
  /// 43 points wide at 38 points on iOS, and the emoji in two texts of 13 points on macOS are 18
  /// wide.
  static func advance(atSize size: Double) -> Double { size + 5 }

  static let aspectRatio = 136.0 / 128

  /// The UTF-8 ranges of a text's emoji that the font has an image for.
  func ranges(in string: String) -> [Range<Int>] {
    guard !string.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var ranges: [Range<Int>] = []
    var offset = 0
    for character in string {
      let end = offset + character.utf8.count
      if character.isShownAsEmoji, image(of: String(character)) != nil {
        ranges.append(offset..<end)
      }
      offset = end
    }
    return ranges
  }

  /// The text without the emoji that the font has an image for.
  func leavingOutEmoji(of string: String) -> String {
    var bytes = Array(string.utf8)
    for range in ranges(in: string).reversed() { bytes.removeSubrange(range) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The PNG of an emoji; `nil` if the font has none.
  func image(of emoji: String) -> [UInt8]? {
    if let known = images[emoji] { return known }
    // Bounds the memory: an image takes some kilobytes.
    if images.count >= 1024 { images.removeAll() }
    let image = read(emoji)
    images.updateValue(image, forKey: emoji)
    return image
  }

  private func read(_ emoji: String) -> [UInt8]? {
    let font = opened ?? open()
    opened = font
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, emoji, -1, 0, -1)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    // Several glyphs mean that the font does not support the sequence.
    guard let glyph = hb_buffer_get_glyph_infos(buffer, &count), count == 1 else { return nil }
    let blob = hb_ot_color_glyph_reference_png(font, glyph.pointee.codepoint)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  private func open() -> OpaquePointer? {
    let blob = hb_blob_create_from_file(path)
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, 0)
    defer { hb_face_destroy(face) }
    return hb_font_create(face)
  }
}

extension Character {
  /// Whether its default presentation is an emoji.
  ///
  /// Source: Unicode Technical Standard 51, definitions ED-6 to ED-9a and ED-14c.
  fileprivate var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    switch unicodeScalars.dropFirst().first {
    case "\u{FE0E}": return false
    case "\u{FE0F}": return true
    default: return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    }
  }
}
