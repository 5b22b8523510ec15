public import SnugGeometry

/// The image of an image view or a button.
public struct ImageContent: Hashable, Sendable {
  /// In points.
  public var size: Size
  /// The bytes of a PNG file. Without them, only the size is drawn.
  public var png: [UInt8]?
  /// The file's path in the scene file, relative to the scene. Only reading and writing scene
  /// files uses it.
  public var path: String?
  /// `UIImage.alignmentRectInsets`, in points: an image view has the same.
  public var alignmentRectInsets: EdgeInsets

  public init(
    size: Size, png: [UInt8]? = nil, path: String? = nil, alignmentRectInsets: EdgeInsets = .zero
  ) {
    self.size = size
    self.png = png
    self.path = path
    self.alignmentRectInsets = alignmentRectInsets
  }
}

extension ImageContent? {
  var traits: ContentTraits {
    ContentTraits(
      size: { sizing in map { .init(size: sizing.rounded($0.size)) } ?? .none },
      alignmentRectInsets: { _ in self?.alignmentRectInsets ?? .zero },
      huggingInBuilder: PerAxis(both: 251), stretched: PerAxis(both: .inflated),
      shows: PerAxis(both: "image"))
  }
}
