import AutoLayout
import Diagnostics
import Geometry

/// What a scene says of its picture, and the sizes it is drawn at.
extension SceneSchema {
  /// More sizes than anybody would look at.
  package static let sweepLimit = 100

  static let output = MappingSchema<OutputSettings>(
    "'output'",
    [
      SchemaKey(
        "annotate", "what the picture shows: words, or one; a preset begins it", .annotations,
        \.annotate, default: "`standard`"),
      SchemaKey(
        "noAnnotate", "what of it is left out", .annotations, \.noAnnotate, default: "`[]`"),
      SchemaKey(
        "columns",
        "how many panels stand side by side; 0 is as many as fit, or one column for several widths",
        .integer(upTo: sweepLimit), \.columns, default: "0"),
      SchemaKey(
        "baseTitle", "what the scene's own panel is called beside its variants'", .text,
        \.baseTitle, default: "`To begin with`"),
    ])
}

extension ValueForm where Value == [AnnotationName] {
  /// Words for what a picture shows; one of them needs no list.
  static var annotations: Self {
    let words = AnnotationName.allCases.map(\.rawValue)
    return Self(.either([.choice(words), .list(.choice(words))])) { decoder, node, key in
      (node.elements ?? [node]).compactMap { decoder.word($0, of: key, among: words) }
        .compactMap(AnnotationName.init)
    }
  }
}

extension SceneDecoder {
  /// Paths to sizes; which view is the root, and so what a path leads to, is known later.
  mutating func sweep(_ node: YAMLNode, of key: String) -> [SweepDeclaration] {
    guard let pairs = node.pairs else {
      diagnostics.append(
        .wrongType(of: key, "a mapping such as { view.width: [200, 260, 320] }", node))
      return []
    }
    return pairs.compactMap { keyNode, value in
      guard let path = keyNode.text else {
        diagnostics.append(.notAKey(keyNode))
        return nil
      }
      guard let elements = value.elements, !elements.isEmpty else {
        diagnostics.append(.wrongType(of: path.string, "a list of numbers of points", value))
        return SweepDeclaration(path: path, sizes: [])
      }
      guard elements.count <= SceneSchema.sweepLimit else {
        diagnostics.append(.tooManySizes(value))
        return SweepDeclaration(path: path, sizes: [])
      }
      return SweepDeclaration(
        path: path, sizes: elements.compactMap { number($0, of: path.string, .length) })
    }
  }
}

extension SceneResolver {
  /// The sweep, which is of one side of the root.
  mutating func sweep() -> SizeSweep? {
    let root = document.root?.name?.value ?? SceneDecoder.rootName
    let sides: [(path: String, axis: Axis)] = [
      ("\(root).width", .horizontal), ("\(root).height", .vertical),
    ]
    var result: SizeSweep?
    for declaration in document.sweep {
      guard let side = sides.first(where: { $0.path == declaration.path.string }) else {
        diagnostics.append(.unknownSide(declaration.path, known: sides.map(\.path)))
        continue
      }
      if result == nil {
        result = SizeSweep(side.axis, declaration.sizes)
      } else {
        diagnostics.append(.secondSide(declaration.path))
      }
    }
    // Of what was written wrong there may be nothing left.
    return result.flatMap { $0.sizes.isEmpty ? nil : $0 }
  }
}

extension Diagnostic {
  fileprivate static func tooManySizes(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "there are more than \(SceneSchema.sweepLimit) sizes", at: node.range)
  }

  fileprivate static func unknownSide(_ path: YAMLScalar, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, .unknownPath,
      "'\(path.string)' is no side of the root"
        + SpellingSuggestion.phrase(for: path.string, among: known),
      at: path.range, notes: ["a sweep is of \(known.joined(separator: " or "))"])
  }

  fileprivate static func secondSide(_ path: YAMLScalar) -> Diagnostic {
    Diagnostic(
      .error, .conflictingKeys, "a sweep is of one side of the root", at: path.range,
      notes: ["sizes of the other side are variants: 'set: { view.size.height: 80 }'"])
  }
}
