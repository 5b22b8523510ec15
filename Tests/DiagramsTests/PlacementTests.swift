import AutoLayout
import Diagrams
import Drawing
import Foundation
import Geometry
import LayoutExplanation
import PangoCairo
import TestSupport
import Testing

@Suite struct `Placement` {
  @Test func `the pictures of the fixtures have no problems`() {
    #expect(fixtures.count > 10)
    for (name, scene) in Seeds.sample(of: fixtures) {
      for annotations in [Set.minimal, .standard, .full] { check(scene, annotations, name) }
    }
  }

  @Test(arguments: Seeds.parcels(of: 150, count: 20))
  func `the pictures of generated scenes have no problems`(seeds: Range<Int>) {
    for seed in seeds {
      let annotations: Set<Annotation> =
        seed % 5 == 0 ? .full : seed % 7 == 0 ? .minimal : .standard
      check(SceneGenerator.scene(seed: seed), annotations, "seed \(seed)")
    }
  }

  @Test func `the labels of a form's widths don't cross the edge of the safe area`() throws {
    let form = try read(
      """
      system: iOS 17
      view:
        size: [375, 240]
        layoutMargins: [0, 16, 0, 16]
        safeAreaInsets: [20, 0, 0, 0]
        subviews:
          nameLabel: { class: UILabel, text: Name, hugging: 251 }
          nameField:
            class: UITextField
            placeholder: ada@example.com
            font: 14
            borderStyle: roundedRect
          passwordLabel: { class: UILabel, text: Password, hugging: 251 }
          passwordField: { class: UITextField, font: 14, borderStyle: roundedRect }
          signInButton: { class: UIButton, title: Sign in }
      constraints:
        - nameLabel.leading == view.leadingMargin
        - nameField.leading == nameLabel.trailing + 8
        - view.trailingMargin == nameField.trailing
        - nameField.top == view.safeAreaLayoutGuide.top + 16
        - nameLabel.firstBaseline == nameField.firstBaseline
        - passwordLabel.leading == nameLabel.leading
        - nameLabel.width == passwordLabel.width
        - passwordField.leading == passwordLabel.trailing + 8
        - passwordField.trailing == nameField.trailing
        - passwordField.top == nameField.bottom + 8
        - passwordLabel.firstBaseline == passwordField.firstBaseline
        - signInButton.centerX == view.centerX
        - signInButton.top == passwordField.bottom + 16
      """)
    check(form, .standard, "form")
  }

  /// It would be ambiguous whether “2” and “12” describe horizontal or vertical gaps between an
  /// icon and two lines of text.
  @Test func `the number of a gap is not in a gap on the other axis`() throws {
    let row = try Fixtures.text("Fixtures/Scenes/everyday/list-row.yaml")
    let wide = try drawn(row.replacing("[335, 60]", with: "[460, 60]"))
    let gaps = wide.marks("stack-gap", of: "stack").map(\.bounds)
    #expect(gaps.count == 2)
    let numbers = wide.texts.filter { $0.mark.subject == "texts.UISV-spacing-1" }
    #expect(numbers.filter { gaps.contains(where: $0.ink.overlaps) }.isEmpty)

    let cell = try drawn(
      """
      view:
        size: [320, 64]
        layoutMargins: 16
        subviews:
          name: { class: UILabel, text: Alexandra Konstantinidou, compressionResistance: 749 }
          time: { class: UILabel, text: Yesterday, hugging: 251 }
          preview: { class: UILabel, text: See you at eight? }
      constraints:
        - "H:|-[name]-8-[time]-|"
        - "H:|-[preview]-|"
        - "V:|-11-[name]-2-[preview]"
        - time.centerY == name.centerY
      """)
    let frames = cell.marks("frame").filter { ["name", "time"].contains($0.subject) }
    let (name, time) = (frames[0].bounds, frames[1].bounds)
    let gap = Rect(
      x: name.maxX, y: name.minY, width: time.minX - name.maxX, height: name.height)
    let inGap = cell.texts.filter { $0.mark.role == "strut-label" && $0.ink.overlaps(gap) }
    #expect(inGap.map(\.text.text.string) == ["8"])
  }

  /// left has width 0; the cross of its requested width is at its edge.
  @Test func `a name does not cover the cross of a broken constraint`() throws {
    let picture = try drawn(
      """
      view:
        size: [80, 72]
        subviews: { left: , right: }
      constraints:
        - "H:|-12-[left]-12-[right]-12-|"
        - left.width == 65
        - right.width == 65 @ 999
        - "V:|-12-[left]-12-|"
        - "V:|-12-[right]-12-|"
      """)
    let cross = try #require(picture.marks("broken").first).bounds
    let names = picture.texts.filter { $0.mark.role == "name" }
    #expect(names.map(\.text.text.string) == ["left", "right"])
    #expect(names.filter { $0.ink.overlaps(cross) }.isEmpty)
  }

  /// Records the problems of a scene's picture, with the input to reproduce them.
  private func check(_ scene: Scene, _ annotations: Set<Annotation>, _ name: String) {
    let explanation = explain(scene)
    let picture = compose(explanation, annotations: annotations)
    let dark = compose(explanation, .dark, annotations: annotations)
    let faults =
      overlaps(in: picture) + strays(in: picture) + squeezed(in: picture)
      + crossings(in: picture) + onGuides(in: picture)
      + (places(of: dark) == places(of: picture) ? [] : ["the dark picture is placed otherwise"])
    #expect(faults.isEmpty, "\(name)\n\(scene.summary)\n\(faults.joined(separator: "\n"))")
  }

