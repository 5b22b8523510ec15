import AutoLayout
public import Diagnostics
import Geometry
public import LayoutExplanation

extension Explanation {
  /// The layout as JSON: what `snug solve` prints. The keys are stable; tools read them.
  public func json(diagnostics: [Diagnostic] = []) -> String {
    var members: [(key: String, value: JSON)] = [
      ("title", .string(layout.scene.title)),
      ("status", .string(layout.status.rawValue)),
    ]
    // The root's size is a result where the scene does not say it.
    if layout.scene[.root].requiredSize == PerAxis(both: nil) {
      members.append(("fittingSize", size(layout[.root].alignmentRect.size)))
    }
    members.append(("views", .array(layout.scene.viewIDs.map(view))))
    if !layout.system.guides.isEmpty {
      members.append(
        ("guides", .array(layout.system.guides.indices.map { guide(LayoutGuideID(index: $0)) })))
    }
    members += [
      ("constraints", .array(layout.system.entries.indices.map(constraint))),
      (
        "conflicts",
        .array(
          layout.conflicts.map { conflict in
            .object([
              ("constraints", .array(conflict.constraints.map { .string(id($0)) })),
              ("broken", .string(id(conflict.broken))),
            ])
          })
      ),
      ("diagnostics", .array(reasons.compactMap(finding) + diagnostics.compactMap(finding))),
    ]
    return JSON.object(members).text() + "\n"
  }

  private func id(_ entry: Int) -> String { layout.system.entries[entry].id }

  private func view(_ id: ViewID) -> JSON {
    let view = layout.scene[id]
    let laidOut = layout[id]
    let intrinsic = laidOut.intrinsicContentSize.size
    func length(_ value: Double?) -> JSON { value.map(JSON.number) ?? .null }
    var members: [(key: String, value: JSON)] = [
      ("id", .string(view.name)),
      ("class", .string(view.viewClass.rawValue)),
      ("parent", view.superview.map { .string(layout.scene[$0].name) } ?? .null),
      ("frame", rect(laidOut.frame)),
      ("pixelFrame", rect(laidOut.pixelFrame)),
    ]
    if laidOut.alignmentRect != laidOut.frame {
      members.append(("alignmentRect", rect(laidOut.alignmentRect)))
    }
    members += [
      (
        "intrinsicContentSize",
        .object([
          ("width", length(intrinsic.horizontal)), ("height", length(intrinsic.vertical)),
        ])
      ),
      ("horizontal", axis(.horizontal, of: id)),
      ("vertical", axis(.vertical, of: id)),
      ("ambiguous", .array(ambiguities(of: laidOut.ambiguity))),
    ]
    return .object(members)
  }

  private func guide(_ id: LayoutGuideID) -> JSON {
    let guide = layout.system.guides[id.index]
    return .object([
      ("id", .string(guide.name)), ("owner", .string(layout.scene[guide.owningView].name)),
      ("frame", rect(layout.guides[id.index])),
    ])
  }

  private func size(_ size: Size) -> JSON {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  private func rect(_ rect: Rect) -> JSON {
    .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  private func axis(_ axis: Axis, of id: ViewID) -> JSON {
    let view = layout.scene[id]
    let deformation = layout.deformation(of: id, axis)
    let state =
      switch deformation {
      case .noIntrinsicMetric: "none"
      case .intrinsic: "intrinsic"
      case .stretched: "stretched"
      case .compressed: "compressed"
      }
    return .object([
      ("hugging", .number(view.contentHuggingPriority[axis].rawValue)),
      (
        "compressionResistance",
        .number(view.contentCompressionResistancePriority[axis].rawValue)
      ),
      ("state", .string(state)),
      ("delta", .number(deformation.delta)),
    ])
  }

  private func ambiguities(of ambiguity: Layout.FrameAmbiguity) -> [JSON] {
    [
      ("x", ambiguity.origin.horizontal), ("y", ambiguity.origin.vertical),
      ("width", ambiguity.size.horizontal), ("height", ambiguity.size.vertical),
    ].filter(\.1).map { .string($0.0) }
  }

  private func constraint(_ index: Int) -> JSON {
    let entry = layout.system.entries[index]
    let state = layout.constraints[index]
    return .object([
      ("id", .string(entry.id)),
      ("description", .string(entry.description)),
      ("priority", .number(entry.priority.rawValue)),
      ("origin", entry.range.map { .string($0.location) } ?? .null),
      ("kind", .string(entry.origin.kind)),
      ("satisfied", .bool(state.isSatisfied)),
      ("violation", .number(state.violation)),
    ])
  }

  /// A finding about the layout, by the name of its rule.
  private func finding(_ reason: Reason) -> JSON? {
    // Only what is told is put into words.
    var message: String {
      let prose = prose(for: reason)
      return "\(prose.headline) \(prose.body)"
    }
    if case .conflict(let conflict) = reason.subject {
      let severity = layout.scene.expectation == .conflict ? "note" : "error"
      return finding("conflict", severity, message, conflict.views)
    }
    return reason.ambiguity.map { ambiguity in
      let severity = layout.scene.expectation == nil ? "warning" : "note"
      return finding(ambiguity.kind.rawValue, severity, message, ambiguity.views.map(\.view))
    }
  }

  /// A diagnostic the explanation itself does not know of.
  private func finding(_ diagnostic: Diagnostic) -> JSON? {
    switch diagnostic.id {
    case .conflict, .ambiguousLayout: return nil
    default:
      let views = layout.scene.viewIDs.filter {
        layout.scene[$0].range != nil && layout.scene[$0].range == diagnostic.range
      }
      return finding(
        diagnostic.id.rawValue, diagnostic.severity.rawValue, diagnostic.message, views)
    }
  }

  private func finding(
    _ rule: String, _ severity: String, _ message: String, _ views: [ViewID]
  ) -> JSON {
    .object([
      ("rule", .string(rule)), ("severity", .string(severity)), ("message", .string(message)),
      ("views", .array(views.map { .string(layout.scene[$0].name) })),
    ])
  }
}
