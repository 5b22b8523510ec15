/// The glyphs of a picture, without duplicates.
struct GlyphTable {
  private(set) var outlines: [GlyphOutline] = []
  /// The font of each glyph.
  private var fonts: [OpaquePointer] = []
  private var slots: [GlyphID: Int] = [:]

  private struct GlyphID: Hashable {
    var font: OpaquePointer
    var number: UInt32
  }

  var isEmpty: Bool { outlines.isEmpty }

  /// A glyph's number.
  mutating func slot(of glyph: SVGRecorder.Glyph) -> Int {
    let id = GlyphID(font: glyph.font.id, number: glyph.outline.number)
    if let known = slots[id] { return known }
    let slot = outlines.count
    outlines.append(glyph.outline)
    fonts.append(id.font)
    slots[id] = slot
    return slot
  }

  /// The glyphs by font, in the order in which the fonts were first used.
  var slotsInOrder: [Int] {
    Dictionary(grouping: outlines.indices) { fonts[$0] }.values
      .sorted { $0[0] < $1[0] }.flatMap(\.self)
  }

  /// For each glyph that is a scaled copy of another, the original and the factor.
  var copies: [Int: (original: Int, scale: Double)] {
    var copies: [Int: (original: Int, scale: Double)] = [:]
    /// The largest outlines, by the commands of their paths.
    var largest: [[UInt8]: [Int]] = [:]
    let order = slotsInOrder.enumerated().filter { outlines[$0.element].extent > 0 }
      .sorted {
        (outlines[$1.element].extent, $0.offset) < (outlines[$0.element].extent, $1.offset)
      }
    for (_, slot) in order {
      let outline = outlines[slot]
      // A short path, of a dot or a stroke, is shorter than a reference.
      guard outline.coordinates.count >= 16 else { continue }
      for original in largest[outline.commands] ?? [] where copies[slot] == nil {
        copies[slot] = outline.scale(from: outlines[original]).map { (original, $0) }
      }
      if copies[slot] == nil { largest[outline.commands, default: []].append(slot) }
    }
    return copies
  }
}

/// A line of glyphs with one font and one color.
struct SVGLine {
  let glyphs: [SVGRecorder.Glyph]
  /// The glyphs' numbers.
  let slots: [Int]
  /// The common baseline in hundredths of a point; `nil` if each glyph has another.
  let sharedBaseline: Int?

  init(_ glyphs: [SVGRecorder.Glyph], in table: inout GlyphTable) {
    self.glyphs = glyphs
    slots = glyphs.map { table.slot(of: $0) }
    let isShared = glyphs.count > 1 && glyphs.allSatisfy { $0.y == glyphs[0].y }
    sharedBaseline = isShared ? glyphs[0].y : nil
  }

  /// The ranges of consecutive glyphs without spaces.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in 0...glyphs.count {
      let isInWord = index < glyphs.count && !glyphs[index].outline.isBlank
      if let first = start,
        !isInWord || sharedBaseline == nil && glyphs[index].y != glyphs[first].y
      {
        if index - first > 1 { words.append(first..<index) }
        start = nil
      }
      if isInWord, start == nil { start = index }
    }
    return words
  }
}

/// The words that occur several times, and the lines as sequences of words and glyphs.
struct SVGWords {
  /// A sequence of glyphs with their distances, and the number of its occurrences.
  struct Word {
    var slots: [Int]
    /// From the first glyph, in hundredths of a point.
    var offsets: [Int]
    fileprivate var count: Int

    /// Whether a definition and its uses have fewer tags than repeated glyphs.
    fileprivate var savesTags: Bool { slots.count * count > slots.count + count + 2 }

    fileprivate func isSpaced(as other: [Int]) -> Bool {
      // Each position was rounded separately.
      zip(offsets, other).allSatisfy { abs($0 - $1) <= 2 }
    }
  }

  /// A glyph, or a word, at a position in hundredths of a point.
  struct Use {
    var part: SVGNames.Part
    var x: Int
    var y: Int
  }

  /// The words with a definition, in the order of their first uses.
  let shared: [Word]
  /// The words and glyphs of each line.
  let uses: [[Use]]

  init(_ lines: [SVGLine]) {
    var words: [Word] = []
    var known: [[Int]: [Int]] = [:]
    let found = lines.map { line in
      line.words.map { range in
        let slots = Array(line.slots[range])
        let first = line.glyphs[range.lowerBound].x
        let offsets = line.glyphs[range].map { $0.x - first }
        if let index = known[slots]?.first(where: { words[$0].isSpaced(as: offsets) }) {
          words[index].count += 1
          return (range, index)
        }
        known[slots, default: []].append(words.count)
        words.append(Word(slots: slots, offsets: offsets, count: 1))
        return (range, words.count - 1)
      }
    }
    var names: [Int?] = []
    var shared: [Word] = []
    for word in words {
      names.append(word.savesTags ? shared.count : nil)
      if word.savesTags { shared.append(word) }
    }
    self.shared = shared
    uses = zip(lines, found).map { line, found in Self.uses(of: line, found, names) }
  }

  private static func uses(
    of line: SVGLine, _ words: [(range: Range<Int>, word: Int)], _ names: [Int?]
  ) -> [Use] {
    var uses: [Use] = []
    var next = 0
    func add(_ range: Range<Int>) {
      for (glyph, slot) in zip(line.glyphs[range], line.slots[range])
      where !glyph.outline.isBlank {
        uses.append(Use(part: .glyph(slot), x: glyph.x, y: glyph.y))
      }
    }
    for (range, word) in words {
      guard let name = names[word] else { continue }
      add(next..<range.lowerBound)
      let first = line.glyphs[range.lowerBound]
      uses.append(Use(part: .word(name), x: first.x, y: first.y))
      next = range.upperBound
    }
    add(next..<line.glyphs.count)
    return uses
  }
}
