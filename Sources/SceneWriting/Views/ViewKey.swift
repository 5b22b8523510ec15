import AutoLayout
import Geometry
import SceneReading

/// A key of a view in a scene file, and how what it says is written.
struct ViewKey: Sendable {
  let name: String
  /// The key's value, as short as the reader lets it be; `nil` where the reader fills it in. What
  /// need not be said is taken out of the declaration.
  private let shorten:
    @Sendable (inout ViewDeclaration, _ isSame: (ViewDeclaration) -> Bool) -> YAMLNode?
  /// The key's value, written out; `nil` where the view has none.
  let value: @Sendable (ViewDeclaration) -> YAMLNode?

  /// - Parameter shorter: values that say less, those to be preferred first.
  init<Value>(
    _ name: String, _ property: any WritableKeyPath<ViewDeclaration, Value?> & Sendable,
    shorter: @escaping @Sendable (Value) -> [Value] = { _ in [] },
    _ node: @escaping @Sendable (Value) -> YAMLNode?
  ) {
    self.name = name
    value = { $0[keyPath: property].flatMap(node) }
    shorten = { declaration, isSame in
      guard let value = declaration[keyPath: property] else { return nil }
      for candidate in [nil] + shorter(value).map(Optional.some) {
        var shorter = declaration
        shorter[keyPath: property] = candidate
        guard isSame(shorter) else { continue }
        declaration = shorter
        return candidate.flatMap(node)
      }
      return node(value)
    }
  }

  /// The values a view's keys have in a scene file, those that are so by default left out.
  static func values(of view: View, layoutDirection: LayoutDirection) -> [YAMLNode.Entry] {
    let defaults = ViewDeclaration.Defaults(layoutDirection: layoutDirection)
    var declaration = ViewDeclaration(view)
    let wanted = declaration.view(in: view.superview, defaults: defaults).withoutSourceRanges
    return keys(of: view).compactMap { key in
      key.shorten(&declaration) {
        $0.view(in: view.superview, defaults: defaults).withoutSourceRanges == wanted
      }.map { YAMLNode.Entry(key.name, $0) }
    }
  }

  /// The keys the reader lets a view have, in the order they are written.
  static func keys(of view: View) -> [ViewKey] {
    let known = SceneSchema.keys(of: view.viewClass, isRoot: view.superview == nil)
    return all.filter { known.contains($0.name) }
  }
}
