/// The content of a `UIPageControl`.
public struct PageControlContent: Hashable, Sendable {
  public var numberOfPages: Int
  public var currentPage: Int

  public init(numberOfPages: Int, currentPage: Int = 0) {
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
  }
}
