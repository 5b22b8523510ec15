internal import Geometry

/// The glyphs of Cairo's drawing, told in fewer words.
///
/// Cairo wraps each glyph in a symbol, and places each one on its own, spaces too. Here a glyph is
/// a path, a line has one baseline, and a word that occurs again is put together once.
struct SVGGlyphs {
  private(set) var tags: [SVGTag]
  /// Glyphs that show nothing: spaces.
  private var blank: Set<Substring> = []

  init(_ tags: [SVGTag]) {
    self.tags = tags
    // Here and below by index: a loop over the tags themselves would keep a second copy of them.
    for index in self.tags.indices {
      for place in self.tags[index].attributes.indices
      where self.tags[index].attributes[place].name == "xlink:href" {
        // SVG 2 needs no name space for it.
        self.tags[index].attributes[place].name = "href"
      }
    }
    unwrap()
    shareBaselines()
    shareWords()
    let blank = blank
    self.tags.removeAll { $0.reference.map(blank.contains) ?? false }
  }

  /// Each glyph as a path of its own name instead of a symbol that holds one, or as a smaller copy
  /// of another; without those nobody uses.
  private mutating func unwrap() {
    let used = Set(tags.compactMap(\.reference))
    let copies = SVGOutlines(
      tags.indices.compactMap { index in
        guard let id = Self.glyph(at: index, in: tags), used.contains(id),
          let path = tags[index + 1]["d"]
        else { return nil }
        return (String(id), path)
      }
    ).copies
    var result: [SVGTag] = []
    var index = 0
    while index < tags.count {
      guard let id = Self.glyph(at: index, in: tags) else {
        result.append(tags[index])
        index += 1
        continue
      }
      var path = tags[index + 1]
      if path["d"] == "" {
        blank.insert(id)
      } else if used.contains(id) {
        if let copy = copies[String(id)] {
          path = SVGTag(
            kind: .empty, name: "use",
            attributes: [
              .init("href", "#" + copy.original), .init("transform", "scale(\(copy.scale))"),
            ])
        }
        path.attributes.insert(.init("id", String(id)), at: 0)
        result.append(path)
      }
      index += 3
    }
    tags = result
  }

  /// The id of the glyph that begins at a tag: a symbol, of later versions a group, of one path.
  private static func glyph(at index: Int, in tags: [SVGTag]) -> Substring? {
    guard index + 2 < tags.count, let id = tags[index]["id"], tags[index].kind == .opening,
      ["symbol", "g"].contains(tags[index].name),
      tags[index].attributes.allSatisfy({ ["id", "overflow"].contains($0.name) }),
      tags[index + 1].name == "path", tags[index + 1].kind == .empty,
      tags[index + 1].attributes.count == 1, tags[index + 1].attributes[0].name == "d",
      tags[index + 2].kind == .closing
    else { return nil }
    return id[...]
  }

  /// A line of text has one baseline: it is said once, by the group, and not by each glyph.
  private mutating func shareBaselines() {
    for index in tags.indices
    where tags[index].name == "g" && tags[index].kind == .opening
      && tags[index]["transform"] == nil
    {
      let glyphs = glyphs(from: index + 1)
      guard glyphs.count > 1, let baseline = tags[glyphs.lowerBound]["y"],
        glyphs.allSatisfy({ tags[$0]["y"] == baseline }), glyphs.endIndex < tags.endIndex,
        tags[glyphs.endIndex].kind == .closing
      else { continue }
      let height = Double(baseline)?.description(decimals: 2) ?? baseline
      tags[index]["transform"] = "translate(0 \(height))"
      for glyph in glyphs { tags[glyph]["y"] = nil }
    }
  }

  /// The glyphs that follow one another from a tag on.
  private func glyphs(from start: Int) -> Range<Int> {
    let end = tags[start...].firstIndex { $0.name != "use" || $0.kind != .empty }
    return start..<(end ?? tags.endIndex)
  }

  // MARK: - Words

  /// Glyphs in a row with certain distances, and where that row occurs.
  private struct Word {
    var glyphs: [String]
    /// From the first glyph, in hundredths of a point.
    var offsets: [Int]
    var places: [Range<Int>]

    /// Whether naming it and saying the name takes fewer tags than saying the glyphs each time.
    var isWorthAName: Bool { glyphs.count * places.count > glyphs.count + places.count + 2 }

    func isSpaced(as other: [Int]) -> Bool {
      // Each place was rounded by itself.
      zip(offsets, other).allSatisfy { abs($0 - $1) <= 2 }
    }
  }

  private mutating func shareWords() {
    let words = words().filter(\.isWorthAName)
    guard !words.isEmpty,
      let end = tags.firstIndex(where: { $0.name == "defs" && $0.kind == .closing })
    else { return }
    var definitions: [SVGTag] = []
    var isGone = Set<Int>()
    for (number, word) in words.enumerated() {
      let name = "word-\(number)"
      definitions.append(SVGTag(kind: .opening, name: "g", attributes: [.init("id", name)]))
      for (glyph, offset) in zip(word.glyphs, word.offsets) {
        var use = SVGTag(kind: .empty, name: "use", attributes: [.init("href", glyph)])
        if offset != 0 { use["x"] = (Double(offset) / 100).description(decimals: 2) }
        definitions.append(use)
      }
      definitions.append(SVGTag(kind: .closing, name: "g", attributes: []))
      for place in word.places {
        tags[place.lowerBound].name = "use"
        tags[place.lowerBound]["href"] = "#" + name
        isGone.formUnion(place.dropFirst())
      }
    }
    tags =
      tags[..<end] + definitions
      + tags[end...].indices.filter { !isGone.contains($0) }.map { tags[$0] }
  }

  /// Every word of at least two glyphs, in the order of its first place.
  private func words() -> [Word] {
    var words: [Word] = []
    var known: [[String]: [Int]] = [:]
    for place in places() {
      let glyphs = place.compactMap { tags[$0]["href"] }
      let places = place.compactMap { tags[$0].hundredths }
      guard glyphs.count == place.count, places.count == place.count else { continue }
      let offsets = places.map { $0 - places[0] }
      if let index = known[glyphs]?.first(where: { words[$0].isSpaced(as: offsets) }) {
        words[index].places.append(place)
      } else {
        known[glyphs, default: []].append(words.count)
        words.append(Word(glyphs: glyphs, offsets: offsets, places: [place]))
      }
    }
    return words
  }

  /// Where glyphs follow one another on a line without a space between.
  private func places() -> [Range<Int>] {
    var places: [Range<Int>] = []
    var start: Int?
    for (index, tag) in tags.enumerated() {
      let isInWord = tag.reference.map { !blank.contains($0) } ?? false
      if let first = start, !isInWord || tag["y"] != tags[first]["y"] {
        if index - first > 1 { places.append(first..<index) }
        start = nil
      }
      if isInWord, start == nil { start = index }
    }
    return places
  }
}

extension SVGTag {
  /// The id of what is drawn here, where that is something defined elsewhere.
  fileprivate var reference: Substring? {
    guard name == "use", kind == .empty else { return nil }
    return self["href"]?.dropFirst()
  }

  fileprivate var hundredths: Int? {
    self["x"].flatMap { DecimalScanner.hundredths(of: $0) }
  }
}

extension SVGTag.Attribute {
  fileprivate init(_ name: String, _ value: String) { self.init(name: name, value: value) }
}
