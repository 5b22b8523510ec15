import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// Changes single values in the text of a scene file and preserves the rest, including comments.
///
/// The edited text is read again to verify each edit; an edit with another effect is not returned.
struct SceneEditor {
  let source: SourceText
  private let images: ImageFiles
  private let scene: Scene
  private let root: YAMLNode

  /// `nil` if the text has errors.
  init?(_ source: SourceText, images: ImageFiles) {
    guard let scene = try? SceneReader.read(source, images: images).value,
      var composer = try? YAMLComposer(source), let root = (try? composer.document()) ?? nil
    else { return nil }
    self.source = source
    self.images = images
    self.scene = scene
    self.root = root
  }

  // MARK: Priorities of content sizes

  /// The edit that sets a view's hugging or compression resistance priority on one axis; `nil` if
  /// the view's keys are not written in one place that only this view uses.
  func edit(
    _ role: ConstraintSystem.ContentSizeRole, of name: String, _ axis: Axis,
    to priority: LayoutPriority
  ) -> TextEdit? {
    guard let id = scene.viewIDs.first(where: { scene[$0].name == name }) else { return nil }
    return candidates(role, of: id, axis, "\(priority)").first { edit in
      isRight(edit) { $0[id][keyPath: role.priorities][axis] = priority }
    }
  }

  /// Possible edits, the most natural first.
  private func candidates(
    _ role: ConstraintSystem.ContentSizeRole, of id: ViewID, _ axis: Axis, _ value: String
  ) -> [TextEdit] {
    let ranges = scene[id][keyPath: role.ranges]
    if let range = ranges[axis] {
      guard range == ranges[axis.cross] else { return [TextEdit(range.offsets, value)] }
      // A number for both axes becomes a mapping; the other axis keeps its text.
      let both: PerAxis<String> = PerAxis { $0 == axis ? value : range.text }
      return [
        TextEdit(
          range.offsets, "{ horizontal: \(both.horizontal), vertical: \(both.vertical) }")
      ]
    }
    let path = root.path(toView: scene[id].name)
    guard let view = path?.reduce(root, { $0?[$1.string] }) else { return [] }
    let key = role == .hugging ? "hugging" : "compressionResistance"
    if let mapping = view[key] {
      return insertions(of: "\(axis.rawValue): \(value)", into: mapping)
    }
    let following = SceneSchema.mapping(of: .view).keys.map(\.name).drop { $0 != key }.dropFirst()
    let text = "\(key): { \(axis.rawValue): \(value) }"
    guard view.isNull else {
      return insertions(of: text, into: view, before: Set(following))
    }
    // A name followed by `~` or by nothing.
    guard view.range.offsets.isEmpty else { return [TextEdit(view.range.offsets, "{ \(text) }")] }
    guard let name = scene[id].range,
      let colon = source.utf8[name.offsets.upperBound...].firstIndex(of: UInt8(ascii: ":"))
    else { return [] }
    return [TextEdit(colon + 1..<colon + 1, " { \(text) }")]
  }

  // MARK: Constraints

  enum ConstraintPart: Sendable {
    case constant(Double)
    case relation(Constraint.Relation)
    case priority(LayoutPriority)
  }

  /// The edit that changes a part of the author's constraint at an index of ``Scene/constraints``;
  /// `nil` if it is not written as an equation, or the part is written in a form that is not
  /// supported.
  func edit(_ part: ConstraintPart, ofConstraint index: Int) -> TextEdit? {
    guard scene.constraints.indices.contains(index), let range = scene.constraints[index].range,
      let replacement = EquationEdit(range.text)?.text(with: part)
    else { return nil }
    let edit = TextEdit(range.offsets, replacement)
    let isDone = isRight(edit) { scene in
      switch part {
      case .constant(let constant): scene.constraints[index].constant = constant
      case .relation(let relation): scene.constraints[index].relation = relation
      case .priority(let priority): scene.constraints[index].priority = priority
      }
    }
    return isDone ? edit : nil
  }

  /// Whether an edit makes a change to the scene and no other.
  private func isRight(_ edit: TextEdit, _ change: (inout Scene) -> Void) -> Bool {
    let text = SourceText(name: source.name, utf8: edit.applied(to: source.utf8))
    guard let edited = try? SceneReader.read(text, images: images).value else { return false }
    var expected = scene
    change(&expected)
    return edited.withoutVariants == expected.withoutVariants
  }
}

extension Scene {
  /// The scene without its variants, which repeat its changes.
  fileprivate var withoutVariants: Scene {
    var copy = withoutSourceRanges
    copy.variants = []
    return copy
  }
}

struct TextEdit: Hashable, Sendable {
  /// The range to replace, in UTF-8 offsets; empty for an insertion.
  let range: Range<Int>
  let replacement: String

  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The text after this edit.
  func applied(to utf8: [UInt8]) -> [UInt8] {
    Array(utf8[..<range.lowerBound]) + Array(replacement.utf8) + Array(utf8[range.upperBound...])
  }
}
