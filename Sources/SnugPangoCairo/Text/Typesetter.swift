internal import SnugGeometry

/// Sets texts, and caches font sets and layouts: most texts are measured several times, then drawn,
/// and drawn again in the next picture.
struct Typesetter {
  private let fonts: PinnedFonts
  private let emoji: EmojiFont?
  private var sets: [[FontFile]: FontSet] = [:]
  private var layouts: [Setting: TextLayout] = [:]
  private struct Setting: Hashable {
    var text: StyledText
    var maximumWidth: Double?
  }

  init(_ fonts: PinnedFonts) {
    self.fonts = fonts
    emoji = fonts.emoji.map { EmojiFont(path: $0.path) }
  }

  /// Opens the regular weight, the fallback for weights that cannot be opened, so that a missing
  /// font is reported immediately.
  mutating func openRegular() throws(FontError) {
    _ = try set(of: fonts.files(for: [.regular]))
  }

  mutating func layout(_ text: StyledText, maximumWidth: Double?) -> TextLayout {
    let setting = Setting(text: text, maximumWidth: maximumWidth)
    if let known = layouts[setting] { return known }
    let layout = set(text, maximumWidth: maximumWidth)
    // Bounds the memory: a picture has some hundred texts, of a few kilobytes each.
    if layouts.count >= 1024 { layouts.removeAll() }
    layouts[setting] = layout
    return layout
  }

  /// Sets the text without the cache.
  mutating func set(_ text: StyledText, maximumWidth: Double?) -> TextLayout {
    let faces = Set(
      text.fonts.map {
        PinnedFonts.Face(weight: $0.weight, opticalSize: OpticalSize(of: $0, text.style))
      })
    let inter = interSet(for: faces)
    let selection = FontSelection(for: text.string, isInInter: inter.covers)
    let set =
      selection.families.isEmpty
      ? inter : readableSet(of: fonts.files(like: faces, and: selection.families)) ?? inter
    let layout = TextLayout(text, maximumWidth: maximumWidth, selection: selection, fonts: set)
    assert(
      layout.fontFiles.allSatisfy { file in set.files.contains { $0.path == file } },
      "Pango sets text in the pinned files only.")
    return layout
  }

  /// The font set of faces. If their files have become unreadable, the set of the regular face,
  /// which is already open.
  private mutating func interSet(for faces: Set<PinnedFonts.Face>) -> FontSet {
    if let set = readableSet(of: fonts.files(for: faces)) { return set }
    guard let regular = readableSet(of: fonts.files(for: [.regular])) else {
      preconditionFailure("Inter's regular weight is opened when the measurer is made.")
    }
    return regular
  }

  /// The set of the readable files; `nil` if none is readable.
  private mutating func readableSet(of files: [FontFile]) -> FontSet? {
    var files = files
    while !files.isEmpty {
      do throws(FontError) {
        return try set(of: files)
      } catch {
        guard case .unreadable(let path) = error else { return nil }
        files.removeAll { $0.path == path }
      }
    }
    return nil
  }

  private mutating func set(of files: [FontFile]) throws(FontError) -> FontSet {
    if let set = sets[files] { return set }
    let set = try FontSet(files, emoji: emoji)
    // Only texts in many scripts reach this; opening a set again takes milliseconds.
    if sets.count >= 32 {
      sets.removeAll()
      layouts.removeAll()
    }
    sets[files] = set
    return set
  }
}
