internal import Synchronization
internal import Typesetting

/// Everything that sets text, behind one lock: a Pango font map is not for two threads.
final class TextEngine: Sendable {
  private let state: Mutex<State>

  /// Opens Inter.
  init(fontDirectories: [String]) throws(FontError) {
    state = Mutex(try State(PinnedFonts(directories: fontDirectories)))
  }

  func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
    state.withLock { $0.metrics(of: text, maximumWidth: maximumWidth) }
  }

  /// Runs `body` with something that sets text; what it sets must not leave `body`.
  func withTypesetter<Result: Sendable>(
    _ body: (inout State) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    try state.withLock { (state) throws(RenderError) in try body(&state) }
  }

  /// The font sets opened so far, and what they have measured.
  struct State {
    private let fonts: PinnedFonts
    private var sets: [[FontFile]: FontSet] = [:]
    private var measured: [Measurement: TextMetrics] = [:]

    private struct Measurement: Hashable {
      var text: StyledText
      var maximumWidth: Double?
    }

    init(_ fonts: PinnedFonts) throws(FontError) {
      self.fonts = fonts
      _ = try set(of: fonts.files(for: .regular))
    }

    mutating func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
      let measurement = Measurement(text: text, maximumWidth: maximumWidth)
      if let known = measured[measurement] { return known }
      let metrics = layout(text, maximumWidth: maximumWidth).metrics
      // A bound, not a policy: a picture measures some hundred texts.
      if measured.count >= 4096 { measured.removeAll() }
      measured[measurement] = metrics
      return metrics
    }

    /// Sets the text in lines of at most the given width.
    mutating func layout(_ text: StyledText, maximumWidth: Double?) -> TextLayout {
      let weight = text.font.weight
      let inter = interSet(for: weight)
      let selection = FontSelection(for: text.string, isInInter: inter.covers)
      let set =
        selection.families.isEmpty
        ? inter
        : readableSet(of: fonts.files(isBold: weight.isBold, and: selection.families)) ?? inter
      let layout = TextLayout(text, maximumWidth: maximumWidth, selection: selection, fonts: set)
      assert(
        layout.fontFiles.allSatisfy { file in set.files.contains { $0.path == file } },
        "Pango sets text in the pinned files only.")
      return layout
    }

    /// The weight's own set; should its file have become unreadable since it was found, the set of
    /// the regular weight, which was opened at the start.
    private mutating func interSet(for weight: Font.Weight) -> FontSet {
      if let set = readableSet(of: fonts.files(for: weight)) { return set }
      guard let regular = readableSet(of: fonts.files(for: .regular)) else {
        preconditionFailure("Inter's regular weight is opened when the engine is made.")
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
      let set = try FontSet(files)
      // Only a corpus in many scripts comes here; opening a set again costs milliseconds.
      if sets.count >= 32 { sets.removeAll() }
      sets[files] = set
      return set
    }
  }
}
