public import SnugDiagnostics

extension Scene {
  /// An error for each view and each guide with a duplicate name. Readers reject such names, so only
  /// scenes made or changed by a program can have them.
  public var duplicateNames: [Diagnostic] {
    var taken: Set<String> = []
    return (views.map { ($0.name, $0.range) } + guides.map { ($0.name, $0.range) })
      .filter { !taken.insert($0.0).inserted }
      .map { name, range in
        Diagnostic(
          .error, .duplicateName, "'\(name)' is already the name of another view or guide",
          at: range, notes: ["names are unique in the whole scene"], views: [name])
      }
  }

  /// Pairs of views with the same names in another scene, in the other scene's order.
  ///
  /// Roots match whatever their names. If names are duplicate, the first matches the first.
  package func pairs(in other: Scene) -> [(old: ViewID, new: ViewID)] {
    var named = Dictionary(grouping: viewIDs.dropFirst().reversed()) { self[$0].name }
    return [(.root, .root)]
      + other.viewIDs.dropFirst().compactMap { id in
        named[other[id].name]?.popLast().map { ($0, id) }
      }
  }
}
