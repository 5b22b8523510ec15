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

  /// Nothing is free between the rows, and views are on both sides of the middle one.
  @Test func `have a line to a view that other views surround`() throws {
    let names = ["a", "b", "c"].flatMap { row in (0..<3).map { "\(row)\($0)" } }
    let views = names.map { "\($0): { class: UILabel, text: A label that is cut }" }
    let rows = ["a", "b", "c"].map {
      "\"H:|-16-[\($0)0]-4-[\($0)1(\($0)0)]-4-[\($0)2(\($0)0)]-16-|\""
    }
    let columns = (0..<3).map { "\"V:|-8-[a\($0)]-8-[b\($0)]-8-[c\($0)]\"" }
    let picture = try withEnd(
      views.joined(separator: ", "), (rows + columns).joined(separator: ", "), "[280, 90]")
    let line = try #require(
      picture.marks("badge-line").first { $0.subject == "b1" }?.bounds)
    let frame = try #require(picture.marks("surface").first { $0.subject == "b1" }?.bounds)
    let badge = try #require(badges(in: picture).first { $0.view == "b1" }?.box)
    let root = try #require(picture.marks("frame").first { $0.subject == "view" }?.bounds)
    #expect(line.intersects(frame.outset(by: EdgeInsets(all: 1))))
    #expect(!root.intersects(badge) && line.outset(by: EdgeInsets(all: 1)).intersects(badge))
    #expect(!picture.texts.contains { $0.isContent && $0.ink.intersects(line) })
  }

  /// Texts that have room beside them keep their badges where they were.
  @Test func `are at the trailing corners where these are free`() throws {
    let picture = try withEnd(
      "a: { class: UILabel, text: Name }, b: { class: UILabel, text: Value }",
      "\"H:|-16-[a]-8-[b]-16-|\", \"V:|-40-[a]-40-|\", \"V:|-40-[b]-40-|\"", "[320, 100]")
    #expect(picture.marks("badge-line").isEmpty)
  }
}
