import AutoLayout
import Diagnostics
import Foundation
import Geometry
import SceneFormat
import Snug
import Testing

@Suite struct `Places in Swift` {
  /// Lines from the one a scene begins in, and columns: `SwiftPlaceTests.swift:+3:7`.
  private func place(_ range: SourceRange?, from line: Int) -> String? {
    range.map { "\($0.source.name):+\($0.start.line - line):\($0.start.column) \($0.text)" }
  }

  @Test func `are those of views, guides, priorities, constraints and sizes`() throws {
    let line = #line
    let scene = try Scene(width: 320, height: 60) { view in
      let title = Label("Full name", named: "title")
      let price = Label("€ 12.00")
      price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      price
        .setContentCompressionResistancePriority(751)
      title
      price
      Guide(named: "gap")
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      let last = price.widthAnchor
        .constraint(greaterThanOrEqualTo: title.widthAnchor, constant: 8)
        .priority(750)
      "H:|-[title]-8-[label1]"
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      last
    }
    func places(_ ranges: [SourceRange?]) -> [String?] { ranges.map { place($0, from: line) } }
    #expect(
      places(scene.views.map(\.range)) == [
        "SwiftPlaceTests.swift:+1:21 Scene", "SwiftPlaceTests.swift:+2:46 title",
        "SwiftPlaceTests.swift:+3:19 Label",
      ])
    #expect(
      places(scene.views.map(\.contentHuggingRange.horizontal)) == [
        nil, nil, "SwiftPlaceTests.swift:+4:13 setContentHuggingPriority",
      ])
    #expect(scene.views[2].contentHuggingRange.vertical == nil)
    for axis in Axis.allCases {
      #expect(
        places(scene.views.map { $0.contentCompressionResistanceRange[axis] }) == [
          nil, nil, "SwiftPlaceTests.swift:+6:10 setContentCompressionResistancePriority",
        ])
    }
    #expect(
      places(scene.guides.map(\.range)) == [
        "SwiftPlaceTests.swift:+9:21 gap", "SwiftPlaceTests.swift:+15:23 constraint",
      ])
    #expect(
      places(scene.constraints.map(\.range)) == [
        "SwiftPlaceTests.swift:+10:27 constraint", "SwiftPlaceTests.swift:+14:11 -",
        "SwiftPlaceTests.swift:+14:19 -8-", "SwiftPlaceTests.swift:+15:23 constraint",
        "SwiftPlaceTests.swift:+12:10 constraint",
      ])
    #expect(
      place(scene.views[0].sizeRange, from: line)?.hasPrefix("SwiftPlaceTests.swift:+1:21") == true)
  }

  @Test func `tell in a difference which line brought it about`() throws {
    let pipeline = try Pipeline()
    func cell(_ resistance: LayoutPriority) throws -> (Explanation, Int) {
      let scene = try Scene("A cell", width: 200, height: 60) { view in
        let title = Label("A title that is long", named: "title")
        let price = Label("€ 12.00 and more", named: "price")
        title.setContentCompressionResistancePriority(750, for: .horizontal)
        price.setContentCompressionResistancePriority(resistance, for: .horizontal)
        [title, price]
        "H:|-[title]-[price]-|"
        title.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        price.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      }
      return (pipeline.explain(scene), #line - 8)
    }
    let (before, _) = try cell(749)
    let (after, line) = try cell(751)
    let messages = LayoutDifference(from: before, to: after).messages
    #expect(messages.count == 2)
    for message in messages {
      #expect(message.hasSuffix("price's resistance rose to 751 (SwiftPlaceTests.swift:\(line))"))
    }
  }

  @Test func `are the variant's where it sets something`() throws {
    let line = #line
    let scene = try Scene { view in
      let a = Label("A", named: "a")
      a
      Variant {
        a.setContentHuggingPriority(1, for: .vertical)
        a.widthAnchor.constraint(equalToConstant: 8)
      }
    }
    let variant = try #require(scene.variants.first)
    #expect(
      place(variant.views[1].contentHuggingRange.vertical, from: line)
        == "SwiftPlaceTests.swift:+5:11 setContentHuggingPriority")
    #expect(
      place(variant.constraints[0].range, from: line) == "SwiftPlaceTests.swift:+6:23 constraint")
  }

  @Test func `may lie in several files`() throws {
    let scene = try Scene { view in
      let a = Label("A", named: "a", file: "/nowhere/Views.swift", line: 7, column: 3)
      a
    }
    #expect(scene.views.map { $0.range?.source.name } == ["SwiftPlaceTests.swift", "Views.swift"])
    #expect(scene.views[1].range?.location == "Views.swift:7:3")
  }

  @Test func `tell which of two views has the name of the other`() throws {
    let line = #line
    var scene = try Scene { _ in
      Label("A", named: "a")
      Label("B", named: "b")
    }
    scene.views[2].name = "a"
    let said = try Pipeline().explain(scene).outcomeDiagnostics.filter { $0.id == .duplicateName }
    #expect(said.map { place($0.range, from: line) } == ["SwiftPlaceTests.swift:+3:26 b"])
  }
}

@Suite struct `A scene file` {
  private func path(_ name: String) -> String {
    fixtures.appending(path: "Scenes/\(name)").path
  }

  @Test func `is read by its path`() throws {
    let path = path("hugging/name-and-field.yaml")
    let scene = try Scene(contentsOf: path)
    #expect(scene.title == "The field is stretched")
    #expect(
      scene.withoutSourceRanges == (try SceneReader.read(.reading(path)).value.withoutSourceRanges))
    #expect(scene.constraints.last?.range?.location == "\(path):16:5")
  }

  @Test func `is looked for beside the file that calls, and is called as it is there`() throws {
    let folder = URL(filePath: path("hugging")).path
    let scene = try Scene(
      contentsOf: "hugging/name-and-field.yaml", calledFrom: "\(folder)/../CellTests.swift")
    #expect(scene.constraints.last?.range?.location == "hugging/name-and-field.yaml:16:5")
  }

  @Test func `has its images beside it wherever it was found`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = try #require(PixelImage(width: 2, height: 1, pixels: [0xFF, 0xFF]))
    try Data(try image.opaquePNG()).write(to: folder.appending(path: "dot.png"))
    try Data("view: { class: UIImageView, image: dot.png }".utf8)
      .write(to: folder.appending(path: "dot.yaml"))
    let scene = try Scene(
      contentsOf: "dot.yaml", calledFrom: folder.appending(path: "CellTests.swift").path)
    guard case .image(let content?) = scene[.root].content else {
      Issue.record("no image")
      return
    }
    #expect(content.size == Size(width: 2, height: 1))
  }

  @Test func `that can't be read is an error`() {
    do {
      _ = try Scene(contentsOf: "nothing.yaml")
      Issue.record("read something")
    } catch {
      #expect(
        error.all.map(\.formatted) == [
          "nothing.yaml: error: cannot read the scene: there is no such file [unreadable-file]"
        ])
    }
  }
}
