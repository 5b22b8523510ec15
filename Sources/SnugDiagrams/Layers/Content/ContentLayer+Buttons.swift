import SnugDrawing
import SnugGeometry
import SnugLayout

extension ContentLayer {
  /// A title after an optional image, on a background that shows the configuration.
  func drawButton(_ button: ButtonContent, in sketch: inout Sketch) {
    // With a gray fill it would look disabled.
    let isFilled = button.configuration == .filled
    if hasGround {
      rectangle(
        area, fill: isFilled ? theme.ink : theme.surfaces[1],
        stroke: button.configuration == .gray ? theme.edge : theme.ink, radius: 6, &sketch)
      // Other texts would be illegible on its background.
      sketch.occupy(ground ?? place(area))
    }
    let ink = isFilled ? theme.canvas : theme.ink
    guard let image = button.image else {
      let room = button.configuration == .none ? .zero : system.configurationInsets
      let sides = EdgeInsets(left: room.left, right: room.right)
      draw(button.title, ink, inPart: area.inset(by: sides), alignment: .center, &sketch)
      return
    }
    let title = sketch.measurer.metrics(of: button.title, maximumWidth: nil).size.width
    let whole = centered(image.size.width + title, area.height, in: area)
    var part = whole
    part.size.width = min(image.size.width, whole.width)
    drawImage(image, in: part, ink, &sketch)
    draw(button.title, ink, inPart: whole.after(image.size.width), alignment: .center, &sketch)
  }

  // MARK: AppKit

  /// The text of a label, or of a field inside its bezel.
  func drawMacField(_ field: MacTextFieldContent, in sketch: inout Sketch) {
    var room = area
    if field.isBezeled {
      rectangle(area, fill: theme.canvas, stroke: theme.edge, &sketch)
      let sides = MacTextFieldContent.bezelPadding
      room = area.inset(by: EdgeInsets(left: sides, right: sides))
    }
    drawField(field, in: room, &sketch)
  }

  func drawMacButton(_ button: MacButtonContent, in sketch: inout Sketch) {
    if button.kind != .checkBox, button.kind != .radio { sketch.occupy(place(area)) }
    switch button.kind {
    case .push, .square:
      let isSquare = button.kind == .square
      rectangle(
        area, fill: theme.canvas, stroke: theme.edge, radius: isSquare ? 0 : 5, &sketch)
      if isSquare, let image = button.image {
        drawImage(image, in: area, theme.ink, &sketch)
      } else {
        draw(button.title, theme.ink, inPart: area, alignment: .center, &sketch)
      }
    case .help:
      let radius = min(area.width, area.height) / 2
      disc(area.center, radius: radius, fill: theme.canvas, edge: theme.edge, &sketch)
      let sign = StyledText("?", font: Font(size: max(1, radius * 1.3)))
      draw(sign, theme.ink, inPart: area, alignment: .center, &sketch)
    case .checkBox, .radio: drawChoice(button, in: &sketch)
    }
  }

  /// A check box or a radio button, followed by the title.
  private func drawChoice(_ button: MacButtonContent, in sketch: inout Sketch) {
    let isRadio = button.kind == .radio
    let side = min(system.checkBoxSide(button.controlSize), area.width, area.height)
    let box = Rect(x: area.minX, y: area.midY - side / 2, width: side, height: side)
    if isRadio {
      let fill = button.isOn ? theme.ink : theme.canvas
      disc(box.center, radius: side / 2, fill: fill, edge: theme.edge, &sketch)
      if button.isOn { disc(box.center, radius: side * 0.2, fill: theme.canvas, &sketch) }
    } else {
      rectangle(
        box, fill: button.isOn ? theme.ink : theme.canvas, stroke: theme.edge, radius: 3,
        &sketch)
      if button.isOn {
        // A check mark is not mirrored.
        let check = [(0.22, 0.52), (0.42, 0.74), (0.78, 0.26)].map(box.point)
        let whole = isMirrored ? check.map { Point(x: 2 * box.midX - $0.x, y: $0.y) } : check
        lines([whole], theme.canvas, width: side * 0.13, cap: .round, &sketch)
      }
    }
    sketch.occupy(place(box))
    draw(
      button.title, theme.ink,
      inPart: area.after(system.checkBox(button).padding.left),
      &sketch)
  }

  /// The title of the selected item, and two arrows at the trailing edge.
  func drawPopUpButton(_ button: PopUpButtonContent, in sketch: inout Sketch) {
    rectangle(area, fill: theme.canvas, stroke: theme.edge, radius: 5, &sketch)
    let end = area.after(area.width - min(20, area.width))
    let arrows = centered(6, 11, in: end)
    let gap = arrows.height * 0.18
    lines(
      [(arrows.midY - gap, arrows.minY), (arrows.midY + gap, arrows.maxY)].map { base, tip in
        [(arrows.minX, base), (arrows.midX, tip), (arrows.maxX, base)].map { Point(x: $0, y: $1) }
      }, theme.ink, width: 1.2, cap: .round, &sketch)
    sketch.occupy(place(area))
    draw(
      button.title, theme.ink,
      inPart: area.inset(by: system.popUpButton(button.controlSize).padding),
      &sketch)
  }
}
