import Foundation
import SnugDiagnostics
import SnugLayout
import SnugPangoCairo
import SnugUIKit
import Testing

@MainActor
@Suite struct `An image` {
  nonisolated private static let unread = "an image of bytes is not read, and counts as none"

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      context.fill(.zero)
      context.stroke(.zero)
    }
  }

  private func warnings(_ image: UIImage?) throws -> [String] {
    try Scene.checked(of: UIImageView(image: image)).warnings.map(\.message)
  }

  /// A square as high as a line: 1.193 em of SF Pro, so 17 points have lines of 20.29.
  nonisolated private static let symbols: [(Int, @MainActor @Sendable () -> UIImage?)] = [
    (20, { UIImage(systemName: "star") }),
    (20, { UIImage(systemName: "star", compatibleWith: nil) }),
    (48, { symbol(.init(pointSize: 40)) }), (48, { symbol(.init(pointSize: 40, weight: .bold)) }),
    (48, { symbol(.init(pointSize: 40, weight: .bold, scale: .large)) }),
    (20, { symbol(.init(textStyle: .body)) }),
    (33, { symbol(.init(textStyle: .title1, scale: .small)) }),
    (12, { symbol(.init(font: .systemFont(ofSize: 10))) }), (20, { symbol(.init(scale: .large)) }),
    (20, { symbol(.init(weight: .heavy)) }),
  ]

  private static func symbol(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    UIImage(systemName: "star", withConfiguration: configuration)
  }

  @Test(arguments: 0..<symbols.count) func `of a symbol is a square, as a guess`(
    index: Int
  ) throws {
    let (side, make) = Self.symbols[index]
    #expect(make()?.size == CGSize(width: side, height: side))
    #expect(
      try warnings(make()) == [
        "in 'view', the size of the symbol 'star' is not known and counts as \(side) x \(side)"
      ])
  }

  @Test func `of a symbol has the size of its later configuration`() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40)
    let symbol = UIImage(systemName: "star")
    let side = CGSize(width: 48, height: 48)
    #expect(symbol?.withConfiguration(configuration).size == side)
    #expect(image(3, 4).withConfiguration(configuration).size == CGSize(width: 3, height: 4))
  }

  @Test func `of a symbol has its view's preferred size, unless it is configured`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40)
    let (plain, own) = (UIImage(systemName: "star"), Self.symbol(.init(pointSize: 10)))
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = configuration
    #expect(view.intrinsicContentSize == CGSize(width: 48, height: 48))
    #expect(view.image?.size == CGSize(width: 20, height: 20))
    view.image = own
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
    let (button, other) = (UIButton(type: .custom), UIButton(configuration: .plain()))
    button.setImage(plain, for: .normal)
    other.configuration?.image = plain
    let (width, otherWidth) = (button.intrinsicContentSize.width, other.intrinsicContentSize.width)
    button.setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
    other.configuration?.preferredSymbolConfigurationForImage = configuration
    #expect(button.intrinsicContentSize.width == width + 28)
    #expect(other.intrinsicContentSize.width == otherWidth + 28)
    button.isSelected = true
    button.setPreferredSymbolConfiguration(.init(pointSize: 10), forImageIn: .selected)
    #expect(button.intrinsicContentSize.width == width - 8)
  }

  @Test func `of a symbol follows the text size`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    // A body of 28 points: 28 * 1.193 is 33.4.
    large.performAsCurrent {
      #expect(Self.symbol(.init(textStyle: .body))?.size == CGSize(width: 33, height: 33))
    }
  }

  @Test(arguments: [UIImage(data: Data()), UIImage(contentsOfFile: "/nowhere/a.png")])
  func `of bytes has a note that it is not read`(image: UIImage?) throws {
    #expect(image?.size == .zero)
    #expect(try warnings(image) == ["in 'view', \(Self.unread)"])
  }

  @Test(arguments: [
    UIImage(named: "nowhere", in: nil, compatibleWith: nil),
    UIImage(named: "nowhere", in: nil, with: nil),
  ]) func `that is not found has a note that it is missing`(image: UIImage?) throws {
    #expect(
      try warnings(image) == [
        "in 'view', the image 'nowhere' was not found, and counts as none"
      ])
  }

  @Test func `runs the code that draws it`() {
    var calls = 0
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in calls += 1 }
    #expect(calls == 1)
  }

  @Test func `in a hidden folder is not found`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let image = try #require(PixelImage(width: 4, height: 2, pixels: Array(repeating: 9, count: 8)))
    for path in ["seen.png", ".cache/unseen.png"] {
      let file = folder.appending(path: path)
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(try image.opaquePNG()).write(to: file)
    }
    ImageFolders.add(folder.path)
    #expect(UIImage(named: "seen.png")?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(named: "unseen")?.size == .zero)
  }

  @Test func `keeps its size when it is tinted or rendered`() throws {
    let image = image(30, 20)
    let others = [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
      image.withTintColor(.red, renderingMode: .alwaysOriginal),
    ]
    for other in others { #expect(other.size == CGSize(width: 30, height: 20)) }
    #expect(try warnings(image) == [] && UIImage().size == .zero && image.scale == 2)
    #expect(
      UIGraphicsImageRenderer(bounds: CGRect(x: 1, y: 1, width: 5, height: 6)).image { _ in }.size
        == CGSize(width: 5, height: 6))
  }

  @Test func `sizes the view made for it`() {
    let view = UIImageView(image: image(30, 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }
}
