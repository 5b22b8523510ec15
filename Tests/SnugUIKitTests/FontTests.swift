import Foundation
import SnugGeometry
import SnugLayout
import SnugUIKit
import Testing

@MainActor
@Suite struct `A font in code` {
  private func font(_ font: UIFont?) throws -> Font? {
    let label = UILabel()
    (label.text, label.font) = ("A", font)
    return try Scene(of: label).views[0].content.mainText?.font
  }

  nonisolated private static let made: [(UIFont, Double, Font.Weight)] = [
    (.systemFont(ofSize: 13), 13, .regular), (.boldSystemFont(ofSize: 13), 13, .bold),
    (.italicSystemFont(ofSize: 13), 13, .regular),
    (.systemFont(ofSize: 13, weight: .ultraLight), 13, .ultraLight),
    (.systemFont(ofSize: 13, weight: .heavy), 13, .heavy),
    // The nearest weight with a name: 0.3 is semibold.
    (.systemFont(ofSize: 13, weight: UIFont.Weight(0.27)), 13, .semibold),
    (.monospacedDigitSystemFont(ofSize: 13, weight: .light), 13, .light),
    (.monospacedSystemFont(ofSize: 13, weight: .black), 13, .black),
    (.systemFont(ofSize: 13).withSize(15), 15, .regular), (.systemFont(ofSize: .nan), 1, .regular),
    (
      UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .headline), size: 0), 17, .semibold
    ),
    (
      UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .headline), size: 20), 20,
      .semibold
    ),
    (.preferredFont(forTextStyle: .largeTitle), 34, .regular), (UIFont(), 14, .regular),
    (
      UIFont(
        descriptor: UIFont.systemFont(ofSize: 13).fontDescriptor.addingAttributes([
          .size: 15, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
          .featureSettings: [
            [
              UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
              .typeIdentifier: kMonospacedNumbersSelector,
            ]
          ],
        ]), size: 0), 15, .bold
    ),
  ]

  @Test(arguments: 0..<made.count) func `has its size and weight`(index: Int) throws {
    let (made, size, weight) = Self.made[index]
    let found = try font(made)
    #expect(made.pointSize == size && found?.size == size && found?.weight == weight)
  }

  /// SF Pro has 1950 units above the line and 494 below, of 2048: together 1.193 em.
  @Test func `has the metrics of San Francisco`() {
    let font = UIFont.systemFont(ofSize: 2048)
    #expect(font.ascender == 1950 && font.descender == -494 && font.leading == 0)
    #expect(font.lineHeight == 2444)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
  }

  @Test func `has names`() throws {
    #expect(UIFont.systemFont(ofSize: 12, weight: .medium).fontName == ".SFUI-Medium")
    #expect(UIFont.systemFont(ofSize: 12).familyName == ".AppleSystemUIFont")
    let papyrus = try #require(UIFont(name: "Papyrus", size: 12))
    #expect(papyrus.fontName == "Papyrus" && papyrus.withSize(20).fontName == "Papyrus")
    #expect(UIFont(name: "AvenirNext-Bold", size: 12)?.familyName == "Avenir Next")
  }

  @Test func `is equal to one made in the same way`() {
    let font = UIFont.systemFont(ofSize: 12)
    #expect(font == .systemFont(ofSize: 12) && font.hash == UIFont.systemFont(ofSize: 12).hash)
    #expect(font != .systemFont(ofSize: 13) && font != .boldSystemFont(ofSize: 12))
    #expect(font != UIFont(name: "Papyrus", size: 12) && !font.isEqual("font"))
  }

  @Test func `has a descriptor, and can be made of one`() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17 && body.symbolicTraits == [])
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(bold.symbolicTraits == .traitBold)
    #expect(try font(UIFont(descriptor: bold, size: 0))?.weight == .bold)
    #expect(body.withDesign(.rounded)?.pointSize == 17)
    let accessible = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: accessible)
        .pointSize == 28)
  }

  @Test func `scales without traits as with those of the screen`() {
    let (metrics, font) = (UIFontMetrics.default, UIFont.systemFont(ofSize: 20))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    large.performAsCurrent {
      // 20 * 34 / 22 is 30.9, on pixels of half a point 31; 11 * 34 / 22 is 17.
      #expect(metrics.scaledFont(for: font).pointSize == 31)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 25).pointSize == 25)
      #expect(metrics.scaledValue(for: 11) == 17)
    }
    #expect(metrics.scaledValue(for: 11) == 11)
  }
}

@MainActor
@Suite struct `A text in code` {
  private func text(_ view: UIView) throws -> StyledText? {
    try Scene(of: view).views[0].content.mainText
  }

  /// In left-to-right text.
  nonisolated private static let alignments: [(NSTextAlignment, StyledText.Alignment)] = [
    (.left, .left), (.center, .center), (.right, .right), (.natural, .left),
    (.justified, .left),
  ]

