import SnugGeometry

/// The content of a `UIPageControl`.
public struct PageControlContent: Hashable, Sendable {
  public var numberOfPages: Int
  public var currentPage: Int

  public init(numberOfPages: Int, currentPage: Int = 0) {
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
  }

  /// Three pages are saved as 39 × 37 up to iOS 13, which is the size of the dots, and since iOS 15 as
  /// 115.5 × 26; five as 150.5 × 26. Those of iOS 14, 6 to 7 points wider and 1.5 higher, are left out.
  var traits: ContentTraits {
    ContentTraits(
      size: {
        let size =
          $0.system.major < 14
          ? Size(width: dotsWidth, height: 37)
          : Size(width: 63 + 17.5 * Double(numberOfPages), height: 26)
        return .init(size: $0.rounded(size))
      }, hugging: .high, huggingInBuilder: .low, position: .inMiddle, isSeenWithoutFrame: true,
      stretched: PerAxis(both: .inflated), shows: PerAxis(horizontal: "dots", vertical: nil))
  }

  /// The width of dots of 7 points, 9 points apart.
  package var dotsWidth: Double {
    max(0, Double(numberOfPages) * (Self.dot + Self.spacing) - Self.spacing)
  }

  package static let dot = 7.0
  package static let spacing = 9.0
}
