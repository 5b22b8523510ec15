import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import Testing

/// The wanted and the resulting lengths of a contest, next to the frame.
@Suite struct `Ledgers` {
  /// Labels with widths of 123, 39 and 40.5 in a row of 200, with gaps of 8 and margins of 16.
  private func toolbar() throws -> DisplayList { try picture("document-toolbar") }

  private func spans(_ role: String, in picture: DisplayList) -> [Interval] {
    picture.marks(role).map { $0.bounds[.horizontal] }
  }

  /// Scenes with at least one ledger.
  private var told: [(name: String, explanation: Explanation, picture: DisplayList)] {
    drawnFixtures.compactMap { name, scene, explanation, picture in
      guard !explanation.contests.isEmpty, scene.views.count <= 21 else { return nil }
      return (name, explanation, picture)
    }
  }

  @Test func `the pieces of each strip are end to end, with their lengths`() throws {
    let picture = try toolbar()
    let zoom = try #require(picture.marks("frame", of: "view").first).bounds.width / 200
    let wanted = spans("ledger-wanted", in: picture)
    let got = spans("ledger-got", in: picture)
    let lengths = [16.0, 122.0, 8, 38.5, 8, 40, 16]
    #expect(wanted.map { ($0.length / zoom * 100).rounded() / 100 } == lengths)
    #expect(
      got.map { ($0.length / zoom * 100).rounded() / 100 } == [16, 112, 8, 0, 8, 40, 16])
    for strip in [wanted, got] {
      for (one, next) in zip(strip, strip.dropFirst()) { #expect(abs(one.end - next.start) < 1e-6) }
    }
    #expect(abs(wanted[0].start - got[0].start) < 1e-6)
  }

