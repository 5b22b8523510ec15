import SnugGeometry
import SnugLayout

/// What the views of a contest lose, the most first.
enum Loss: CaseIterable {
  /// Nothing is left of a content's width or height.
  case all
  /// Contents give up something, or constraints do.
  case large
  /// Each gives up less than ``least``.
  case small
  /// Any of several views may be stretched.
  case openGain
  /// Views are stretched, images are drawn smaller, or texts wrap whole.
  case gain

  /// In points: hardly anybody sees less. Our choice.
  static let least = 5.0

  init(_ contest: Contest, _ words: Wording) {
    let isWhole = contest.payers.allSatisfy {
      $0.view != nil && ($0.amount > 0 || words.wraps($0) || words.isOfSmallerImage($0))
    }
    guard isWhole else {
      self =
        Self.isAll(contest, words)
        ? .all : contest.payers.allSatisfy { abs($0.amount) < Self.least } ? .small : .large
      return
    }
    if contest.ambiguity != nil {
      self = contest.ambiguity?.kind == .hugging ? .openGain : .large
      return
    }
    self = .gain
  }

  private static func isAll(_ contest: Contest, _ words: Wording) -> Bool {
    // Of views that tie, others may have nothing left.
    contest.ambiguity == nil
      && contest.payers.contains { payer in
        payer.amount < 0 && payer.view.map { words.isZero($0, contest.axis) } ?? false
      }
  }
}
