import Snug
import SnugSceneImport

/// Compares the frames that Interface Builder stored with those laid out.
struct FrameComparison {
  let pipeline: Pipeline
  let selection: SceneSelection
  /// By platform or class, and folder, in the order they were met.
  private var kinds: [(name: String, folder: String, tally: Tally)] = []
  /// The number of views of a root that differ by more than a point, and the lines about them.
  private var roots: [(missCount: Int, line: String)] = []
  private var exempt = 0
  private var unread: [String] = []

  /// How many frames there were, and how many of them within a distance.
  private struct Tally {
    var count = 0
    var within = [0, 0, 0]

    /// In points.
    static let distances = [0.5, 1, 2]

    mutating func add(_ difference: Double) {
      count += 1
      for (index, limit) in Self.distances.enumerated() where difference <= limit + 1e-6 {
        within[index] += 1
      }
    }

    var cells: [String] {
      // With one decimal, rounded down.
      let shares = within.map { (Double($0) * 1000 / Double(max(1, count))).rounded(.down) / 10 }
      return [Double(count).groupedDescription] + shares.map { "\($0.shortDescription) %" }
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
    // Interface Builder mostly stores the frames of collapsed views as if they were visible.
    let collapsed = layout.scene.collapsedViews
    for id in layout.scene.viewIDs.dropFirst() {
      let view = layout.scene[id]
      guard let object = view.interfaceBuilderObject, let stored = object.frame else { continue }
      guard !object.isExempt, !collapsed.contains(id) else {
        exempt += 1
        continue
      }
      let laidOut = layout.frameInSuperview(of: id)
      let difference = laidOut.largestDifference(from: stored)
      for kind in [layout.scene.platform.rawValue, view.viewClass.rawValue] {
        add(difference, to: kind, in: folder)
      }
      if difference > 1 {
        misses.append("\(view.name): stored \(Self.text(stored)), got \(Self.text(laidOut))")
      }
    }
    if let first = misses.first {
      roots.append((misses.count, "\(misses.count) in \(name); first \(first)"))
    }
  }

  /// “474 × 56 at (218, 27)”
  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.width, rect.height, rect.minX, rect.minY].map(\.shortDescription)
    return "\(numbers[0]) × \(numbers[1]) at (\(numbers[2]), \(numbers[3]))"
  }

  private mutating func add(_ difference: Double, to name: String, in folder: String) {
    let index = kinds.firstIndex { $0.name == name && $0.folder == folder } ?? kinds.endIndex
    if index == kinds.endIndex { kinds.append((name, folder, Tally())) }
    kinds[index].tally.add(difference)
  }

  static var header: [String] {
    ["Views", "Folder", "Frames"] + Tally.distances.map { "within \($0.shortDescription)" }
  }

  /// Of each kind a row for each folder: platforms first, then classes from the most frequent.
  var rows: [[String]] {
    let platforms = Platform.allCases.map(\.rawValue)
    let keys = kinds.indices.map { index in
      let same = kinds.filter { $0.name == kinds[index].name }
      return (
        platforms.contains(kinds[index].name) ? 0 : 1, -same.map(\.tally.count).reduce(0, +),
        kinds.firstIndex { $0.name == kinds[index].name } ?? index, index
      )
    }
    return kinds.indices.sorted { keys[$0] < keys[$1] }.map { index in
      [kinds[index].name, kinds[index].folder] + kinds[index].tally.cells
    }
  }

  /// What was left out, and the roots with the most differences.
  func remarks(worst: Int) -> [String] {
    ["\(exempt) frames that are not those of Apple's layout, or of views that a stack view hides"]
      + unread.map { "Not read: \($0)" }
      + roots.sorted { $0.missCount > $1.missCount }.prefix(worst).map(\.line)
  }
}