  @Test func `the actual length of each view is aligned with its frame`() {
    var count = 0
    for (name, _, picture) in told {
      for piece in picture.marks("ledger-got") {
        guard let subject = piece.subject,
          !picture.texts("ledger-heading").contains(where: { $0.contains(" at 1/") }),
          let frame = picture.marks("frame", of: subject).first?.bounds
        else { continue }
        let axis = Axis.allCases.first {
          abs(piece.bounds[$0].start - frame[$0].start) < 9
            && abs(piece.bounds[$0].end - frame[$0].end) < 9
        }
        #expect(axis != nil, "\(name): \(piece) and \(frame)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  @Test func `the strips of every ledger have the totals of its contest`() {
    for (name, explanation, picture) in told {
      let headings = picture.texts("ledger-heading")
      for reason in explanation.reasons {
        // A text that wraps is described in lines, and differences of lengths are left out at the
        // ends.
        let entries = explanation.layout.system.entries
        guard let contest = reason.contest, contest.form == .row, reason.alike.isEmpty,
          contest.payers.contains(where: { $0.view != nil }),
          ![contest.wanted.first, contest.wanted.last].compactMap({ $0?.entry }).contains(where: {
            entries[$0].constraint.secondAttribute.isSize
          }),
          !explanation.prose(for: reason).headline.contains("lines")
        else { continue }
        #expect(
          headings.contains { $0.hasPrefix("wanted \(Wording.number(contest.wantedTotal))") },
          "\(name)")
        #expect(headings.contains("got \(Wording.number(contest.roomTotal))"), "\(name)")
      }
    }
  }

  @Test func `a difference of widths is not a piece`() throws {
    let picture = try drawn(
      """
      view:
        size: [375, 40]
        subviews: { a: { intrinsicContentSize: [100, 20] } }
      constraints:
        - a.width == view.width - 32
        - a.centerX == view.centerX
        - a.top == view.top
      """)
    #expect(picture.texts("ledger-number") == ["100", "343"])
    let frame = try #require(picture.marks("frame", of: "a").first).bounds
    let places = picture.lines("ledger-room").map { $0[0].x }
    #expect(places.count == 2)
    for (place, edge) in zip(places, [frame.minX, frame.maxX]) { #expect(abs(place - edge) < 1e-6) }
  }

  /// The sum has the 96 points of the constraint.
  @Test func `a view that also has a missed size gives way from its intrinsic size`() throws {
    let picture = try drawn(
      """
      view:
        size: [375, 130]
        subviews: { photo: { class: UIImageView, image: [120, 90] } }
      constraints:
        - photo.center == view.center
        - photo.width == 96 @ 999
        - photo.width <= 25% * view.width
      """)
    #expect(
      picture.texts("caption") == [
        "photo", "120 → 93.75", "resists 750 · 1st", "photo.width == 96", "missed by 2.25",
        "@999 · 2nd",
      ])
  }

  /// Differences are left out only at the ends of the sum. With the offset, the difference comes
  /// first.
  @Test(arguments: ["row.centerX == view.centerX", "row.leading == view.leading + 400"])
  func `a difference of widths is not at the end of a strip`(position: String) throws {
    let picture = try drawn(
      """
      view:
        size: [300, 40]
        subviews:
          row:
            subviews:
              a: { intrinsicContentSize: [250, 20] }
              b: { intrinsicContentSize: [40, 20], compressionResistance: 749 }
      constraints:
        - row.width == view.width - 100
        - \(position)
        - a.leading == row.leading + 8
        - b.leading == a.trailing + 8
        - row.trailing == b.trailing + 8
        - row.top == view.top
      """)
    let headings = picture.texts("ledger-heading").filter { !$0.isEmpty }
    #expect(headings == ["wanted 314", "got 200"])
  }

  @Test func `a height that follows from a width is at the end of a strip`() throws {
    let picture = try drawn(
      """
      view: { size: [320, 240], subviews: { a: , b: { intrinsicContentSize: [176, 41] } } }
      constraints:
        - "H:|[a]|"
        - a.height == 9/16 * a.width
        - "V:|[a]-8-[b]-16-|"
        - b.left == view.left
      """)
    let headings = picture.texts("ledger-heading").filter { !$0.isEmpty }
    #expect(headings == ["wanted 245", "got 240"])
    #expect(picture.marks("ledger-got").map(\.subject) == ["a", nil, "b", nil])
  }

  @Test func `the strip of a width that follows from heights has only the view`() throws {
    let picture = try drawn(
      """
      view: { size: [320, 240], subviews: { a: { intrinsicContentSize: [176, 41] } } }
      constraints: ["V:|-78-[a]-78-|", a.width == a.height, a.left == view.left]
      """)
    #expect(picture.texts("ledger-number").suffix(2) == ["176", "84"])
  }

  @Test func `an excess is bracketed, surplus room is hatched`() throws {
    let tight = try toolbar()
    #expect(tight.texts("ledger-difference") == ["48.5 too much"])
    #expect(tight.marks("ledger-excess").count == 1 && tight.marks("ledger-rest").isEmpty)
    let loose = try picture("name-and-field")
    #expect(loose.texts("ledger-difference") == ["102.5 to fill"])
    #expect(loose.marks("ledger-excess").isEmpty)
    let rest = try #require(spans("ledger-rest", in: loose).first)
    let zoom = try #require(loose.marks("frame").first).bounds.width / 375
    #expect(abs(rest.length - 102.5 * zoom) < 1e-6)
  }

  @Test func `captions have every view of the contest, and the order in which they give way`()
    throws
  {
    #expect(
      try toolbar().texts("caption") == [
        "heading", "122 → 112", "resists 750 · 2nd", "edited", "38.5 → 0", "resists 749 · 1st",
        "share", "40", "resists 751",
      ])
    #expect(
      try picture("name-and-field").texts("caption") == [
        "name", "73.5", "hugs 251", "field", "159 → 261.5", "hugs 250",
      ])
  }

  /// Two views of width 0 have captions next to each other, and one of the captions is moved.
  @Test func `the line to a caption ends at its name`() throws {
    let picture = try drawn(
      """
      view:
        size: [100, 40]
        subviews:
          a: { intrinsicContentSize: [100, 20] }
          b: { intrinsicContentSize: [50, 20], compressionResistance: 749 }
          c: { intrinsicContentSize: [60, 20], compressionResistance: 748 }
      constraints:
        - "H:|[a][b][c]|"
        - "V:|[a]"
        - "V:|[b]"
        - "V:|[c]"
      """)
    let leaders = picture.marks("caption-leader")
    #expect(!leaders.isEmpty)
    for leader in leaders {
      let end = try #require(leader.lines.first?.last).x
      let captions = picture.texts.filter { $0.mark.role == "caption" }
      let name = try #require(captions.first { $0.mark.subject == leader.subject }).ink
      #expect(name.minX - 1 <= end && end <= name.maxX + 1)
    }
  }

  @Test func `the caption of a length with a factor includes the factor`() throws {
    let picture = picture(
      of: try read(
        """
        view:
          size: [360, 220]
          subviews:
            photo: { intrinsicContentSize: [600, 400] }
            headline: { class: UILabel, text: Ten reasons }
            byline: { class: UILabel, text: by Ada }
            box:
        constraints:
          - "H:|[photo]|"
          - "V:|[photo]-12-[headline]-4-[byline]-12-|"
          - photo.height == 0.5 * box.height @ 750
          - "V:|[box(360)]"
          - box.leading == view.leading
          - headline.leading == view.leading
          - byline.leading == view.leading
        """), showing: .full)
    let captions = picture.texts("caption")
    let box = try #require(captions.firstIndex(of: "box"))
    #expect(captions[box...].prefix(3) == ["box", "0.5 × 360", "fixed"])
  }

  @Test func `a view that gave way is a band in its color, down to size 0`() throws {
    let picture = try toolbar()
    let bands = picture.marks("ledger-band").compactMap { mark -> (String?, [Point])? in
      guard case .polygon(let points, Theme.light.compressedTint) = mark.shape else { return nil }
      return (mark.subject, points)
    }
    #expect(bands.map(\.0) == ["heading", "edited"])
    let edited = try #require(bands.last).1
    #expect(edited[1].x == edited[2].x)
  }

  @Test func `strips much longer than the frame are reduced, with a label`() throws {
    let picture = try drawn(
      """
      view:
        size: [600, 40]
        subviews: { a: { intrinsicContentSize: [1800, 20] } }
      constraints:
        - "H:|[a]|"
        - "V:|[a]"
      """)
    #expect(picture.texts("ledger-heading") == ["wanted 1800 at 1/2", "got 600"])
    #expect(picture.marks("ledger-scale").count == 1)
    #expect(spans("ledger-wanted", in: picture).map(\.length) == [900])
    #expect(spans("ledger-got", in: picture).map(\.length) == [300])
  }

  @Test func `a view in a proportional distribution shows its ratio`() throws {
    // The width 59 as a share of 250.5, times 200.
    let numbers = try picture("tag-chips").texts("ledger-number")
    #expect(numbers.contains("0.236 × 200"))
  }

  @Test func `strips are mirrored from right to left, without clipping`() throws {
    let picture = try picture("arabic-settings-cell")
    let root = try #require(picture.marks("frame").first).bounds
    let wanted = spans("ledger-wanted", in: picture)
    #expect(wanted.first?.end == root.maxX)
    #expect(wanted.allSatisfy { $0.start > 8 })
    #expect(try #require(wanted.last).start < root.minX)
  }

  @Test func `heights are next to the frame, at its scale`() throws {
    let picture = try picture("heading-on-four-lines")
    let frame = try #require(picture.marks("frame").first).bounds
    let strips = picture.marks("ledger-wanted", of: "cover").map(\.bounds)
    let upright = try #require(strips.first { $0.minX > frame.maxX })
    #expect(upright.minY == frame.minY)
    #expect(abs(upright.height - 200 * frame.width / 240) < 1e-6)
  }

  @Test func `tied views have one brace, with their ranges and without an order`() throws {
    let tied = try drawn(
      """
      expect: ambiguous
      view:
        size: [100, 40]
        subviews:
          a: { intrinsicContentSize: [130, 20] }
          b: { intrinsicContentSize: [40, 20] }
      constraints:
        - "H:|[a][b]|"
        - "V:|[a]"
        - "V:|[b]"
      """)
    #expect(tied.texts("ledger-brace-label") == ["70 to share: UIKit decides"])
    #expect(
      tied.texts("caption").filter { $0.hasPrefix("resists") } == ["resists 750", "resists 750"])
    let picture = try picture("equal-resistance")
    #expect(picture.texts("ledger-brace-label") == ["38.5 to share: UIKit decides"])
    #expect(picture.texts("caption").contains("17.5 to 56 possible"))
  }

  /// The title wants to be centered with the priority of back's resistance.
  @Test func `a single view shares with no other`() throws {
    let picture = try drawn(
      """
      view:
        size: [320, 40]
        subviews: { back: { intrinsicContentSize: [117, 30] }, title: { intrinsicContentSize: [148, 20] } }
      constraints:
        - "H:|-8-[back]-(>=8)-[title]-(>=46)-|"
        - title.centerX == view.centerX @ 750
        - "V:|[back]"
        - "V:|[title]"
      """)
    #expect(picture.texts("ledger-brace-label") == ["UIKit decides how wide"])
  }

  @Test(arguments: ["size-picker", "fill-equally"])
  func `views of equal sizes have no order`(name: String) throws {
    let priorities = try picture(name).texts("caption").filter { $0.contains("0") }
    #expect(priorities.count > 3 && !priorities.contains { $0.contains("·") })
  }

  @Test func `a large scene has ledgers only with full annotations`() throws {
    #expect(try picture("settings-screen").marks("ledger-wanted").isEmpty)
    #expect(try !picture("settings-screen", .full).marks("ledger-wanted").isEmpty)
  }

  @Test func `a picture without its ledgers explains how to show them`() throws {
    let hint = "What was wanted and got is shown in full with --annotate full."
    for name in ["settings-screen", "two-column-grid"] {
      #expect(try picture(name).texts("reason").contains(hint))
      #expect(try !picture(name, .full).texts("reason").contains(hint))
    }
    #expect(try !toolbar().texts("reason").contains(hint))
  }

  @Test func `lines from the root's edges enclose the available room`() throws {
    let picture = try toolbar()
    let root = try #require(picture.marks("frame").first).bounds
    let places = Set(picture.lines("ledger-room").flatMap { $0.map(\.x) })
    #expect(places == [root.minX, root.maxX])
  }

  @Test func `no line crosses the number of a piece`() {
    for (name, _, picture) in told {
      let edges = ["ledger-wanted", "ledger-got", "ledger-beyond"].flatMap(picture.marks)
        .filter { $0.stroke != nil }.map(\.bounds)
      for number in picture.marks("ledger-number").map(\.bounds) {
        for edge in edges {
          let isStruck = Axis.allCases.contains { axis in
            let inner = number[axis].expanded(by: -2)
            let isBeside = edge[axis.cross].overlaps(number[axis.cross].expanded(by: -2))
            return isBeside
              && [edge[axis].start, edge[axis].end].contains { inner.start < $0 && $0 < inner.end }
          }
          #expect(!isStruck, "\(name): \(number) and \(edge)")
        }
      }
    }
  }

  @Test func `the pieces around a view of width 0 are in order`() throws {
    let picture = try drawn(
      """
      view:
        size: [40, 40]
        layoutMargins: 16
        subviews:
          a: { intrinsicContentSize: [30, 20], compressionResistance: 749 }
          b: { intrinsicContentSize: [20, 20], compressionResistance: 748 }
      constraints:
        - "H:|-[a]-8-[b]-|"
        - "V:|[a]"
        - "V:|[b]"
      """)
    #expect(picture.texts("reason").contains { $0.hasPrefix("16 + 30 + 8 + 20 + 16 = 90; ") })
    let root = try #require(picture.marks("frame").first).bounds
    #expect(spans("ledger-got", in: picture).first?.start == root.minX)
  }

  @Test func `no line from the root to a reduced ledger crosses a tag`() throws {
    let views = (0..<6).map {
      "    v\($0): { intrinsicContentSize: [120, 20], compressionResistance: \(700 + $0) }"
    }
    let crowded = try drawn(
      """
      view:
        size: [120, 40]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - "H:|-8-[v0]-8-[v1]-8-[v2]-8-[v3]-8-[v4]-8-[v5]-8-|"
      \((0..<6).map { "  - v\($0).centerY == view.centerY" }.joined(separator: "\n"))
      """)
    let points = crowded.marks("ledger-scale").flatMap(\.pointsOnLines)
    #expect(!points.isEmpty)
    for pill in crowded.marks("pill").map(\.bounds) {
      #expect(!points.contains(where: pill.contains))
    }
  }

  @Test func `a gap that another ledger shows is pale`() throws {
    // Two rows share the margin before the icon.
    let gaps = try picture("icon-title-subtitle").marks("ledger-wanted").compactMap { mark in
      guard mark.subject == nil, case .rectangle(let rect, _, _, let stroke?) = mark.shape else {
        return nil as (Double, Color)?
      }
      return (rect.minY, stroke.color)
    }
    let colors = Dictionary(grouping: gaps, by: \.0).sorted { $0.key < $1.key }
      .map { $0.value.map(\.1) }
    let (ink, pale) = (Theme.light.constraint, Theme.light.rule)
    #expect(colors == [[ink, ink, ink], [pale, ink, ink]])
  }

  @Test func `ledgers have numbers and ranges only with these annotations`() throws {
    let numbered = try picture("icon-title-subtitle")
    #expect(!numbered.marks("badge").isEmpty)
    let without = try picture("icon-title-subtitle", .standard.subtracting([.reasons]))
    #expect(without.marks("badge").isEmpty && !without.marks("ledger-wanted").isEmpty)
    let settled = try picture("equal-resistance", .standard.subtracting([.ambiguity]))
    #expect(settled.texts("caption").allSatisfy { !$0.hasSuffix("possible") })
  }

  @Test func `priorities and ledgers can be left out`() throws {
    let without = try picture("name-and-field", .standard.subtracting([.priorities]))
    #expect(without.texts("caption") == ["name", "73.5", "field", "159 → 261.5"])
    let none = try picture("name-and-field", .full.subtracting([.ledgers]))
    #expect(none.marks.allSatisfy { !$0.role.hasPrefix("ledger") && $0.role != "caption" })
  }
}
