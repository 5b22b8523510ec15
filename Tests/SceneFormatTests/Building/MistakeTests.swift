import AutoLayout
import Diagnostics
import Geometry
import SceneFormat
import Testing

@Suite struct `Mistakes in Swift` {
  @Test func `are shown where they are written, all at once`() {
    let said = mistakes { view in
      let title = Label("Full name", named: "title")
      title
      "H:|-[title]-[prize]-|"
      title.leadingAnchor.constraint(equalTo: view.leftAnchor)
      LayoutConstraint(
        visualFormat: "V:|[title(hight)]",
        metrics: ["height": 20])
    }
    #expect(
      said == #"""
        +3:21: error: Unable to parse constraint format: prize is not a key in the views dictionary. [unknown-view]
        | "H:|-[title]-[prize]-|"
        | ^~~~~
        +4:27: error: 'title.leading' follows the direction of writing, 'view.left' does not [invalid-pairing]
        | title.leadingAnchor.constraint(equalTo: view.leftAnchor)
        | ^~~~~~~~~~
          = note: use leading and trailing for both items, or left and right for both
          = note: 'title.leading' goes with leading, trailing, centerX, leadingMargin, trailingMargin, centerXWithinMargins
        +6:34: error: Unable to parse constraint format: hight is not a key in the views dictionary. [unknown-view]
        | visualFormat: "V:|[title(hight)]",
        | ^~~~~
        """#)
  }

  @Test func `of views that stand nowhere, or twice`() {
    let said = mistakes { view in
      let a = Label(named: "a")
      let b = Label()
      let gap = Guide(named: "gap")
      a
      SceneView(named: "box") { a }
      a.topAnchor.constraint(equalTo: b.topAnchor)
      view.leadingAnchor.constraint(equalTo: gap.leadingAnchor)
      b.safeAreaLayoutGuide.topAnchor.constraint(equalTo: view.topAnchor)
    }
    #expect(
      said == #"""
        +5:33: error: 'a' stands in the scene already [duplicate-name]
        | SceneView(named: "box") { a }
        | ^
          = note: it has one superview; make another for another place
        +6:19: error: a UILabel without a name stands in no view of the scene [unknown-view]
        | a.topAnchor.constraint(equalTo: b.topAnchor)
        | ^~~~~~~~~~
          = note: Auto Layout refuses a constraint between items with no common ancestor
          = note: write it as a line of a block, or add it by addSubview(_:)
        +7:26: error: 'gap' stands in no view of the scene [unknown-view]
        | view.leadingAnchor.constraint(equalTo: gap.leadingAnchor)
        | ^~~~~~~~~~
          = note: Auto Layout refuses a constraint between items with no common ancestor
          = note: write it as a line of a block, or add it by addLayoutGuide(_:)
        +8:39: error: a UILabel without a name stands in no view of the scene [unknown-view]
        | b.safeAreaLayoutGuide.topAnchor.constraint(equalTo: view.topAnchor)
        | ^~~~~~~~~~
          = note: Auto Layout refuses a constraint between items with no common ancestor
          = note: write it as a line of a block, or add it by addSubview(_:)
        """#)
  }

  @Test func `of names`() {
    let said = mistakes { _ in
      Label(named: "1st")
      Label("superview", named: "superview")
      let name = "a b"
      Label(
        "With a space",
        named: name)
      Label(named: "same")
      SceneView { Guide(named: "same") }
      let first = Label(named: "first")
      first
      first.widthAnchor.constraint(equalToConstant: 8).identifier("wide")
      first.widthAnchor.constraint(equalToConstant: 9).identifier("wide")
    }
    #expect(
      said == #"""
        +1:20: error: '1st' can't be the name of a view [invalid-name]
        | Label(named: "1st")
        | ^~~~~
          = note: a name is a letter from a to z or an underscore, then letters, digits, underscores
        +2:34: error: 'superview' can't be the name of a view [invalid-name]
        | Label("superview", named: "superview")
        | ^~~~~~~~~
          = note: in a constraint it means the superview of the first item
        +4:7: error: 'a b' can't be the name of a view [invalid-name]
        | Label(
        | ^~~~~
          = note: a name is a letter from a to z or an underscore, then letters, digits, underscores
        +8:33: error: 'same' is already the name of a view [duplicate-name]
        | SceneView { Guide(named: "same") }
        | ^~~~
          = note: the first is at +7:21
          = note: the name of a view is unique in the whole scene
        +12:68: error: 'wide' is already the id of another constraint [duplicate-name]
        | first.widthAnchor.constraint(equalToConstant: 9).identifier("wide")
        | ^~~~
          = note: the first is at +11:68
        """#)
  }

  @Test func `of numbers, at the view whose property it is`() {
    let said = mistakes { view in
      let label = Label("A", named: "a")
      label.numberOfLines = -1
      label.layoutMargins = EdgeInsets(all: -2)
      label.contentInsets = EdgeInsets(all: .nan)
      label
      label.widthAnchor.constraint(equalToConstant: .infinity)
      label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: .nan)
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 1e9)
    }
    #expect(
      said == #"""
        +1:19: error: 'numberOfLines' can't be -1 [invalid-number]
        | let label = Label("A", named: "a")
        | ^~~~~
          = note: it must be a whole number from 0 to 10,000
        +1:19: error: 'layoutMargins' can't be -2 [invalid-number]
        | let label = Label("A", named: "a")
        | ^~~~~
          = note: it must be a number of points from 0 to 10,000,000
        +1:19: error: 'contentInsets' must be a number of points from 0 to 10,000,000, not 'nan' [wrong-type]
        | let label = Label("A", named: "a")
        | ^~~~~
        +6:25: error: a constant can't be 'inf' [invalid-number]
        | label.widthAnchor.constraint(equalToConstant: .infinity)
        | ^~~~~~~~~~
          = note: numbers are finite and go up to 10,000,000
        +7:25: error: a constant can't be 'nan' [invalid-number]
        | label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: .nan)
        | ^~~~~~~~~~
          = note: numbers are finite and go up to 10,000,000
        +8:23: error: the number 1000000000 is too large [invalid-number]
        | label.topAnchor.constraint(equalTo: view.topAnchor, constant: 1e9)
        | ^~~~~~~~~~
          = note: numbers are finite and go up to 10,000,000
        """#)
  }

  @Test func `of priorities that are out of range`() {
    let said = mistakes { view in
      let a = SceneView(named: "a")
      a.setContentHuggingPriority(.required + 1)
      a
      a.widthAnchor.constraint(equalToConstant: 8).priority(.defaultLow - 250)
      LayoutConstraint(equation: "a.height == 8").priority(.required + .nan)
    }
    #expect(
      said == #"""
        +2:9: error: '1001' is not a priority [invalid-priority]
        | a.setContentHuggingPriority(.required + 1)
        | ^~~~~~~~~~~~~~~~~~~~~~~~~
          = note: a priority is above 0 and at most 1000, or required, defaultHigh, defaultLow, fittingSizeLevel
        +4:21: error: 'constraint' is not a priority [invalid-priority]
        | a.widthAnchor.constraint(equalToConstant: 8).priority(.defaultLow - 250)
        | ^~~~~~~~~~
          = note: a priority is above 0 and at most 1000, or required, defaultHigh, defaultLow, fittingSizeLevel
        +5:7: error: '0' is not a priority [invalid-priority]
        | LayoutConstraint(equation: "a.height == 8").priority(.required + .nan)
        | ^~~~~~~~~~~~~~~~
          = note: a priority is above 0 and at most 1000, or required, defaultHigh, defaultLow, fittingSizeLevel
        """#)
  }

  @Test func `of constraints Auto Layout refuses`() {
    let said = mistakes { view in
      let a = SceneView(named: "a")
      a
      LayoutConstraint(
        item: a, attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
      LayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: a, attribute: .left)
      LayoutConstraint(
        item: view.layoutMarginsGuide, attribute: .leftMargin, relatedBy: .equal, toItem: a,
        attribute: .left)
      LayoutConstraint(visualFormat: "H:[a]", options: [.alignAllLeft])
      LayoutConstraint(equation: "a.width == 2 * gpa")
      LayoutConstraint(visualFormat: "H:[a(>=50@2000)]")
      Setting.metric("gap", 8)
    }
    #expect(
      said == #"""
        +3:7: error: 'a.leading' is a location and can't be compared with a constant [location-equals-constant]
        | LayoutConstraint(
        | ^~~~~~~~~~~~~~~~
          = note: a location needs a second one, such as 'superview.leading + 8'
        +5:7: error: 'a.top' and 'a.left' lie on different axes [invalid-pairing]
        | LayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: a, attribute: .left)
        | ^~~~~~~~~~~~~~~~
          = note: 'a.top' goes with top, bottom, centerY, firstBaseline, lastBaseline, topMargin, bottomMargin, centerYWithinMargins
        +6:7: error: a layout guide has no margins, and so no 'leftMargin' [unknown-attribute]
        | LayoutConstraint(
        | ^~~~~~~~~~~~~~~~
          = note: the attributes of a guide are left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        +9:7: error: Unable to parse constraint format: alignAllLeft aligns views along the axis a horizontal format arranges them on [invalid-visual-format]
        | LayoutConstraint(visualFormat: "H:[a]", options: [.alignAllLeft])
        | ^~~~~~~~~~~~~~~~
          = note: a horizontal format takes alignAllTop, alignAllBottom, alignAllCenterY, alignAllLastBaseline, alignAllFirstBaseline
        +10:50: error: there is no metric 'gpa'; did you mean 'gap'? [unknown-metric]
        | LayoutConstraint(equation: "a.width == 2 * gpa")
        | ^~~
          = note: metrics are gap, systemSpacing; the scene's stand under 'metrics'
        +11:49: error: '2000' is not a priority [invalid-priority]
        | LayoutConstraint(visualFormat: "H:[a(>=50@2000)]")
        | ^~~~
          = note: a priority is above 0 and at most 1000, or required, defaultHigh, defaultLow, fittingSizeLevel
        """#)
  }

  @Test func `of things that do not go together`() {
    let said = mistakes { view in
      let stack = Stack(named: "stack", axis: .vertical, alignment: .firstBaseline)
      let framed = SceneView(named: "framed")
      framed.frame = Rect(x: 0, y: 0, width: 8, height: 8)
      stack.addArrangedSubview(framed)
      stack.setCustomSpacing(8, after: view)
      stack.setContentHuggingPriority(
        251, for: .horizontal)
      stack
      let inner = SceneView(named: "inner")
      inner.setSize(80, for: .vertical)
      inner
      view.addLayoutGuide(view.safeAreaLayoutGuide)
      MacButton("OK")
      Variant { Variant { "inner.width == 8" } }
    }
    #expect(
      said == #"""
        +1:19: error: a vertical stack view can't align 'firstBaseline' [conflicting-keys]
        | let stack = Stack(named: "stack", axis: .vertical, alignment: .firstBaseline)
        | ^~~~~
          = note: baselines of views below each other have nothing to meet; it is for a horizontal stack
          = note: a vertical one aligns fill, leading, center or trailing
        +2:20: error: an arranged view can't have a frame [conflicting-keys]
        | let framed = SceneView(named: "framed")
        | ^~~~~~~~~
          = note: a stack view sets 'translatesAutoresizingMaskIntoConstraints' of what it arranges to false
        +5:13: error: 'stack' arranges no view 'view' [unknown-view]
        | stack.setCustomSpacing(8, after: view)
        | ^~~~~~~~~~~~~~~~
          = note: it arranges framed
        +6:13: warning: 'hugging' has no effect: a stack view has no intrinsic content size [no-effect]
        | stack.setContentHuggingPriority(
        | ^~~~~~~~~~~~~~~~~~~~~~~~~
          = note: its size follows from its arranged views; set the priorities of those
        +10:13: error: 'size' belongs to the root view alone [misplaced-key]
        | inner.setSize(80, for: .vertical)
        | ^~~~~~~
          = note: give another view its size by constraints, such as 'a.width == 100'
        +12:12: error: every view has its safeAreaLayoutGuide; it can't be added [misplaced-key]
        | view.addLayoutGuide(view.safeAreaLayoutGuide)
        | ^~~~~~~~~~~~~~
          = note: only constraints speak of it
        +13:7: error: NSButton is a class of macOS, and this is a scene of iOS [unknown-class]
        | MacButton("OK")
        | ^~~~~~~~~
          = note: iOS has the classes that begin with UI; for the others say 'platform: macOS'
        +14:17: error: a variant has no variants [misplaced-key]
        | Variant { Variant { "inner.width == 8" } }
        | ^~~~~~~
          = note: write it in the block of the scene
        """#)
  }

  @Test func `of images`() {
    let said = mistakes { _ in
      ImageView(image: .named("nothing.png"))
      ImageView(image: .named("photo.jpeg"), named: "photo")
      ImageView(image: .size(width: -1, height: 2))
    }
    #expect(
      said == #"""
        +1:31: error: the image 'nothing.png' cannot be read [unreadable-image]
        | ImageView(image: .named("nothing.png"))
        | ^~~~~~~~~~~~~
          = note: a path is relative to the scene's folder; or give a size: [width, height]
        +2:31: error: the image 'photo.jpeg' is not a PNG file [unreadable-image]
        | ImageView(image: .named("photo.jpeg"), named: "photo")
        | ^~~~~~~~~~~~
          = note: its name ends in '.png'
        +3:7: error: 'image' can't be -1 [invalid-number]
        | ImageView(image: .size(width: -1, height: 2))
        | ^~~~~~~~~
          = note: it must be a number of points from 0 to 10,000,000
        """#)
  }
}
