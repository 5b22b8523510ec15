import SnugGeometry
package import SnugLayout

extension Scene {
  /// The scene with a few words for each view and an equation for each constraint, for failure
  /// messages.
  package var outline: String {
    var lines = views.map { view in
      let size = view.requiredSize
      let override = view.intrinsicContentSizeOverride.map { " intrinsic \(text($0))" } ?? ""
      let content: String =
        if case .label(let label) = view.content {
          " '\(label.text.string)' in \(label.text.lineLimit.numberOfLines) lines"
        } else {
          ""
        }
      let hugging = view.contentHuggingPriority
      let resistance = view.contentCompressionResistancePriority
      return view.superview == nil
        ? "\(view.name) \(text(size)) margins \(view.layoutMargins.left)"
        : "\(view.name) in \(self[view.superview!].name)\(content)\(override)"
          + " hug \(hugging.horizontal),\(hugging.vertical)"
          + " resist \(resistance.horizontal),\(resistance.vertical)"
    }
    lines += constraints.map {
      $0.equation(name(of:)) + ($0.priority.isRequired ? "" : " @ \($0.priority)")
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ size: PerAxis<Double?>) -> String {
    Axis.allCases.map { size[$0].map(\.shortDescription) ?? "-" }.joined(separator: "x")
  }
}
