public import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension LayoutDifference {
  /// A difference between two scenes.
  public struct SceneChange: Sendable {
    /// “badge's horizontal resistance rose from 749 to 751 (cell.yaml:14)”
    public let description: String
    /// The description without the former value: “badge's resistance rose to 751 (cell.yaml:14)”.
    let outcome: String
    /// The description of a priority that changed equally on both axes: “badge's resistance rose
    /// from 749 to 751 (cell.yaml:14)”.
    let onBothAxes: String?
    /// The source range in the scene after, or in the scene before for something that was removed.
    public let range: SourceRange?
    /// The names of the affected views, in addition to those of its constraints; empty for the
    /// root, which affects all views.
    var views: [String]
    /// The affected axis; `nil` for both.
    let axis: Axis?
    /// The constraints of the change, in the old and in the new system.
    let entriesBefore: [EntryID]
    let entriesAfter: [EntryID]

    /// - Parameter detailed: the subject of a priority with its axis.
    fileprivate init(
      _ subject: String, detailed: String? = nil, _ text: ChangeText, range: SourceRange?,
      views: [String], axis: Axis?, entriesBefore: [EntryID] = [], entriesAfter: [EntryID] = []
    ) {
      let location = range.map { " (\($0.source.name):\($0.start.line))" } ?? ""
      description = "\(detailed ?? subject) \(text.full)\(location)"
      outcome = "\(subject) \(text.outcome)\(location)"
      onBothAxes = detailed == nil ? nil : "\(subject) \(text.full)\(location)"
      self.range = range
      self.views = views
      self.axis = axis
      self.entriesBefore = entriesBefore
      self.entriesAfter = entriesAfter
    }
  }
}

extension LayoutDifference.SceneChange {
  /// The differences between two scenes: first of the scenes as a whole, then of views, in order,
  /// and then of constraints.
  ///
  /// - Parameter length: formats lengths.
  static func all(
    from before: Layout, to after: Layout, _ pairs: [(old: ViewID, new: ViewID)],
    _ length: (Double) -> String
  ) -> [Self] {
    let views = pairs.map { after.scene[$0.new].name }
    // Fonts that depend on the text size are not a separate change.
    let scaled =
      before.scene.contentSizeCategory == after.scene.contentSizeCategory
      ? before.scene : before.scene.scaled(to: after.scene.contentSizeCategory)
    let comparison = KeyComparison(from: scaled, to: after.scene)
    return KeyComparison(from: before.scene, to: after.scene).ofScene.map {
      Self(
        "the scene's \($0.name)", ChangeText($0), range: nil, views: views,
        axis: $0.key == "layoutDirection" ? .horizontal : nil)
    } + pairs.flatMap { self.views($0, from: before, scaled, to: after, comparison, length) }
      + constraints(from: before, to: after)
  }

  // MARK: - Views

