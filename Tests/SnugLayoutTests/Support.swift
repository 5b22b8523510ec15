import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// The layout of a valid scene. Every character is half as wide as its font size, so that at
/// 16 points `text` is 32 wide.
func layout(_ yaml: String) throws -> Layout {
  let scene = try SceneReader.read(SourceText(name: "scene.yaml", yaml)).value
  return LayoutEngine(measuring: MonospacedTextMeasurer()).layout(scene)
}

extension Layout {
  subscript(name: String) -> LaidOutView { views[id(name).index] }

  func id(_ name: String) -> ViewID {
    guard let index = scene.views.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("There is no view '\(name)'.")
    }
    return ViewID(index: index)
  }

  /// `16 0 80 19.5`: origin and size, in the root's coordinates.
  func frame(_ name: String) -> String {
    let frame = self[name].frame
    return [frame.minX, frame.minY, frame.width, frame.height].map(\.shortDescription)
      .joined(separator: " ")
  }

  /// The ambiguous numbers of a view's frame: `x`, `y`, `width`, `height`.
  func open(_ name: String) -> [String] {
    let ambiguity = self[name].ambiguity
    let flags = [
      ("x", ambiguity.origin.horizontal), ("y", ambiguity.origin.vertical),
      ("width", ambiguity.size.horizontal), ("height", ambiguity.size.vertical),
    ]
    return flags.filter(\.1).map(\.0)
  }

  /// The identifiers of each conflict's constraints.
  var conflictIDs: [[String]] {
    conflicts.map { $0.entries.map { system[$0].id } }
  }
}

/// For scenes without any text.
struct NoText: TextMeasurer {
  func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
    preconditionFailure("There is no text to measure.")
  }

  func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double] {
    preconditionFailure("There is no text to measure.")
  }
}

extension Layout {
  /// The constraints of stack views, a line each, in the format of UIKit's console.
  var stackConstraints: [String] {
    system.entryIDs.filter { id in
      switch system[id].origin {
      case .stackView, .guide: true
      default: false
      }
    }.map(system.consoleDescription(of:))
  }

  /// Beginning and length of the views of these names on an axis: `0+60 68+80`.
  func spans(_ names: [String], _ axis: Axis) -> String {
    names.map { name in
      let span = self[name].frame[axis]
      return "\(span.start.shortDescription)+\(span.length.shortDescription)"
    }.joined(separator: " ")
  }
}
