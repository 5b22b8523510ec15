import Diagnostics
import Yams

/// Turns what Yams read into nodes with places, and aliases into what they stand for.
struct NodeConverter {
  private let disguise: YAMLDisguise
  private(set) var diagnostics: [Diagnostic] = []
  /// The nodes with an anchor that are complete.
  private var anchored: [String: SpannedNode] = [:]
  /// The anchors of the nodes being read, around the present one.
  private var open: [String] = []

  /// What two levels for each view need, its mapping and its `subviews`, and some to spare.
  static let depthLimit = 2 * SceneSchema.viewDepthLimit + 50
  static let weightLimit = 1_000_000

  init(_ disguise: YAMLDisguise) { self.disguise = disguise }

  private var source: SourceText { disguise.source }

  /// Converts a document; a mistake that leaves nothing to convert is thrown.
  mutating func document(_ node: Node) throws(Diagnostic) -> SpannedNode {
    try converted(node, level: 1)
  }

  private mutating func converted(_ node: Node, level: Int) throws(Diagnostic) -> SpannedNode {
    guard let mark = node.mark else {
      preconditionFailure("Yams marks every node it reads.")
    }
    if level > Self.depthLimit { throw .nestedTooDeeply(at: place(mark)) }
    let anchor = node.anchor.map { disguise.restored($0.rawValue) }
    if let anchor { open.append(anchor) }
    let result =
      switch node {
      case .scalar(let scalar): try converted(scalar, mark)
      case .sequence(let sequence): try converted(sequence, mark, level)
      case .mapping(let mapping): try converted(mapping, mark, level)
      // Yams never makes one when it reads.
      case .alias: made(.sequence([]), mark)
      }
    if let anchor {
      open.removeLast()
      anchored[anchor] = result
    }
    if result.weight > Self.weightLimit { throw .tooManyNodes(at: result.range) }
    if level + result.depth - 1 > Self.depthLimit { throw .nestedTooDeeply(at: result.range) }
    return result
  }

  private mutating func converted(
    _ sequence: Node.Sequence, _ mark: Mark, _ level: Int
  ) throws(Diagnostic) -> SpannedNode {
    var elements: [SpannedNode] = []
    elements.reserveCapacity(sequence.count)
    for element in sequence { elements.append(try converted(element, level: level + 1)) }
    return made(.sequence(elements), mark, around: elements)
  }

  private mutating func converted(
    _ mapping: Node.Mapping, _ mark: Mark, _ level: Int
  ) throws(Diagnostic) -> SpannedNode {
    var pairs: [(key: SpannedNode, value: SpannedNode)] = []
    pairs.reserveCapacity(mapping.count)
    for (key, value) in mapping {
      let key = try converted(key, level: level + 1)
      pairs.append((key, try converted(value, level: level + 1)))
    }
    return made(.mapping(pairs), mark, around: pairs.flatMap { [$0.key, $0.value] })
  }

  /// A scalar, or what an alias stands for.
  private mutating func converted(
    _ scalar: Node.Scalar, _ mark: Mark
  ) throws(Diagnostic) -> SpannedNode {
    let text = SpannedText(
      disguise.restored(scalar.string), style: .init(scalar.style), source: source,
      line: source.line(of: mark), column: mark.column)
    let plain = made(.scalar(text), mark)
    guard text.isPlain, scalar.string.unicodeScalars.first == disguise.star else { return plain }
    let name = String(text.string.dropFirst())
    guard !name.isEmpty, name.unicodeScalars.allSatisfy(\.isAnchorCharacter) else {
      throw .notAnAlias(text)
    }
    if let node = anchored[name], !open.contains(name) { return node }
    if open.contains(name) {
      throw .aliasInItself(name, at: text.range)
    }
    diagnostics.append(.unknownAnchor(name, at: text.range, known: anchored.keys.sorted()))
    return plain
  }

  private func made(
    _ content: SpannedNode.Content, _ mark: Mark, around nodes: [SpannedNode] = []
  ) -> SpannedNode {
    SpannedNode(
      content: content, source: source, line: source.line(of: mark), column: mark.column,
      weight: nodes.reduce(1) { $0 + $1.weight },
      depth: 1 + (nodes.map(\.depth).max() ?? 0))
  }

  private func place(_ mark: Mark) -> SourceRange {
    let offset = source.offset(of: mark)
    return SourceRange(source, offset..<min(offset + 1, source.utf8.count))
  }
}

extension SpannedText.Style {
  init(_ style: Node.Scalar.Style) {
    self =
      switch style {
      case .any, .plain: .plain
      case .singleQuoted: .singleQuoted
      case .doubleQuoted: .doubleQuoted
      case .literal, .folded: .block
      }
  }
}

extension Unicode.Scalar {
  /// Whether libyaml takes it into the name of an anchor.
  fileprivate var isAnchorCharacter: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil) || self == "_"
      || self == "-"
  }
}

extension Diagnostic {
  static func nestedTooDeeply(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .nestedTooDeeply, "this is nested too deeply", at: range,
      notes: ["views may stand in one another up to \(SceneSchema.viewDepthLimit) deep"])
  }

  fileprivate static func tooManyNodes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "with its aliases written out, this holds more than 1,000,000 values",
      at: range,
      notes: ["an alias ('*name') counts as everything it stands for"])
  }

  fileprivate static func notAnAlias(_ text: SpannedText) -> Diagnostic {
    Diagnostic(
      .error, .invalidYAML, "a '*' at the beginning of a value makes it an alias, and this is none",
      at: text.range, notes: ["put the value in quotes if the '*' is part of it"])
  }

  fileprivate static func aliasInItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .invalidYAML, "the alias '*\(name)' stands inside what it stands for", at: range,
      notes: ["an alias can only repeat something that is complete before it"])
  }

  fileprivate static func unknownAnchor(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .error, .invalidYAML,
      "there is no '&\(name)' before this alias"
        + SpellingSuggestion.phrase(for: name, among: known),
      at: range,
      notes: known.isEmpty ? ["put the value in quotes if the '*' is part of it"] : [])
  }
}

extension SourceText {
  /// The number of a line that Yams counts from 1.
  func line(of mark: Mark) -> Int { firstLine + mark.line - 1 }

  func offset(of mark: Mark) -> Int { offset(line: line(of: mark), column: mark.column) }
}
