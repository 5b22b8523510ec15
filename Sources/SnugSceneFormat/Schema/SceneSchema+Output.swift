import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// The keys of a scene's picture and of the sizes it is drawn at.
extension SceneSchema {
  package static let sweepLimit = 100

  static let output = MappingSchema<OutputSettings>(
    "'output'", from: OutputSettings(),
    [
      SchemaKey(
        "annotate", "the annotations to show, after an optional preset", .annotations,
        \.annotate, default: "`standard`"),
      SchemaKey(
        "noAnnotate", "the annotations to leave out", .annotations, \.noAnnotate, default: "`[]`"),
      SchemaKey(
        "columns",
        "panels side by side; 0 means as many as fit, or one column for several widths",
        .integer(upTo: sweepLimit), \.columns, default: "0"),
      SchemaKey(
        "baseTitle", "the title of the scene's own panel beside its variants", .caption,
        \.baseTitle, default: "`Original layout`"),
    ])
}

extension ValueForm where Value == [AnnotationName] {
  /// The names of annotations. A single name needs no list.
  static var annotations: Self {
    let word = ValueForm<AnnotationName>.choice
    let list = Self.list(of: word)
    return Self(
      .either([word.shape, list.shape]),
      write: { $0.count == 1 ? word.write($0[0], $1) : list.write($0, $1) },
      read: { decoder, node, key in
        (node.elements ?? [node]).compactMap { word.read(&decoder, $0, key) }
      })
  }
}

extension ValueForm where Value == [(path: YAMLScalar, sizes: [Double])] {
  static var sweep: Self {
    Self(
      .sizesOfRoot,
      write: { sides, range in
        .mapping(sides.map { ($0.path.string, $0.sizes.node(at: range)) }, at: range)
      }
    ) { decoder, node, key in
      let expectation = "a mapping such as { view.width: [200, 260, 320] }"
      let entries = decoder.entries(of: node, key, expectation)
      // The name of the root, with which a path begins, is not known yet.
      return entries?.map { path, value in
        guard let elements = value.elements, !elements.isEmpty else {
          decoder.diagnostics.append(
            .wrongType(of: path.string, "a list of numbers of points", value))
          return (path, [])
        }
        guard elements.count <= SceneSchema.sweepLimit else {
          decoder.diagnose(
            .tooLarge, "there are more than \(SceneSchema.sweepLimit) sizes", at: value.range)
          return (path, [])
        }
        return (path, elements.compactMap { decoder.number($0, of: path.string, .length) })
      }
    }
  }
}

extension SceneResolver {
  /// The sweep, which changes one side of the root.
  mutating func sweep() -> SizeSweep? {
    let root = document.root?.name?.value ?? SceneDecoder.rootName
    let sides: [(path: String, axis: Axis)] = [
      ("\(root).width", .horizontal), ("\(root).height", .vertical),
    ]
    var result: SizeSweep?
    for declaration in document.sweep ?? [] {
      guard let side = sides.first(where: { $0.path == declaration.path.string }) else {
        diagnose(
          .unknownPath,
          "'\(declaration.path.string)' is not a side of the root"
            + SpellingSuggestion.phrase(for: declaration.path.string, among: sides.map(\.path)),
          at: declaration.path.range,
          notes: ["a sweep sets \(sides.map(\.path).joined(separator: " or "))"])
        continue
      }
      if result == nil {
        result = SizeSweep(side.axis, declaration.sizes)
      } else {
        diagnose(
          .conflictingKeys, "a sweep can set only one side of the root", at: declaration.path.range,
          notes: ["write sizes of the other side as variants: 'set: { view.size.height: 80 }'"])
      }
    }
    // If all sizes were invalid, none are left.
    return result.flatMap { $0.sizes.isEmpty ? nil : $0 }
  }
}
