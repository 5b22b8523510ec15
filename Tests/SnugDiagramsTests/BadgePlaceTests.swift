import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import Testing

/// Which view a badge in the overview seems to be about.
@Suite struct `Badges in the overview` {
  private func withEnd(_ views: String, _ constraints: String, _ size: String) throws -> DisplayList
  {
    try drawn(
      "\(views), end: { class: UILabel, text: End }",
      "\(constraints), \"H:[end]-16-|\", \"V:[end]-8-|\"", size)
  }

  private func badges(in picture: DisplayList) -> [(view: String, box: Rect)] {
    picture.marks("badge").compactMap { mark in mark.subject.map { ($0, mark.bounds) } }
  }

  private func distance(_ point: Point, _ rect: Rect) -> Double {
    let (x, y) = (rect[.horizontal], rect[.vertical])
    let apart = [(x, point.x), (y, point.y)].map { max($0.start - $1, 0, $1 - $0.end) }
    return (apart[0] * apart[0] + apart[1] * apart[1]).squareRoot()
  }

  /// Rows 4 points apart, each filled by a cut text.
  @Test func `are nearer to their rows than to the rows above and below`() throws {
    let names = (0..<5).map { "row\($0)" }
    let views = names.map { "\($0): { class: UILabel, text: A label that does not fit its row }" }
    let rows = names.map { "\"H:|-16-[\($0)]-16-|\"" }.joined(separator: ", ")
    let picture = try withEnd(
      views.joined(separator: ", "),
      rows + ", \"V:|-4-\(names.map { "[\($0)]" }.joined(separator: "-4-"))\"", "[200, 160]")
    let frames = Dictionary(
      picture.marks("surface").compactMap { mark in mark.subject.map { ($0, mark.bounds) } },
      uniquingKeysWith: { first, _ in first })
    let badges = badges(in: picture)
    #expect(Set(badges.map(\.view)) == Set(names))
    for (view, box) in badges {
      let distances = frames.filter { $0.key != "view" }.mapValues {
        distance(Point(x: box.midX, y: box.midY), $0)
      }
      #expect(distances.min { $0.value < $1.value }?.key == view)
      #expect(!picture.texts.contains { $0.isContent && $0.ink.intersects(box) }, "\(view)")
    }
  }

  /// The label of the bar has room only on the images above and below it, or beside the root.
  @Test func `of a broken distance are on no other view`() throws {
    let picture = try drawn(
      "above: { class: UIImageView, image: [300, 60] }, below: { class: UIImageView, image: [300, 60] }, "
        + "row: { class: UILabel, text: A courier with a text as wide }, a: { class: UILabel, text: A, hugging: 1 }",
      "\"H:|-10-[above(300)]\", \"H:|-10-[below(300)]\", \"V:|-10-[above(60)]-4-[row]-4-[below(60)]-30-[a]\", "
        + "\"H:|-16-[row(200)]-16-|\", \"H:|-16-[a]-16-|\"",
      "[320, 230]")
    let labels = picture.texts.filter { $0.mark.role == "breach-text" }
    let images = picture.marks("frame").filter { ["above", "below"].contains($0.subject) }
    #expect(!labels.isEmpty && images.count == 2)
    for label in labels {
      #expect(!images.contains { $0.bounds.intersects(label.ink) }, "\(label.mark)")
    }
  }

