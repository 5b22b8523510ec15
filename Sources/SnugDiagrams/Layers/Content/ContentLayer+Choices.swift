import SnugDrawing
import SnugGeometry
import SnugLayout

/// Controls for a choice or a search.
extension ContentLayer {
  /// Segments with their titles. The selected one is highlighted.
  func drawSegments(_ control: SegmentedControlContent, in sketch: inout Sketch) {
    drawSegments(
      control.segments, control.distribution, selected: control.selectedSegmentIndex,
      in: centered(area.width, system.segmentedControlHeight, in: area), &sketch)
  }

  private func drawSegments(
    _ titles: [StyledText], _ distribution: SegmentedControlContent.Distribution = .fillEqually,
    selected: Int?, in track: Rect, _ sketch: inout Sketch
  ) {
    let shares = SegmentedControlContent.widths(
      titles.map { sketch.measurer.metrics(of: $0, maximumWidth: nil).size.width }, distribution,
      in: system)
    let columns = distribution == .fill ? track.columns(shares) : track.columns(titles.count)
    let radius = isMac ? 5.0 : 8
    rectangle(track, fill: theme.surfaces[1], stroke: theme.edge, radius: radius, &sketch)
    for (index, (title, segment)) in zip(titles, columns).enumerated() {
      let isSelected = index == selected
      if isSelected {
        let raised = segment.inset(by: EdgeInsets(all: min(2, segment.width / 4)))
        rectangle(
          raised, fill: isMac ? theme.ink : theme.canvas, stroke: theme.edge,
          radius: radius - 1.5, &sketch)
      } else if index > 0, index - 1 != selected {
        let ends = [0.25, 0.75].map {
          Point(x: segment.minX, y: track[.vertical].position(at: $0))
        }
        lines([ends], theme.edge, &sketch)
      }
      let margin = min(4, segment.width / 4)
      draw(
        title, isSelected && isMac ? theme.canvas : theme.ink,
        inPart: segment.inset(by: EdgeInsets(left: margin, right: margin)), alignment: .center,
        &sketch)
    }
    sketch.occupy(place(track))
  }

  /// Wheels side by side, with the selected rows in a band.
  func drawWheels(_ picker: PickerContent, in sketch: inout Sketch) {
    let height = PickerContent.rowHeight
    let sides = min(9, area.width / 8)
    let wheels = area.inset(by: EdgeInsets(left: sides, right: sides))
    let band = centered(wheels.width, height, in: wheels)
    rectangle(band, fill: theme.surfaces[1], stroke: theme.edge, radius: 8, &sketch)
    sketch.occupy(place(band))
    let columns = wheels.columns(picker.components.count)
    for (rows, (column, selected)) in zip(picker.components, zip(columns, picker.selectedRows)) {
      for (index, row) in rows.enumerated() {
        let middle = area.midY + Double(index - selected) * height
        let box = Rect(x: column.minX, y: middle - height / 2, width: column.width, height: height)
        // Rows near the rim are invisible because of the wheel's curvature.
        let isWhole =
          box.minY + height / 4 >= area.minY && box.maxY - height / 4 <= area.maxY
        guard index == selected || isWhole else { continue }
        draw(
          row, index == selected ? theme.ink : theme.secondaryInk, inPart: box, alignment: .center,
          &sketch)
      }
    }
  }

  /// A rounded field with a magnifying glass before its text.
  func drawSearchBar(_ bar: TextFieldContent, in sketch: inout Sketch) {
    let sides = min(8, area.width / 8)
    let field = centered(area.width - 2 * sides, 36, in: area)
    rectangle(field, fill: theme.canvas, stroke: theme.edge, radius: 10, &sketch)
    let radius = min(5.5, field.height / 4)
    let center = Point(x: field.minX + 14, y: field.midY - 1)
    if field.width > 28 {
      let handle = [0.75, 1.6].map {
        Point(x: center.x + radius * $0, y: center.y + radius * $0)
      }
      lines([handle], theme.edge, width: 1.6, cap: .round, &sketch)
      disc(center, radius: radius, fill: theme.edge, &sketch)
      disc(center, radius: radius - 1.4, fill: theme.canvas, &sketch)
    }
    sketch.occupy(place(field))
    let room = field.after(28).inset(by: EdgeInsets(right: 8))
    if let text = bar.visibleText { draw(text, ink(of: bar), inPart: room, &sketch) }
  }

  // MARK: AppKit's containers

  /// A frame below its title.
  func drawBox(_ title: StyledText?, in sketch: inout Sketch) {
    var frame = area
    if let title, !title.string.isEmpty {
      let height = min(area.height, title.font.lineHeight.rounded(.up) + 2)
      draw(
        title, theme.ink,
        inPart: Rect(
          x: area.minX + 7, y: area.minY, width: max(0, area.width - 14), height: height),
        &sketch)
      frame = area.inset(by: EdgeInsets(top: height))
    }
    rectangle(frame, stroke: theme.edge, radius: 5, &sketch)
  }

  /// Tabs centered on the top edge of a frame. The first one is selected.
  func drawTabs(_ titles: [StyledText], in sketch: inout Sketch) {
    let height = min(system.segmentedControlHeight, area.height)
    rectangle(
      area.inset(by: EdgeInsets(top: height / 2)), stroke: theme.edge, radius: 5, &sketch)
    guard !titles.isEmpty else { return }
    let widest = titles.map { sketch.measurer.metrics(of: $0, maximumWidth: nil).size.width }.max()
    let width = ((widest ?? 0) + 2 * system.segmentPadding) * Double(titles.count)
    let top = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
    drawSegments(titles, selected: 0, in: centered(width, height, in: top), &sketch)
  }
}
