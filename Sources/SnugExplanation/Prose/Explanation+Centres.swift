import SnugGeometry
import SnugLayout

extension Explanation {
  /// “row's equalCentering gives way: the centres of its views are 129 and 40.75 apart, because at least 8 stays
  /// between them.” The distances have a stack view's own priority, so no reason tells of them.
  var unequalCentres: [(view: ViewID, text: String)] {
    layout.scene.visibleViews.compactMap { id in
      guard let stack = layout.scene[id].content.stack, stack.distribution == .equalCentering
      else { return nil }
      let centres = stack.arrangedSubviews.filter { !layout.scene[$0].isHidden }
        .map { layout[$0].alignmentRect[stack.axis].middle }.sorted()
      let distances = zip(centres.dropFirst(), centres).map { $0 - $1 }
      guard let least = distances.min(), let most = distances.max(), most - least > .leastShown
      else { return nil }
      return (
        id,
        "\(words.possessive(id)) equalCentering gives way: the centres of its views are "
          + "\(words.list(distances.map { Wording.number($0) }, most: 4)) apart, because at least "
          + "\(Wording.number(stack.spacing)) stays between them."
      )
    }
  }
}
