public import SnugGeometry

/// Why a picture could not be drawn.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A canvas without an area, or with an invalid side.
  case invalidCanvas(Size)
  /// A mark with a number out of range; `index` is from 0.
  case invalidMark(index: Int, role: String)
  /// A number of pixels per point that is not positive or not finite.
  case invalidScale(Double)
  /// An image with more than 32,767 pixels per side or 268 million in total.
  case imageTooLarge(width: Double, height: Double)
  /// The pixels could not be written as a PNG.
  case image(message: String)
  /// The bytes are not a complete PNG.
  case unreadableImage(message: String)
  /// The image of a mark has unreadable pixels; `subject` is the mark's.
  case damagedImage(subject: String?)
  case cairo(message: String)

  public var description: String {
    switch self {
    case .invalidCanvas(let size):
      "a canvas of \(size.width.shortDescription) × \(size.height.shortDescription) points "
        + "cannot be drawn"
    case .invalidMark(let index, let role):
      "mark \(index) ('\(role)') cannot be drawn: a number is out of range"
    case .invalidScale(let scale):
      "\(scale.shortDescription) pixels per point is not a scale; use a number above 0"
    case .imageTooLarge(let width, let height):
      "an image of \(width.shortDescription) × \(height.shortDescription) pixels is too large; "
        + "a side may have 32767 pixels, the image 268435456"
    case .image(let message): "the PNG could not be written: \(message)"
    case .unreadableImage(let message): "the PNG could not be read: \(message)"
    case .damagedImage(let subject):
      "the pixels of the image\(subject.map { " of '\($0)'" } ?? "") are damaged"
    case .cairo(let message): "Cairo failed: \(message)"
    }
  }
}
