import SnugDrawing
import SnugGeometry
import SnugLayout

/// The content of a view, so that readers recognize it: its text in its frame, its image, its
/// control.
///
/// Controls are drawn in the scene's points and for a left-to-right layout. The functions for
/// shapes mirror them if necessary. Each family of controls has its own file.
struct ContentLayer {
  let view: View
  let laidOut: Layout.LaidOutView
  let projection: Projection
  let theme: Theme
  let system: SystemVersion
  /// Whether the view has a right-to-left layout.
  let isMirrored: Bool
  /// The visible part of the content's background in the picture, which excludes hatches.
  let ground: Rect?

  /// The rectangle of a control: the alignment rectangle, which constraints relate, without content
  /// insets.
  var area: Rect { laidOut.alignmentRect.inset(by: view.contentInsets) }

  /// The rectangle that clamps the control's shapes: its frame. A `UISwitch` has a fixed size and
  /// is drawn beyond a smaller frame.
  var bounds: Rect {
    if case .toggle = view.content, !isMac { return laidOut.frame.union(mirrored(switchTrack)) }
    return laidOut.frame
  }

  /// Whether it has a background, which hides what is drawn below it.
  var hasGround: Bool {
    guard case .button(let button) = view.content else { return false }
    return button.hasBackground
  }

  var isMac: Bool { view.viewClass.platform == .macOS }

  func draw(in sketch: inout Sketch) {
    let frame = laidOut.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let content = frame.inset(by: view.contentInsets)
    if view.contentInsets != .zero, content.width > 0, content.height > 0 {
      sketch.rectangle(
        projection(content), stroke: .dotted(theme.edge, width: 0.8), role: "content-insets",
        subject: view.name)
    }
    switch view.content {
    case .none, .image(nil), .stack: return
    case .image(let image?): drawImage(image, in: &sketch)
    case .label(let label): draw(label, in: content, &sketch)
    case .textField(let field):
      let inset = field.borderStyle == .roundedRect ? TextFieldContent.roundedRectInsets : .zero
      drawField(field, in: content.inset(by: inset), &sketch)
    case .textView(let textView):
      draw(
        textView.text, theme.ink, in: content.inset(by: textView.insets), &sketch, at: .top)
    case _ where area.width <= 0 || area.height <= 0: return
    case .button(let button): drawButton(button, in: &sketch)
    case .toggle(let isOn): drawSwitch(isOn: isOn, in: &sketch)
    case .slider(let slider): drawSlider(slider, in: &sketch)
    case .stepper: drawStepper(in: &sketch)
    case .segmentedControl(let control): drawSegments(control, in: &sketch)
    case .progress(let fraction): drawProgress(fraction, in: &sketch)
    case .activityIndicator(let style): drawSpinner(style, in: &sketch)
    case .picker(let picker): drawWheels(picker, in: &sketch)
    case .pageControl(let pages): drawDots(pages, in: &sketch)
    case .searchBar(let bar): drawSearchBar(bar, in: &sketch)
    case .bar(let bar): drawBar(bar, in: &sketch)
    case .macTextField(let field): drawMacField(field, in: &sketch)
    case .macButton(let button): drawMacButton(button, in: &sketch)
    case .popUpButton(let button): drawPopUpButton(button, in: &sketch)
    case .box(let title): drawBox(title, in: &sketch)
    case .tabView(let titles): drawTabs(titles, in: &sketch)
    }
  }
}
