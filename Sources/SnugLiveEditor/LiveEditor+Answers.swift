import Snug
import SnugDiagnostics
import SnugDiagrams
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugPlatform
import SnugSceneFormat

extension LiveEditor {
  /// The answer to a request, or an `error` with a message for the user.
  func answer(to request: Request) -> JSON {
    do {
      return switch request.kind {
      case .open: opening
      case .revision: ["revision": .string(file.read().revision ?? "")]
      case .draw: ["drawing": drawing(request)]
      case .page: try page(request)
      case .trial: ["trials": .array(trials(request))]
      case .priority, .constraint: edit(request)
      case .complete:
        ["completion": SceneCompletion(request.text, at: request.offset ?? 0).completion]
      case .save: save(request)
      case .example: example(request)
      case .copy: try copy(request)
      }
    } catch {
      return Self.noScene
    }
  }

  private static let noScene: JSON = ["error": "The text must be a scene without errors."]

  private func source(_ text: String) -> SourceText {
    // Logs and storyboards are recognized by their contents.
    SourceText(name: file.name, text)
  }

  private var opening: JSON {
    let contents = file.read()
    let isNew = contents.revision == nil
    return [
      "file": [
        "name": .string(file.name), "text": .string(isNew ? Examples.texts[0].text : contents.text),
        "revision": contents.revision.map(JSON.string), "isEditable": .bool(file.isEditable),
        "hasPath": .bool(file.path != nil),
      ],
      "examples": .array(Examples.texts.map { .string($0.title) }),
    ]
  }

  private func example(_ request: Request) -> JSON {
    guard let text = request.name.flatMap(Examples.text) else {
      return ["error": "There is no such example."]
    }
    return ["copy": ["text": .string(text)]]
  }

  // MARK: Drawing

  private func drawing(_ request: Request) -> JSON {
    let source = source(request.text)
    let offsets = UTF16Offsets(text: request.text)
    var problems: [Diagnostic]
    var report: JSON?
    do {
      let checked = try source.scene(selection)
      let explanation = pipeline.explain(shown(checked.value, request))
      problems = checked.warnings + pipeline.diagnostics(of: explanation)
      report = try self.report(on: explanation, of: checked.value, request, offsets)
    } catch let error as Diagnostics {
      problems = error.all
    } catch {
      problems = [Diagnostic(.error, .tooLarge, "\(error)", file: file.name)]
    }
    return ["problems": .array(problems.map { problem($0, offsets) }), "scene": report]
  }

  /// The scene on display: the scene or one of its variants, with the root's size in the request.
  private func shown(_ scene: Scene, _ request: Request) -> Scene {
    let layouts = [scene] + scene.variants
    let shown = layouts[min(max(request.variant ?? 0, 0), layouts.count - 1)]
    guard let size = request.size, let axis = request.axis.flatMap(Axis.init(rawValue:)) else {
      return shown
    }
    return shown.resized(axis, to: min(max(size, 0), 10_000))
  }

