import SnugGeometry

/// One change to a scene's constraints, as advice can suggest it.
public enum Amendment: Hashable, Sendable {
  case priority(entry: EntryID, LayoutPriority)
  /// Gives a constraint another constant, in points.
  case constant(entry: EntryID, Double)
  case relation(entry: EntryID, Constraint.Relation)
  /// Removes a constraint. In a scene, removing one constraint of an
  /// autoresizing mask removes all of that view's mask.
  case removal(entry: EntryID)
  /// Adds a constraint after all others.
  case addition(Constraint)
  /// Sets a property of a stack view; `nil` is one that a console log does not show.
  case arrangement(ViewID?, Arrangement)

  /// A property of a stack view that constraints follow from.
  public enum Arrangement: Hashable, Sendable {
    case alignment(StackView.Alignment)
    case distribution(StackView.Distribution)
    /// In points.
    case spacing(Double)
  }

  /// The constraint that is changed or removed; `nil` for other changes.
  public var entry: EntryID? {
    switch self {
    case .priority(let entry, _), .constant(let entry, _), .relation(let entry, _),
      .removal(let entry):
      entry
    case .addition, .arrangement: nil
    }
  }
}

extension Scene {
  /// The scene with some changes, given its constraint system; `nil` if the author cannot change
  /// one of the constraints in this way.
  public func applying(_ amendments: [Amendment], of system: ConstraintSystem) -> Scene? {
    var scene = self
    var removed: [Int] = []
    for amendment in amendments {
      if case .addition(let constraint) = amendment {
        scene.constraints.append(constraint)
        continue
      }
      if case .arrangement(let view, let arrangement) = amendment {
        guard let view, case .stack(var stack) = scene[view].content else { return nil }
        switch arrangement {
        case .alignment(let alignment): stack.alignment = alignment
        case .distribution(let distribution): stack.distribution = distribution
        case .spacing(let spacing): stack.spacing = spacing
        }
        scene[view].content = .stack(stack)
        continue
      }
      guard let entry = amendment.entry else { return nil }
      switch (system[entry].origin, amendment) {
      case (.author(let index), .priority(_, let priority)):
        scene.constraints[index].priority = priority
      case (.author(let index), .constant(_, let constant)):
        scene.constraints[index].constant = constant
      case (.author(let index), .relation(_, let relation)):
        scene.constraints[index].relation = relation
      case (.author(let index), .removal):
        removed.append(index)
      case (.contentSize(let view, let axis, let role), .priority(_, let priority)):
        scene[view][keyPath: role.priorities][axis] = priority
      case (.autoresizingMask(let view, _), .removal):
        scene[view].autoresizing = nil
      case (.rootSize(let axis), .constant(_, let constant)) where constant >= 0:
        scene[.root].requiredSize[axis] = constant
      default: return nil
      }
    }
    for index in removed.sorted(by: >) { scene.constraints.remove(at: index) }
    return scene
  }
}
