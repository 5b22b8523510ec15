public import AutoLayout
import Geometry
import Typesetting

extension Explanation {
  /// The layout as text: every view and what happened to it, then the numbered reasons.
  ///
  /// With a view only that view, and the reasons that concern it.
  public func text(about view: ViewID? = nil) -> String {
    let shown = view.map { [$0] } ?? layout.scene.viewIDs
    var paragraphs: [String] = []
    if view == nil { paragraphs.append("\(layout.scene.title)\n\(verdict)") }
    paragraphs.append(shown.map(paragraph).joined(separator: "\n"))
    for reason in reasons where view.map({ views(in: reason).contains($0) }) ?? true {
      let prose = prose(for: reason)
      paragraphs.append("\(reason.number). \(prose.headline)\n   \(prose.body)")
    }
    let remarks = view == nil ? remarks : []
    if !remarks.isEmpty { paragraphs.append(remarks.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// What can be said of the layout as a whole, in a sentence.
  public var verdict: String {
    let frame = layout[.root].frame
    let size = "\(layout.scene[.root].name) is \(Self.size(frame))"
    switch layout.status {
    case .satisfied: return "\(size); every constraint that must hold holds, nothing is ambiguous."
    case .ambiguous: return "\(size); the layout is ambiguous."
    case .conflicting: return "\(size); required constraints conflict."
    }
  }

  /// A view's size, whether it is its intrinsic size, and its content-size constraints.
  private func paragraph(_ id: ViewID) -> String {
    let view = layout.scene[id]
    let laidOut = layout[id]
    var head =
      "\(view.name) (\(view.viewClass.rawValue)): \(Self.size(laidOut.frame)) at "
      + "\(Wording.number(laidOut.frame.minX)), \(Wording.number(laidOut.frame.minY))"
    if laidOut.alignmentRect.size != laidOut.frame.size {
      head += ", alignment rect \(Self.size(laidOut.alignmentRect))"
    }
    if layout.scene.isHidden(id) { head += ", hidden" }
    let hasMetrics = laidOut.intrinsicContentSize.size != PerAxis(both: nil)
    let width = state(of: id, .horizontal)
    let height = state(of: id, .vertical)
    let states =
      width == height
      ? (hasMetrics ? "both sides \(width)" : "no intrinsic size")
      : "width \(width), height \(height)"
    return ([head + "; " + states + "."] + contentSizeConstraints(of: id).map { "  " + $0 })
      .joined(separator: "\n")
  }

  private func state(of id: ViewID, _ axis: Axis) -> String {
    let isOpen = layout[id].ambiguity.size[axis] ? ", ambiguous" : ""
    switch layout.deformation(of: id, axis) {
    case .noIntrinsicMetric: return "not intrinsic" + isOpen
    case .intrinsic: return "intrinsic" + isOpen
    case .stretched(let amount): return "stretched by \(Wording.number(amount))" + isOpen
    case .compressed(let amount): return "compressed by \(Wording.number(amount))" + isOpen
    }
  }

  /// A view's content-size constraints as UIKit's log prints them, the view's name in the place of
  /// its address: `H:[UILabel:greeting'Hello'(39)] Hug:250 CompressionResistance:750`.
  public func contentSizeConstraints(of id: ViewID) -> [String] {
    let view = layout.scene[id]
    let text = view.quotedText.map { "'\($0)'" } ?? ""
    return Axis.allCases.compactMap { axis in
      guard let size = layout[id].intrinsicContentSize.size[axis] else { return nil }
      return (axis == .horizontal ? "H" : "V")
        + ":[\(view.viewClass.rawValue):\(view.name)\(text)(\(size.shortDescription))]"
        + " Hug:\(view.contentHuggingPriority[axis])"
        + " CompressionResistance:\(view.contentCompressionResistancePriority[axis])"
    }
  }

  /// The views a reason speaks of.
  public func views(in reason: Reason) -> [ViewID] {
    switch reason.subject {
    case .contest(let contest): [contest.view]
    case .ambiguity(let ambiguity): ambiguity.views.map(\.view)
    case .conflict(let conflict): conflict.views
    }
  }

  /// Why each view has its size, a line a view, in the order of the views.
  public var tooltips: [String] {
    var tooltips = layout.scene.viewIDs.map {
      "\(layout.scene[$0].name): \(Self.size(layout[$0].frame))"
    }
    for reason in reasons {
      let headline = prose(for: reason).headline
      for view in views(in: reason) { tooltips[view.index] += ". " + headline.dropLast() }
    }
    return tooltips
  }

  private static func size(_ frame: Rect) -> String {
    "\(Wording.number(frame.width)) × \(Wording.number(frame.height))"
  }
}

extension View {
  /// The text of a view as UIKit's log quotes it: 25 characters of it at most.
  fileprivate var quotedText: String? {
    let text = content.mainText?.string
    guard let text, !text.isEmpty else { return nil }
    let line = text.replacing("\n", with: " ")
    return line.count > 25 ? line.prefix(25) + "..." : line
  }
}
