import SnugGeometry
import SnugLayout

extension Layout {
  /// The harm to a view from a violation in other frames; `nil` for a constraint that is none of a content, nor of an
  /// image's proportion. An image whose own size changes may be smaller in its proportion,
  /// and one without its ratio is cut by a content mode.
  func harm(of violation: Violation, by amendment: Amendment, in frames: [Rect]) -> Harm? {
    let entry = system[violation.entry]
    guard let (view, axis, role) = entry.contentSize else {
      guard isOwnRatio(violation.entry), let view = entry.constraint.firstItem.view,
        case .image = scene[view].content
      else { return nil }
      return .inflated
    }
    if role == .compressionResistance, case .image = scene[view].content,
      let changed = amendment.entry,
      system[changed].constraint.ends.contains(where: { $0.item.view == view }),
      isOwnRatio(changed) || keepsProportion(of: view, frames[view.index]),
      // With less than half of its length, which is our choice, it is not the image that was meant.
      2 * frames[view.index].size[axis] > self[view].frame.size[axis]
    {
      return .inflated
    }
    return harm(to: view, axis, by: role == .hugging ? violation.amount : -violation.amount)
  }

  private func isOwnRatio(_ entry: EntryID) -> Bool {
    system[entry].constraint.firstItem == system[entry].constraint.secondItem
  }

  private func keepsProportion(of view: ViewID, _ frame: Rect) -> Bool {
    let size = self[view].intrinsicContentSize.size
    guard let width = size.horizontal, let height = size.vertical else { return false }
    return abs(frame.width * height - frame.height * width) < .sameLength * max(width, height)
      && frame.width > .sameLength
  }

  /// The harm to a view that is stretched, or compressed if negative, by an amount.
  func harm(to view: ViewID, _ axis: Axis, by amount: Double) -> Harm {
    let traits = scene[view].content.traits
    if amount > 0 { return traits.stretched[axis] }
    let intrinsic = self[view].intrinsicContentSize.size[axis] ?? 0
    if intrinsic + amount < .sameLength { return .zero }
    let content = scene[view].content
    guard let text = traits.mainText else { return traits.compressed }
    let left = intrinsic + amount
    switch traits.compressed {
    case .truncated where axis == .vertical:
      // A line is at least as high as its font's size.
      return left < text.font.size - .sameLength ? .broken : .truncated
    case .truncated:
      // The width of four letters, each half the font size, or of one with an ellipsis; of a long text a third,
      // which is our choice.
      let most = text.lineLimit.numberOfLines
      let whole = (beforeHugging ?? self)[view].intrinsicContentSize.size[axis] ?? intrinsic
      let canWrap =
        most == 0
        || most > 1 && content.adaptsToWidth && text.lineCount(at: left, of: whole) <= most
      let least =
        canWrap
        ? min(intrinsic, max(2 * text.font.size, text.longestWord * whole))
        : max(min(intrinsic, 1.25 * text.font.size), intrinsic / 3)
      return left < least - .sameLength ? .squeezed : canWrap ? .none : .truncated
    case .broken where axis == .horizontal && content.adaptsToWidth:
      // A button's title wraps between its words, which looks no better than hardly a word.
      return left < text.longestWord * intrinsic - .sameLength ? .broken : .squeezed
    case .broken where axis == .horizontal && traits.cutText != nil:
      // Some eight letters, or a third of a long title: our choice.
      let least = max(min(intrinsic, 4 * text.font.size), intrinsic / 3)
      return left < least - .sameLength ? .broken : .squeezed
    default: return traits.compressed
    }
  }
}

extension StyledText {
  /// The share of the longest word in the widest paragraph, if all letters were equally wide. Chinese, Japanese and Thai
  /// are also broken between letters.
  fileprivate var longestWord: Double {
    let widest = string.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
    let words = string.split { letter in
      letter.isWhitespace
        || letter.unicodeScalars.contains {
          $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
            || (0x0E00...0x0E7F).contains($0.value)
        }
    }
    return Double(words.map(\.count).max() ?? 0) / Double(max(widest, 1))
  }

  /// The lines of a text that is `whole` points wide at a smaller width, if all letters were equally wide; a twentieth
  /// of the width is kept free, because they are not. Only after a change is the text measured.
  fileprivate func lineCount(at width: Double, of whole: Double) -> Int {
    let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
    let letter = whole / Double(max(paragraphs.map(\.count).max() ?? 0, 1))
    return paragraphs.reduce(0) { total, paragraph in
      var (count, used) = (1, 0.0)
      for word in paragraph.split(separator: " ") {
        let length = Double(word.count) * letter
        let next = used == 0 ? length : used + letter + length
        (count, used) = next > 0.95 * width && used > 0 ? (count + 1, length) : (count, next)
      }
      return total + count
    }
  }
}