  /// - Parameter scaled: the scene before, in the text size after.
  private static func views(
    _ pair: (old: ViewID, new: ViewID), from before: Layout, _ scaled: Scene, to after: Layout,
    _ comparison: KeyComparison, _ length: (Double) -> String
  ) -> [Self] {
    let old = scaled[pair.old]
    let new = after.scene[pair.new]
    let whose = Wording.possessive(new.name)
    var changes: [Self] = []
    func add(
      _ subject: String, detailed: String? = nil, _ text: ChangeText, views: [String] = [],
      _ axis: Axis? = nil, _ origins: [ConstraintSystem.Origin] = [],
      _ oldOrigins: [ConstraintSystem.Origin] = [], keys: [String] = [],
      range: SourceRange? = new.range
    ) {
      let edit = after.scene.edit(of: new.name, keys)
      let written = keys.count == 1 ? new.keyRanges[keys[0]] : nil
      changes.append(
        Self(
          subject, detailed: detailed, text, range: edit ?? written ?? range, views: views,
          axis: axis,
          entriesBefore: oldOrigins.compactMap(before.system.entry),
          entriesAfter: origins.compactMap(after.system.entry)))
    }
    // A change of an arranged view's size, or whether it is hidden, moves the other arranged views.
    var moved = [new.name]
    if let superview = new.superview, let stack = after.scene[superview].content.stack,
      stack.arrangedSubviews.contains(pair.new)
    {
      moved = (stack.arrangedSubviews + [superview]).map { after.scene[$0].name }
    }
    for axis in Axis.allCases {
      if old.requiredSize[axis] != new.requiredSize[axis] {
        add(
          "\(whose) \(Wording.dimension(axis))",
          size(old.requiredSize[axis], new.requiredSize[axis], length),
          views: [new.name], axis, [.rootSize(axis), .fittingSize(axis)],
          [.rootSize(axis), .fittingSize(axis)], range: new.sizeRange ?? new.range)
      }
      for role in ConstraintSystem.ContentSizeRole.allCases {
        let was = old[keyPath: role.priorities][axis]
        let isNow = new[keyPath: role.priorities][axis]
        guard was != isNow else { continue }
        let property = role == .hugging ? "hugging" : "resistance"
        add(
          "\(whose) \(property)", detailed: "\(whose) \(axis.rawValue) \(property)",
          ChangeText(was, isNow, \.description), axis,
          [.contentSize(pair.new, axis, role)], [.contentSize(pair.old, axis, role)],
          keys: [role.rawValue])
      }
      let was = before[pair.old].intrinsicContentSize.size[axis]
      let isNow = after[pair.new].intrinsicContentSize.size[axis]
      // A text that only wraps differently was not changed. With different text sizes, the
      // contribution of a changed text is unknown.
      let isMeasuredAlike = before.scene.contentSizeCategory == after.scene.contentSizeCategory
      if was != isNow, isMeasuredAlike && old.content != new.content || old.isOther(than: new) {
        let roles = ConstraintSystem.ContentSizeRole.allCases
        add(
          "\(whose) intrinsic \(Wording.dimension(axis))", size(was, isNow, length), views: moved,
          axis,
          roles.map { .contentSize(pair.new, axis, $0) },
          roles.map { .contentSize(pair.old, axis, $0) },
          keys: ["text", "title", "image", "font", "numberOfLines", "intrinsicContentSize"])
      }
    }
    if old.isHidden != new.isHidden {
      add(
        new.name, ChangeText("is \(new.isHidden ? "now" : "no longer") hidden"), views: moved,
        keys: ["hidden"])
    }
    for property in comparison.ofView(pair) where !property.isOnAxes {
      let isNow = after.system.entries(madeBy: property, of: pair.new)
      let was = before.system.entries(madeBy: property, of: pair.old)
      // Margins have no effect by themselves, nor on a root whose size is given.
      let isOwn =
        !property.isOfMargins
        || !(isNow + was).isEmpty && Axis.allCases.contains { new.requiredSize[$0] == nil }
      let views = after.names(of: isNow) + before.names(of: was)
      add(
        "\(whose) \(property.name)", ChangeText(property),
        views: isOwn ? [new.name] + views : views, nil,
        isNow.map(\.origin), was.map(\.origin), keys: [property.key])
    }
    return changes
  }

  private static func size(
    _ before: Double?, _ after: Double?, _ length: (Double) -> String
  ) -> ChangeText {
    guard let after else { return ChangeText("is no longer given") }
    return before.map { ChangeText($0, after, verbs: ("grew", "shrank"), length) }
      ?? ChangeText("is now \(length(after))")
  }

  // MARK: - Constraints

  private struct AuthorConstraint {
    let id: EntryID
    let entry: ConstraintSystem.Entry
    /// Its views except the root.
    let views: [String]
    let identity: ConstraintIdentity
  }

