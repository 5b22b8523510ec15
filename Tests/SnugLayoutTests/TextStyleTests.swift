import SnugGeometry
import SnugLayout
import Testing

/// Fonts of text styles, and the heights of labels in them.
struct TextStyleTests {
  /// Source: `preferredFont(forTextStyle:)` at the content size Large, gist.github.com/zacwest;
  /// `preferredFont` on macOS, gist.github.com/brzzdev.
  @Test(
    arguments: [
      (Font.TextStyle.largeTitle, Font(size: 34), Font(size: 26)),
      (.title1, Font(size: 28), Font(size: 22)), (.title2, Font(size: 22), Font(size: 17)),
      (.title3, Font(size: 20), Font(size: 15)),
      (.headline, Font(size: 17, weight: .semibold), Font(size: 13, weight: .bold)),
      (.subheadline, Font(size: 15), Font(size: 11)), (.body, Font(size: 17), Font(size: 13)),
      (.callout, Font(size: 16), Font(size: 12)), (.footnote, Font(size: 13), Font(size: 10)),
      (.caption1, Font(size: 12), Font(size: 10)),
      (.caption2, Font(size: 11), Font(size: 10, weight: .medium)),
    ])
  func `a text style is a font`(style: Font.TextStyle, iOS: Font, macOS: Font) {
    var (ofUIKit, ofAppKit) = (Font(textStyle: style), Font(macTextStyle: style))
    #expect(ofUIKit.edition == .uiKit && ofAppKit.edition == .appKit)
    #expect(ofUIKit.scaling == .textStyle(style) && ofAppKit.scaling == nil)
    (ofUIKit.leading, ofUIKit.scaling) = (0, nil)
    ofAppKit.edition = .uiKit
    #expect(ofUIKit == iOS && ofAppKit == macOS)
  }

  /// Source: labels of these styles as Interface Builder saved them, at two pixels to the point.
  @Test(
    arguments: [
      (Font.TextStyle.body, 20.5), (.headline, 20.5), (.callout, 19.5), (.subheadline, 18),
    ])
  func `a label of a text style`(style: Font.TextStyle, height: Double) {
    let text = StyledText("x", font: Font(textStyle: style))
    #expect(lineHeight(of: text, scale: 2) == height)
  }

