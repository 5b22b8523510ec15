import Geometry

extension Scene {
  /// The scene as if nobody had written it: everything but where it stands in a file.
  package var withoutSourceRanges: Scene {
    var copy = self
    for id in viewIDs { copy[id] = copy[id].withoutSourceRanges }
    for index in guides.indices { copy.guides[index].range = nil }
    for index in constraints.indices { copy.constraints[index].range = nil }
    copy.variants = variants.map(\.withoutSourceRanges)
    return copy
  }
}

extension View {
  /// The view as if nobody had written it.
  package var withoutSourceRanges: View {
    var copy = self
    copy.range = nil
    copy.contentHuggingRange = PerAxis(both: nil)
    copy.contentCompressionResistanceRange = PerAxis(both: nil)
    copy.sizeRange = nil
    return copy
  }
}
