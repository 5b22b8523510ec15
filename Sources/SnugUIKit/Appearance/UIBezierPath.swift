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

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
}

/// A path of lines and curves; nothing of it is kept.
open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1
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

  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {}
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  open func append(_ path: UIBezierPath) {}
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}
