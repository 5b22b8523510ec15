import SnugComparison
import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugTestSupport
import Testing

/// Sheets meet the same requirements as single pictures: nothing overlaps or is clipped.
@Suite struct `Placement on sheets` {
  @Test func `the sheets of the fixtures have no faults`() {
    let scenes = fixtures.filter { !$0.scene.variants.isEmpty || $0.scene.sweep != nil }
    #expect(scenes.count >= 5)
    for (name, scene) in scenes {
      var others = scene.variants
      if let sweep = scene.sweep { others += sweep.sizes.map { scene.resized(sweep.axis, to: $0) } }
      check([scene] + others, name)
      for other in others { checkDifference(from: scene, to: other, name) }
    }
  }

  @Test func `fixtures at several widths have no faults`() {
    for (name, scene) in Seeds.sample(of: fixtures, every: 29) {
      let width = explain(scene).layout[.root].alignmentRect.width
      checkStrip(of: scene, [width * 0.6, width, width + 120], name)
    }
  }

  @Test(arguments: Seeds.parcels(of: 10, count: 4))
  func `generated scenes at several widths have no faults`(seeds: Range<Int>) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed)
      checkStrip(of: scene, seed.isMultiple(of: 2) ? [80, 400] : [320, 375, 744], "seed \(seed)")
    }
  }

  private func checkStrip(of scene: Scene, _ widths: [Double], _ name: String) {
    guard let low = widths.min(), let high = widths.max(), low < high else { return }
    let panels = widths.map { width in
      DiagramPanel(explain(scene.resized(.horizontal, to: width)), title: "\(width) wide")
    }
    let table = ResizeTable(
      scene, .horizontal, over: low...high, by: LayoutEngine(measuring: measurer))
    let sheet = ComparisonSheet(
      title: scene.title, [ComparisonSheet.Section(panels, resizing: table)])
    for annotations in [Set.minimal, .standard, .full] {
      let picture = DiagramComposer(
        DiagramOptions(annotations: annotations), measuring: measurer
      ).compose(sheet)
      check(picture, "\(name) at \(widths)")
      let edges = Set(picture.frames.map(\.anchor.x))
      #expect(edges.count == 1, "\(name): panels begin at \(edges)")
    }
  }

  @Test(arguments: Seeds.parcels(of: 25, count: 4))
  func `the sheets of generated scenes have no faults`(seeds: Range<Int>) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed)
      let other = changed(scene, seed)
      check(seed.isMultiple(of: 3) ? [scene, other, scene] : [scene, other], "seed \(seed)")
      checkDifference(from: scene, to: other, "seed \(seed)")
    }
  }

  /// The scene with another root, other priorities, and one view less or with another name.
  private func changed(_ scene: Scene, _ seed: Int) -> Scene {
    var random = SeededGenerator(seed: 1000 + seed)
    var scene = scene
    if random.chance(0.5), let width = scene[.root].requiredSize.horizontal {
      scene[.root].requiredSize.horizontal = max(0, width + Double(random.int(in: -80...200)))
    }
    for id in scene.viewIDs.dropFirst() {
      if random.chance(0.3) { scene[id].contentHuggingPriority.horizontal = .defaultHigh }
      if random.chance(0.3) {
        scene[id].contentCompressionResistancePriority.horizontal = .defaultLow
      }
      if random.chance(0.05) { scene[id].name += "New" }
    }
    return scene
  }

  private func check(_ scenes: [Scene], _ name: String) {
    let explanations = scenes.map(explain)
    let panels = explanations.enumerated().map { index, explanation in
      var panel = DiagramPanel(
        explanation, title: "Panel \(index) of some scenes, whose title is none of the shortest")
      panel.changes = index == 0 ? [] : ["view.size: [200, 100]"]
      return panel
    }
    let sheet = ComparisonSheet(
      title: scenes[0].title, subtitle: scenes[0].subtitle, [ComparisonSheet.Section(panels)])
    check(DiagramComposer(measuring: measurer).compose(sheet), name)
  }

  private func checkDifference(from before: Scene, to after: Scene, _ name: String) {
    let difference = LayoutDifference(from: explain(before), to: explain(after))
    check(
      DiagramComposer(measuring: measurer).compose(ComparisonSheet(difference)),
      "difference in \(name)")
  }

  private func check(_ picture: DisplayList, _ name: String) {
    let faults = Faults.all(in: picture) + crowded(picture)
    #expect(faults.isEmpty, "\(name)\n\(faults.joined(separator: "\n"))")
  }

  /// Panels that overlap.
  private func crowded(_ picture: DisplayList) -> [String] {
    picture.frames.indices.flatMap { index in
      picture.frames[..<index].filter { $0.box.overlaps(picture.frames[index].box) }
        .map { "panels overlap: \($0) and \(picture.frames[index])" }
    }
  }
}
