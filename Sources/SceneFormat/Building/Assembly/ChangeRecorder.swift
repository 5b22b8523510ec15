import Diagnostics

/// Notes what a variant changes of a scene's views and constraints, and takes it back.
final class ChangeRecorder {
  enum Change {
    case value(path: [PathPart], (any SceneValue)?, SourceRange)
    /// Something that is added to a view.
    case content(SceneContent, SceneView)
  }

  private(set) var changes: [Change] = []
  private(set) var activated: [LayoutConstraint] = []
  private(set) var removed: [(constraint: LayoutConstraint, range: SourceRange)] = []
  private var undo: [() -> Void] = []
  /// Where the variant stands: the place of what knows none itself.
  private let range: SourceRange

  init(at range: SourceRange) { self.range = range }

  func set(
    _ path: [PathPart], _ value: (any SceneValue)?, at range: SourceRange? = nil,
    undo: @escaping () -> Void
  ) {
    note(path, value, at: range ?? self.range)
    self.undo.append(undo)
  }

  func set(_ setting: Setting) {
    note(setting.path.map(PathPart.key), setting.value, at: setting.range)
  }

  /// What is set twice is set to the latter.
  private func note(_ path: [PathPart], _ value: (any SceneValue)?, at range: SourceRange) {
    changes.removeAll {
      if case .value(path, _, _) = $0 { true } else { false }
    }
    changes.append(.value(path: path, value, range))
  }

  func add(_ content: SceneContent, to view: SceneView) {
    changes.append(.content(content, view))
  }

  /// Notes a constraint that is activated without standing in the block.
  func activate(_ constraint: LayoutConstraint) { activated.append(constraint) }

  func remove(_ constraint: LayoutConstraint, at range: SourceRange) {
    removed.append((constraint, range))
  }

  /// Brings everything back to what it was.
  func takeBack() {
    for undo in undo.reversed() { undo() }
    undo = []
  }
}