  /// Labels of constraints that cross the edge of a guide.
  private func onGuides(in picture: DisplayList) -> [String] {
    picture.marks("guide").flatMap { guide -> [String] in
      let inner = guide.bounds.inset(by: EdgeInsets(all: 1))
      return picture.texts.filter { text in
        text.mark.role == "strut-label" && text.ink.overlaps(guide.bounds)
          && !text.ink.isInside(inner)
          && !picture.marks("label-ground").contains { text.ink.isInside($0.bounds) }
      }.map { "on the edge of \(guide): \($0.mark)" }
    }
  }

  /// Texts of the diagram that cover each other, a badge, or the text of a view.
  func overlaps(in picture: DisplayList) -> [String] {
    let texts = picture.texts.filter { $0.ink.width > 0 && $0.ink.height > 0 }
    // Marks with a background, which no other text may cover.
    let badges = picture.marks("badge") + picture.marks("pill") + picture.marks("note-marker")
    var faults: [String] = []
    for (place, one) in texts.enumerated() where !one.isContent {
      for (otherPlace, other) in texts.enumerated()
      where (otherPlace > place || other.isContent) && one.ink.overlaps(other.ink) {
        faults.append("overlap: \(one.mark)\n     and \(other.mark)")
      }
      for badge in badges where badge.bounds.overlaps(one.ink) && !isNumber(one, of: badge) {
        faults.append("overlap: \(one.mark)\n     and \(badge)")
      }
    }
    for text in texts where text.isContent {
      for badge in badges where badge.bounds.overlaps(text.ink) {
        faults.append("overlap: \(text.mark)\n     and \(badge)")
      }
    }
    for (index, one) in badges.enumerated() {
      for other in badges[(index + 1)...] where one.bounds.overlaps(other.bounds) {
        faults.append("overlap: \(one)\n     and \(other)")
      }
    }
    return faults
  }

  private func isNumber(_ text: WrittenText, of badge: Mark) -> Bool {
    ["badge-number", "tag", "ledger-difference", "note-number"].contains(text.mark.role)
      && abs(text.text.box.midX - badge.bounds.midX) < 0.01
      && abs(text.text.box.midY - badge.bounds.midY) < 0.01
  }

  /// Leaders that cross a text, and bars that cross their own labels.
  func crossings(in picture: DisplayList) -> [String] {
    let leaders = picture.marks("leader") + picture.marks("strut")
    let texts = picture.texts.filter { $0.ink.width > 0 && $0.ink.height > 0 }
    return leaders.flatMap { leader -> [String] in
      let points = leader.pointsOnLines
      return texts.filter { text in
        leader.role == "leader" || text.mark.subject == leader.subject
      }.filter { text in points.contains(where: text.ink.contains) }
        .map { "crossing: \(leader)\n     and \($0.mark)" }
    }
  }

  func strays(in picture: DisplayList) -> [String] {
    let canvas = Rect(origin: .zero, size: picture.size)
    return picture.marks.filter { !$0.bounds.isInside(canvas) }
      .map { "outside \(picture.size): \($0)" }
  }

  /// Texts of the diagram that are truncated.
  func squeezed(in picture: DisplayList) -> [String] {
    picture.texts.filter { !$0.isContent }.filter { text in
      let metrics = measurer.metrics(of: text.text.text, maximumWidth: text.text.box.width)
      return metrics.isTruncated || metrics.size.height > text.text.box.height + 1.01
    }.map { "too little room: \($0.mark)" }
  }

  /// The marks of a picture without their colors.
  private func places(of picture: DisplayList) -> [Mark] { picture.marks.map(\.uncoloured) }
}

extension Mark {
  fileprivate var uncoloured: Mark {
    let none = Color(0)
    func uncoloured(_ stroke: Stroke) -> Stroke {
      Stroke(none, width: stroke.width, dash: stroke.dash, cap: stroke.cap)
    }
    var mark = self
    switch shape {
    case .rectangle(let rect, let cornerRadius, let fill, let stroke):
      mark.shape = .rectangle(
        rect, cornerRadius: cornerRadius, fill: fill.map { _ in none },
        stroke: stroke.map(uncoloured))
    case .lines(let lines, let stroke): mark.shape = .lines(lines, uncoloured(stroke))
    case .circle(let center, let radius, _):
      mark.shape = .circle(center: center, radius: radius, fill: none)
    case .polygon(let points, _): mark.shape = .polygon(points, fill: none)
    case .hatch(let rect, let hatch):
      mark.shape = .hatch(
        rect, Hatch(hatch.direction, pitch: hatch.pitch, stroke: uncoloured(hatch.stroke)))
    case .text(var text):
      text.color = none
      mark.shape = .text(text)
    case .image: break
    }
    return mark
  }
}

extension Scene {
  /// A summary of the scene for messages.
  fileprivate var summary: String {
    let views = views.map { view in
      "  \(view.name) in \(view.superview.map { self[$0].name } ?? "–"): \(view.content)"
    }
    let constraints = constraints.map { "  \($0.equation(name(of:))) @\($0.priority)" }
    return (["\(title)"] + views + constraints).joined(separator: "\n")
  }
}
