import SnugDiagrams
import SnugDrawing
import SnugDrawingSupport
import SnugGeometry
import SnugLayout
import Testing

/// Every control is drawn recognizably and inside its frame.
@Suite struct `Controls` {
  private static func text(_ string: String, size: Double = 13) -> StyledText {
    StyledText(string, font: Font(size: size))
  }

  private static let words = ["Day", "Week", "A longer title"].map { text($0) }
  private static let image = ImageContent(size: Size(width: 24, height: 20))

  static let uiKit: [(ViewClass, ViewContent)] =
    ButtonContent.Configuration.allCases.flatMap { style in
      [nil, image].map {
        (
          .uiButton,
          .button(ButtonContent(title: text("Button"), configuration: style, image: $0))
        )
      }
    } + [
      (.uiTextView, .textView(TextViewContent(text: text("Some text"), isScrollEnabled: false))),
      (.uiImageView, .image(image)), (.uiSwitch, .toggle(isOn: true)),
      (.uiSwitch, .toggle(isOn: false)), (.uiSlider, .slider(SliderContent(fraction: 0.3))),
      (.uiStepper, .stepper),
      (
        .uiSegmentedControl,
        .segmentedControl(SegmentedControlContent(segments: words, selectedSegmentIndex: 1))
      ),
      (.uiProgressView, .progress(0.6)), (.uiActivityIndicatorView, .activityIndicator(.medium)),
      (.uiActivityIndicatorView, .activityIndicator(.large)),
      (.uiDatePicker, .picker(PickerContent(components: [words, words]))),
      (.uiPageControl, .pageControl(PageControlContent(numberOfPages: 4, currentPage: 1))),
      (
        .uiSearchBar,
        .searchBar(TextFieldContent(text: nil, placeholder: text("Search", size: 17)))
      ),
      (.uiNavigationBar, .bar(BarContent(title: text("Title"), items: words))),
      (.uiToolbar, .bar(BarContent(items: words))),
      (.uiTabBar, .bar(BarContent(items: words, selectedItem: 1))),
    ]

  static let appKit: [(ViewClass, ViewContent)] =
    MacButtonContent.Kind.allCases.map {
      (.nsButton, .macButton(MacButtonContent(title: text("Button"), kind: $0)))
    } + [
      (.nsButton, .macButton(MacButtonContent(title: text("On"), kind: .checkBox, isOn: true))),
      (.nsButton, .macButton(MacButtonContent(title: text("On"), kind: .radio, isOn: true))),
      (.nsButton, .macButton(MacButtonContent(title: text(""), kind: .square, image: image))),
      (.nsTextField, .macTextField(MacTextFieldContent(text: text("Label")))),
      (
        .nsTextField,
        .macTextField(MacTextFieldContent(text: nil, placeholder: text("Name"), isBezeled: true))
      ),
      (.nsPopUpButton, .popUpButton(PopUpButtonContent(title: text("Menu")))),
      (.nsSwitch, .toggle(isOn: true)), (.nsSlider, .slider(SliderContent())),
      (.nsSlider, .slider(SliderContent(fraction: 0.2, isVertical: true))),
      (
        .nsSegmentedControl,
        .segmentedControl(SegmentedControlContent(segments: words, selectedSegmentIndex: 0))
      ),
      (.nsProgressIndicator, .progress(0.6)),
      (.nsProgressIndicator, .activityIndicator(.regular)), (.nsBox, .box(title: text("Group"))),
      (.nsTabView, .tabView(words)),
    ]

  /// Intrinsic, compressed on one axis or on both, and much too large.
  private static let sizes: [PerAxis<Double?>] = [
    PerAxis(both: nil), PerAxis(horizontal: 9, vertical: nil),
    PerAxis(horizontal: nil, vertical: 5),
    PerAxis(horizontal: 3, vertical: 2), PerAxis(horizontal: 200, vertical: 150),
  ]

  private func scene(
    _ viewClass: ViewClass, _ content: ViewContent, size: PerAxis<Double?>,
    direction: LayoutDirection = .leftToRight
  ) -> Scene {
    var root = View(name: "view", superview: nil)
    root.requiredSize = PerAxis(horizontal: 360, vertical: 260)
    var view = View(name: "it", viewClass: viewClass, superview: .root, content: content)
    view.alignmentRectInsets = content.defaultAlignmentRectInsets(
      in: .standard(on: viewClass.platform))
    let id = LayoutItem.view(ViewID(index: 1))
    var constraints = [Constraint.Attribute.leading, .top].map {
      Constraint(
        firstItem: id, firstAttribute: $0, secondItem: .root, secondAttribute: $0, constant: 20)
    }
    for axis in Axis.allCases {
      let attribute: Constraint.Attribute = axis == .horizontal ? .width : .height
      constraints.append(
        Constraint(
          firstItem: id, firstAttribute: attribute, constant: size[axis] ?? 100,
          priority: size[axis] == nil ? .fittingSizeLevel : .required))
    }
    return Scene(
      title: "control", views: [root, view], constraints: constraints,
      platform: viewClass.platform, layoutDirection: direction)
  }

