import Foundation
import SnugUIKit
import Testing

@MainActor
@Suite struct `A layer` {
  private func names(_ layer: CALayer) -> [String?] { (layer.sublayers ?? []).map(\.name) }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func `has sublayers from back to front`() {
    let (root, a, b, c) = (CALayer(), layer("a"), layer("b"), layer("c"))
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 1)
    #expect(names(root) == ["a", "c", "b"] && c.superlayer === root)
    c.removeFromSuperlayer()
    #expect(names(root) == ["a", "b"] && c.superlayer == nil)
    root.insertSublayer(c, below: b)
    #expect(names(root) == ["a", "c", "b"])
    root.insertSublayer(layer("d"), above: a)
    #expect(names(root) == ["a", "d", "c", "b"])
    root.insertSublayer(layer("e"), at: 9)
    #expect(names(root) == ["a", "d", "c", "b", "e"])
  }

  @Test func `leaves the layer it was in`() {
    let (root, other, a) = (CALayer(), CALayer(), layer("a"))
    root.addSublayer(a)
    root.addSublayer(a)
    #expect(names(root) == ["a"])
    other.insertSublayer(a, at: 0)
    #expect(names(root) == [] && names(other) == ["a"] && a.superlayer === other)
  }

  @Test func `is of the class its view says`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView()
    #expect(view.layer is CAGradientLayer && view.layer === view.layer)
    #expect(!(UIView().layer is CAGradientLayer))
    let copy = CALayer(layer: view.layer)
    #expect(copy.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func `has the geometry of its view`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.position.x += 5
    view.layer.bounds.size.height = 50
    #expect(view.frame == CGRect(x: 15, y: 15, width: 30, height: 50))
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `animates between values that are kept`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.byValue = 0.5
    #expect(animation.fromValue as? Int == 0 && animation.toValue as? Int == 1)
    #expect(animation.byValue as? Double == 0.5)
    #expect(animation.timingFunction == nil)
    let ease = CAMediaTimingFunction(name: .easeIn)
    animation.timingFunction = ease
    #expect(animation.timingFunction === ease)
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil)
    gradient.colors = [UIColor.red.cgColor]
    #expect(gradient.colors?.first as? CGColor == UIColor.red.cgColor)
    gradient.contents = UIImage().cgImage
    #expect(gradient.contents == nil)
  }
}

/// Bounds as documented: the smallest rectangle around all points, control points among them.
@MainActor
@Suite struct `The bounds of a path` {
  nonisolated private static let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  nonisolated private static let shapes: [(CGRect, @MainActor @Sendable () -> UIBezierPath)] = [
    (rect, { UIBezierPath(rect: rect) }), (rect, { UIBezierPath(ovalIn: rect) }),
    (rect, { UIBezierPath(roundedRect: rect, cornerRadius: 4) }),
    (
      rect,
      {
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: rect.size)
      }
    ),
    (
      CGRect(x: 5, y: 15, width: 10, height: 10),
      {
        UIBezierPath(
          arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: 2 * .pi,
          clockwise: true)
      }
    ),
  ]

  @Test(arguments: 0..<shapes.count) func `are those of its shape`(index: Int) {
    let (bounds, make) = Self.shapes[index]
    let path = make()
    #expect(path.bounds == bounds && path.cgPath.boundingBox == bounds)
    #expect(path.cgPath == CGPath(rect: bounds) && Set([path.cgPath, make().cgPath]).count == 1)
  }

  @Test func `grow with what is added`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 5))
    #expect(path.bounds == CGRect(x: 10, y: 5, width: 10, height: 5))
    path.addQuadCurve(to: CGPoint(x: 30, y: 5), controlPoint: CGPoint(x: 25, y: 0))
    #expect(path.bounds == CGRect(x: 10, y: 0, width: 20, height: 10))
    path.addCurve(
      to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 40, y: 0),
      controlPoint2: CGPoint(x: 0, y: 30))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    path.close()
    path.append(UIBezierPath(rect: CGRect(x: 50, y: 0, width: 1, height: 1)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 51, height: 30))
    path.addArc(
      withCenter: CGPoint(x: 10, y: 40), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 51, height: 45))
    let outline = UIBezierPath()
    outline.append(path)
    #expect(outline.bounds == path.bounds)
  }
}
