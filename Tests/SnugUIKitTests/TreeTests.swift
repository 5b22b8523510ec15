import Foundation
import SnugUIKit
import Testing

@MainActor
@Suite struct `A tree of views` {
  /// Records its callbacks.
  private final class RecordingView: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append(newSuperview == nil ? "will leave" : "will move")
    }
    override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "moved") }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append(newWindow == nil ? "will leave window" : "will move to window")
    }
    override func didMoveToWindow() { calls.append(window == nil ? "left window" : "in window") }
    override func didAddSubview(_ subview: UIView) { calls.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("removes \(subview.tag)") }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var tags: [Int] { root.subviews.map(\.tag) }

  private func view(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test func `has an order that can be changed`() {
    let (a, b, c) = (view(1), view(2), view(3))
    for view in [a, b] { root.addSubview(view) }
    root.insertSubview(c, at: 0)
    #expect(tags == [3, 1, 2])
    root.insertSubview(view(4), belowSubview: a)
    root.insertSubview(view(5), aboveSubview: a)
    #expect(tags == [3, 4, 1, 5, 2])
    root.bringSubviewToFront(c)
    root.sendSubviewToBack(b)
    #expect(tags == [2, 4, 1, 5, 3])
    root.bringSubviewToFront(view(6))
    #expect(tags == [2, 4, 1, 5, 3], "strangers change nothing")
  }

  @Test func `moves a view beside one that comes later`() {
    let (a, b, c) = (view(1), view(2), view(3))
    for view in [a, b, c] { root.addSubview(view) }
    root.insertSubview(a, aboveSubview: b)
    #expect(tags == [2, 1, 3])
    root.insertSubview(b, belowSubview: c)
    #expect(tags == [1, 2, 3])
    root.insertSubview(c, belowSubview: a)
    #expect(tags == [3, 1, 2])
    root.addSubview(c)
    #expect(tags == [1, 2, 3])
  }

  @Test func `is searched for tags and relations`() {
    let (a, b) = (view(1), view(2))
    root.addSubview(a)
    a.addSubview(b)
    #expect(root.viewWithTag(2) === b && root.viewWithTag(0) === root)
    #expect(root.viewWithTag(7) == nil)
    // A search that repeats at every level would not finish.
    let chain = (0..<64).map { _ in UIView() }
    for (view, subview) in zip(chain, chain.dropFirst()) { view.addSubview(subview) }
    chain[63].tag = 64
    #expect(chain[0].viewWithTag(64) === chain[63])
    #expect(b.isDescendant(of: root) && b.isDescendant(of: b) && !root.isDescendant(of: b))
    b.addSubview(root)
    #expect(root.superview == nil, "a view can't be in its own subview")
  }

  @Test func `calls a view when it moves to another superview`() {
    let (recorder, other, child) = (RecordingView(), RecordingView(), view(9))
    root.addSubview(recorder)
    #expect(recorder.calls == ["will move", "moved"])
    recorder.calls = []
    recorder.addSubview(child)
    other.addSubview(child)
    #expect(recorder.calls == ["added 9", "removes 9"] && other.calls == ["added 9"])
    recorder.removeFromSuperview()
    #expect(recorder.calls.suffix(2) == ["will leave", "left"])
    recorder.removeFromSuperview()
    #expect(recorder.calls.count == 4, "it is in no tree")
  }

  @Test func `calls all views of a tree when its window changes`() {
    let (window, recorder) = (UIWindow(frame: .zero), RecordingView())
    root.addSubview(recorder)
    recorder.calls = []
    window.addSubview(root)
    #expect(recorder.calls == ["will move to window", "in window"] && recorder.window === window)
    recorder.calls = []
    root.removeFromSuperview()
    #expect(recorder.calls == ["will leave window", "left window"] && recorder.window == nil)
  }

  @Test func `converts between its coordinates`() {
    let (outer, inner) = (view(1), view(2))
    outer.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    inner.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    root.addSubview(outer)
    outer.addSubview(inner)
    let point = CGPoint(x: 1, y: 1)
    #expect(inner.convert(point, to: root) == CGPoint(x: 14, y: 25))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 14, y: 25))
    #expect(inner.convert(point, from: root) == CGPoint(x: -12, y: -23))
    #expect(root.convert(inner.bounds, from: inner) == CGRect(x: 13, y: 24, width: 5, height: 6))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    outer.bounds.origin = CGPoint(x: 2, y: 2)
    #expect(inner.convert(point, to: root) == CGPoint(x: 12, y: 23))
  }

  @Test func `keeps gestures with one view`() {
    let (other, tap) = (UIView(), UITapGestureRecognizer(target: nil, action: nil))
    root.addGestureRecognizer(tap)
    #expect(root.gestureRecognizers == [tap] && tap.view === root)
    other.addGestureRecognizer(tap)
    #expect(root.gestureRecognizers == [] && tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(other.gestureRecognizers == [] && tap.view == nil)
    other.gestureRecognizers = [tap]
    root.removeGestureRecognizer(tap)
    #expect(tap.view === other)
    root.gestureRecognizers = [tap]
    #expect(other.gestureRecognizers == [] && tap.view === root)
    root.addGestureRecognizer(tap)
    #expect(root.gestureRecognizers == [tap])
    root.removeGestureRecognizer(tap)
    #expect(root.gestureRecognizers == [] && tap.view == nil)
  }
}
