/// Core Graphics' path; it is never drawn.
open class CGPath: NSObject, @unchecked Sendable {}

/// Nothing of it is kept.
open class CGMutablePath: CGPath, @unchecked Sendable {
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addLines(between points: [CGPoint]) {}
  open func addRect(_ rect: CGRect) {}
  open func addEllipse(in rect: CGRect) {}
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  open func addPath(_ path: CGPath) {}
  open func closeSubpath() {}
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
}

/// A path, which is not drawn. Of lines and curves that are added, the end is kept.
open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// Where the last line ends.
  open private(set) var currentPoint = CGPoint.zero
  open var cgPath: CGPath { CGPath() }

  public override init() { super.init() }
  public init(rect: CGRect) { super.init() }
  public init(ovalIn rect: CGRect) { super.init() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { super.init() }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { super.init() }
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { super.init() }

  open func move(to point: CGPoint) { currentPoint = point }
  open func addLine(to point: CGPoint) { currentPoint = point }
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { currentPoint = endPoint }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { currentPoint = endPoint }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    currentPoint = CGPoint(
      x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
  }
  /// Always false: the area is not kept, and nobody touches a view before it is drawn.
  open func contains(_ point: CGPoint) -> Bool { false }
  open func apply(_ transform: CGAffineTransform) {}
  open func append(_ path: UIBezierPath) {}
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}