  private func problem(_ diagnostic: Diagnostic, _ offsets: UTF16Offsets) -> JSON {
    let (start, range) = (diagnostic.range?.start, diagnostic.range?.offsets)
    return [
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message.escapingControls),
      "notes": .array(diagnostic.notes.map { .string($0.escapingControls) }),
      "line": start.map { .count($0.line) }, "column": start.map { .count($0.column) },
      "start": range.map { offsets[$0.lowerBound] }, "end": range.map { offsets[$0.upperBound] },
    ]
  }

  // MARK: Priorities

  /// The priorities of the requested view, each with the values at which it makes a difference.
  private func trials(_ request: Request) -> [JSON] {
    guard let scene = try? source(request.text).scene(selection).value,
      let view = scene.viewIDs.first(where: { scene[$0].name == request.view })
    else { return [] }
    let whatIf = pipeline.whatIf(pipeline.explain(shown(scene, request)), about: view)
    return whatIf.questions.flatMap { question in
      question.candidates.compactMap { candidate -> JSON? in
        let origin = whatIf.explanation.layout.system[candidate.entry].origin
        guard case .contentSize(view, let axis, let role) = origin else { return nil }
        let alternatives = zip(
          candidate.alternatives, whatIf.sentences(about: candidate, in: question)
        ).map {
          ["priority": .number($0.nearest.rawValue), "message": .string($1)] as JSON
        }
        return [
          "axis": .string(axis.rawValue), "role": .string(role.rawValue),
          "alternatives": .array(alternatives),
        ]
      }
    }
  }

  /// The edit of the text for a control of the page.
  private func edit(_ request: Request) -> JSON {
    let source = source(request.text)
    guard file.isEditable, let editor = SceneEditor(source, images: .beside(file.name)) else {
      return Self.noScene
    }
    let isPriority = request.kind == .priority || request.part == "priority"
    if isPriority, request.value.flatMap({ LayoutPriority($0) }) == nil {
      return ["error": "A priority is above 0 and at most 1000."]
    }
    let edit =
      request.kind == .priority
      ? priorityEdit(request, editor) : constraintEdit(request, editor)
    guard let edit else {
      return ["error": "This can be changed only in the text."]
    }
    let offsets = UTF16Offsets(text: request.text)
    return [
      "edits": [
        [
          "start": offsets[edit.range.lowerBound], "end": offsets[edit.range.upperBound],
          "text": .string(edit.replacement),
        ]
      ]
    ]
  }

  private func priorityEdit(_ request: Request, _ editor: SceneEditor) -> TextEdit? {
    guard let view = request.view, let axis = request.axis.flatMap(Axis.init(rawValue:)),
      let role = request.role.flatMap(ConstraintSystem.ContentSizeRole.init(rawValue:)),
      let priority = request.value.flatMap({ LayoutPriority($0) })
    else { return nil }
    return editor.edit(role, of: view, axis, to: priority)
  }

  private func constraintEdit(_ request: Request, _ editor: SceneEditor) -> TextEdit? {
    let part: SceneEditor.ConstraintPart? =
      switch request.part {
      case "constant": request.value.map { .constant($0) }
      case "relation":
        request.relation.flatMap(Constraint.Relation.init(rawValue:)).map { .relation($0) }
      case "priority": request.value.flatMap { LayoutPriority($0) }.map { .priority($0) }
      default: nil
      }
    guard let part, let index = request.index else { return nil }
    return editor.edit(part, ofConstraint: index)
  }

  // MARK: Files

  private func save(_ request: Request) -> JSON {
    do throws(EditedFile.SaveError) {
      let revision = try file.save(
        request.text, over: request.base, overwriting: request.overwrites ?? false)
      return ["revision": .string(revision)]
    } catch {
      switch error {
      // Without a revision, the file was deleted.
      case .changedElsewhere:
        return ["revision": file.read().revision.map(JSON.string), "isChangedElsewhere": true]
      case .failure(let diagnostic):
        return ["error": .string(diagnostic.message.escapingControls)]
      }
    }
  }

  /// The address of a page in which the root can be dragged.
  private func page(_ request: Request) throws -> JSON {
    let scene = try source(request.text).scene(selection).value
    return ["page": .string(server.publish(try pipeline.page(of: scene)))]
  }

  /// The scene in another format: a text, or base64-encoded bytes.
  private func copy(_ request: Request) throws -> JSON {
    let scene = try source(request.text).scene(selection).value
    let explanation = pipeline.explain(shown(scene, request))
    let options = DiagramOptions(for: scene, followsColorScheme: request.name == "svg")
    // A scene file is copied as it was written, comments included.
    let yaml = file.isEditable ? request.text : scene.yaml
    let text: String
    switch request.name {
    case "svg":
      let name = URL(filePath: file.name).deletingPathExtension().lastPathComponent
      let bytes = try pipeline.render(
        pipeline.diagram(of: explanation, options), id: PictureID(named: name))
      text = String(decoding: bytes, as: UTF8.self)
    case "png":
      let bytes = try pipeline.render(pipeline.diagram(of: explanation, options), as: .png)
      return ["copy": ["base64": .string(Data(bytes).base64EncodedString())]]
    case "yaml": text = yaml
    case "swift": text = pipeline.explain(scene).prioritiesInSwift
    case "markdown": text = "```snug\n\(yaml)```\n"
    default: return ["error": "There is no such format."]
    }
    return ["copy": ["text": .string(text)]]
  }
}
