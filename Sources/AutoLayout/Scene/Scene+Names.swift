public import Diagnostics

extension Scene {
  /// An error for each view and each guide that has the name of another, which only a scene can have
  /// that a program made or changed: no reader lets it through.
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

  /// The views of the same names in another scene, in the order of that scene.
  ///
  /// A root is a root, whatever it is called. Of views with the same name, which no reader lets
  /// through, the first goes with the first.
  package func pairs(in other: Scene) -> [(old: ViewID, new: ViewID)] {
    var named = Dictionary(grouping: viewIDs.dropFirst().reversed()) { self[$0].name }
    return [(.root, .root)]
      + other.viewIDs.dropFirst().compactMap { id in
        named[other[id].name]?.popLast().map { ($0, id) }
      }
  }
}
