internal import Geometry

/// Sets text, and keeps the font sets it opened and the texts it set last: most are measured more
/// than once, then drawn, and drawn again in the next picture.
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

  /// Opens the regular weight, which replaces any other that cannot be opened, so that a missing font
  /// is an error at once.
  mutating func openRegular() throws(FontError) {
    _ = try set(of: fonts.files(for: [.regular]))
  }

  /// The text in lines of at most the given width.
  mutating func layout(_ text: StyledText, maximumWidth: Double?) -> TextLayout {
    let setting = Setting(text: text, maximumWidth: maximumWidth)
    if let known = layouts[setting] { return known }
    let layout = set(text, maximumWidth: maximumWidth)
    // A bound, not a policy: a picture sets some hundred texts, of a few kilobytes each.
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

  /// The faces' own set; should their files have become unreadable since they were found, the set of
  /// the regular face, which was opened at the start.
  private mutating func interSet(for faces: Set<PinnedFonts.Face>) -> FontSet {
    if let set = readableSet(of: fonts.files(for: faces)) { return set }
    guard let regular = readableSet(of: fonts.files(for: [.regular])) else {
      preconditionFailure("Inter's regular weight is opened when the measurer is made.")
    }
    return regular
  }

  /// The set of those files that can be read; `nil` when none can.
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
    // Only a corpus in many scripts comes here; opening a set again costs milliseconds.
    if sets.count >= 32 {
      sets.removeAll()
      layouts.removeAll()
    }
    sets[files] = set
    return set
  }
}
