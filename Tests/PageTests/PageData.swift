import Foundation
import Snug
import SnugBrowserSupport
import SnugGeometry
import SnugLayout
import SnugTestSupport
import Synchronization
import Testing

let pipeline: Pipeline = {
  do {
    return try Pipeline()
  } catch {
    fatalError("The tests need the fonts the package names: \(error)")
  }
}()

/// A scene of the gallery and its page.
struct ScenePage {
  let scene: Scene
  let html: String
  /// The input of the script.
  let data: JSON

  /// The page of a scene of the gallery. It is made once, because the scene must be drawn at many
  /// sizes.
  static func made(_ name: String) throws -> ScenePage {
    if let page = pages.withLock({ $0[name] }) { return page }
    let text = try Fixtures.text("Fixtures/Scenes/\(name).yaml")
    let page = try ScenePage(SourceText(name: name, text))
    pages.withLock { $0[name] = page }
    return page
  }

  private static let pages = Mutex<[String: ScenePage]>([:])

  init(_ source: SourceText, _ choice: PanelChoice = PanelChoice()) throws {
    scene = try pipeline.scene(from: source).value
    html = String(decoding: try pipeline.page(of: scene, choice), as: UTF8.self)
    let json = try #require(html.firstMatch(of: /id="data">(?<json>.*?)<\/script>/)).json
    data = try JSON(json.utf8)
  }

  var variant: JSON { data["variants"]?.array?[0] ?? .null }

  var range: ClosedRange<Double> {
    (variant["low"]?.number ?? 0)...(variant["high"]?.number ?? 0)
  }

  /// The ends of the segments of `described`.
  var segmentEnds: [Double] { described.map { $0.end } }

  private var described: [(end: Double, gaps: [JSON])] {
    (variant["described"]?.array ?? []).map { segment in
      (segment.array?[0].number ?? 0, segment.array?[1].array ?? [])
    }
  }

  /// The items of the page at a size: the kind of each, and its numbers.
  func items(at size: Double) -> [(kind: JSON, numbers: [Double])] {
    let (kinds, items) = (data["kinds"]?.array ?? [], data["items"]?.array ?? [])
    guard let segment = described.first(where: { size <= $0.end }) else { return [] }
    var index = -1
    return segment.gaps.map { gap in
      index += Int(gap.number ?? 0) + 1
      let values = items[index].array ?? []
      let numbers = values.dropFirst().map { value in
        value.number ?? (value.array?[0].number ?? 0) + (value.array?[1].number ?? 0) * size
      }
      return (kinds[Int(values[0].number ?? 0)], numbers)
    }
  }

  func frames(at size: Double) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (kind, numbers) in items(at: size) where kind["t"] == "frame" {
      frames[kind["v"]?.string ?? ""] = Rect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return frames
  }

  /// The texts of some kinds, with their numbers in the script's format.
  func texts(_ kinds: Set<String>, at size: Double) -> [String] {
    items(at: size).filter { kinds.contains($0.kind["t"]?.string ?? "") }.map { kind, numbers in
      (kind["p"]?.array ?? []).map { part in
        part.string ?? numbers[Int(part.number ?? 0)].description(decimals: 2)
      }.joined()
    }
  }
}
