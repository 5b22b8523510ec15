import AutoLayout
import Diagnostics
import Foundation
import Geometry
import SceneFormat
@testable import SnugUIKit
import Testing

/// The output of the program that the tool compiles from Swift files.
@MainActor
@Suite struct `Scenes written for the tool` {
  private struct Written {
    var scenes: [String: Scene] = [:]
    var warnings: [String] = []
    var mistakes: [String] = []
  }

  /// Runs an export, then restores the screen and the text size.
  private func written(_ export: SceneExport, _ options: [String]) throws -> Written {
    let file = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    let (size, insets) = (LayoutEnvironment.screenSize, LayoutEnvironment.screenInsets)
    let (grid, category) = (LayoutEnvironment.pixelGrid, LayoutEnvironment.contentSizeCategory)
    defer {
      (LayoutEnvironment.screenSize, LayoutEnvironment.screenInsets) = (size, insets)
      (LayoutEnvironment.pixelGrid, LayoutEnvironment.contentSizeCategory) = (grid, category)
      try? FileManager.default.removeItem(at: file)
    }
    export.run(["program", file.path] + options)
    var written = Written()
    for scene in try JSONDecoder().decode([ExportedScene].self, from: Data(contentsOf: file)) {
      do throws(Diagnostics) {
        let checked = try scene.scene { _ in nil }
        written.scenes[scene.name] = checked.value
        written.warnings += checked.warnings.map(\.message)
      } catch {
        written.mistakes += error.all.map(\.message)
      }
    }
    return written
  }

  private var export: SceneExport {
    var export = SceneExport()
    export.add("Row") { PassportRow() }
    export.add("Screen") { LoginViewController() }
    export.add("Accessory") {
      let cell = UITableViewCell()
      cell.accessoryType = .checkmark
      return cell
    }
    export.add("Wrong") {
      let (root, label) = (UIView(), UILabel())
      root.addSubviews(label)
      label.leftAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      return root
    }
    export.add("Text") { "no view" }
    return export
  }

  @Test func `are those of all views and controllers`() throws {
    let written = try written(export, ["320", "480", "320", "480", "", "", "", "", "", "", ""])
    #expect(Set(written.scenes.keys) == ["Row", "Screen", "Accessory"])
    let row = try #require(written.scenes["Row"])
    #expect(row.title == "Row" && row.views.map(\.name) == ["view", "name", "field"])
    #expect(row[.root].requiredSize == .init(horizontal: 320, vertical: 480))
    #expect(written.warnings == ["in 'view', the accessory takes no room"])
    #expect(written.mistakes.count == 1)
    #expect(written.mistakes[0].hasPrefix("of 'label1.left' and 'view.leading' one follows"))
  }

  @Test func `are that of one class, in a size or in the size that fits`() throws {
    // Between margins of 8 and 12: 16 + 73 + 8 + 159 + 16 wide.
    let fitting = try written(export, ["", "", "", "", "", "", "", "", "", "", "Row"])
    #expect(fitting.scenes.count == 1 && fitting.mistakes == [])
    #expect(fitting.scenes["Row"]?[.root].requiredSize.horizontal == nil)
    let wide = try written(export, ["375", "", "", "", "", "", "", "", "", "", "Row"])
    #expect(wide.scenes["Row"]?[.root].requiredSize == .init(horizontal: 375, vertical: nil))
    // Without a size, a view fills a given screen; a row of a table is as high as its contents.
    let screen = ["", "", "320", "480", "", "", "", "", "", ""]
    let sizes = try ["Row", "Accessory"].map {
      try written(export, screen + [$0]).scenes[$0]?[.root].requiredSize
    }
    #expect(sizes[0] == .init(horizontal: 320, vertical: 480))
    #expect(sizes[1] == .init(horizontal: 320, vertical: nil))
    let other = try written(export, ["1", "1", "", "", "", "", "", "", "", "", "Other"])
    #expect(other.scenes.isEmpty)
  }

  @Test func `have the screen of a device, and a text size`() throws {
    let category = ContentSizeCategory.accessibilityLarge
    let environment = ["320", "480", "3", "20", "1", "34", "2", category.rawValue]
    let screen = try written(export, ["320", "480"] + environment + ["Screen", "/nowhere"])
    let scene = try #require(screen.scenes["Screen"])
    #expect(scene.contentSizeCategory == category && scene.pixelGrid.scale == 3)
    #expect(scene[.root].safeAreaInsets == EdgeInsets(top: 20, left: 1, bottom: 34, right: 2))
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    // A view that fills the screen has its safe area, and a lower row has not.
    let insets = try ["480", "44"].map { height in
      try written(export, ["320", height] + environment + ["Row"]).scenes["Row"]?[.root]
        .safeAreaInsets
    }
    #expect(insets == [scene[.root].safeAreaInsets, .zero])
  }
}
