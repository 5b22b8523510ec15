import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import Testing

/// What the overview says of the views that are off their sizes: how much, and whether it matters.
@Suite struct `Amounts in the overview` {
  private static let loser =
    "title: { class: UILabel, text: A title that is much too long for its row }, "
    + "value: { class: UILabel, text: \"12\", compressionResistance: 751, hugging: 252 }"

  /// Two rows: a title that is cut, and a view that takes what is left. A dot is anywhere below them.
  private func drawn(beside view: String) throws -> DisplayList {
    try SnugDiagramsTests.drawn(
      "\(Self.loser), name: { \(view) }, dot: { intrinsicContentSize: [10, 10] }, "
        + "end: { class: UILabel, text: End, hugging: 252, compressionResistance: 751 }",
      "\"H:|-16-[title]-8-[value]-16-|\", \"V:|-30-[title]-30-[name]\", \"V:|-30-[value]\", "
        + "\"H:|-16-[name]-8-[end]-16-|\", end.centerY == name.centerY, \"V:[dot]-4-|\"",
      "[200, 160]")
  }

  private func outline(of name: String, in picture: DisplayList) -> Stroke? {
    picture.marks("frame").first { $0.subject == name }?.stroke
  }

  @Test func `stand beside the name of a view that is cut`() throws {
    let picture = try drawn(beside: "class: UILabel, text: Name")
    let amount = try #require(
      picture.texts.first { $0.mark.role == "amount" && $0.mark.subject == "title" })
    let name = try #require(
      picture.texts.first { $0.mark.role == "name" && $0.mark.subject == "title" })
    #expect(amount.text.text.string.hasPrefix("−"))
    #expect(amount.ink.minX > name.ink.maxX && amount.ink.midY == name.ink.midY)
  }

  /// A view without content lies behind all others, and is not their superview.
  @Test func `stand beside the name on a view behind`() throws {
    let picture = try SnugDiagramsTests.drawn(
      "back: , \(Self.loser), name: { class: UILabel, text: Name }, dot: { intrinsicContentSize: [10, 10] }",
      "\"H:|[back]|\", \"V:|[back]|\", \"H:|-16-[title]-8-[value]-16-|\", \"V:|-30-[title]-30-[name]\", "
        + "\"V:|-30-[value]\", \"H:|-16-[name]-16-|\", \"V:[dot]-4-|\"",
      "[200, 160]")
    let names = picture.texts.filter { $0.mark.role == "name" }.compactMap(\.mark.subject)
    #expect(names.contains("title"))
    #expect(Faults.all(in: picture).isEmpty)
  }

  /// Alone, or nearer to another view, it would be taken for that one's.
  @Test func `are in their views, or with their names, nearest to their views`() {
    for (name, scene, _, picture) in drawnFixtures where picture.texts("tally") != [] {
      let containers = Set(scene.views.compactMap(\.superview).map { scene[$0].name })
      let surfaces = Dictionary(
        picture.marks("surface").map { ($0.subject ?? "", $0.bounds) }, uniquingKeysWith: { $1 })
      let names = picture.texts.filter { $0.mark.role == "name" }
      for amount in picture.texts where amount.mark.role == "amount" {
        let view = amount.mark.subject ?? ""
        guard let own = surfaces[view], !amount.ink.isInside(own) else { continue }
        let ink = names.filter {
          $0.mark.subject == view && $0.ink.distance(to: amount.ink) < 45
        }.first?.ink
        #expect(ink != nil, "\(name): \(amount.mark)")
        guard let ink, let root = surfaces[scene[.root].name], ink.intersects(root) else {
          continue
        }
        let text = ink.union(amount.ink)
        let nearer = surfaces.filter {
          !containers.contains($0.key) && $0.key != scene[.root].name && $0.key != view
            && $0.value.distance(to: text) < own.distance(to: text)
        }
        #expect(nearer.isEmpty, "\(name): \(amount.mark) beside \(nearer.keys.sorted())")
      }
    }
  }

  /// Rows between which no text has room, so that only those that have a clear way to the root's edge have a place.
  @Test func `are those of a trifle only where greater losses have theirs`() throws {
    let rows = ["Partly cloudy", "Thundery showers with hail and strong gusts"].enumerated().map {
      "a\($0): { class: UILabel, text: Today }, text\($0): { class: UILabel, text: \($1), compressionResistance: 749 }, "
        + "b\($0): { class: UILabel, text: \"24\" }"
    }
    func picture(_ gap: Double) throws -> DisplayList {
      try SnugDiagramsTests.drawn(
        rows.joined(separator: ", ") + ", end: { class: UILabel, text: End }",
        (0..<2).map { "\"H:|-4-[a\($0)]-4-[text\($0)]-4-[b\($0)]-4-|\"" }.joined(separator: ", ")
          + ", \"V:|-4-[a0]-\(gap)-[a1]-4-[end]-4-|\", text0.top == a0.top, b0.top == a0.top, "
          + "text1.top == a1.top, b1.top == a1.top, \"H:|-4-[end]\"",
        "[180, 100]")
    }
    for gap in [1.0, 4, 12, 30] {
      let told = Set(
        try picture(gap).texts.filter { $0.mark.role == "amount" }.compactMap(\.mark.subject))
      #expect(told.contains("text1") || !told.contains("text0"), "\(gap)")
    }
  }

  /// Between the rows there is no room for a text.
  @Test func `are beside the root, with a line or their number, where there is no room in it`()
    throws
  {
    let rows = (0..<3).map { "row\($0): { class: UILabel, text: A text that is too long here }" }
    let picture = try SnugDiagramsTests.drawn(
      rows.joined(separator: ", ") + ", end: { class: UILabel, text: End }",
      (0..<3).map { "\"H:|-4-[row\($0)]-4-|\"" }.joined(separator: ", ")
        + ", \"V:|-2-[row0]-3-[row1]-3-[row2]-3-[end]-2-|\", \"H:|-4-[end]\"",
      "[160, 95]")
    let root = try #require(picture.marks("frame").first { $0.subject == "view" }?.bounds)
    let amounts = picture.texts.filter { $0.mark.role == "amount" }
    #expect(Set(amounts.compactMap(\.mark.subject)).isSuperset(of: ["row0", "row1", "row2"]))
    #expect(Set(picture.texts("name")).isSuperset(of: ["row0", "row1", "row2"]))
    let outside = amounts.filter { $0.ink.minX > root.maxX || $0.ink.maxX < root.minX }
    #expect(!outside.isEmpty)
    for amount in outside {
      let names = picture.texts.filter { $0.mark.role == "name" }
      let name = names.first { $0.mark.subject == amount.mark.subject }?.ink ?? amount.ink
      let near = amount.ink.union(name).outset(by: EdgeInsets(all: 10))
      let signs = picture.marks("badge-line") + picture.marks("badge")
      #expect(
        signs.contains { $0.subject == amount.mark.subject && $0.bounds.intersects(near) },
        "\(amount.mark)")
    }
    #expect(Faults.all(in: picture).isEmpty)
  }

  /// More room than a label or a field needs is not seen; an image or a button is drawn larger.
  @Test(arguments: [
    ("class: UILabel, text: Name", true), ("class: UITextField, placeholder: Name", true),
    ("class: UIButton, title: Name", false), ("class: UIImageView, image: [20, 20]", false),
  ])
  func `are quiet for a harmless stretch among losses`(view: String, isQuiet: Bool) throws {
    let picture = try drawn(beside: view)
    let hatches = picture.marks("stretched").filter { $0.subject == "name" }
    #expect(hatches.isEmpty == isQuiet)
    #expect(outline(of: "name", in: picture)?.width == (isQuiet ? 1.25 : 1.75))
    #expect(picture.texts("legend").contains("stretched, harmless") == isQuiet)
    let told = picture.texts.first {
      $0.mark.subject == "name" && $0.text.text.string.hasPrefix("+")
    }
    #expect(told?.text.text.font.weight == (isQuiet ? .regular : .semibold))
  }

  /// An image of 40 points that its constraints make smaller, beside a text that is cut.
  @Test(arguments: [("image: [40, 40]", true), ("image: [16, 16]", false)])
  func `are quiet for a smaller image among losses`(image: String, isSmaller: Bool) throws {
    let picture = try SnugDiagramsTests.drawn(
      "\(Self.loser), photo: { class: UIImageView, \(image) }, name: { class: UILabel, text: Name }, "
        + "go: { class: UIButton, title: Go }",
      "\"H:|-16-[title]-8-[value]-16-|\", \"V:|-16-[title]-20-[photo(16)]-20-[name]\", "
        + "\"V:|-16-[value]\", photo.width == 16, photo.leading == title.leading, \"H:|-16-[name]-16-|\", "
        + "\"H:|-16-[go(100)]\", \"V:[go(30)]-2-|\"",
      "[200, 160]")
    #expect(outline(of: "photo", in: picture)?.width == (isSmaller ? 1.25 : 1))
    #expect(picture.texts("legend").contains("smaller image, harmless") == isSmaller)
    #expect(picture.texts("tally").contains("1 smaller image") == isSmaller)
  }

  /// Of 48 points, a sixth is left on one axis.
  @Test func `are those of a loss for an image that is crushed`() throws {
    let picture = try SnugDiagramsTests.drawn(
      "photo: { class: UIImageView, image: [48, 48], compressionResistance: 749 }, "
        + "name: { class: UILabel, text: Konstantinos Papa }, a: { class: UILabel, text: A }, end: { class: UILabel, text: End }",
      "\"H:|-16-[photo]-8-[name]-16-|\", \"V:|-30-[photo(48)]\", \"V:|-30-[name]\", \"H:|-16-[a]-16-|\", "
        + "\"V:[a]-30-|\", \"H:[end]-8-|\", \"V:[end]-4-|\"",
      "[190, 200]")
    #expect(picture.texts("tally").contains("1 compressed"))
    #expect(outline(of: "photo", in: picture)?.width == 1.75)
    #expect(picture.texts.contains { $0.mark.role == "amount" && $0.mark.subject == "photo" })
    #expect(picture.marks("strip-view").contains { $0.subject == "photo" })
  }

  /// A label that is as high as the button beside it, and as wide as both need.
  @Test(arguments: [(25.4, true), (25.5, false)])
  func `are quiet for some points of height`(height: Double, isQuiet: Bool) throws {
    let picture = try SnugDiagramsTests.drawn(
      "a: { class: UILabel, text: A }, b: { class: UILabel, text: B }",
      "\"H:|-16-[a]\", \"H:|-16-[b]\", \"V:|-16-[a(\(height))]-16-[b]\"", "[200, 160]")
    #expect(picture.marks("stretched").isEmpty == isQuiet)
    #expect(outline(of: "a", in: picture)?.width == (isQuiet ? 1.25 : 1.75))
  }

  /// Each album is as wide as its title wants, or as its cover.
  @Test func `are told once if two cards tell of them`() throws {
    let albums = (1...3).map { index in
      "album\(index): { class: UIStackView, axis: vertical, arrangedSubviews: { "
        + "cover\(index): { class: UIImageView, image: [130, 130] }, "
        + "title\(index): { class: UILabel, text: \(index == 2 ? "The Rise and Fall of Ziggy Stardust" : "Blue") } } }"
    }
    let picture = try SnugDiagramsTests.drawn(
      "shelf: { class: UIStackView, arrangedSubviews: { \(albums.joined(separator: ", ")) } }, "
        + "end: { class: UILabel, text: End }",
      "\"H:|-16-[shelf]-16-|\", \"V:|-16-[shelf]\", \"H:[end]-8-|\", \"V:[end]-8-|\"",
      "[480, 300]")
    for index in 1...3 {
      let told = picture.texts.filter {
        ["amount", "delta"].contains($0.mark.role) && $0.mark.subject == "title\(index)"
      }
      #expect(told.count == 1)
    }
  }

  @Test func `are those of a loss for a smaller image if nothing is worse`() throws {
    let picture = try SnugDiagramsTests.drawn(
      "photo: { class: UIImageView, image: [40, 40] }, end: { class: UILabel, text: End }",
      "\"H:|-16-[photo(16)]\", \"V:|-16-[photo(16)]\", \"H:[end]-8-|\", \"V:[end]-8-|\"",
      "[200, 160]")
    #expect(picture.texts("tally") == ["1 compressed"])
    #expect(outline(of: "photo", in: picture)?.width == 1.75)
  }

  /// Alone it is what the picture is about.
  @Test func `have a texture where nothing is worse`() throws {
    let picture = try SnugDiagramsTests.drawn(
      "a: { class: UILabel, text: A }, b: { class: UILabel, text: B }",
      "\"H:|-16-[a]-16-|\", \"H:|-30-[b]-30-|\", \"V:|-16-[a]-16-[b]\"", "[200, 100]")
    #expect(picture.marks("stretched").contains { $0.subject == "a" })
  }

  /// The text of the second has the lines that it wants.
  @Test func `have hollow numbers only where nothing is to be mended`() throws {
    let picture = try drawn(
      beside: "class: UILabel, numberOfLines: 0, text: \"A note that wraps, as it is meant to\"")
    let colors = picture.texts.filter { $0.mark.role == "badge-number" && $0.mark.subject != nil }
      .reduce(into: [String: Color]()) { $0[$1.mark.subject!] = $1.text.color }
    #expect(colors["title"] == Theme.light.canvas && colors["name"] == Theme.light.compressed)
  }

  @Test func `are counted above with views that stick out`() throws {
    let picture = try SnugDiagramsTests.drawn(
      "a: { class: UILabel, text: A }, b: { intrinsicContentSize: [60, 30] }",
      "\"H:|-20-[a]-20-|\", \"H:|-120-[b]\", \"V:|-20-[a]-20-[b]\"", "[160, 200]")
    #expect(picture.texts("tally") == ["1 sticks out", "1 stretched"])
  }
}

