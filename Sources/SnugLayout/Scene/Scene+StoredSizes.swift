package import SnugGeometry

extension Scene {
  /// The scene with the frame sizes stored in its file in place of intrinsic sizes. Sizes that already
  /// override the content's stay.
  ///
  /// Interface Builder's canvas also keeps the sizes that nothing determines, which is the weakest
  /// preference. Those of the root stay open.
  ///
  /// - Parameter isOfContent: whether views with an intrinsic size get theirs, or only the others.
  package func withStoredSizes(ofContent isOfContent: Bool = true) -> Scene {
    var scene = self
    for id in viewIDs {
      let axes = Axis.allCases.filter { self[id].intrinsicContentSizeOverride?[$0] == nil }
      let own = axes.filter { hasIntrinsicSize(id, on: $0) }
      guard isOfContent || own.isEmpty else { continue }
      scene.views[id.index].useStoredSize(on: id == .root ? own : axes)
      guard id != .root else { continue }
      for axis in axes where !own.contains(axis) {
        scene.views[id.index].contentHuggingPriority[axis] = .weakest
        scene.views[id.index].contentCompressionResistancePriority[axis] = .weakest
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
  /// Lower than any other that Interface Builder writes, and higher than those at which a stack view
  /// gives an open size 0 or is itself as small as possible. Source: ten stack views in seven repositories.
  fileprivate static let weakest = LayoutPriority(49.5) ?? 49
}

extension View {
  /// Sets an intrinsic size that was not measured, in points.
  package mutating func assumeContentSize(_ size: PerAxis<Double?>) {
    intrinsicContentSizeOverride = size
    hasAssumedContentSize = true
  }

  /// Replaces the intrinsic size by the size stored in the file, less the alignment rect insets.
  ///
  /// - Parameter isAssumption: whether the size cannot be measured.
  package mutating func useStoredSize(on axes: [Axis], isAssumption: Bool = false) {
    guard !axes.isEmpty, let size = interfaceBuilderObject?.frame?.size else { return }
    intrinsicContentSizeOverride = PerAxis { axis in
      axes.contains(axis)
        ? max(0, size[axis] - alignmentRectInsets.total(axis)) : intrinsicContentSizeOverride?[axis]
    }
    hasAssumedContentSize = isAssumption
  }
}
