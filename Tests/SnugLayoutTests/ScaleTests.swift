import SnugGeometry
import SnugLayout
import SnugTestSupport
import Testing

/// Scenes far larger than real ones. A solver with a quadratic step would not finish.
struct ScaleTests {
  private let engine = LayoutEngine(measuring: MonospacedTextMeasurer())

  /// `count` labels of 80 × 19.5 points.
  private func labels(_ count: Int, in size: PerAxis<Double?>) -> Scene {
    var root = View(name: "view", superview: nil)
    root.requiredSize = size
    let label = View(
      name: "", viewClass: .uiLabel, superview: .root,
      content: .label(LabelContent(text: StyledText("ten of 8pt", font: Font(size: 16)))))
    let views = (0..<count).map { index in
      var view = label
      view.name = "label\(index)"
      return view
    }
    return Scene(title: "", views: [root] + views, constraints: [])
  }

  /// Each view's `start` at the `end` of the one before, the last one's at the superview's.
  private func chain(
    _ views: [ViewID], in superview: ViewID, _ start: Constraint.Attribute,
    _ end: Constraint.Attribute
  ) -> [Constraint] {
    var constraints: [Constraint] = []
    var edge = (superview, start)
    for view in views {
      constraints.append(
        Constraint(
          firstItem: .view(view), firstAttribute: start, secondItem: .view(edge.0),
          secondAttribute: edge.1))
      edge = (view, end)
    }
    constraints.append(
      Constraint(
        firstItem: .view(superview), firstAttribute: end, secondItem: .view(edge.0),
        secondAttribute: edge.1))
    return constraints
  }

  @Test func `of very many labels in too narrow a row the last ones give way`() {
    let count = Seeds.areAllDrawn ? 2_000 : 400
    // Room for half of them and half of one.
    let half = count / 2
    let width = Double(half) * 80 + 40
    var scene = labels(count, in: PerAxis(horizontal: width, vertical: 100))
    scene.constraints = chain(Array(scene.viewIDs.dropFirst()), in: .root, .leading, .trailing)
    let layout = engine.layout(scene)
    #expect(layout.status == .ambiguous)
    #expect(layout.views[1...half].allSatisfy { $0.frame.width == 80 })
    #expect(layout.views[half + 1].frame.width == 40)
    #expect(layout.views[(half + 2)...].allSatisfy { $0.frame.width == 0 })
    #expect(layout.views[count].frame.minX == width)
    #expect(layout.views[1].ambiguity.size == PerAxis(horizontal: true, vertical: false))
  }

  @Test func `very many labels without constraints are at the origin`() {
    let layout = engine.layout(labels(Seeds.areAllDrawn ? 10_000 : 1_000, in: PerAxis(both: 100)))
    #expect(
      layout.views.dropFirst().allSatisfy {
        $0.frame == Rect(x: 0, y: 0, width: 80, height: 19.5)
          && $0.ambiguity.origin == PerAxis(both: true)
          && $0.ambiguity.size == PerAxis(both: false)
      })
  }

  @Test func `a hundred columns of a hundred cells share the space evenly`() {
    var root = View(name: "view", superview: nil)
    root.requiredSize = PerAxis(both: 1_000)
    var scene = Scene(title: "", views: [root], constraints: [])
    var columns: [ViewID] = []
    for column in 0..<100 {
      let id = ViewID(index: scene.views.count)
      scene.views.append(View(name: "column\(column)", superview: .root))
      columns.append(id)
      let cells = (1...100).map { ViewID(index: id.index + $0) }
      scene.views += (0..<100).map { View(name: "cell\(column)-\($0)", superview: id) }
      scene.constraints += chain(cells, in: id, .top, .bottom)
      for cell in cells {
        scene.constraints += chain([cell], in: id, .leading, .trailing)
        scene.constraints.append(
          Constraint(
            firstItem: .view(cell), firstAttribute: .height, secondItem: .view(cells[0]),
            secondAttribute: .height))
      }
      scene.constraints += chain([id], in: .root, .top, .bottom)
      scene.constraints.append(
        Constraint(
          firstItem: .view(id), firstAttribute: .width, secondItem: .view(columns[0]),
          secondAttribute: .width))
    }
    scene.constraints += chain(columns, in: .root, .leading, .trailing)
    let layout = engine.layout(scene)
    #expect(layout.status == .satisfied)
    for (column, id) in columns.enumerated() {
      for cell in 0..<100 {
        #expect(
          layout.views[id.index + 1 + cell].frame
            == Rect(x: Double(column) * 10, y: Double(cell) * 10, width: 10, height: 10))
      }
    }
  }

  @Test func `a hundred levels inside each other keep their margins`() {
    var root = View(name: "view", superview: nil)
    root.requiredSize = PerAxis(both: nil)
    var scene = Scene(title: "", views: [root], constraints: [])
    for level in 1...100 {
      let id = ViewID(index: level)
      let superview = ViewID(index: level - 1)
      scene.views.append(View(name: "level\(level)", superview: superview))
      for (start, end) in [
        (Constraint.Attribute.leading, Constraint.Attribute.trailing), (.top, .bottom),
      ] {
        scene.constraints.append(
          Constraint(
            firstItem: .view(id), firstAttribute: start, secondItem: .view(superview),
            secondAttribute: start,
            constant: 3))
        scene.constraints.append(
          Constraint(
            firstItem: .view(id), firstAttribute: end, secondItem: .view(superview),
            secondAttribute: end,
            constant: -5))
      }
    }
    // The innermost view against the root: the longest possible sum of origins.
    scene.constraints.append(
      Constraint(
        firstItem: .view(ViewID(index: 100)), firstAttribute: .trailing, secondItem: .root,
        secondAttribute: .leading, constant: 340))
    scene.views[100].intrinsicContentSizeOverride = PerAxis(horizontal: 30, vertical: 20)
    let layout = engine.layout(scene)
    #expect(layout.status == .satisfied)
    #expect(layout[.root].frame == Rect(x: 0, y: 0, width: 840, height: 820))
    #expect(layout.views[100].frame == Rect(x: 300, y: 300, width: 40, height: 20))
  }
}
