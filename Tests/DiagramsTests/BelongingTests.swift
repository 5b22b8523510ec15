import Diagrams
import Drawing
import Geometry
import Testing

/// Marks that would appear to belong to something else.
@Suite struct `Association of marks` {
  /// All views except the one with the longest key are slightly stretched, and have no room for a
  /// tag next to them.
  @Test func `a leader to a tag passes behind no other tag`() throws {
    let rows = try drawn(
      """
      view:
        size: [320, 120]
        layoutMargins: 16
        subviews:
          nameKey: { class: UILabel, text: Name, hugging: 251 }
          nameValue: { class: UILabel, text: Ada Lovelace }
          mailKey: { class: UILabel, text: E-mail, hugging: 251 }
          mailValue: { class: UILabel, text: ada@example.com }
          phoneKey: { class: UILabel, text: Phone, hugging: 251 }
          phoneValue: { class: UILabel, text: +44 20 7946 }
      constraints:
        - mailKey.width == nameKey.width
        - phoneKey.width == nameKey.width
        - "H:|-[nameKey]-8-[nameValue]-|"
        - "H:|-[mailKey]-8-[mailValue]-|"
        - "H:|-[phoneKey]-8-[phoneValue]-|"
        - "V:|-[nameKey]-8-[mailKey]-8-[phoneKey]"
        - nameKey.firstBaseline == nameValue.firstBaseline
        - mailKey.firstBaseline == mailValue.firstBaseline
        - phoneKey.firstBaseline == phoneValue.firstBaseline
      """)
    for (name, picture) in [("rows", rows)] + drawnFixtures.map({ ($0.name, $0.picture) }) {
      let tagged = Set(picture.marks("pill").map(\.subject))
      for leader in picture.marks("leader") where tagged.contains(leader.subject) {
        let hidden = zip(leader.lines, leader.lines.dropFirst()).map { piece, next in
          Rect(enclosing: [piece[piece.count - 1], next[0]]).outset(by: EdgeInsets(all: 0.5))
        }
        let tags = picture.marks("pill").filter { tag in
          tag.subject != leader.subject && hidden.contains { $0.overlaps(tag.bounds) }
        }
        #expect(tags.isEmpty, "\(name): \(leader) behind \(tags)")
      }
    }
  }

  /// Behind a label, it would look like the leader of that label.
  @Test func `a leader to a name is not interrupted`() throws {
    var count = 0
    for (name, _, _, picture) in drawnFixtures {
      let names = Set(picture.marks("name").map(\.subject))
      for leader in picture.marks("leader") where names.contains(leader.subject) {
        count += 1
        let frame = try #require(picture.marks("frame", of: leader.subject ?? "").first).bounds
        let joints = zip(leader.lines, leader.lines.dropFirst())
        #expect(joints.allSatisfy { $0.last == $1.first }, "\(name): \(leader)")
        let reach = leader.bounds.outset(by: EdgeInsets(all: 2))
        #expect(reach.overlaps(frame.outset(by: EdgeInsets(all: 1))), "\(name): \(leader)")
      }
    }
    #expect(count > 0)
  }

  /// price is below name, before is to its right and buy is below.
  @Test func `a leader to a tag avoids other views`() throws {
    let card = try drawn(
      """
      view:
        size: [240, fit]
        subviews:
          column:
            class: UIStackView
            axis: vertical
            spacing: 8
            arrangedSubviews:
              name: { class: UILabel, text: "Merino wool jumper, navy blue" }
              prices:
                class: UIStackView
                spacing: 6
                arrangedSubviews:
                  price: { class: UILabel, text: € 79.90 }
                  before: { class: UILabel, text: € 119.00 }
              buy: { class: UIButton, configuration: filled, title: Add to basket }
      constraints:
        - "H:|-12-[column]-12-|"
        - "V:|-12-[column]-12-|"
      """)
    let line = try #require(card.marks("leader", of: "price").first)
    for other in ["name", "before", "buy"] {
      let frame = try #require(card.marks("frame", of: other).first).bounds
      #expect(!line.pointsOnLines.contains(where: frame.contains), "\(line) on \(other)")
    }
  }

  /// “10 8”, not “108”, and not “8 badge”; the number of a vertical bar is not directly after a text
  /// of the scene, either.
  @Test func `the number of a gap has a distance to other texts`() throws {
    for (name, _, _, picture) in drawnFixtures {
      let texts = picture.texts
      for number in texts where number.mark.role == "strut-label" {
        let bar = picture.marks("strut", of: number.mark.subject ?? "").first
        // The first line of a bar is the cap at its end.
        let isUpright = bar?.lines.first.map { $0[0].y == $0[1].y } ?? false
        let isOnBar = bar.map { abs($0.bounds.midY - number.ink.midY) < 1 } ?? false
        let gap = isUpright || isOnBar ? 2.9 : 7.9
        let around = number.ink.outset(by: EdgeInsets(left: gap, right: gap))
        let middle = around.inset(by: EdgeInsets(top: 4, bottom: 4))
        let near = texts.filter {
          $0.mark.subject != number.mark.subject
            && ($0.isContent ? isUpright && $0.ink.overlaps(middle) : $0.ink.overlaps(around))
        }
        #expect(near.isEmpty, "\(name): \(number.mark) and \(near.map(\.mark))")
      }
    }
  }

  /// “16 4” next to a vertical bar of 4 would be read as one number. The bubble has adjacent gaps
  /// of 10 and 12.
  @Test func `the numbers of two bars are not read as one`() throws {
    let chat = try drawn(
      """
      view:
        size: [320, 120]
        layoutMargins: 0
        subviews:
          bubble: { subviews: { message: { class: UILabel, text: "See you at six?" } } }
      constraints:
        - "H:|-12-[bubble]"
        - "V:|-12-[bubble]"
        - message.edges == bubble.edges + 10
      """)
    for (name, picture) in [("chat", chat)] + drawnFixtures.map({ ($0.name, $0.picture) }) {
      let numbers = picture.texts.filter { $0.mark.role == "strut-label" }
      for number in numbers {
        let row = number.ink.outset(by: EdgeInsets(left: 6.9, right: 6.9))
        let near = numbers.filter { $0.mark.subject != number.mark.subject && $0.ink.overlaps(row) }
        #expect(near.isEmpty, "\(name): \(number.mark) and \(near.map(\.mark))")
      }
    }
  }

  /// A bar that continues the line through a struck-through text would look like part of it.
  @Test func `the bar of a broken constraint ends before its label`() throws {
    let cell = try drawn(
      """
      expect: conflict
      view:
        size: [320, 60]
        subviews: { title: { class: UILabel, text: Settings } }
      constraints:
        - title.leading == view.leading + 80
        - title.width == 80
        - title.width == 100
        - title.centerY == view.centerY
      """)
    let strokes = cell.lines("struck")
    #expect(strokes.count == 1)
    for stroke in strokes {
      let around = Rect(enclosing: stroke).outset(by: EdgeInsets(all: 2.5))
      let touching = cell.lines("strut").filter {
        Rect(enclosing: $0).outset(by: EdgeInsets(all: 0.1)).overlaps(around)
      }
      #expect(touching.isEmpty, "\(stroke): \(touching)")
    }
  }
}
