import Snug
import SnugSceneImport

/// Compares stored frames with those laid out.
struct FrameComparison {
  private let pipeline: Pipeline
  private let selection: SceneSelection
  /// By platform and class, in the order they were met.
  private var kinds: [(name: String, tally: Tally)] = []
  /// The number of views of a root that differ by more than a point, and the lines about them.
  private var roots: [(missCount: Int, line: String)] = []
  private var stale: [String] = []
  private var exempt = 0
  private var unread: [String] = []

  /// How many frames there were, how many of them within a distance, and how many sizes within a point.
  private struct Tally {
    var count = 0
    var within = [0, 0, 0, 0]

    static let distances = [0.5, 1, 2]

    mutating func add(_ difference: Double, ofSize size: Double) {
      count += 1
      for (index, distance) in Self.distances.enumerated() where difference <= distance + 1e-6 {
        within[index] += 1
      }
      if size <= 1 + 1e-6 { within[Self.distances.count] += 1 }
    }

    var cells: [String] {
      // With one decimal, rounded down.
      let shares = within.map {
        (Double($0) * 100 / Double(max(1, count)) * 10).rounded(.down) / 10
      }
      return [Readable.count(count)] + shares.map { "\($0.shortDescription) %" }
    }
  }

  init(_ pipeline: Pipeline, for selection: SceneSelection) {
    self.pipeline = pipeline
    self.selection = selection
  }

  mutating func add(file: String, in folder: String) {
    do {
      let source = try SourceText.reading("\(folder)/\(file)")
      let parsed = try InterfaceBuilderFile(source, images: .beside(source.name))
      for root in parsed.roots {
        let scene = try parsed.scene(of: root, for: selection).value.withStoredSizes(
          ofContent: false)
        add(pipeline.layout(scene), as: "\(file), \(root.name)")
      }
    } catch {
      unread.append(file)
    }
  }

  private mutating func add(_ layout: Layout, as name: String) {
    var misses: [String] = []
    let platform = layout.scene.platform.rawValue
    let staleText = StaleText(in: layout)
    if let staleText, !selection.usesStoredSizes { stale.append("\(name); \(staleText)\n") }
    // Interface Builder mostly stores their frames as if they were visible.
    let collapsed = layout.scene.collapsedViews
    for id in layout.scene.viewIDs.dropFirst() {
      let view = layout.scene[id]
      guard let object = view.interfaceBuilderObject, let stored = object.frame else { continue }
      guard !object.isExempt, !collapsed.contains(id) else {
        exempt += 1
        continue
      }
      let frame = layout.frameInSuperview(of: id)
      let difference = frame.largestDifference(from: stored)
      let ofSize = max(abs(frame.width - stored.width), abs(frame.height - stored.height))
      let current = staleText == nil && !selection.usesStoredSizes ? ["\(platform), not stale"] : []
      for kind in [platform, view.viewClass.rawValue] + current {
        add(difference, ofSize: ofSize, to: kind)
      }
      if difference > 1 {
        misses.append("\(view.name): stored \(Self.text(stored)), got \(Self.text(frame))")
      }
    }
    if let first = misses.first {
      let cause = staleText?.description ?? MeasuringError(in: layout)?.description
      roots.append(
        (
          misses.count,
          "\(misses.count) in \(name); first \(first); \(cause ?? "not understood")\n"
        ))
    }
  }

  /// “474 × 56 at (218, 27)”
  private static func text(_ rect: Rect) -> String {
    "\(Readable.size(rect.size)) at (\(rect.minX.shortDescription), \(rect.minY.shortDescription))"
  }

  private mutating func add(_ difference: Double, ofSize size: Double, to kind: String) {
    if !kinds.contains(where: { $0.name == kind }) { kinds.append((kind, Tally())) }
    for index in kinds.indices where kinds[index].name == kind {
      kinds[index].tally.add(difference, ofSize: size)
    }
  }

  static var header: [String] {
    ["Views", "Frames"] + Tally.distances.map { "within \($0.shortDescription)" }
      + ["size within 1"]
  }

  var rows: [[String]] {
    let platforms = Platform.allCases.flatMap { [$0.rawValue, "\($0.rawValue), not stale"] }
    let sorted = kinds.enumerated().sorted { left, right in
      let keys = [left, right].map { offset, kind in
        (platforms.contains(kind.name) ? 0 : 1, -kind.tally.count, offset)
      }
      return keys[0] < keys[1]
    }
    return sorted.map { [$0.element.name] + $0.element.tally.cells }
  }

  /// The files that were left out, and the roots with the most differences.
  func remarks(worst: Int) -> String {
    let misses = roots.sorted { $0.missCount > $1.missCount }.prefix(worst).map(\.line)
    return "\nLeft out: \(exempt) frames that are not those of Apple's layout, or of views that "
      + "a stack view hides\n"
      + unread.map { "Not read: \($0)\n" }.joined() + stale.map { "Stale: \($0)" }.joined()
      + misses.joined()
  }
}
