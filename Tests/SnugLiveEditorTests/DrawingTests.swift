import Foundation
import Snug
import SnugBrowserSupport
import SnugTestSupport
import Testing

@testable import SnugLiveEditor

/// The data of the page for a scene at a size of its root, or for a variant.
@Suite struct SnugDrawingTests {
  let editor: LiveEditor

  init() throws {
    editor = try LiveEditor(EditedFile(nil), Pipeline())
  }

  private static let scene = """
    view: { name: row, size: [200, 40], subviews: { box: {} } }
    constraints: ["H:|-8-[box]-8-|", "V:|-8-[box]-8-|"]
    variants: [{ title: Wide, set: { row.size: [300, 40] } }]
    """

  private func drawing(_ request: String, of text: String = scene) throws -> JSON {
    let message = #"{ "kind": "draw", "text": "" \#(request) }"#
    var asked = try JSONDecoder().decode(Request.self, from: Data(message.utf8))
    asked.text = text
    return try #require(editor.answer(to: asked)["drawing"]?["scene"])
  }

  @Test(arguments: [
    ("", [0, 0, 200, 40], true), (#", "size": 120, "axis": "horizontal""#, [0, 0, 120, 40], true),
    (#", "size": 90, "axis": "vertical""#, [0, 0, 200, 90], true),
    (#", "variant": 1"#, [0, 0, 300, 40], false),
    (#", "variant": 1, "size": 120, "axis": "horizontal""#, [0, 0, 120, 40], false),
  ])
  func `a size and a variant are laid out`(
    request: String, root: [Double], isEditable: Bool
  ) throws {
    let scene = try drawing(request)
    #expect(scene["views"]?.array?.first?["frame"]?.numbers == root)
    #expect(scene["isEditable"] == .bool(isEditable))
    #expect(scene["layouts"] == ["Original layout", "Wide"])
    // While the root is dragged, its range of sizes stays the same.
    #expect((scene["extent"] == nil) == request.contains("size"))
  }

  /// The line of a center constraint crosses the picture and the view. The mark of a distance is
  /// between views.
  @Test func `lines that run through views are separate from other signs`() throws {
    let scene = try drawing(
      "",
      of: """
        view: { name: row, size: [200, 100], subviews: { box: {} } }
        constraints:
          - box.leading == row.leading + 30
          - box.width == 40
          - box.height == 40
          - box.centerY == row.centerY
        """)
    func boxes(_ kind: String, of text: String) throws -> [[Double]] {
      let constraint = scene["constraints"]?.array?.first {
        $0["description"]?.string?.hasPrefix(text) == true
      }
      return try #require(constraint?[kind]?.array).compactMap(\.numbers)
    }
    let left = try #require(scene["views"]?.array?[1]["box"]?.numbers)[0]
    let signs = try boxes("signs", of: "box.leading == row.leading")
    #expect(try boxes("lines", of: "box.leading == row.leading").isEmpty && !signs.isEmpty)
    #expect(signs.allSatisfy { $0[0] + $0[2] < left + 1 })
    #expect(try boxes("lines", of: "box.centerY == row.centerY").isEmpty == false)
  }

  @Test(arguments: [
    (#", "zoom": 1e9"#, 10.0), (#", "zoom": -1"#, 0.1), (#", "zoom": 2.5"#, 2.5),
  ])
  func `no zoom is too large to be drawn`(request: String, zoom: Double) throws {
    #expect(try drawing(request)["zoom"] == .number(zoom))
  }

  @Test(arguments: [
    #", "size": -5, "axis": "horizontal""#, #", "size": 1e300, "axis": "horizontal""#,
    #", "size": 5, "axis": "diagonal""#, #", "variant": -7"#, #", "variant": 1000000000"#,
  ])
  func `values that no page sends are drawn, too`(request: String) throws {
    #expect(try drawing(request)["views"]?.array?.count == 2)
  }
}

extension JSON {
  fileprivate var numbers: [Double]? { array?.compactMap(\.number) }
}
