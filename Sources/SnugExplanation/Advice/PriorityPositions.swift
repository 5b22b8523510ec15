import SnugLayout

/// The possible positions of a priority relative to those of other constraints: equal to one, or
/// between two. Within a position its value has no effect, because only the order of priorities
/// matters.
///
/// Positions between priorities and positions equal to one alternate, in ascending order; the last
/// is equal to required.
struct PriorityPositions {
  /// Ascending; the last is required.
  private let others: [LayoutPriority]

  init(among others: some Sequence<LayoutPriority>) {
    self.others = Set(others).union([.required]).sorted()
  }

  var count: Int { 2 * others.count }

  /// Whether a position is equal to a priority, and not between two.
  func isTie(_ index: Int) -> Bool { index % 2 == 1 }

  /// The position of a priority.
  func index(of priority: LayoutPriority) -> Int {
    let index = others.firstIndex { $0 >= priority } ?? others.count - 1
    return others[index] == priority ? 2 * index + 1 : 2 * index
  }

  /// The values of a position for messages: integers from 1, and the values of other priorities;
  /// `nil` if there are none.
  func values(_ index: Int) -> ClosedRange<LayoutPriority>? {
    let upper = others[index / 2]
    if isTie(index) { return upper.rawValue < 1 ? nil : upper...upper }
    let lower = index == 0 ? 0 : others[index / 2 - 1].rawValue
    guard let low = LayoutPriority(lower.rounded(.down) + 1),
      let high = LayoutPriority(upper.rawValue.rounded(.up) - 1), low <= high
    else { return nil }
    return low...high
  }

  /// A value at a position.
  func sample(_ index: Int) -> LayoutPriority {
    if let values = values(index) { return values.lowerBound }
    let upper = others[index / 2]
    if isTie(index) { return upper }
    let lower = index == 0 ? 0 : others[index / 2 - 1].rawValue
    return LayoutPriority((lower + upper.rawValue) / 2) ?? upper
  }
}
