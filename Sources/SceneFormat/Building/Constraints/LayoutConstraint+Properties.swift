public import AutoLayout
import Diagnostics

extension LayoutConstraint {
  /// A name for it, unique in the scene; those of a visual format are numbered.
  public var identifier: String? {
    get { storedIdentifier?.name }
    set { storedIdentifier = newValue.map { ($0, range) } }
  }

  /// Its priority; of a visual format or an equation `nil` is what its text says.
  public var priority: LayoutPriority? {
    get { storedPriority ?? (isText ? nil : .required) }
    set { set(\.storedPriority, "priority", newValue) }
  }

  /// What the second item's attribute is multiplied by; `nil` is what the text says.
  public var multiplier: Double? {
    get { storedMultiplier }
    set { set(\.storedMultiplier, "multiplier", newValue) }
  }

  /// What is added, in points; `nil` is what the text says.
  public var constant: Double? {
    get { storedConstant }
    set { set(\.storedConstant, "constant", newValue) }
  }

  /// Whether it holds.
  ///
  /// What stands in a block does; `false` leaves it out. `true` has one hold that stands in none;
  /// such constraints come after all others, in the order they were made.
  public var isActive: Bool {
    get { storedIsActive ?? false }
    set {
      let isNew = recorder == nil
      set(\.storedIsActive, "isActive", newValue)
      if newValue, isNew { enlist() }
    }
  }

  /// Sets the priority and returns the constraint.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// Sets the identifier and returns the constraint.
  @discardableResult
  public func identifier(
    _ identifier: String, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    storedIdentifier = (identifier, SourceRange(file, line, column))
    return self
  }

  /// Has constraints hold, as setting ``isActive`` does.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Leaves constraints out; in a variant it removes them from it.
  public static func deactivate(
    _ constraints: [LayoutConstraint], file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    for constraint in constraints {
      if let recorder = constraint.recorder {
        recorder.remove(constraint, at: SourceRange(file, line, column))
      } else {
        constraint.isActive = false
      }
    }
  }

  var isText: Bool {
    if case .text = form { true } else { false }
  }

  /// The items it speaks of; a text names them itself.
  var items: [AnchorItem] {
    if case .ends(let first, _, let second) = form {
      [first.item, second?.item].compactMap(\.self)
    } else {
      []
    }
  }

  /// Is remembered by an item, as UIKit has views hold their constraints.
  private func enlist() {
    guard let item = items.first?.namedItem else { return }
    if let recorder = item.recorder {
      recorder.activate(self)
    } else {
      item.activated.append(self)
    }
  }

  private func set<Value: SceneValue>(
    _ property: ReferenceWritableKeyPath<LayoutConstraint, Value?>, _ key: String,
    _ value: Value?
  ) {
    if let recorder {
      let old = self[keyPath: property]
      recorder.set([.constraint(self), .key(key)], value, undo: { self[keyPath: property] = old })
    }
    self[keyPath: property] = value
  }
}