  /// Nothing is free between the rows, and views are on both sides of the middle one. A badge beside the root would
  /// seem to be about one of these, so there is only one if the card has no other.
  @Test(arguments: [false, true])
  func `have a line to a view that other views surround`(isAlone: Bool) throws {
    let names = ["a", "b", "c"].flatMap { row in (0..<3).map { "\(row)\($0)" } }
    let views = names.map { name in
      "\(name): { class: UILabel, text: \(name == "b1" || !isAlone ? "A label that is cut" : "A label") }"
    }
    let rows = ["a", "b", "c"].map {
      "\"H:|-16-[\($0)0]-4-[\($0)1(\($0)0)]-4-[\($0)2(\($0)0)]-16-|\""
    }
    let columns = (0..<3).map { "\"V:|-8-[a\($0)]-8-[b\($0)]-8-[c\($0)]\"" }
    let picture = try withEnd(
      views.joined(separator: ", "), (rows + columns).joined(separator: ", "), "[280, 90]")
    let lines = picture.marks("badge-line").filter { $0.subject == "b1" }
    #expect(lines.isEmpty != isAlone)
    guard isAlone else { return }
    let line = try #require(lines.first?.bounds)
    let frame = try #require(picture.marks("surface").first { $0.subject == "b1" }?.bounds)
    let badge = try #require(badges(in: picture).first { $0.view == "b1" }?.box)
    let root = try #require(picture.marks("frame").first { $0.subject == "view" }?.bounds)
    #expect(line.intersects(frame.outset(by: EdgeInsets(all: 1))))
    #expect(!root.intersects(badge) && line.outset(by: EdgeInsets(all: 1)).intersects(badge))
    #expect(!picture.texts.contains { $0.isContent && $0.ink.intersects(line) })
  }

  /// Between a text and the next view there is no room.
  @Test func `have labels of bars off the edges of other views`() throws {
    let picture = try withEnd(
      "photo: { intrinsicContentSize: [120, 120] }, field: { class: UITextField, text: \"4400\" }, "
        + "bid: { class: UIButton, title: Place bid, configuration: filled }, terms: { class: UILabel, text: A premium of 24 per cent and taxes are added }",
      "\"H:|-16-[photo(120)]\", \"V:|-16-[photo(120)]-16-[field(44)]-10-[terms]\", \"H:|-16-[field(>=180)]-12-[bid(>=160)]-16-|\", "
        + "bid.top == field.top, bid.height == field.height, \"H:|-16-[terms]-16-|\"",
      "[340, 300]")
    let terms = try #require(picture.marks("frame").first { $0.subject == "terms" }?.bounds)
    let photo = try #require(picture.marks("frame").first { $0.subject == "photo" }?.bounds)
    let bars = picture.marks("breach").map(\.bounds)
    let labels = picture.marks("breach-text").map(\.bounds)
    #expect(!bars.isEmpty && !labels.isEmpty)
    for box in bars + labels {
      for view in [terms, photo] { #expect(box.isInside(view) || !box.intersects(view)) }
    }
  }

  /// The text fills the button that is too far right.
  @Test func `stand above a gap that a text covers`() throws {
    let picture = try withEnd(
      "save: { class: UIButton, title: Export to the cloud, configuration: filled }",
      "\"H:|-60-[save(200)]-20-|\", \"V:|-40-[save(44)]\"", "[240, 200]")
    let bar = try #require(picture.marks("breach").first?.bounds)
    let save = try #require(picture.marks("frame").first { $0.subject == "save" }?.bounds)
    #expect(!bar.intersects(save))
    #expect(Faults.crossed(in: picture, by: ["breach"]).isEmpty)
  }

  /// Texts that have room beside them keep their badges where they were.
  @Test func `are at the trailing corners where these are free`() throws {
    let picture = try withEnd(
      "a: { class: UILabel, text: Name }, b: { class: UILabel, text: Value }",
      "\"H:|-16-[a]-8-[b]-16-|\", \"V:|-40-[a]-40-|\", \"V:|-40-[b]-40-|\"", "[320, 100]")
    #expect(picture.marks("badge-line").isEmpty)
  }

  /// The first of three equal buttons wraps, which the sentence says first; the others gain.
  @Test func `have the shape of the worst of their cards, hollow if that is harmless`() throws {
    let buttons = ["Share this trip", "Safe", "End"].enumerated().map { index, title in
      "b\(index): { class: UIButton, title: \(title), configuration: gray }"
    }
    let picture = try withEnd(
      "row: { class: UIStackView, distribution: fillEqually, arrangedSubviews: { \(buttons.joined(separator: ", ")) } }",
      "\"H:|-8-[row]-8-|\", \"V:|-8-[row]\"", "[270, 160]")
    let first = try #require(
      picture.marks("badge").first {
        $0.subject == nil && picture.texts("verdict").first?.hasPrefix("b0") == true
      })
    guard case .rectangle(_, _, let fill, _) = first.shape else {
      Issue.record("\(first.shape)")
      return
    }
    #expect(fill == Theme.light.compressed)
    let ring = picture.marks("badge-ring").filter { $0.subject == nil }
    #expect(ring.contains { $0.bounds.isInside(first.bounds) })
  }