  @Test(arguments: alignments) func `is aligned`(
    alignment: NSTextAlignment, expected: StyledText.Alignment
  ) throws {
    let label = UILabel()
    (label.text, label.textAlignment) = ("A", alignment)
    #expect(try text(label)?.alignment == expected)
  }

  /// Papyrus is measured as the system font.
  @Test func `is one part where adjacent fonts measure the same`() throws {
    let (label, string) = (UILabel(), NSMutableAttributedString(string: ""))
    for (part, font) in [("Full ", UIFont.systemFont(ofSize: 13)), ("name", papyrus)] {
      string.append(NSAttributedString(string: part, attributes: [.font: font]))
    }
    label.attributedText = string
    let found = try text(label)
    #expect(found?.string == "Full name" && found?.font.size == 13 && found?.runs == [])
  }

  private let papyrus = UIFont(name: "Papyrus", size: 13) ?? .systemFont(ofSize: 0)

  @Test func `is the later of a plain and an attributed one`() throws {
    let large = NSAttributedString(
      string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let (label, field, textView) = (UILabel(), UITextField(), UITextView())
    #expect(label.attributedText == nil && field.text == "" && textView.text == "")
    label.attributedText = large
    field.attributedText = large
    textView.attributedText = large
    #expect(label.text == "Large" && field.text == "Large" && textView.text == "Large")
    for view in [label, field, textView] { #expect(try text(view)?.font.size == 40) }
    label.text = "Small"
    field.text = "Small"
    textView.text = "Small"
    #expect(label.attributedText?.string == "Small")
    #expect(field.attributedText?.string == "Small")
    #expect(textView.attributedText?.string == "Small")
    for view in [label, field, textView] { #expect(try text(view)?.string == "Small") }
    #expect(try text(label)?.font.size == 17 && text(field)?.font.size == 17)
    #expect(try text(textView)?.font.size == 12)
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    field.placeholder = "Age"
    #expect(field.attributedPlaceholder?.string == "Age")
  }

  @Test func `is a placeholder in its own font`() throws {
    let (field, plain) = (UITextField(), UITextField())
    field.font = .systemFont(ofSize: 12)
    plain.font = .systemFont(ofSize: 30)
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    plain.placeholder = "Name"
    #expect(field.intrinsicContentSize == plain.intrinsicContentSize)
    // A part of a text cannot remove the family.
    field.font = UIFont(name: "Menlo-Regular", size: 12)
    #expect(field.intrinsicContentSize == plain.intrinsicContentSize)
    field.font = .systemFont(ofSize: 12)
    let small = field.font
    field.text = "Ada"
    plain.text = "Ada"
    plain.font = small
    #expect(field.intrinsicContentSize == plain.intrinsicContentSize)
  }

  /// A line of 17 points is 20.287 high; `Full name` is 72.5 wide.
  @Test func `has the size of a label's text`() {
    let text = NSAttributedString(
      string: "Full name Full name", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(text.size().height == 20.5 && text.size().width > 145)
    let bounds = text.boundingRect(
      with: CGSize(width: CGFloat(100), height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds == CGRect(x: 0, y: 0, width: bounds.width, height: 41) && bounds.width <= 100)
    #expect(NSAttributedString(string: "a").size().height < 20)
    #expect(
      ("abc" as String).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).height == 20.5)
  }

  /// A line of 17 points is 20.287 high, on pixels of half a point 20.5; two are 41.
  @Test func `has the height of the requested number of lines`() {
    let label = UILabel()
    label.text = "Full name Full name"
    label.numberOfLines = 0
    let bounds = CGRect(x: 5, y: 6, width: 100, height: 1000)
    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(two.origin == bounds.origin && two.height == 41 && two.width <= 100)
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(one.height == 20.5)
    #expect(label.numberOfLines == 0)
  }

  @Test func `is in a container with a text view's insets`() {
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: nil)
    #expect(textView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(textView.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(textView.textContainer.lineFragmentPadding == 5)
    #expect(textView.textContainer.lineBreakMode == .byWordWrapping)
  }

  /// Labels of a design system set an attributed text whenever their text is set.
  @Test func `is not set again by the attributed text that a subclass makes of it`() {
    final class SpacedLabel: UILabel {
      override var text: String? {
        didSet { attributedText = NSAttributedString(string: (text ?? "") + "!") }
      }
    }
    final class SpacedField: UITextField {
      override var text: String? {
        didSet { attributedText = NSAttributedString(string: (text ?? "") + "!") }
      }
      override var placeholder: String? {
        didSet { attributedPlaceholder = NSAttributedString(string: (placeholder ?? "") + "?") }
      }
    }
    final class SpacedTextView: UITextView {
      override var text: String! {
        didSet { attributedText = NSAttributedString(string: text + "!") }
      }
    }
    let (label, field, textView) = (SpacedLabel(), SpacedField(), SpacedTextView())
    (label.text, field.text, field.placeholder, textView.text) = ("A", "B", "C", "D")
    #expect(
      [label.text, field.text, field.placeholder, textView.text] == ["A!", "B!", "C?", "D!"])
  }
}
