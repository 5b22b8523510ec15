import SnugLayout

/// A change of one constraint after which nothing has to be decided, because all contents have room.
extension SettlementSearch {
  /// The limit for the optional constraints, and for the sizes, of which one may squeeze all contents. With more, the
  /// advice decides between the contents, which settles the ambiguity as well.
  private static let mostSqueezing = 4

  /// Lowers one optional constraint of the author's that squeezes contents which would all be whole
  /// without it. It decides nothing between them, but then nothing has to be decided.
  var relieving: Attempt? {
    guard ambiguity.kind == .resistance,
      let own = candidates.first.flatMap({ layout.system.entry(.contentSize($0, axis, role)) }),
      let lower = LayoutPriority(layout.system[own].priority.rawValue - 1)
    else { return nil }
    let squeezing = parts.neighbors(of: own, in: layout).filter {
      let made = layout[$0]
      return made.entry.isWritten && made.isSatisfied && !made.priority.isRequired
        && made.priority > lower && made.constraint.firstAttribute.axis == axis
    }
    guard squeezing.count <= Self.mostSqueezing else { return nil }
    return squeezing.lazy.map { attempt([.priority(entry: $0, lower)]) }
      .first { $0.isSettled && !$0.hasConflict && $0.deformed.isEmpty }
  }

  /// A smaller size for an image or a view without content whose required size squeezes contents which would all be
  /// whole with it, the last first; at least half of it, which is our choice.
  var shrinking: Attempt? {
    guard ambiguity.kind == .resistance,
      let own = candidates.first.flatMap({ layout.system.entry(.contentSize($0, axis, role)) })
    else { return nil }
    let missing = ambiguity.contents.reduce(0) { $0 - layout.deformation(of: $1, axis).delta }
    let sizes = parts.neighbors(of: own, in: layout).filter {
      let constraint = layout.system[$0].constraint
      guard layout.system[$0].isWritten, layout.system[$0].priority.isRequired,
        constraint.firstAttribute == .size(axis), constraint.secondItem == nil,
        constraint.relation != .lessThanOrEqual, constraint.constant >= 2 * missing,
        let view = constraint.firstItem.view
      else { return false }
      return switch layout.scene[view].content {
      case .none, .image: !layout.scene.visibleViews.contains { layout.scene[$0].superview == view }
      default: false
      }
    }
    guard sizes.count <= Self.mostSqueezing else { return nil }
    return sizes.reversed().lazy.map { entry in
      attempt([
        .constant(
          entry: entry,
          Layout.withoutNoise(layout.system[entry].constraint.constant - missing))
      ])
    }.first { $0.isSettled && !$0.hasConflict && $0.deformed.isEmpty }
  }
}
