import AutoLayout
import Diagnostics
import Geometry
import LayoutExplanation

/// The layout by itself.
extension ExplanationReport {
  /// What `snug solve` prints, and an explanation begins with.
  var layoutJSON: JSON {
    // The root's size is a result where the scene does not say it.
    let isFitting = layout.scene[.root].requiredSize == PerAxis(both: nil)
    let guides = layout.system.guides.indices.filter { index in
      view.map { layout.system.guides[index].owningView == $0 } ?? true
    }
    let conflicts = explanation.conflicts.filter { conflict in
      view.map(conflict.views.contains) ?? true
    }
    let diagnostics = (diagnostics ?? explanation.outcomeDiagnostics).filter { diagnostic in
      view.map { diagnostic.views.contains(layout.scene[$0].name) } ?? true
        || diagnostic.views.isEmpty
    }
    return [
      "version": .count(Self.version),
      "title": .string(layout.scene.title),
      "status": .string(layout.status.rawValue),
      "fittingSize": isFitting ? .size(layout[.root].alignmentRect.size) : .null,
      "views": .array(views.map(view)),
      "guides": .array(guides.map(guide)),
      "constraints": .array(entries.map(constraint)),
      "conflicts": .array(conflicts.map(conflict)),
      "diagnostics": .array(diagnostics.map(\.json)),
    ]
  }

  var views: [ViewID] { view.map { [$0] } ?? layout.scene.viewIDs }

  /// The constraints it is about, by their indices in the system.
  var entries: [Int] {
    view.map { view in
      Set(Axis.allCases.flatMap { explanation.entries(affecting: view, $0) }).sorted()
    } ?? Array(layout.system.entries.indices)
  }

  private func view(_ id: ViewID) -> JSON {
    let view = layout.scene[id]
    let laidOut = layout[id]
    let intrinsic = laidOut.intrinsicContentSize.size
    let json: JSON = [
      "id": .string(view.name),
      "class": .string(view.viewClass.rawValue),
      "superview": view.superview.map(name) ?? .null,
      "frame": .rect(laidOut.frame),
      "pixelFrame": .rect(laidOut.pixelFrame),
      "alignmentRect": .rect(laidOut.alignmentRect),
      "intrinsicContentSize": [
        "width": length(intrinsic.horizontal), "height": length(intrinsic.vertical),
      ],
      "hidden": .bool(layout.scene.isHidden(id)),
      "ambiguous": laidOut.ambiguity.json,
      "horizontal": axis(.horizontal, of: id),
      "vertical": axis(.vertical, of: id),
    ]
    guard let object = view.interfaceBuilderObject else { return json }
    return json.appending([
      "objectID": .string(object.id), "frameInSuperview": .rect(layout.frameInSuperview(of: id)),
    ])
  }

  private func axis(_ axis: Axis, of id: ViewID) -> JSON {
    let view = layout.scene[id]
    return [
      "state": .string(layout.kind(of: id, axis).rawValue),
      "difference": .number(layout.deformation(of: id, axis).delta),
      "hugging": .number(view.contentHuggingPriority[axis].rawValue),
      "compressionResistance": .number(view.contentCompressionResistancePriority[axis].rawValue),
    ]
  }

  private func guide(_ index: Int) -> JSON {
    let guide = layout.system.guides[index]
    return [
      "id": .string(guide.name), "owningView": name(guide.owningView),
      "frame": .rect(layout.guides[index]),
    ]
  }

  private func constraint(_ index: Int) -> JSON {
    let entry = layout.system.entries[index]
    let state = layout.constraints[index]
    return [
      "id": .string(entry.id),
      "description": .string(entry.description),
      "console": .string(layout.system.consoleDescription(ofEntry: index)),
      "kind": .string(entry.origin.kind),
      "priority": .number(entry.priority.rawValue),
      "origin": .location(entry.range),
      "satisfied": .bool(state.isSatisfied),
      "violation": .number(state.violation),
      "broken": .bool(state.isBroken),
    ]
  }

  func conflict(_ conflict: ConflictReport) -> JSON {
    let json: JSON = [
      "constraints": .array(conflict.entries.map(reference)),
      "broken": reference(conflict.broken),
    ]
    guard let cause = explanation.cause(of: conflict) else { return json }
    return json.appending(["cause": .string(cause.article)])
  }

  func reference(_ index: Int) -> JSON {
    let entry = layout.system.entries[index]
    return [
      "id": .string(entry.id), "description": .string(entry.description),
      "origin": .location(entry.range),
    ]
  }

  func name(_ id: ViewID) -> JSON { .string(layout.scene[id].name) }

  func length(_ value: Double?) -> JSON { value.map(JSON.number) ?? .null }
}

extension Layout.FrameAmbiguity {
  /// The numbers of the frame that are ambiguous.
  var json: JSON {
    let parts = [
      ("x", origin.horizontal), ("y", origin.vertical), ("width", size.horizontal),
      ("height", size.vertical),
    ]
    return .array(parts.filter(\.1).map { .string($0.0) })
  }
}

extension ConstraintSystem.Origin {
  /// Who made a constraint, as tools are told.
  fileprivate var kind: String {
    switch self {
    case .author, .rootSize: "author"
    case .contentSize: "contentSize"
    case .fittingSize: "fittingSize"
    case .guide: "guide"
    case .autoresizingMask: "autoresizingMask"
    case .stackView: "stackView"
    }
  }
}
