package import SnugDiagnostics

/// Composes the nodes of a YAML text from its events, and resolves aliases.
package struct YAMLComposer: Diagnosing {
  /// The errors after which reading continued.
  var diagnostics: [Diagnostic] = []
  private let events: YAMLEvents
  private var open: [Collection] = []
  private var anchored: [String: (node: YAMLNode, weight: Int)] = [:]

  private struct Collection {
    let anchor: String?
    let isMapping: Bool
    let range: SourceRange
    /// For a mapping, alternating keys and values.
    var nodes: [YAMLNode] = []
    /// The number of nodes in it, including itself. An alias counts as the node it refers to.
    var weight = 1

    /// The complete collection.
    var node: YAMLNode {
      let content: YAMLNode.Content =
        isMapping
        ? .mapping(stride(from: 0, to: nodes.count, by: 2).map { (nodes[$0], nodes[$0 + 1]) })
        : .sequence(nodes)
      return YAMLNode(content, at: range)
    }
  }

  /// Each view needs two levels, its mapping and its `subviews`. The rest is for values.
  private static let depthLimit = 2 * SceneSchema.viewDepthLimit + 50
  private static let weightLimit = 1_000_000

  package init(_ source: SourceText) throws(Diagnostic) {
    try source.checkCharacters()
    events = YAMLEvents(source)
  }

  /// The document; `nil` if it has only spaces and comments. Throws an error after which reading
  /// cannot continue.
  package mutating func document() throws(Diagnostic) -> YAMLNode? {
    var root: YAMLNode?
    while let (event, range) = try events.next() {
      if root != nil {
        diagnose(
          .invalidYAML, "a second document begins here", at: range,
          notes: ["a file holds one scene; put the other into a separate file"])
        break
      }
      switch event {
      case .scalar(let string, let style, let anchor):
        root = try add(YAMLNode(.scalar(string, style), at: range), weight: 1, anchor)
      case .alias(let name):
        let (node, weight) = try aliased(name, at: range)
        root = try add(node, weight: weight, nil)
      case .collection(let isMapping, let anchor):
        guard open.count < Self.depthLimit else { throw .nestedTooDeeply(at: range) }
        open.append(Collection(anchor: anchor, isMapping: isMapping, range: range))
      case .endOfCollection:
        guard let collection = open.popLast() else { continue }
        root = try add(collection.node, weight: collection.weight, collection.anchor)
      }
    }
    return root
  }

  /// Adds a node to the enclosing collection. Returns the node if it is the root.
  private mutating func add(
    _ node: YAMLNode, weight: Int, _ anchor: String?
  ) throws(Diagnostic) -> YAMLNode? {
    if let anchor { anchored[anchor] = (node, weight) }
    guard let last = open.indices.last else { return node }
    guard open.count + node.depth <= Self.depthLimit else {
      throw .nestedTooDeeply(at: node.range)
    }
    open[last].nodes.append(node)
    open[last].weight += weight
    if open[last].weight > Self.weightLimit {
      throw Diagnostic(
        .error, .tooLarge, "with its aliases expanded, this has more than 1,000,000 values",
        at: open[last].range,
        notes: ["an alias ('*name') counts as everything it refers to"])
    }
    return nil
  }

  /// The node that an alias refers to. An unknown anchor is reported, and the alias is then a text.
  private mutating func aliased(
    _ name: String, at range: SourceRange
  ) throws(Diagnostic) -> (YAMLNode, weight: Int) {
    if open.contains(where: { $0.anchor == name }) {
      throw Diagnostic(
        .error, .invalidYAML, "the alias '*\(name)' is inside what it refers to", at: range,
        notes: ["an alias can only repeat a value that ends before it"])
    }
    if let known = anchored[name] { return known }
    let known = anchored.keys.sorted()
    diagnose(
      .invalidYAML,
      "there is no '&\(name)' before this alias"
        + SpellingSuggestion.phrase(for: name, among: known),
      at: range, notes: known.isEmpty ? ["put the value in quotes if the '*' is part of it"] : [])
    return (.plain("*\(name)", at: range), 1)
  }
}

extension Diagnostic {
  static func nestedTooDeeply(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .nestedTooDeeply, "this is nested too deeply", at: range,
      notes: ["views can be nested up to \(SceneSchema.viewDepthLimit) deep"])
  }
}