  @Test func `a part of a text follows the text size by its own text style`() {
    var text = StyledText("12 km/h", font: Font(size: 17))
    text.runs = [.init(0..<2, font: Font(textStyle: .title1))]
    var content = ViewContent.label(LabelContent(text: text))
    content.scaleFonts(to: .accessibilityExtraLarge, on: PixelGrid(scale: 2))
    #expect(content.mainText?.font.size == 17)
    #expect(
      content.mainText?.runs.map(\.font) == [
        Font(textStyle: .title1).scaled(to: .accessibilityExtraLarge, on: PixelGrid(scale: 2))
      ])
    #expect(content.mainText?.runs.first?.font.size ?? 0 > 28)
  }

  /// Source: labels of one line that Interface Builder saved, in files of one and two pixels to the point.
  @Test(
    arguments: [
      (Font.Family.avenirNext, 16.0, .regular, 1.0, 22.0), (.avenirNext, 32, .regular, 1, 44),
      (.avenirNext, 36, .regular, 1, 50), (.avenirNext, 28, .semibold, 2, 38.5),
      (.futura, 18, .medium, 2, 23.5), (.helvetica, 36, .regular, 2, 41.5),
      (.helveticaNeue, 17, .bold, 2, 20.5), (.helveticaNeue, 13, .light, 2, 15.5),
      (.helveticaNeue, 21, .light, 2, 25), (.helveticaNeue, 10, .regular, 2, 12),
      (.helveticaNeue, 14, .regular, 2, 16.5), (.helveticaNeue, 24, .regular, 2, 28),
    ] as [(Font.Family, Double, Font.Weight, Double, Double)])
  func `a line is as high as its family has it`(
    family: Font.Family, size: Double, weight: Font.Weight, scale: Double, height: Double
  ) {
    var font = Font(size: size, weight: weight)
    font.family = family
    #expect(lineHeight(of: StyledText("x", font: font), scale: scale) == height)
  }

  /// The value of `line-height: normal` in browsers.
  @Test(
    arguments: [
      (Font.Family.arial, 1.149), (.avenir, 1.366), (.georgia, 1.136), (.menlo, 1.164),
      (.verdana, 1.215),
    ])
  func `a line of a family no label was saved in`(family: Font.Family, ems: Double) {
    var font = Font(size: 1)
    font.family = family
    #expect(abs(font.lineHeight - ems) < 1e-3)
  }

  /// 0.92 and 0.23 em of 17 points are 15.64 and 3.91; whole points on macOS.
  @Test func `Helvetica has a greater ascender`() {
    var font = Font(size: 17)
    font.family = .helvetica
    #expect(abs(font.ascender - 15.64) < 0.005 && abs(font.descender - 3.91) < 0.005)
    font.edition = .appKit
    #expect(font.ascender == 16 && font.descender == 4)
  }

  @Test(
    arguments: [
      ("AvenirNext-DemiBold", Font.Family.avenirNext, Font.Weight.semibold),
      ("Avenir-Book", .avenir, nil), ("HelveticaNeue", .helveticaNeue, nil),
      ("Helvetica-Bold", .helvetica, .bold), ("AvenirNextCondensed-Medium", nil, .medium),
      ("ArialMT", .arial, nil), ("Arial-BoldItalicMT", .arial, .bold),
      ("Helvetica-LightOblique", .helvetica, .light),
    ] as [(String, Font.Family?, Font.Weight?)])
  func `a name is that of a family and a weight`(
    name: String, family: Font.Family?, weight: Font.Weight?
  ) {
    #expect(Font.Family(fontName: name) == family)
    #expect(Font.Weight(fontName: name) == weight)
  }

  /// Source: labels of several lines as Interface Builder saved them, at two pixels to the point; the
  /// distance of baselines is the leading of Apple's Human Interface Guidelines at the size Large.
  @Test(
    arguments: [
      (Font.TextStyle.title1, 2, 67.5), (.body, 2, 42.5), (.headline, 2, 42.5),
      (.subheadline, 2, 38), (.caption1, 3, 46.5), (.caption1, 5, 78.5), (.caption2, 2, 26.5),
    ])
  func `lines of a text style have its leading`(style: Font.TextStyle, lines: Int, height: Double) {
    let font = Font(textStyle: style)
    #expect(PixelGrid(scale: 2).roundedUp(font.height(ofLines: lines)) == height)
    #expect(font.height(ofLines: 1) == font.lineHeight && font.height(ofLines: 0) == 0)
  }

  /// Source: Human Interface Guidelines, Typography.
  @Test(
    arguments: [
      (Font.TextStyle.body, ContentSizeCategory.extraSmall, 14.0, 19.0), (.body, .large, 17, 22),
      (.body, .accessibilityExtraExtraExtraLarge, 53, 62), (.caption2, .medium, 11, 13),
      (.largeTitle, .accessibilityMedium, 44, 52), (.footnote, .extraExtraExtraLarge, 19, 24),
    ])
  func `a text style follows the content size category`(
    style: Font.TextStyle, category: ContentSizeCategory, size: Double, spacing: Double
  ) {
    let font = Font(textStyle: style).scaled(to: category, on: PixelGrid(scale: 2))
    #expect(font == Font(textStyle: style, category))
    // The line spacing is at least the line height.
    #expect(font.size == size && abs(font.lineSpacing - max(spacing, font.lineHeight)) < 1e-9)
  }

  /// Source: 17 points with the metrics of body are 16⅓ in medium, jaredsinclair.com; 48 in the largest
  /// category, Stack Overflow 51243804.
  @Test(
    arguments: [
      (ContentSizeCategory.medium, 49.0 / 3), (.large, 17),
      (.accessibilityExtraExtraExtraLarge, 48),
    ])
  func `font metrics scale by the leading of their style`(
    category: ContentSizeCategory, size: Double
  ) {
    var font = Font(size: 17)
    font.scaling = .metrics(.body, size: 17)
    #expect(abs(font.scaled(to: category, on: PixelGrid(scale: 3)).size - size) < 1e-9)
  }

  @Test func `sizes never fall from one category to the next`() {
    for style in Font.TextStyle.allCases {
      let fonts = ContentSizeCategory.allCases.map { Font(textStyle: style, $0) }
      #expect(zip(fonts, fonts.dropFirst()).allSatisfy { $0.size <= $1.size })
      #expect(zip(fonts, fonts.dropFirst()).allSatisfy { $0.lineSpacing <= $1.lineSpacing })
    }
  }

  /// Source: labels of macOS as Interface Builder saved them.
  @Test(
    arguments: [
      (9.0, 11.0), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (19, 23),
      (22, 26), (36, 43),
    ])
  func `lines of AppKit are whole points`(size: Double, height: Double) {
    let font = Font(size: size, edition: .appKit)
    #expect(font.lineHeight == height && font.height(ofLines: 3) == 3 * height)
    let earlier = Font(size: size, edition: .macOS10)
    #expect(earlier.lineHeight == (size == 13 ? 17 : height))
  }

  /// The size of the font, pixels per point, the height.
  private static let labels: [(Double, Double, Double)] = [
    (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (16, 2, 19.5), (17, 2, 20.5),
    (20, 2, 24), (72, 2, 86), (30, 2, 36), (16, 3, 58 / 3), (17, 3, 61 / 3), (17, 1, 21),
  ]

  /// Source: labels saved by Interface Builder at one, two and three pixels to the point; 30 → 36 is
  /// from mo4tech.com.
  @Test(arguments: labels)
  func `a label is as high as its line, rounded up to a pixel`(
    size: Double, scale: Double, height: Double
  ) {
    #expect(
      abs(lineHeight(of: StyledText("x", font: Font(size: size)), scale: scale) - height) < 1e-9)
  }

  /// Source: 15 points → 17.900391, 30 → 35.800781, measured.
  @Test(arguments: [(15.0, 17.900391), (30, 35.800781)])
  func `a line of the system font`(size: Double, height: Double) {
    #expect(abs(Font(size: size).lineHeight - height) < 1e-6)
  }

  private func lineHeight(of text: StyledText, scale: Double) -> Double {
    View(name: "it", viewClass: .uiLabel, superview: nil, content: .label(LabelContent(text: text)))
      .intrinsicContentSize(
        in: .standard(on: .iOS), on: PixelGrid(scale: scale), measuring: MonospacedTextMeasurer()
      )
      .size.vertical ?? -1
  }
}
