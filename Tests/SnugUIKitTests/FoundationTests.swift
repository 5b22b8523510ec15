import Foundation
import SnugUIKit
import Testing

/// Matrices, as in Core Graphics' documentation: `x' = ax + cy + tx`, `y' = bx + dy + ty`.
@Suite struct `A transform` {
  nonisolated private static let identity = CGAffineTransform.identity

  nonisolated private static let examples: [(CGAffineTransform, [CGFloat])] = [
    (CGAffineTransform(), [1, 0, 0, 1, 0, 0]),
    (CGAffineTransform(translationX: 2, y: 3), [1, 0, 0, 1, 2, 3]),
    (CGAffineTransform(scaleX: 2, y: 3), [2, 0, 0, 3, 0, 0]),
    (CGAffineTransform(rotationAngle: .pi / 2), [0, 1, -1, 0, 0, 0]),
    (identity.translatedBy(x: 2, y: 3), [1, 0, 0, 1, 2, 3]),
    // The later method applies first, so the shift is scaled.
    (identity.scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 7), [2, 0, 0, 3, 10, 21]),
    (identity.translatedBy(x: 5, y: 7).scaledBy(x: 2, y: 3), [2, 0, 0, 3, 5, 7]),
    (identity.translatedBy(x: 5, y: 7).rotated(by: .pi / 2), [0, 1, -1, 0, 5, 7]),
    (
      CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 5, y: 7)),
      [2, 0, 0, 3, 5, 7]
    ),
    (
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        .concatenating(CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)),
      [25, 28, 57, 64, 100, 112]
    ),
  ]

  @Test(arguments: examples) func `has the numbers of its matrix`(
    transform: CGAffineTransform, numbers: [CGFloat]
  ) {
    let found = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    for (number, expected) in zip(found, numbers) { #expect(abs(number - expected) < 1e-12) }
  }

  @MainActor @Test func `has no part in layout`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.transform == .identity)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

@Suite struct `Values beside those of Foundation` {
  @Test func `inset rectangles`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect && UIEdgeInsets() == .zero)
    let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    #expect(NSDirectionalEdgeInsets() == zero && NSDirectionalEdgeInsets.zero == zero)
  }

  @Test func `are paths of rows and items`() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2) && path.count == 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    path.section = 4
    path.row += 1
    #expect(path == [4, 4])
    path.item = 0
    #expect(path == [4, 0])
  }
}

@MainActor
@Suite struct `What Objective-C has and Linux has not` {
  @Test func `is a selector with a name, which is never called`() {
    #expect(Selector("tap") == "tap" && Selector("tap").description == "tap")
    let names = ["tap", "tap:"]
    #expect(Selector("tap") == Selector(names[0]) && Selector("tap") != Selector(names[1]))
    let timer = Timer.scheduledTimer(
      timeInterval: 5, target: self, selector: "tick", userInfo: nil, repeats: true)
    #expect(timer.timeInterval == 5 && timer.isValid)
    timer.invalidate()
    let center = NotificationCenter()
    center.addObserver(
      self, selector: "change", name: UIDevice.orientationDidChangeNotification, object: nil)
    center.post(name: UIDevice.orientationDidChangeNotification, object: nil)
  }

  @Test func `is an object that is associated with another one`() {
    let (view, other) = (UIView(), UIView())
    withUnsafePointer(to: 1) { key in
      objc_setAssociatedObject(view, key, "A", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, key) as? String == "A")
      #expect(objc_getAssociatedObject(other, key) == nil)
      objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, key) == nil)
    }
  }

  @Test func `is a localized text that no table translates`() {
    #expect(String(localized: "\(2) rows", comment: "A count") == "2 rows")
    #expect(String(localized: "inbox.title", defaultValue: "Inbox") == "Inbox")
  }
}