  /// Of constraints that do not hold.
  @Test func `stand beside bars that cross no text`() {
    for (name, _, _, picture) in drawnFixtures {
      #expect(Faults.crossed(in: picture, by: ["breach"]).isEmpty, "\(name)")
    }
  }

  /// Left and right of the image are texts.
  @Test func `stand beside a bar in the view where there is no room beside it`() throws {
    let labels = ["a", "b", "c", "d"].map { "\($0): { class: UILabel, text: Followers }" }
    let picture = try withEnd(
      "avatar: { intrinsicContentSize: [96, 96] }, \(labels.joined(separator: ", "))",
      "\"H:|-4-[d]-4-[avatar(96)]-4-[a]\", \"V:|-16-[avatar(96)]\", avatar.height == 88, a.top == avatar.top, "
        + "\"V:[a]-8-[b]-8-[c]\", b.leading == a.leading, c.leading == a.leading, d.top == a.top",
      "[300, 200]")
    let bar = try #require(picture.marks("breach").first?.bounds)
    let avatar = try #require(picture.marks("frame").first { $0.subject == "avatar" }?.bounds)
    #expect(bar.isInside(avatar))
    #expect(Faults.crossed(in: picture, by: ["breach"]).isEmpty)
  }

  /// The button is below the root's edge: its gap is meant above that.
  @Test func `stand beside the gap inside a view from which another sticks out`() throws {
    let picture = try withEnd(
      "box: { intrinsicContentSize: [60, 120] }, save: { class: UIButton, title: Save }",
      "\"V:|-20-[box(120)]-8-[save(44)]-12-|\", \"H:|-4-[box]\", \"H:|-4-[save]\"", "[200, 150]")
    let bar = try #require(picture.marks("breach").first?.bounds)
    let root = try #require(picture.marks("surface").first { $0.subject == "view" }?.bounds)
    #expect(abs(bar.maxY - root.maxY) < 1 && bar.minY < root.maxY - 12)
  }

  /// A label is cut because it is as wide as the first one, and so are others, which have room.
  @Test func `are on no harmless view that their card does not name`() throws {
    let labels = ["First", "Street and number of the house", "Zip", "Land"].enumerated()
    let picture = try withEnd(
      labels.map { "l\($0): { class: UILabel, text: \($1) }" }.joined(separator: ", "),
      "\"V:|-8-[l0]-16-[l1]-16-[l2]-16-[l3]\", l0.width == 110, l1.width == l0.width, l2.width == l0.width, "
        + "l3.width == l0.width, \"H:|-8-[l0]\", \"H:|-8-[l1]\", \"H:|-8-[l2]\", \"H:|-8-[l3]\"",
      "[320, 240]")
    let verdict = try #require(picture.texts("verdict").first)
    try #require(verdict.contains("l1") && !verdict.contains("l2"), "\(verdict)")
    let badged = Set(badges(in: picture).map(\.view))
    #expect(badged.contains("l1") && badged.isDisjoint(with: ["l2", "l3"]))
  }

  /// In a row of seven equal columns there is no room for all of them.
  @Test func `are those of losers first`() throws {
    let days = ["Mon", "Tue", "Wednesday", "Thu", "Fri", "Sat", "Sun"]
    let picture = try withEnd(
      "row: { class: UIStackView, distribution: fillEqually, arrangedSubviews: { "
        + days.enumerated().map { "d\($0): { class: UILabel, text: \($1) }" }
        .joined(separator: ", ") + " } }",
      "\"H:|-12-[row]-12-|\", \"V:|-40-[row]\"", "[320, 200]")
    #expect(badges(in: picture).first { $0.view == "d2" } != nil)
    #expect(picture.marks("badge").first { $0.subject != nil }?.subject == "d2")
  }
}