/// Views that tie, and keep their sizes as drawn.
@Suite struct `Views that could change instead` {
  /// The column takes all heights; the first label is as wide as the root.
  @Test func `have a dashed outline though they gain on the other axis`() throws {
    let picture = try drawn(
      "a: { class: UILabel, text: A }, b: { class: UILabel, text: B }",
      "\"H:|-16-[a]-16-|\", \"H:|-16-[b]\", \"V:|-16-[a]-16-[b]-16-|\"", "[200, 160]")
    let frames = picture.marks("frame").filter { ["a", "b"].contains($0.subject) }
    let dashed = frames.filter { $0.stroke?.dash.isEmpty == false }
    #expect(dashed.count == 1 && frames.count == 2)
  }

  @Test func `are named with what they would give`() throws {
    let labels = try SnugDiagramsTests.picture("settings-with-ties").texts("strip-label")
    #expect(labels.contains("wifiLabel −41") && labels.contains("wifiIcon −29"))
  }

  /// Both give way in any layout, one of them all it has as drawn.
  @Test func `have a strip with the layouts in which they give less`() throws {
    let picture = try SnugDiagramsTests.drawn(
      "a: { class: UILabel, text: A name that is much too long }, b: { class: UILabel, text: A time }, "
        + "c: { class: UILabel, text: End }",
      "\"H:|-8-[a]-8-[b]-8-|\", \"V:|-8-[a]\", b.top == a.top, \"H:|-8-[c]\", \"V:[c]-8-|\"",
      "[100, 160]")
    let labels = picture.texts("strip-label")
    #expect(labels.contains("a, b") && labels.contains("also possible:"))
  }

