import SnugGeometry
package import SnugLayout

/// Labels that break their lines for another width than they have.
extension Explanation {
  /// “note is 200 wide, but as high as its text at its preferredMaxLayoutWidth of 343: lower lines may be cut.”
  var textsAtPreferredWidths: [(view: ViewID, text: String)] {
    layout.scene.visibleViews.compactMap { id in
      words.preferredWidth(id).map {
        (
          view: id,
          text:
            "\(words.name(id)) \($0): lower lines may be cut. To let it wrap where it is, remove "
            + "preferredMaxLayoutWidth."
        )
      }
    }
  }
}

extension Wording {
  /// “is 200 wide, but as high as its text at its preferredMaxLayoutWidth of 343”; `nil` for a view of which that is
  /// not so.
  package func preferredWidth(_ id: ViewID) -> String? {
    let laidOut = layout[id]
    guard case .label(let label) = layout.scene[id].content,
      label.text.lineLimit.numberOfLines != 1,
      let preferred = label.preferredMaxLayoutWidth, laidOut.alignmentRect.width > 0,
      let intrinsic = laidOut.intrinsicContentSize.size.horizontal,
      laidOut.alignmentRect.width < min(preferred, intrinsic) - .leastShown,
      laidOut.alignmentRect.height
        < (laidOut.intrinsicContentSize.size.vertical ?? 0) + .leastShown
    else { return nil }
    return "is \(Self.number(laidOut.alignmentRect.width)) wide, but as high as its text at its "
      + "preferredMaxLayoutWidth of \(Self.number(preferred))"
  }
}
