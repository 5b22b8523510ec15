import SnugDrawing
import SnugGeometry
import SnugLayout

/// Bars are drawn as their items. The view's frame already shows the edge of the bar.
extension ContentLayer {
  func drawBar(_ bar: BarContent, in sketch: inout Sketch) {
    switch view.viewClass {
    case .uiTabBar: drawTabItems(bar, in: &sketch)
    case .uiNavigationBar: drawNavigationItems(bar, in: &sketch)
    default: drawToolbarItems(bar, in: &sketch)
    }
  }

  /// The title in the middle, the first item before it, and the others after it.
  private func drawNavigationItems(_ bar: BarContent, in sketch: inout Sketch) {
    let thirds = inner.columns(3)
    if let title = bar.title {
      draw(title, theme.ink, inPart: thirds[1], alignment: .center, &sketch)
    }
    if let first = bar.items.first {
      draw(first, theme.ink, inPart: thirds[0], &sketch)
    }
    let rest = Array(bar.items.dropFirst())
    for (item, column) in zip(rest, thirds[2].columns(rest.count)) {
      draw(
        item, theme.ink, inPart: column, alignment: isMirrored ? .left : .right, &sketch)
    }
  }

  /// Items with equal spacing, the outer ones at the edges.
  private func drawToolbarItems(_ bar: BarContent, in sketch: inout Sketch) {
    let count = bar.items.count
    for (index, (item, column)) in zip(bar.items, inner.columns(count)).enumerated() {
      let isOuter = count > 1 && (index == 0 || index == count - 1)
      let alignment: StyledText.Alignment =
        !isOuter ? .center : (index == 0) == isMirrored ? .right : .left
      draw(item, theme.ink, inPart: column, alignment: alignment, &sketch)
    }
  }

  /// A symbol above each title, filled for the selected item.
  private func drawTabItems(_ bar: BarContent, in sketch: inout Sketch) {
    for (index, (item, column)) in zip(bar.items, area.columns(bar.items.count)).enumerated() {
      let isSelected = index == bar.selectedItem
      let title = min(item.font.lineHeight, column.height / 3)
      let sign = centered(
        20, 20,
        in: column.inset(by: EdgeInsets(top: 7, left: 4, bottom: title + 4, right: 4)))
      rectangle(
        sign, fill: isSelected ? theme.ink : theme.canvas,
        stroke: isSelected ? theme.ink : theme.edge, radius: 5, &sketch)
      sketch.occupy(place(sign))
      draw(
        item, isSelected ? theme.ink : theme.secondaryInk,
        inPart: Rect(
          x: column.minX, y: column.maxY - title - 3, width: column.width, height: title),
        alignment: .center, &sketch)
    }
  }

  /// The bar without its horizontal margins.
  private var inner: Rect {
    let margin = min(16, area.width / 8)
    return area.inset(by: EdgeInsets(left: margin, right: margin))
  }
}
