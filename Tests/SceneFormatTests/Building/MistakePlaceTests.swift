import AutoLayout
import Diagnostics
import Geometry
import SceneFormat
import Testing

@Suite struct `Places of mistakes in Swift` {
  @Test func `in a variant, where it makes them`() {
    let said = mistakes { view in
      let a = Label("A", named: "a")
      a
      let wide = a.widthAnchor.constraint(equalToConstant: 8)
      wide
      Variant("Wrong") {
        a.numberOfLines = -1
        a.setContentHuggingPriority(20, for: .horizontal)
        view.setSize(-8, for: .horizontal)
        wide.constant = nil
        "b.width == 2"
        Setting.scale(0)
        let lost = SceneView(named: "lost")
        a.widthAnchor.constraint(equalTo: lost.widthAnchor)
      }
    }
    #expect(
      said == #"""
        +5:7: error: 'numberOfLines' can't be -1 [invalid-number]
        | Variant("Wrong") {
        | ^~~~~~~
          = note: it must be a whole number from 0 to 10,000
        +5:7: error: 'constant' must be a number of points from -10,000,000 to 10,000,000, but nothing is written [wrong-type]
        | Variant("Wrong") {
        | ^~~~~~~
        +8:14: error: 'size' can't be -8 [invalid-number]
        | view.setSize(-8, for: .horizontal)
        | ^~~~~~~
          = note: it must be a number of points from 0 to 10,000,000
        +10:10: error: there is no view 'b' [unknown-view]
        | "b.width == 2"
        | ^
        +11:17: error: 'scale' can't be 0 [invalid-number]
        | Setting.scale(0)
        | ^~~~~
          = note: it must be a number above 0 and up to 10
        +13:23: error: 'lost' stands in no view of the scene [unknown-view]
        | a.widthAnchor.constraint(equalTo: lost.widthAnchor)
        | ^~~~~~~~~~
          = note: Auto Layout refuses a constraint between items with no common ancestor
          = note: write it as a line of a block, or add it by addSubview(_:)
        """#)
  }

  @Test func `of views a variant adds under a name that is taken`() {
    let said = mistakes { _ in
      Label("A", named: "a")
      Variant {
        Label("Another", named: "a")
      }
    }
    #expect(
      said == #"""
        +3:9: error: 'a' is already the name of an item of the scene [duplicate-name]
        | Label("Another", named: "a")
        | ^~~~~
          = note: a variant has all views of the scene, and others besides
        """#)
  }

  @Test func `of blocks that go too deep`() {
    var view = SceneView(named: "last")
    for _ in 0..<300 {
      let inner = view
      view = SceneView { inner }
    }
    let said = mistakes { _ in view }
    #expect(
      said == #"""
        +-2:14: error: this is nested too deeply [nested-too-deeply]
        | view = SceneView { inner }
        | ^~~~~~~~~
          = note: views may stand in one another up to 200 deep
        """#)
  }

  @Test func `of a Swift file that can't be read`() {
    let file = "/nowhere/Gone.swift"
    let said = mistakes { view in
      let a = Label(named: "a", file: file, line: 3, column: 12)
      a.numberOfLines = -1
      a
      a.leftAnchor.constraint(equalTo: view.leadingAnchor, file: file, line: 200, column: 1)
      LayoutConstraint(visualFormat: "H:[b]", file: file, line: 200, column: 9)
    }
    #expect(
      said == #"""
        Gone.swift:3:12: error: 'numberOfLines' can't be -1 [invalid-number]
        | 
        | ^
          = note: it must be a whole number from 0 to 10,000
        Gone.swift:200:1: error: 'view.leading' follows the direction of writing, 'a.left' does not [invalid-pairing]
        | 
        | ^
          = note: use leading and trailing for both items, or left and right for both
          = note: 'a.left' goes with left, right, centerX, leftMargin, rightMargin, centerXWithinMargins
        Gone.swift:200:9: error: Unable to parse constraint format: b is not a key in the views dictionary. [unknown-view]
        | 
        | ^
        """#)
  }

  @Test func `of strings whose literal is written in another way`() {
    let format = "H:[b]"
    let said = mistakes { _ in
      format
      "H:[\("b")]"
      LayoutConstraint(visualFormat: format)
      LayoutConstraint(equation: #"b.width == 8"#)
      /* ä */ "H:[ü]"
    }
    #expect(
      said == #"""
        +1:7: error: Unable to parse constraint format: b is not a key in the views dictionary. [unknown-view]
        | format
        | ^~~~~~
        +2:7: error: Unable to parse constraint format: b is not a key in the views dictionary. [unknown-view]
        | "H:[\("b")]"
        | ^
        +3:7: error: Unable to parse constraint format: b is not a key in the views dictionary. [unknown-view]
        | LayoutConstraint(visualFormat: format)
        | ^~~~~~~~~~~~~~~~
        +4:36: error: there is no view 'b' [unknown-view]
        | LayoutConstraint(equation: #"b.width == 8"#)
        | ^
        +5:19: error: Unable to parse constraint format: ü is not a key in the views dictionary. [unknown-view]
        | /* ä */ "H:[ü]"
        | ^
        """#)
  }

  @Test func `of names that are there twice, wherever they stand`() {
    let said = mistakes { view in
      Label(named: "a")
      Label(named: "a")
      Stack(named: "row") {
        Label(named: "b")
        Label(named: "b")
      }
      Variant {
        view.addSubview(Label(named: "c"))
        view.addSubview(Label(named: "c"))
      }
      Variant.scene { _ in
        Label(named: "d")
        Label(named: "d")
      }
    }
    #expect(
      said == #"""
        +2:21: error: 'a' is already the name of another view [duplicate-name]
        | Label(named: "a")
        | ^
          = note: the first is at +1:21
          = note: the name of a view is unique in the whole scene
        +5:23: error: 'b' is already the name of another view [duplicate-name]
        | Label(named: "b")
        | ^
          = note: the first is at +4:23
          = note: the name of a view is unique in the whole scene
        +9:25: error: 'c' is already the name of an item of the variant [duplicate-name]
        | view.addSubview(Label(named: "c"))
        | ^~~~~
          = note: the name of a view is unique in the whole scene
        +13:23: error: 'd' is already the name of another view [duplicate-name]
        | Label(named: "d")
        | ^
          = note: the first is at +12:23
          = note: the name of a view is unique in the whole scene
        """#)
  }
}
