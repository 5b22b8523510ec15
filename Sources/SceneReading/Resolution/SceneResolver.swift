import AutoLayout
import Diagnostics
import Geometry

/// Makes a ``Scene`` of a ``SceneDocument``: names become views, what was left out its default.
struct SceneResolver {
  private(set) var diagnostics: [Diagnostic] = []
  private let document: SceneDocument
  private var names = NameTable()
  private var views: [View] = []
  private var constraints: [Constraint] = []
  private var identifiers: [String: SourceRange] = [:]

  init(_ document: SceneDocument) { self.document = document }

  /// The scene; `nil` if it has no root. It keeps what ``Scene`` guarantees only if there were no
  /// diagnostics.
  ///
  /// - Parameter title: what the scene is called if it does not say so itself.
  mutating func resolve(title: String) -> Scene? {
    guard let root = document.root else { return nil }
    add(root, to: nil)
    for entry in document.constraints { add(entry) }
    return Scene(
      title: document.title ?? title, subtitle: document.subtitle,
      pixelGrid: PixelGrid(scale: document.scale ?? 2), views: views, constraints: constraints,
      expectation: document.expectation)
  }

  /// Adds a view and what stands in it, depth first.
  private mutating func add(_ declaration: ViewDeclaration, to superview: ViewID?) {
    let id = ViewID(index: views.count)
    if let name = declaration.name, let first = names.enter(name, id) {
      diagnostics.append(.duplicateName(name, first: first, isRoot: names[name.value] == .root))
    }
    views.append(declaration.view(in: superview, createdIn: document.creation ?? .code))
    for subview in declaration.subviews { add(subview, to: id) }
  }

  private mutating func add(_ entry: ConstraintEntry) {
    var added: [Constraint] = []
    switch entry.form {
    case .equation(let declaration):
      added = [constraint(declaration)].compactMap(\.self)
    case .visualFormat(let format):
      let superview = superview(of: format)
      for view in format.views {
        check(view.name)
        for case .view(let other) in view.predicates.map(\.object) { check(other) }
      }
      added = format.expanded(superview: superview).compactMap { declaration in
        // An unknown name has been reported above, once for all constraints it comes into.
        let known = [declaration.first.item, declaration.second?.item].allSatisfy {
          $0.map { names[$0.value] != nil } ?? true
        }
        return known ? constraint(declaration) : nil
      }
    }
    if let identifier = entry.identifier {
      for index in added.indices {
        let suffix = added.count > 1 ? "-\(index + 1)" : ""
        let name = identifier.value + suffix
        if let first = identifiers.updateValue(identifier.range, forKey: name) {
          diagnostics.append(.duplicateIdentifier(name, at: identifier.range, first: first))
        }
        added[index].identifier = name
      }
    }
    constraints += added
  }

  // MARK: Constraints

  /// `nil` if it names something that is not there or may not be made, which is noted.
  private mutating func constraint(_ declaration: ConstraintDeclaration) -> Constraint? {
    let first = view(declaration.first.item)
    var second: ViewID?
    if let reference = declaration.second {
      second = view(reference.item, besides: first)
      if second == nil { return nil }
    }
    guard let first, let firstAttribute = declaration.first.attribute else { return nil }
    var constraint = Constraint(
      firstItem: .view(first), firstAttribute: firstAttribute, relation: declaration.relation,
      secondItem: second.map(LayoutItem.view), multiplier: declaration.multiplier,
      constant: declaration.constant,
      priority: declaration.priority, range: declaration.range)
    if let reference = declaration.second {
      guard let attribute = reference.attribute else { return nil }
      constraint.secondAttribute = attribute
    }
    do {
      try constraint.checkPairing()
      return constraint
    } catch {
      diagnostics.append(.pairing(error, constraint, declaration))
      return nil
    }
  }

  /// The view an item names.
  ///
  /// - Parameter first: the constraint's first item, whose superview `superview` is.
  private mutating func view(
    _ item: Spanned<String>, besides first: ViewID?? = .none
  ) -> ViewID? {
    guard item.value == AnchorReference.superviewName else {
      if names[item.value] == nil {
        diagnostics.append(.unknownView(item, names.suggestion(for: item.value)))
      }
      return names[item.value]
    }
    guard let first else {
      diagnostics.append(.superviewFirst(at: item.range))
      return nil
    }
    // Without a first item there is nothing to say about its superview.
    guard let first else { return nil }
    let superview = views[first.index].superview
    if superview == nil {
      diagnostics.append(.noSuperview(of: views[first.index].name, at: item.range))
    }
    return superview
  }

  private mutating func check(_ name: Spanned<String>) {
    if names[name.value] == nil {
      diagnostics.append(.unknownView(name, names.suggestion(for: name.value)))
    }
  }

  /// What a format's `|` stands for: the one superview of all its views.
  private mutating func superview(of format: VisualFormat) -> Spanned<String>? {
    guard let range = format.superviewRange else { return nil }
    var found: (view: View, superview: ViewID)?
    for name in format.views.map(\.name) {
      guard let view = names[name.value].map({ views[$0.index] }) else { continue }
      guard let superview = view.superview else {
        diagnostics.append(.noSuperview(of: view.name, at: range))
        return nil
      }
      if let found, found.superview != superview {
        diagnostics.append(
          .differentSuperviews(
            at: range, found.view.name, views[found.superview.index].name, view.name,
            views[superview.index].name))
        return nil
      }
      found = (view, superview)
    }
    return found.map { Spanned(views[$0.superview.index].name, at: range) }
  }
}

extension Diagnostic {
  fileprivate static func duplicateName(
    _ name: Spanned<String>, first: SourceRange, isRoot: Bool
  ) -> Diagnostic {
    let owner = isRoot ? "the root view" : "another view"
    return Diagnostic(
      .error, .duplicateName, "'\(name.value)' is already the name of \(owner)", at: name.range,
      notes: [
        isRoot && first.text != name.value
          ? "the root view is called '\(name.value)' unless its 'name' says otherwise"
          : "the first is at \(first.location)",
        "the name of a view is unique in the whole scene",
      ])
  }

  fileprivate static func duplicateIdentifier(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicateName, "'\(name)' is already the id of another constraint", at: range,
      notes: ["the first is at \(first.location)"])
  }

  fileprivate static func unknownView(
    _ name: Spanned<String>, _ suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownView, "there is no view '\(name.value)'\(suggestion)", at: name.range)
  }

  fileprivate static func superviewFirst(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .unknownView, "'superview' can't be the first item", at: range,
      notes: ["it is the superview of the first item; write it right of the relation"])
  }

  fileprivate static func noSuperview(of name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .unknownView, "'\(range.text)' has no meaning here: '\(name)' is the root view",
      at: range,
      notes: ["the root view has no superview"])
  }

  fileprivate static func differentSuperviews(
    at range: SourceRange, _ a: String, _ itsSuperview: String, _ b: String,
    _ otherSuperview: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .invalidVisualFormat, "'|' has to be one superview for all views of a format",
      at: range,
      notes: ["'\(a)' stands in '\(itsSuperview)', '\(b)' in '\(otherSuperview)'"])
  }
}
