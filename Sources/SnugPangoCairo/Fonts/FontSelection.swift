/// The fonts of a text in addition to Inter. They depend only on the text and on Inter's coverage.
struct FontSelection {
  /// In the order of `FallbackFamily.all`.
  let families: [FallbackFamily]
  let han: FallbackFamily

  init(for text: String, isInInter: (Unicode.Scalar) -> Bool) {
    let uncovered = text.unicodeScalars.filter {
      !$0.isASCII && !isInInter($0) && $0.needsGlyph
    }
    let scripts = Set(uncovered.map { Script($0) })
    let han: FallbackFamily =
      scripts.contains(.hangul) ? .korean : scripts.contains(.kana) ? .japanese : .chinese
    self.han = han
    let needed = scripts.flatMap { $0.families(han: han) }
    families = FallbackFamily.all.filter(needed.contains)
  }

  /// A UTF-8 range with one language.
  struct Run: Hashable {
    var range: Range<Int>
    var language: String
    /// Whether its scripts are Inter's, so that tracking applies to it.
    var isInter: Bool
  }

  /// The text as runs with a language each. Without a language Pango would derive one from the
  /// environment, which selects other glyph variants.
  ///
  /// As in Pango, a character that is common to all scripts belongs to the preceding run.
  func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    var offset = 0
    var isUndecided = true
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      let found = language(of: Script(scalar))
      if isUndecided {
        runs = [Run(range: 0..<end, language: found?.tag ?? "en", isInter: found?.isInter ?? true)]
        isUndecided = found == nil
      } else if let found, runs[runs.count - 1].language != found.tag {
        runs.append(Run(range: offset..<end, language: found.tag, isInter: found.isInter))
      } else {
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<end
      }
      offset = end
    }
    return runs
  }

  private func language(of script: Script) -> (tag: String, isInter: Bool)? {
    switch script {
    case .inter(let language): (language, true)
    case .fallback(let family): (family.language, false)
    case .han, .kana, .hangul, .wide: (han.language, false)
    case .bopomofo: ("zh-tw", false)
    case .common: nil
    }
  }
}

extension PangoTextMeasurer {
  /// How to install the fonts for the character's script on this system; `nil` for unassigned and
  /// private-use characters.
  package func advice(for scalar: Unicode.Scalar) -> String? {
    package(providing: scalar)?.advice()
  }

  func package(providing scalar: Unicode.Scalar) -> FontPackage? {
    let properties = scalar.properties
    guard scalar.needsGlyph else { return nil }
    if properties.isEmojiPresentation { return .emoji }
    if [.unassigned, .privateUse, .surrogate].contains(properties.generalCategory) { return nil }
    return Script(scalar).families(han: .chinese)[0].package
  }
}

extension Script {
  /// The families for characters without a glyph in Inter; never empty.
  fileprivate func families(han: FallbackFamily) -> [FallbackFamily] {
    switch self {
    case .fallback(let family): [family]
    case .han, .kana, .hangul, .bopomofo, .wide: [han]
    case .inter, .common: FallbackFamily.general
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is visible: not a space, a control or a formatting character.
  var needsGlyph: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control && properties.generalCategory != .format
  }
}
