import AutoLayout
import Diagnostics
import Diagrams
import Geometry
import LayoutExplanation
import Platform
import SceneFormat
import Snug

extension LiveEditor {
  func answer(to request: Request) -> Answer {
    do {
      return switch request.kind {
      case .open: opening
      case .draw: Answer(drawing: drawing(request))
      case .page: try page(request)
      case .trial: Answer(trials: trials(request))
      case .priority, .constraint: edit(request)
      case .complete:
        Answer(completion: SceneCompletion(request.text, at: request.offset ?? 0).completion)
      case .save: save(request)
      case .example: example(request)
      case .copy: try copy(request)
      }
    } catch {
      return Answer(error: Self.noScene)
    }
  }

  private static let noScene = "The text has to be a scene without errors first."

  private func source(_ text: String) -> SourceText {
    // A log and a storyboard are known by their contents.
    SourceText(name: file.name, text)
  }

  private var opening: Answer {
    let contents = file.read()
    let isNew = contents.revision == nil
    return Answer(
      file: .init(
        name: file.name, text: isNew ? Examples.texts[0].text : contents.text,
        revision: contents.revision, isEditable: file.isEditable, hasPath: file.path != nil),
      examples: Examples.texts.map(\.title))
  }

  private func example(_ request: Request) -> Answer {
    guard let text = request.name.flatMap(Examples.text) else {
      return Answer(error: "There is no such example.")
    }
    return Answer(copy: .init(text: text))
  }

  // MARK: Drawing

  private func drawing(_ request: Request) -> Answer.Drawing {
    let source = source(request.text)
    let offsets = UTF16Offsets(source.utf8)
    do {
      let checked = try source.scene(selection)
      let explanation = pipeline.explain(shown(checked.value, request))
      let diagnostics = checked.warnings + pipeline.diagnostics(of: explanation)
      return Answer.Drawing(
        problems: diagnostics.map { problem($0, offsets) },
        scene: try SceneReport(
          explanation, of: checked.value, request, isEditable: file.isEditable, pipeline, offsets))
    } catch let error as Diagnostics {
      return Answer.Drawing(problems: error.all.map { problem($0, offsets) }, scene: nil)
    } catch {
      let failure = Diagnostic(.error, .tooLarge, "\(error)", file: file.name)
      return Answer.Drawing(problems: [problem(failure, offsets)], scene: nil)
    }
  }

  /// The layout that is looked at: a scene or one of its variants, at the size its root has there.
  private func shown(_ scene: Scene, _ request: Request) -> Scene {
    let layouts = [scene] + scene.variants
    let shown = layouts[min(max(request.variant ?? 0, 0), layouts.count - 1)]
    guard let size = request.size, let axis = request.axis.flatMap(Axis.init(rawValue:)) else {
      return shown
    }
    return shown.resized(axis, to: min(max(size, 0), 10_000))
  }

  private func problem(_ diagnostic: Diagnostic, _ offsets: UTF16Offsets) -> Answer.Problem {
    let start = diagnostic.range?.start
    return Answer.Problem(
      severity: diagnostic.severity.rawValue, message: diagnostic.message.escapingControls,
      notes: diagnostic.notes.map(\.escapingControls), line: start?.line, column: start?.column,
      start: diagnostic.range.map { offsets[$0.offsets.lowerBound] },
      end: diagnostic.range.map { offsets[$0.offsets.upperBound] })
  }

  // MARK: Priorities

  private func trials(_ request: Request) -> [Answer.Trial] {
    guard let scene = try? source(request.text).scene(selection).value,
      let view = scene.viewIDs.first(where: { scene[$0].name == request.view })
    else { return [] }
    let whatIf = pipeline.whatIf(pipeline.explain(shown(scene, request)), about: view)
    return whatIf.questions.flatMap { question in
      question.knobs.compactMap { knob -> Answer.Trial? in
        let origin = whatIf.explanation.layout.system.entries[knob.entry].origin
        guard case .contentSize(view, let axis, let role) = origin else { return nil }
        let turns = zip(knob.turns, whatIf.sentences(about: knob, in: question)).map {
          Answer.Trial.Turn(priority: $0.nearest.rawValue, message: $1)
        }
        return Answer.Trial(axis: axis.rawValue, role: role.rawValue, turns: turns)
      }
    }
  }

  /// The edit in the text that a control of the page stands for.
  private func edit(_ request: Request) -> Answer {
    let source = source(request.text)
    guard file.isEditable, let editor = SceneEditor(source, images: .beside(file.name)) else {
      return Answer(error: Self.noScene)
    }
    let edit =
      request.kind == .priority
      ? priorityEdit(request, editor) : constraintEdit(request, editor)
    guard let edit else {
      return Answer(error: "This is written in a way that only the text can change.")
    }
    let offsets = UTF16Offsets(source.utf8)
    return Answer(edits: [
      .init(
        start: offsets[edit.range.lowerBound], end: offsets[edit.range.upperBound],
        text: edit.replacement)
    ])
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

  private func save(_ request: Request) -> Answer {
    do throws(EditedFile.SaveError) {
      let revision = try file.save(
        request.text, over: request.base, overwriting: request.overwrites ?? false)
      return Answer(revision: revision)
    } catch {
      switch error {
      case .changedElsewhere:
        return Answer(revision: file.read().revision, isChangedElsewhere: true)
      case .failure(let diagnostic): return Answer(error: diagnostic.message.escapingControls)
      }
    }
  }

  /// A page in which the root can be dragged.
  private func page(_ request: Request) throws -> Answer {
    let scene = try source(request.text).scene(selection).value
    return Answer(page: server.publish(try pipeline.page(of: scene)))
  }

  /// The scene in another form.
  private func copy(_ request: Request) throws -> Answer {
    let scene = try source(request.text).scene(selection).value
    let explanation = pipeline.explain(shown(scene, request))
    let options = DiagramOptions(for: scene, followsColorScheme: request.name == "svg")
    // A scene file is copied as it was written, comments included.
    let yaml = file.isEditable ? request.text : scene.yaml
    switch request.name {
    case "svg":
      let bytes = try pipeline.render(pipeline.diagram(of: explanation, options))
      return Answer(copy: .init(text: String(decoding: bytes, as: UTF8.self)))
    case "png":
      let bytes = try pipeline.render(pipeline.diagram(of: explanation, options), as: .png)
      return Answer(copy: .init(base64: Data(bytes).base64EncodedString()))
    case "yaml": return Answer(copy: .init(text: yaml))
    case "swift": return Answer(copy: .init(text: pipeline.explain(scene).prioritiesInSwift))
    case "markdown": return Answer(copy: .init(text: "```snug\n\(yaml)```\n"))
    default: return Answer(error: "There is no such form.")
    }
  }
}
