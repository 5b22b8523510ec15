import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import PangoCairo
import Testing
import Typesetting

@Suite struct `Layers` {
  private func fixture(_ name: String) throws -> DisplayList {
    let fixture = try #require(fixtures.first { $0.name == "\(name).yaml" })
    return picture(of: fixture.scene)
  }

  // MARK: - Legend

  @Test func `the legend lists the signs that occur and no others`() {
    for (name, scene) in fixtures {
      let picture = picture(of: scene)
      let legend = picture.texts("legend")
      func has(_ beginning: String) -> Bool { legend.contains { $0.hasPrefix(beginning) } }
      let struts = picture.marks("strut")
      func isDashed(_ mark: Mark) -> Bool {
        guard case .lines(_, let stroke) = mark.shape else { return false }
        return !stroke.dash.isEmpty
      }
      let broken = Set(picture.marks("broken").map(\.subject))
      let inConflict = (struts + picture.marks("alignment")).filter {
        guard case .lines(_, let stroke) = $0.shape else { return false }
        return stroke.color == Theme.light.conflict && !broken.contains($0.subject)
      }
      let yielding = Set(picture.marks("gave-way").map(\.subject))
      let whole = struts.filter {
        !broken.contains($0.subject) && !inConflict.contains($0) && !yielding.contains($0.subject)
      }
      #expect(has("laid-out") == !picture.marks("laid-out").isEmpty, "\(name)")
      #expect(has("size fixed") == !picture.marks("fixed").isEmpty, "\(name)")
      #expect(has("stretched") == !picture.marks("stretched").isEmpty, "\(name)")
      #expect(has("compressed") == !picture.marks("compressed").isEmpty, "\(name)")
      #expect(has("required") == whole.contains { !isDashed($0) }, "\(name)")
      #expect(has("optional") == whole.contains(where: isDashed), "\(name)")
      #expect(has("gave way: ") == !yielding.isEmpty, "\(name)")
      #expect(has("broken") == !broken.isEmpty, "\(name)")
      #expect(has("constraint in conflict") == !inConflict.isEmpty, "\(name)")
      #expect(has("ambiguous") == !explain(scene).ambiguities.isEmpty, "\(name)")
      #expect(has("content insets") == !picture.marks("content-insets").isEmpty, "\(name)")
      #expect(Set(legend).count == legend.count)
    }
  }

  // MARK: - Reasons

