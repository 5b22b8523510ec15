import Geometry

/// One change to what a scene asks for: what somebody could be advised to do.
public enum Amendment: Hashable, Sendable {
  /// Gives the constraint at an index in the system another priority.
  case priority(entry: Int, LayoutPriority)
  /// Gives the constraint at an index in the system another constant, in points.
  case constant(entry: Int, Double)
  /// Takes away the constraint at an index in the system; from a scene, with one of an autoresizing mask
  /// the others of the view.
  case removal(entry: Int)
  /// Adds a constraint, behind all others.
  case addition(Constraint)

  /// The index in the system of the constraint that is changed or removed; `nil` for an addition.
  public var entry: Int? {
    switch self {
    case .priority(let entry, _), .constant(let entry, _), .removal(let entry): entry
    case .addition: nil
    }
  }
}

extension Scene {
  /// The scene with some changes made to it, given the system its constraints were made into; `nil`
  /// if one of them concerns a constraint that the author cannot change so.
  public func applying(_ amendments: [Amendment], of system: ConstraintSystem) -> Scene? {
    var scene = self
    var removed: [Int] = []
    for amendment in amendments {
      if case .addition(let constraint) = amendment {
        scene.constraints.append(constraint)
        continue
      }
      guard let entry = amendment.entry else { return nil }
      switch (system.entries[entry].origin, amendment) {
      case (.author(let index), .priority(_, let priority)):
        scene.constraints[index].priority = priority
      case (.author(let index), .constant(_, let constant)):
        scene.constraints[index].constant = constant
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
