import Foundation
import SnugUIKit
import Testing

/// On Linux Foundation once ended the process for these.
@Suite struct `Adjacent parts of an attributed string` {
  private static let attributes: [(NSAttributedString.Key, any Sendable, any Sendable)] = [
    (.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 34)),
    (.foregroundColor, UIColor.red, UIColor.blue),
    (.paragraphStyle, NSParagraphStyle.default, NSMutableParagraphStyle()),
    (.attachment, NSTextAttachment(), NSTextAttachment(image: UIImage())),
  ]

  @Test(arguments: 0..<4) func `have attributes of the same key and other values`(index: Int) {
    let (key, first, second) = Self.attributes[index]
    let text = NSMutableAttributedString(string: "ab", attributes: [key: first])
    text.append(NSAttributedString(string: "cd", attributes: [key: second]))
    text.addAttribute(key, value: second, range: NSRange(location: 1, length: 1))
    text.addAttributes([key: first], range: NSRange(location: 3, length: 1))
    var parts: [NSRange] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: 4)) { _, range, _ in
      parts.append(range)
    }
    #expect(
      parts == [
        NSRange(location: 0, length: 1), NSRange(location: 1, length: 2),
        NSRange(location: 3, length: 1),
      ])
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    #expect(!text.isEqual(to: NSAttributedString(string: "abcd", attributes: [key: first])))
  }

  @Test func `are one if their values are equal`() {
    let text = NSMutableAttributedString()
    for string in ["ab", "cd"] {
      text.append(
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    }
    var range = NSRange()
    _ = text.attribute(.font, at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 4))
  }
}
