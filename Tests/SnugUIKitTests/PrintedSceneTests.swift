import AutoLayout
import Diagnostics
import Foundation
import Geometry
import PangoCairo
import SceneFormat
import SnugUIKit
import Testing

/// What the function of the article "Scenes from a running app" prints.
@MainActor
@Suite struct `Printed scenes` {
  @Test func `have the frames of the views`() throws {
    // Its margins are the 8 points the article says.
    let card = ProfileCard(count: 3)
    card.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    try check(card, views: 7)
  }

  private func check(_ root: UIView, views: Int) throws {
    root.layoutIfNeeded()
    let scene = try SceneReader.read(SourceText(name: "screen.json", root.snugScene())).value
    let layout = LayoutEngine(measuring: try PangoTextMeasurer()).layout(scene)
    let expected = all(in: root).map { root.convert($0.bounds, from: $0) }
    #expect(expected.count == views && scene.views.count == views)
    for (id, frame) in zip(scene.viewIDs, expected) {
      let printed = layout[id].frame
      #expect(
        printed == Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
        "\(scene[id].name)")
    }
  }

  private func all(in view: UIView) -> [UIView] {
    [view] + (view is UIControl ? [] : view.subviews.flatMap(all))
  }

  @Test func `are printed by what the article shows`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let article = try String(
      contentsOf: tests.appending(
        path: "../../Sources/Snug/Snug.docc/ScenesFromARunningApp.md"), encoding: .utf8)
    let code = try String(
      contentsOf: tests.appending(path: "Views/SnugScene.swift"), encoding: .utf8)
    #expect(article.contains("```swift\n\(code)```"))
  }
}
