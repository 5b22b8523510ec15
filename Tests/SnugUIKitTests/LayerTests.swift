import Foundation
import SnugUIKit
import Testing

@MainActor
@Suite struct `A layer` {
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

  @Test func `is in one layer at a time`() {
    let (one, other, inner) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(inner)
    other.insertSublayer(inner, at: 0)
    #expect(one.sublayers == [] && other.sublayers == [inner] && inner.superlayer === other)
    inner.removeFromSuperlayer()
    #expect(other.sublayers == [] && inner.superlayer == nil)
  }

  @Test func `has paths of which the end is known`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addArc(
      withCenter: CGPoint(x: 5, y: 5), radius: 2, startAngle: .pi, endAngle: 0, clockwise: true)
    #expect(path.currentPoint == CGPoint(x: 7, y: 5) && !path.contains(.zero))
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
}
