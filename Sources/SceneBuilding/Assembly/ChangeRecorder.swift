/// Notes what a variant changes of a scene's views and constraints, and takes it back.
final class ChangeRecorder {
  enum Change {
    case value(path: [PathPart], (any SceneValue)?, SourcePlace)
    /// Something that is added to a view.
    case content(SceneContent, SceneView)
  }

  private(set) var changes: [Change] = []
  private(set) var activated: [LayoutConstraint] = []
  private(set) var removed: [(constraint: LayoutConstraint, place: SourcePlace)] = []
  private var undo: [() -> Void] = []
  /// Where the variant stands: the place of what knows none itself.
  private let place: SourcePlace

  init(at place: SourcePlace) { self.place = place }

  func set(
    _ path: [PathPart], _ value: (any SceneValue)?, at place: SourcePlace? = nil,
    undo: @escaping () -> Void
  ) {
    note(path, value, at: place ?? self.place)
    self.undo.append(undo)
  }

  func set(_ setting: Setting) {
    note(setting.path.map(PathPart.key), setting.value, at: setting.place)
  }

  /// What is set twice is set to the latter.
  private func note(_ path: [PathPart], _ value: (any SceneValue)?, at place: SourcePlace) {
    changes.removeAll {
      if case .value(path, _, _) = $0 { true } else { false }
    }
    changes.append(.value(path: path, value, place))
  }

  func add(_ content: SceneContent, to view: SceneView) {
    changes.append(.content(content, view))
  }

  /// Notes a constraint that is activated without standing in the block.
  func activate(_ constraint: LayoutConstraint) { activated.append(constraint) }

  func remove(_ constraint: LayoutConstraint, at place: SourcePlace) {
    removed.append((constraint, place))
  }

  /// Brings everything back to what it was.
  func takeBack() {
    for undo in undo.reversed() { undo() }
    undo = []
  }
}
