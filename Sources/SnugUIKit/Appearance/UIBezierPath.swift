/// Core Graphics' path; it is never drawn.
public struct CGPath: Hashable, Sendable {
  public let boundingBox: CGRect

  public init(rect: CGRect) { boundingBox = rect }

  public func hash(into hasher: inout Hasher) { hasher.combine(boundingBox.width) }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves. Only its bounds are kept.
open class UIBezierPath: NSObject {
  private var box: CGRect?
  open var lineWidth: CGFloat = 1

  public convenience init(rect: CGRect) {
    self.init()
    box = rect
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  open var cgPath: CGPath { CGPath(rect: bounds) }
  open var bounds: CGRect { box ?? .zero }

  open func move(to point: CGPoint) { extend(to: point) }
  open func addLine(to point: CGPoint) { extend(to: point) }
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { for point in [controlPoint1, controlPoint2, endPoint] { extend(to: point) } }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    for point in [controlPoint, endPoint] { extend(to: point) }
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    append(
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }
  open func append(_ path: UIBezierPath) { box = box?.union(path.bounds) ?? path.bounds }
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}

  private func extend(to point: CGPoint) {
    let rect = CGRect(origin: point, size: .zero)
    box = box?.union(rect) ?? rect
  }
}