  private func marks(_ picture: DisplayList) -> [Mark] {
    let art: Set = ["control", "content", "switch", "switch-knob", "image"]
    return picture.marks.filter { $0.subject == "it" && art.contains($0.role) }
  }

  @Test(arguments: uiKit + appKit) func `a control stays inside its frame`(
    viewClass: ViewClass, content: ViewContent
  ) throws {
    for size in Self.sizes {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let picture = picture(of: scene(viewClass, content, size: size, direction: direction))
        let frame = try #require(
          picture.tooltips.first { $0.subject == "it" }?.box)
        let marks = marks(picture)
        if size == PerAxis(both: nil) { #expect(!marks.isEmpty) }
        for mark in marks {
          var bounds = mark.bounds
          if case .text(let text) = mark.shape {
            bounds = text.clip.map { $0.intersection(bounds) } ?? bounds
          }
          // A `UISwitch` has a fixed size: see the next test.
          #expect(
            bounds.isInside(frame) || viewClass == .uiSwitch,
            "\(size) \(direction): \(mark) in \(frame)")
        }
      }
    }
  }

  /// 51 × 31 from its leading top corner, which is the origin of the alignment rectangle.
  @Test(arguments: [true, false], [(9.0, 31.0), (49, 5), (3, 2)])
  func `a compressed UISwitch is drawn at its intrinsic size`(isOn: Bool, size: (Double, Double))
    throws
  {
    let squeezed = PerAxis<Double?>(horizontal: size.0, vertical: size.1)
    let picture = picture(of: scene(.uiSwitch, .toggle(isOn: isOn), size: squeezed))
    let frame = try #require(
      picture.tooltips.first { $0.subject == "it" }?.box)
    let track = try #require(picture.marks.first { $0.role == "switch" }?.bounds)
    // The picture can be enlarged.
    let zoom = frame.height / size.1
    #expect(abs(frame.width / zoom - size.0 - 2) < 1e-6)
    #expect(track.origin == frame.origin)
    #expect(abs(track.width / zoom - 51) < 1e-6)
    #expect(abs(track.height / zoom - 31) < 1e-6)
    // The knob is inside the track, at the end that shows whether it is on.
    let knob = try #require(picture.marks.first { $0.role == "switch-knob" }?.bounds)
    #expect(knob.isInside(track))
    #expect(abs((isOn ? track.maxX - knob.midX : knob.midX - track.minX) / zoom - 15.5) < 1e-6)
  }

  /// Controls are distinguishable without colors, in both appearances.
  @Test(arguments: [uiKit, appKit]) func `no two controls look alike`(
    controls: [(ViewClass, ViewContent)]
  ) {
    var seen: [String: String] = [:]
    for (viewClass, content) in controls {
      let size: PerAxis<Double?> = PerAxis(horizontal: 160, vertical: 120)
      let looks = Appearance.allCases.map { appearance in
        marks(picture(of: scene(viewClass, content, size: size), appearance))
      }
      #expect(
        looks[0].map(\.shapeAlone) == looks[1].map(\.shapeAlone), "\(viewClass) in the dark")
      // As in UIKit, a plain button looks like one without a configuration.
      if case .button(let button) = content, button.configuration == .plain { continue }
      let look = looks[0].map(\.description).joined(separator: "\n")
      let name = "\(viewClass) \(content)"
      let other = seen.updateValue(name, forKey: look)
      #expect(other == nil || other == name, "\(name) and \(other ?? "")")
    }
  }

  @Test(arguments: Appearance.allCases) func `lines and texts of controls are visible`(
    appearance: Appearance
  ) throws {
    for (viewClass, content) in Self.uiKit + Self.appKit {
      let picture = picture(
        of: scene(viewClass, content, size: PerAxis(horizontal: 160, vertical: 120)), appearance)
      for text in picture.texts where text.isContent && text.ink.width > 0 {
        for point in text.ink.samples {
          let ground = try #require(picture.ground(at: point, beneath: text.index))
          #expect(
            text.text.color.contrast(with: ground) >= 4.5, "\(viewClass): \(text.mark)")
        }
      }
      for (index, mark) in picture.marks.enumerated() where mark.role == "control" {
        guard case .lines(let lines, let stroke) = mark.shape else { continue }
        for line in lines {
          let middle = Point(x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2)
          let ground = try #require(picture.ground(at: middle, beneath: index))
          #expect(stroke.color.contrast(with: ground) >= 3, "\(viewClass): \(mark)")
        }
      }
    }
  }

  @Test(arguments: uiKit + appKit) func `texts of a control do not cover each other`(
    viewClass: ViewClass, content: ViewContent
  ) {
    for size in Self.sizes {
      let texts = picture(of: scene(viewClass, content, size: size)).texts.filter(\.isContent)
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          #expect(!one.ink.overlaps(other.ink), "\(size): \(one.mark) and \(other.mark)")
        }
      }
    }
  }

  @Test func `no control has the color of a constraint`() throws {
    for fixture in ["ios-actions", "ios-bars-and-pickers", "macos-values-and-boxes"] {
      let picture = try picture(fixture, [])
      let theme = Theme.light
      #expect(picture.marks.count > 20)
      for mark in picture.marks {
        switch mark.shape {
        case .text(let text): #expect(text.color != theme.constraint, "\(fixture): \(mark)")
        case .rectangle(_, _, let fill, let stroke):
          #expect(fill != theme.constraint, "\(fixture): \(mark)")
          #expect(stroke?.color != theme.constraint, "\(fixture): \(mark)")
        case .lines(_, let stroke):
          #expect(stroke.color != theme.constraint, "\(fixture): \(mark)")
        default: break
        }
      }
    }
  }

  @Test func `a slider is filled from the leading edge`() throws {
    let content = ViewContent.slider(SliderContent(fraction: 0.25))
    let size: PerAxis<Double?> = PerAxis(horizontal: 200, vertical: nil)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let picture = picture(of: scene(.uiSlider, content, size: size, direction: direction))
      let control = picture.marks("control")
      let (track, filled) = (control[0].bounds, control[1].bounds)
      #expect(filled.width < track.width / 2)
      #expect((filled.minX == track.minX) == (direction == .leftToRight))
      #expect((abs(filled.maxX - track.maxX) < 0.01) == (direction == .rightToLeft))
    }
  }

  @Test func `an image fills the frame of its view`() throws {
    let content = ViewContent.image(ImageContent(size: Size(width: 20, height: 10), png: [1, 2]))
    let picture = picture(
      of: scene(.uiImageView, content, size: PerAxis(horizontal: 90, vertical: 70)))
    let frame = try #require(picture.tooltips.first { $0.subject == "it" }).box
    #expect(picture.marks("image").map(\.shape) == [.image(frame, png: [1, 2])])
  }

  @Test func `a label that is scaled down keeps its baseline`() throws {
    let own = Self.text("A name that is too long", size: 20)
    let content = ViewContent.label(
      LabelContent(text: own, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.2))
    let picture = picture(
      of: scene(.uiLabel, content, size: PerAxis(horizontal: 120, vertical: 40)))
    let frame = try #require(picture.tooltips.first { $0.subject == "it" }).box
    let text = try #require(picture.texts.first { $0.isContent }).text
    let zoom = frame.width / 120
    #expect(text.text.font.size < 15)
    let baseline = (40 - own.font.lineHeight) / 2 + own.font.ascender
    #expect(
      abs(text.top + zoom * text.text.font.ascender - (frame.minY + zoom * baseline)) < 0.01)
  }

  @Test func `a text view's text begins at its top`() throws {
    let content = ViewContent.textView(TextViewContent(text: Self.text("Some text")))
    let picture = picture(
      of: scene(.uiTextView, content, size: PerAxis(horizontal: 200, vertical: 150)))
    let frame = try #require(picture.tooltips.first { $0.subject == "it" }).box
    let text = try #require(picture.texts.first { $0.isContent })
    let zoom = frame.width / 200
    #expect(abs(text.text.top - (frame.minY + 8 * zoom)) < 0.01)
    #expect(abs(text.text.box.minX - (frame.minX + 5 * zoom)) < 0.01)
  }
}

extension Mark {
  /// The mark without its colors.
  fileprivate var shapeAlone: String { description.replacing(/#[0-9A-F]{6}/, with: "") }
}
