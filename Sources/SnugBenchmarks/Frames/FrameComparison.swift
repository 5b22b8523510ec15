import Snug
import SnugSceneImport

/// Compares stored frames with those laid out.
struct FrameComparison {
  private let pipeline: Pipeline
  private let selection: SceneSelection
  /// By platform or class, and folder, in the order they were met.
  private var kinds: [(name: String, folder: String, tally: Tally)] = []
  /// The number of views of a root that differ by more than a point, and the lines about them.
  private var roots: [(missCount: Int, line: String)] = []
  private var stale: [String] = []
  private var exempt = 0
  private var unread: [String] = []

  /// How many frames there were, how many of them within a distance, and how many sizes and gaps
  /// within a point.
  private struct Tally {
    var count = 0
    var within = [0, 0, 0, 0, 0]

    static let distances = [0.5, 1, 2]

    mutating func add(_ difference: Difference) {
      count += 1
      let limits = Self.distances.map { (value: difference.ofFrame, limit: $0) }
      let others = [difference.ofSize, difference.ofGaps].map { (value: $0, limit: 1.0) }
      for (index, pair) in (limits + others).enumerated() where pair.value <= pair.limit + 1e-6 {
        within[index] += 1
      }
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
    let path = "\(folder)/\(file)"
    do {
      let source = try SourceText.reading(path)
      let parsed = try InterfaceBuilderFile(source, images: .beside(source.name))
      for root in parsed.roots {
        let scene = try parsed.scene(of: root, for: selection).value.withStoredSizes(
          ofContent: false)
        add(pipeline.layout(scene), as: "\(path), \(root.name)", in: folder)
      }
    } catch {
      unread.append(path)
    }
  }

  private mutating func add(_ layout: Layout, as name: String, in folder: String) {
    var misses: [String] = []
    let platform = layout.scene.platform.rawValue
    let staleText = StaleText(in: layout)
    if let staleText, !selection.usesStoredSizes { stale.append("\(name); \(staleText)\n") }
    let current = staleText == nil && !selection.usesStoredSizes ? ["\(platform), not stale"] : []
    let frames = comparableFrames(in: layout)
    for frame in frames {
      let view = layout.scene[frame.view]
      let difference = Difference(of: frame, among: frames)
      for kind in [platform, view.viewClass.rawValue] + current {
        add(difference, to: kind, in: folder)
      }
      if difference.ofFrame > 1 {
        misses.append(
          "\(view.name): stored \(Self.text(frame.stored)), got \(Self.text(frame.laidOut))")
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

  /// The frames that are Apple's layout; the others are counted.
  private mutating func comparableFrames(in layout: Layout) -> [ComparedFrame] {
    // Interface Builder mostly stores their frames as if they were visible.
    let collapsed = layout.scene.collapsedViews
    var frames: [ComparedFrame] = []
    for id in layout.scene.viewIDs.dropFirst() {
      let view = layout.scene[id]
      guard let object = view.interfaceBuilderObject, let stored = object.frame else { continue }
      guard !object.isExempt, !collapsed.contains(id) else {
        exempt += 1
        continue
      }
      frames.append(
        ComparedFrame(
          view: id, superview: view.superview, stored: stored,
          laidOut: layout.frameInSuperview(of: id)))
    }
    return frames
  }

  /// “474 × 56 at (218, 27)”
  private static func text(_ rect: Rect) -> String {
    "\(Readable.size(rect.size)) at (\(rect.minX.shortDescription), \(rect.minY.shortDescription))"
  }

  private mutating func add(_ difference: Difference, to name: String, in folder: String) {
    let index = kinds.firstIndex { $0.name == name && $0.folder == folder } ?? kinds.endIndex
    if index == kinds.endIndex { kinds.append((name, folder, Tally())) }
    kinds[index].tally.add(difference)
  }

  static var header: [String] {
    ["Views", "Folder", "Frames"] + Tally.distances.map { "within \($0.shortDescription)" }
      + ["size within 1", "gaps within 1"]
  }

  /// Of each kind a row for each folder: platforms first, then classes from the most frequent.
  var rows: [[String]] {
    let platforms = Platform.allCases.flatMap { [$0.rawValue, "\($0.rawValue), not stale"] }
    let keys = kinds.enumerated().map { offset, kind in
      let same = kinds.filter { $0.name == kind.name }
      return (
        platforms.contains(kind.name) ? 0 : 1, -same.map(\.tally.count).reduce(0, +),
        kinds.firstIndex { $0.name == kind.name } ?? offset, offset
      )
    }
    return kinds.indices.sorted { keys[$0] < keys[$1] }.map { index in
      [kinds[index].name, kinds[index].folder] + kinds[index].tally.cells
    }
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
