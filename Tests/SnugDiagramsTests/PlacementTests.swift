import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugTestSupport
import Testing

@Suite struct `Placement` {
  @Test func `the pictures of the fixtures have no faults`() {
    #expect(fixtures.count > 10)
    for (name, scene) in Seeds.sample(of: fixtures) {
      for annotations in [Set.minimal, .standard, .full] { check(scene, annotations, name) }
    }
  }

  @Test(arguments: Seeds.parcels(of: 150, count: 20))
  func `the pictures of generated scenes have no faults`(seeds: Range<Int>) {
    for seed in seeds {
      let annotations: Set<Annotation> =
        seed % 5 == 0 ? .full : seed % 7 == 0 ? .minimal : .standard
      check(SceneGenerator.scene(seed: seed), annotations, "seed \(seed)")
    }
  }

  /// Records the faults of a scene's picture, with the input to reproduce them.
  private func check(_ scene: Scene, _ annotations: Set<Annotation>, _ name: String) {
    let explanation = explain(scene)
    let picture = compose(explanation, annotations: annotations)
    let dark = compose(explanation, .dark, annotations: annotations)
    let faults =
      Faults.all(in: picture)
      + (places(of: dark) == places(of: picture) ? [] : ["the dark picture is placed otherwise"])
    #expect(faults.isEmpty, "\(name)\n\(scene.summary)\n\(faults.joined(separator: "\n"))")
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
