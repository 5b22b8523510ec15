import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The texts of a picture for those who do not see it, and for pointers.
extension Stage {
  /// The content in sentences: a line for each reason and each remark. Reasons beyond
  /// ``mostReasons`` are counted.
  var summary: String {
    let reasons = reasons.map { reason in
      let prose = explanation.prose(for: reason)
      return "\(reason.number). \(prose.headline) \(prose.body)"
    }
    let rest = explanation.reasons.count - reasons.count
    let more = rest > 0 ? ["And \(rest.counting("more reason"))."] : []
    return ([explanation.verdict] + reasons + more + Self.remarks(of: explanation)).joined(
      separator: "\n")
  }

  /// The tooltips of the views.
  var tooltips: [DisplayList.Tooltip] {
    zip(scene.viewIDs, explanation.tooltips).map { id, text in
      DisplayList.Tooltip(subject: scene[id].name, box: frame(of: id), text: text)
    }
  }
}