  /// Two columns that a stack view makes equally wide, each with a tie of its own.
  @Test func `have a strip for each row of equal columns`() throws {
    let columns = ["a", "b"].map { name in
      "\(name): { subviews: { key\(name): { class: UILabel, text: Key }, value\(name): { class: UILabel, text: Value } } }"
    }
    let rows = ["a", "b"].map { name in
      "\"H:|-4-[key\(name)]-4-[value\(name)]-4-|\", \"V:|[key\(name)]|\", value\(name).top == key\(name).top"
    }
    let picture = try SnugDiagramsTests.drawn(
      "row: { class: UIStackView, distribution: fillEqually, arrangedSubviews: { \(columns.joined(separator: ", ")) } }, "
        + "end: { class: UILabel, text: End }",
      "\"H:|[row]|\", \"V:|-20-[row]\", \"H:|-8-[end]\", \"V:[end]-8-|\", \(rows.joined(separator: ", "))",
      "[320, 180]")
    #expect(Set(picture.texts("strip-label")).isSuperset(of: ["valuea", "valueb"]))
  }

  /// The bubble has seven tenths of the root.
  @Test func `have a strip in a share of a container`() throws {
    let picture = try SnugDiagramsTests.drawn(
      "bubble: { subviews: { a: { class: UILabel, text: A long name }, b: { class: UILabel, text: A long time } } }",
      "\"H:|-8-[bubble]\", bubble.width <= 0.7 * view.width, \"H:|-8-[a]-8-[b]-8-|\", "
        + "\"V:|-8-[bubble]\", \"V:|-8-[a]-8-|\", b.centerY == a.centerY",
      "[200, 80]")
    #expect(picture.texts("strip-label").contains("also possible:"))
  }
}

/// Strips of heights beside a long row of widths.
@Suite struct `Rows of standing strips` {
  @Test func `hold the texts of low views in a high column`() throws {
    let picture = try SnugDiagramsTests.drawn(
      "a: { class: UILabel, text: First }, b: { class: UILabel, text: Second }, "
        + "c: { class: UILabel, text: A text that needs several times as many points as the row has }, "
        + "d: { class: UILabel, text: D, compressionResistance: 751 }",
      "\"V:|-8-[a]-8-[b]-8-|\", \"H:|-8-[a]\", \"H:|-8-[b]\", \"H:|-90-[c]-8-[d]-8-|\", "
        + "\"V:|-8-[c]\", d.top == c.top",
      "[320, 360]")
    let strips = picture.marks("strip-view").filter { ["a", "b"].contains($0.subject) }
    #expect(!strips.isEmpty && strips.allSatisfy { $0.bounds.height >= 13 })
  }
}

extension Rect {
  /// The shortest distance between the edges of two rectangles.
  fileprivate func distance(to other: Rect) -> Double {
    let x = max(minX - other.maxX, 0, other.minX - maxX)
    let y = max(minY - other.maxY, 0, other.minY - maxY)
    return (x * x + y * y).squareRoot()
  }
}