  private static func constraints(from before: Layout, to after: Layout) -> [Self] {
    var old = authorConstraints(in: before)
    var changes: [Self] = []
    func add(
      _ subject: String, _ text: ChangeText, _ was: AuthorConstraint?, _ isNow: AuthorConstraint?
    ) {
      let written = [isNow, was].compactMap(\.self)
      let edit = isNow?.entry.constraint.identifier.flatMap { after.scene.edit(of: $0) }
      changes.append(
        Self(
          subject, text, range: edit ?? written.first?.entry.range, views: written.flatMap(\.views),
          axis: written.first?.entry.constraint.firstAttribute.axis,
          entriesBefore: was.map { [$0.id] } ?? [],
          entriesAfter: isNow.map { [$0.id] } ?? []))
    }
    /// Removes and returns the first match.
    func take(where agrees: (AuthorConstraint) -> Bool) -> AuthorConstraint? {
      old.firstIndex(where: agrees).map { old.remove(at: $0) }
    }
    let unmatched = authorConstraints(in: after).filter { new in
      take(where: {
        $0.identity == new.identity && $0.entry.priority == new.entry.priority
      }) == nil
    }
    for new in unmatched {
      let name = new.entry.constraint.identifier
      if let was = take(where: { $0.identity == new.identity }) {
        add(
          "the priority of \(new.entry.description)",
          ChangeText(was.entry.priority, new.entry.priority, \.description), was, new)
      } else if let was = take(where: {
        // The author gave both the same identifier, or they relate the same attributes.
        name != nil && $0.entry.constraint.identifier == name
          || $0.identity.ends == new.identity.ends
      }) {
        add(was.entry.description, ChangeText("became \(new.entry.description)"), was, new)
      } else {
        add(new.entry.description, ChangeText("was added"), nil, new)
      }
    }
    for was in old { add(was.entry.description, ChangeText("was removed"), was, nil) }
    return changes
  }

  private static func authorConstraints(in layout: Layout) -> [AuthorConstraint] {
    layout.constraints.compactMap { made in
      guard case .author(let index) = made.entry.origin else { return nil }
      let constraint = layout.scene.constraints[index]
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0?.view }
      return AuthorConstraint(
        id: made.id, entry: made.entry,
        views: items.filter { $0 != .root }.map { layout.scene[$0].name },
        identity: ConstraintIdentity(constraint, in: layout.system))
    }
  }
}

extension ConstraintSystem {
  /// The constraints that a property of a view determines: those of a stack view, or for margins
  /// those to the margins, with a stack view's own only if it arranges its views relative to them.
  fileprivate func entries(
    madeBy property: KeyChange, of view: ViewID
  ) -> [Entry] {
    let isOfMargins = property.isOfMargins
    let arranges =
      !isOfMargins || scene[view].content.stack?.isLayoutMarginsRelativeArrangement ?? false
    return entries.filter { entry in
      switch entry.origin {
      case .stackView(let stack, _): stack == view && arranges
      case .author: isOfMargins && meetsMargin(of: view, entry.constraint)
      case .rootSize, .contentSize, .fittingSize, .guide, .autoresizingMask: false
      }
    }
  }

  private func meetsMargin(of view: ViewID, _ constraint: Constraint) -> Bool {
    constraint.ends.contains { item, attribute in
      guard self.view(of: item) == view else { return false }
      guard case .guide(let id) = item else { return attribute.isOfMargins }
      return [.layoutMargins, .safeArea, .readableContent].contains(guides[id.index].kind)
    }
  }
}

extension Scene {
  /// The source range at which a variant sets one of some keys of a view or a constraint, or any
  /// key.
  fileprivate func edit(of name: String, _ keys: [String]? = nil) -> SourceRange? {
    edits.first { edit in
      let parts = edit.path.split(separator: ".")
      return parts.count > 1 && parts[0] == name
        && keys.map { $0.contains(String(parts[1])) } ?? true
    }?.range
  }
}

extension Layout {
  /// The names of the views of some constraints, except the root.
  fileprivate func names(of entries: [ConstraintSystem.Entry]) -> [String] {
    entries.flatMap { system.views(of: $0.constraint) }.filter { $0 != .root }
      .map { scene[$0].name }
  }
}

extension View {
  /// Whether there are differences other than priorities, content and position.
  fileprivate func isOther(than other: View) -> Bool {
    var same = withoutSourceRanges
    same.name = other.name
    same.superview = other.superview
    same.content = other.content
    same.contentHuggingPriority = other.contentHuggingPriority
    same.contentCompressionResistancePriority = other.contentCompressionResistancePriority
    same.isHidden = other.isHidden
    same.requiredSize = other.requiredSize
    return same != other.withoutSourceRanges
  }
}
