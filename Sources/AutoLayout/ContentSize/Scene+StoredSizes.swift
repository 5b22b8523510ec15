package import Geometry

extension Scene {
  /// The scene with the frame sizes stored in its file in place of intrinsic sizes, on axes with an
  /// intrinsic size. Sizes that already override the content's stay.
  package func withStoredSizes() -> Scene {
    var scene = self
    for index in views.indices where views[index].intrinsicContentSizeOverride == nil {
      let id = ViewID(index: index)
      let own = Axis.allCases.filter { hasIntrinsicSize(id, on: $0) }
      guard id != .root else {
        scene.views[index].useStoredSize(on: own)
        continue
      }
      scene.views[index].useStoredSize(on: Axis.allCases)
      // Interface Builder's canvas keeps sizes that nothing determines, which is the weakest preference.
      for axis in Axis.allCases where !own.contains(axis) {
        scene.views[index].contentHuggingPriority[axis] = .weakest
        scene.views[index].contentCompressionResistancePriority[axis] = .weakest
      }
    }
    return scene
  }

  /// Whether a view has an intrinsic size on an axis. The answer does not depend on the size of its
  /// text.
  func hasIntrinsicSize(_ id: ViewID, on axis: Axis) -> Bool {
    self[id].intrinsicContentSize(
      in: system, on: pixelGrid, measuring: MonospacedTextMeasurer()
    ).size[axis] != nil
  }
}

extension LayoutPriority {
  /// Lower than any other that Interface Builder writes.
  fileprivate static let weakest = LayoutPriority(0.5) ?? 1
}

extension View {
  /// Replaces the intrinsic size by the size stored in the file, less the alignment rect insets.
  ///
  /// - Parameter isAssumption: whether the size cannot be measured.
  package mutating func useStoredSize(on axes: [Axis], isAssumption: Bool = false) {
    guard !axes.isEmpty, let size = interfaceBuilderObject?.frame?.size else { return }
    intrinsicContentSizeOverride = PerAxis { axis in
      axes.contains(axis) ? max(0, size[axis] - alignmentRectInsets.total(axis)) : nil
    }
    hasAssumedContentSize = isAssumption
  }
}
