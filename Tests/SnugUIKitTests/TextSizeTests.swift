import Foundation
import SnugGeometry
import SnugLayout
import SnugPangoCairo
import SnugUIKit
import Testing

/// Sizes are those of Apple's guidelines; `UIFontMetrics` scales by the leading of the text style.
@MainActor
@Suite struct `Text sizes in code` {
  private let medium = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
  private let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func `scale text styles`() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: medium).pointSize == 28)
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: largest).pointSize == 58)
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: small).pointSize == 11)
  }

  @Test func `scale custom sizes and distances`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(metrics.scaledFont(for: font).pointSize == 17)
    // 17 * 62 / 22 is 47.9, on pixels of half a point 48; 11 * 34 / 22 is 17.
    let scaled = metrics.scaledFont(for: font, compatibleWith: largest)
    #expect(scaled.pointSize == 48)
    #expect(scaled.fontName == ".SFUI-Semibold")
    #expect(metrics.scaledValue(for: 11, compatibleWith: medium) == 17)
    let capped = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest)
    #expect(capped.pointSize == 30)
  }

  /// A line of Avenir Next is 1.366 em high.
  @Test func `scale fonts of other families`() throws {
    let font = try #require(UIFont(name: "AvenirNext-DemiBold", size: 20))
    // 20 * 34 / 22 is 30.9, on pixels of half a point 31.
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: medium)
    let small = [font.withSize(10), UIFont(descriptor: font.fontDescriptor, size: 10)]
    for (font, size) in [(font, 20.0), (scaled, 31)] + small.map({ ($0, 10) }) {
      #expect(abs(font.lineHeight - 1.366 * size) < 1e-9)
    }
    let label = UILabel()
    (label.text, label.font) = ("A", font)
    let text = try Scene(of: label).views[0].content.mainText
    #expect(text?.font.family == .avenirNext && text?.font.weight == .semibold)
  }

  @Test func `are in order`() {
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(
      UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory
        && !UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `are available in code`() throws {
    var scene: Scene?
    medium.performAsCurrent { scene = try? Scene(of: ScaledText(), width: 300, height: 200) }
    let large = try #require(scene)
    #expect(large.contentSizeCategory == .accessibilityMedium)
    let layout = LayoutEngine(measuring: try PangoTextMeasurer()).layout(large)
    let frames = large.viewIDs.map { layout.frameInSuperview(of: $0) }
    #expect(large.views.map(\.name) == ["view", "stack", "title", "value"])
    // A column, with 11 * 34 / 22 points between the texts.
    #expect(frames[3].minX == 0 && frames[3].minY == frames[2].maxY + 17)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func `are those a font was made for`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (own, fixed) = (UILabel(), UILabel())
    own.font = .preferredFont(forTextStyle: .body)
    fixed.font = .preferredFont(forTextStyle: .body, compatibleWith: medium)
    root.addSubviews(own, fixed)
    let fonts = try Scene(of: root).views.compactMap { $0.content.texts.first?.font }
    #expect(fonts.map(\.size) == [17, 28])
    #expect(fonts.map(\.scaling) == [.textStyle(.body), nil])
  }
}
