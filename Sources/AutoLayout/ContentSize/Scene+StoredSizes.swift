package import Geometry

extension Scene {
  /// The scene with the sizes its file stores in place of intrinsic sizes, on the axes on which contents
  /// have one. A size that replaces a content's stays.
  package func withStoredSizes() -> Scene {
    var scene = self
    for index in views.indices where views[index].intrinsicContentSizeOverride == nil {
      let id = ViewID(index: index)
      scene.views[index].useStoredSize(
        on: Axis.allCases.filter { hasIntrinsicSize(id, on: $0) })
    }
    return scene
  }

  /// Whether a view has an intrinsic size on an axis. It does not depend on what its text measures.
  func hasIntrinsicSize(_ id: ViewID, on axis: Axis) -> Bool {
    self[id].intrinsicContentSize(
      in: system, on: pixelGrid, measuring: MonospacedTextMeasurer()
    ).size[axis] != nil
  }
}

extension View {
  /// Takes the size its file stores, less the alignment rect insets, in place of an intrinsic size.
  package mutating func useStoredSize(on axes: [Axis]) {
    guard !axes.isEmpty, let size = interfaceBuilderObject?.frame?.size else { return }
    intrinsicContentSizeOverride = PerAxis { axis in
      axes.contains(axis) ? max(0, size[axis] - alignmentRectInsets.total(axis)) : nil
    }
  }
}
