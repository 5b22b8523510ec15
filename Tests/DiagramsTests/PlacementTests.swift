import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import PangoCairo
import Testing
import Typesetting

@Suite struct `Placement` {
  @Test func `the pictures of the fixtures are in order`() {
    #expect(fixtures.count > 10)
    for (name, scene) in fixtures { check(scene, name) }
  }

  @Test(arguments: 0..<4) func `the pictures of scenes nobody would write are in order`(
    quarter: Int
  ) {
    for seed in (1 + 160 * quarter)...(160 * (quarter + 1)) {
      check(SceneGenerator.scene(seed: seed), "seed \(seed)")
    }
  }

  /// Records what is wrong with the picture of a scene, with what it takes to see it again.
  private func check(_ scene: Scene, _ name: String) {
    let explanation = explain(scene)
    let picture = compose(explanation)
    let faults =
      overlaps(in: picture) + strays(in: picture) + squeezed(in: picture)
      + (compose(explanation) == picture ? [] : ["composing twice gives two pictures"])
      + (places(of: compose(explanation, .dark)) == places(of: picture)
        ? [] : ["the dark picture is placed otherwise"])
    #expect(faults.isEmpty, "\(name)\n\(scene.summary)\n\(faults.joined(separator: "\n"))")
  }

  /// Texts of the diagram that lie on one another, on a badge, or on the text of a view.
  private func overlaps(in picture: DisplayList) -> [String] {
    let texts = picture.texts.filter { $0.ink.width > 0 && $0.ink.height > 0 }
    let badges = picture.marks("badge")
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
    text.mark.role == "badge-number" && abs(text.text.box.midX - badge.bounds.midX) < 0.01
      && abs(text.text.box.midY - badge.bounds.midY) < 0.01
  }

  private func strays(in picture: DisplayList) -> [String] {
    let canvas = Rect(origin: .zero, size: picture.size)
    return picture.marks.filter { !$0.bounds.isInside(canvas) }
      .map { "outside \(picture.size): \($0)" }
  }

  /// Texts of the diagram that did not get the room they need.
  private func squeezed(in picture: DisplayList) -> [String] {
    picture.texts.filter { !$0.isContent }.filter { text in
      let metrics = measurer.metrics(of: text.text.text, maximumWidth: text.text.box.width)
      return metrics.isTruncated || metrics.size.height > text.text.box.height + 1.01
    }.map { "too little room: \($0.mark)" }
  }

  /// What a picture looks like but for its colours.
  private func places(of picture: DisplayList) -> [String] {
    picture.marks.map { mark in
      mark.description.replacing(/#[0-9A-F]{6}/, with: "")
    }
  }
}

extension Scene {
  /// The scene in a few lines, to see what was drawn.
  fileprivate var summary: String {
    let views = views.map { view in
      "  \(view.name) in \(view.superview.map { self[$0].name } ?? "–"): \(view.content)"
    }
    let constraints = constraints.map { "  \($0.equation(name(of:))) @\($0.priority)" }
    return (["\(title)"] + views + constraints).joined(separator: "\n")
  }
}