  @Test func `every reason has a badge where it is told and on what it speaks of`() {
    for (name, scene) in fixtures {
      let explanation = explain(scene)
      let badges = zip(picture(of: scene).marks("badge"), picture(of: scene).texts("badge-number"))
      for reason in explanation.reasons {
        let subjects = badges.filter { $0.1 == String(reason.number) }.map(\.0.subject)
        #expect(subjects.contains(nil), "\(name): reason \(reason.number) is not told")
        // The number of a conflict stands at the signs of its constraints.
        guard case .conflict(let conflict) = reason.subject else {
          for view in explanation.views(in: reason) where view != .root {
            #expect(
              subjects.contains(scene[view].name), "\(name): \(scene[view].name) has no badge")
          }
          continue
        }
        let system = explanation.layout.system
        for entry in conflict.entries.map({ system.entries[$0] }) {
          let view = system.view(of: entry.constraint.firstItem)
          #expect(
            subjects.contains(entry.id) || subjects.contains(scene[view].name),
            "\(name): \(entry.id) has no badge")
        }
      }
    }
  }

  @Test func `no more than thirty reasons are told`() throws {
    let views = (1...40).map { "    v\($0): { class: UILabel, text: text }" }
    let constraints = (1...40).map {
      "  - v\($0).width == 20\n  - v\($0).leading == view.leading\n  - v\($0).top == view.top"
    }
    let yaml = """
      view:
        size: [300, 300]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
      \(constraints.joined(separator: "\n"))
      """
    let picture = picture(of: try read(yaml))
    #expect(picture.marks("badge").filter { $0.subject == nil }.count == 30)
    #expect(picture.texts("reason").contains("10 more reasons: see snug explain."))
    #expect(picture.texts("badge-number").allSatisfy { (1...30).contains(Int($0) ?? 0) })
  }

  // MARK: - Lanes

  @Test func `a lane says by how much a view was stretched or compressed`() throws {
    #expect(try fixture("name-and-field").texts("measure").contains("+102 stretched"))
    let compressed = try fixture("first-label-yields").texts("measure")
    #expect(compressed.contains("\u{2212}91 compressed"))
    #expect(compressed.contains("intrinsic 220.5"))
    #expect(compressed.contains("resists 750"))
  }

  @Test func `hatches lean one way where stretched and the other where compressed`() throws {
    for (name, role, direction) in [
      ("name-and-field", "stretched", Hatch.Direction.rising),
      ("first-label-yields", "compressed", .falling),
    ] {
      let hatches = try fixture(name).marks.compactMap { mark -> (String, Hatch.Direction)? in
        guard case .hatch(_, let hatch) = mark.shape else { return nil }
        return (mark.role, hatch.direction)
      }
      #expect(hatches.contains { $0.0 == role })
      #expect(hatches.allSatisfy { $0.1 == direction })
    }
  }

  @Test func `an arrow points out of a stretched view and into a compressed one`() throws {
    func head(_ name: String) throws -> (tail: Double, head: Double) {
      let picture = try fixture(name)
      let arrow = try #require(picture.marks("delta-arrow").first)
      guard case .lines(let lines, _) = arrow.shape else { throw Missing() }
      return (lines[0][0].x, lines[0][1].x)
    }
    let stretched = try head("name-and-field")
    #expect(stretched.head > stretched.tail)
    let compressed = try head("first-label-yields")
    #expect(compressed.head < compressed.tail)
  }

  @Test func `bars of a lane that overlap stand in rows of their own`() throws {
    for (name, scene) in fixtures {
      let bars = picture(of: scene).marks.filter {
        guard case .rectangle(let rect, _, let fill, _) = $0.shape else { return false }
        return fill != nil && ["laid-out", "fixed"].contains($0.role)
          && min(rect.width, rect.height) > 0
      }
      for (index, one) in bars.enumerated() {
        for other in bars[(index + 1)...] {
          #expect(!one.bounds.overlaps(other.bounds), "\(name): \(one) and \(other)")
        }
      }
    }
  }

  @Test func `a large scene shows what happened and nothing else in its lanes`() throws {
    let views = (1...20).map { "    v\($0): { class: UILabel, text: text }" }
    let constraints = (1...20).flatMap {
      ["  - v\($0).leading == view.leading + \($0)", "  - v\($0).top == view.top + \(20 * $0)"]
    }
    let yaml = """
      view:
        size: [300, 440]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - v7.width == 20
      \(constraints.joined(separator: "\n"))
      """
    let picture = picture(of: try read(yaml))
    #expect(Set(picture.marks("measure").map(\.subject)) == ["v7"])
    let strokes = picture.marks("frame").compactMap { mark -> (String?, Double)? in
      guard case .rectangle(_, _, _, let stroke?) = mark.shape else { return nil }
      return (mark.subject, stroke.width)
    }
    #expect(strokes.filter { $0.1 > 1 }.map(\.0) == ["view", "v7"])
  }

  // MARK: - Struts

  @Test func `a broken constraint is crossed out and says what it came to`() throws {
    let picture = try fixture("resistance-against-width")
    let cross = try #require(picture.marks("broken").first)
    let bar = try #require(picture.marks("strut").first { $0.subject == cross.subject })
    #expect(cross.bounds.overlaps(bar.bounds))
    let words = picture.texts("strut-label")
    #expect(words.contains("60") && words.contains("is 128"))
  }

  @Test func `an optional constraint is dashed and names its priority`() throws {
    let picture = picture(
      of: try read(
        """
        view:
          size: [300, 80]
          subviews: { a: }
        constraints:
          - "H:|-(20@750)-[a(>=200)]-(>=16)-|"
          - "V:|-20-[a]-20-|"
        """))
    let labels = picture.texts("strut-label")
    #expect(labels.contains("20 @750"))
    #expect(labels.contains("≥ 200"))
    #expect(labels.contains("≥ 16"))
    let dashed = picture.marks("strut").filter { mark in
      guard case .lines(_, let stroke) = mark.shape else { return false }
      return !stroke.dash.isEmpty
    }
    #expect(dashed.count == 1)
  }

  // MARK: - Texts

  @Test func `the hello picture quotes the content size as UIKit's log does`() throws {
    #expect(
      try fixture("hello").texts("content-size") == [
        "H:[UILabel:greeting'Hello'(39)] Hug:250 CompressionResistance:750",
        "V:[UILabel:greeting'Hello'(21)] Hug:250 CompressionResistance:750",
      ])
  }

  @Test func `no text of the diagram is wider than its box`() {
    for (name, scene) in fixtures {
      for text in picture(of: scene).texts where !text.isContent {
        let natural = measurer.metrics(of: text.text.text, maximumWidth: nil).size.width
        let set = measurer.metrics(of: text.text.text, maximumWidth: text.text.box.width)
        #expect(
          natural <= text.text.box.width || set.lineCount > 1 && !set.isTruncated,
          "\(name): \(text.mark)")
      }
    }
  }

  @Test func `text that runs from right to left is stretched on its left`() throws {
    let picture = picture(
      of: try read(
        """
        layoutDirection: rightToLeft
        view:
          size: [200, 40]
          subviews: { label: { class: UILabel, text: "שלום" } }
        constraints:
          - "H:|[label]|"
          - label.centerY == view.centerY
        """))
    let label = try #require(picture.texts.first { $0.isContent })
    let hatch = try #require(
      picture.marks("stretched").first {
        guard case .hatch = $0.shape else { return false }
        return true
      })
    #expect(hatch.bounds.maxX <= label.ink.minX + 1)
  }

  private struct Missing: Error {}
}
