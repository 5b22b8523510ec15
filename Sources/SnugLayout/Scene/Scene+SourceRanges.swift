import SnugGeometry

extension Scene {
  package var withoutSourceRanges: Scene {
    var copy = self
    for id in viewIDs { copy[id] = copy[id].withoutSourceRanges }
    for index in guides.indices { copy.guides[index].range = nil }
    for index in constraints.indices { copy.constraints[index].range = nil }
    copy.expectationRange = nil
    copy.edits = []
    copy.variants = variants.map(\.withoutSourceRanges)
    return copy
  }
}

extension View {
  package var withoutSourceRanges: View {
    var copy = self
    copy.range = nil
    copy.contentHuggingRange = PerAxis(both: nil)
    copy.contentCompressionResistanceRange = PerAxis(both: nil)
    copy.sizeRange = nil
    copy.keyRanges = [:]
    return copy
  }
}
