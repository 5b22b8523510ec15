import SnugGeometry
import SnugLayout

/// Equal sizes for views of which nobody said which gives way.
extension SettlementSearch {
  /// Makes all views as large as the first: containers, or views of one class one of which would otherwise
  /// have size 0. Not for texts that can wrap, because their width then requires measuring.
  var equal: Attempt? {
    let classes = Set(views.map { layout.scene[$0].viewClass })
    guard ambiguity.isOfContents,
      ambiguity.kind == .resistance && classes.count == 1
        || ambiguity.contents.allSatisfy(isUnmeasured),
      !views.contains(where: { layout.scene[$0].content.mayHugLongestLine }),
      // Nobody wants lines that are cut equally.
      axis == .horizontal || !views.contains(where: { layout.scene[$0].content.mainText != nil })
    else { return nil }
    return equal(ambiguity.contents)
  }

  /// Makes views without content equally large that share a room, if some are drawn with none.
  var shared: Attempt? {
    guard ambiguity.kind == .size, views.count > 1, views.count <= Self.mostViews,
      ambiguity.dimension == views.count - 1, views.allSatisfy(isUnmeasured),
      views.contains(where: { layout[$0].alignmentRect.size[axis] < .sameLength })
    else { return nil }
    return equal(views)
  }

  private func equal(_ views: [ViewID]) -> Attempt? {
    // What scrolls fills what the others leave.
    if views.contains(where: { layout.scene[$0].viewClass.isScrollView }) { return nil }
    let attempt = attempt(
      views.dropFirst().map {
        .addition(
          Constraint(
            firstItem: .view($0), firstAttribute: .size(axis), secondItem: .view(views[0]),
            secondAttribute: .size(axis)))
      })
    return attempt.isSettled && !attempt.hasConflict ? withoutRedundantChanges(attempt) : nil
  }
}
