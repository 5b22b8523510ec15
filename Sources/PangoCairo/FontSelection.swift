/// The fonts a text is set in besides Inter: a function of the text and of what Inter covers.
struct FontSelection {
  /// In the order of `FallbackFamily.all`, whichever character asked first.
  let families: [FallbackFamily]
  /// Whose Han characters the text is written with.
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

  /// A stretch of UTF-8 set in one language.
  struct Run: Hashable {
    var range: Range<Int>
    var language: String
    /// Whether the stretch is of the scripts Inter is drawn for, so that tracking is meant for it.
    var isInter: Bool
  }

  /// The text in stretches of one language each, none left to Pango, which would derive a language
  /// from the environment and choose other forms of the same characters.
  ///
  /// What is common to all scripts goes with what precedes it, as Pango resolves it.
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
  /// The Debian package whose fonts have the character, as far as its script tells; `nil` for what
  /// no font of the set is for: unassigned and private characters.
  package func package(providing scalar: Unicode.Scalar) -> String? {
    let properties = scalar.properties
    guard scalar.needsGlyph else { return nil }
    if properties.isEmojiPresentation { return "fonts-noto-color-emoji" }
    if [.unassigned, .privateUse, .surrogate].contains(properties.generalCategory) { return nil }
    return Script(scalar).families(han: .chinese)[0].package
  }
}

extension Script {
  /// The families for those of its characters that Inter has no glyph for; never empty.
  fileprivate func families(han: FallbackFamily) -> [FallbackFamily] {
    switch self {
    case .fallback(let family): [family]
    case .han, .kana, .hangul, .bopomofo, .wide: [han]
    case .inter, .common: FallbackFamily.general
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is to be seen: not a space, a control or a mark for whoever sets text.
  var needsGlyph: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control && properties.generalCategory != .format
  }
}
