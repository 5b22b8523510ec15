internal import CPangoCairo
internal import Geometry

extension TextEngine.State {
  /// The widths inside a range at which the text is set otherwise, ascending.
  ///
  /// Pango rounds a width up to its units, so between two of them nothing changes. The lines a text
  /// falls into stay the same down to about the width of the widest: from there the next narrower
  /// lines are looked at, and where they are set otherwise, the unit where it happens is found by
  /// bisection.
  mutating func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>
  ) -> [Double] {
    let natural = layout(text, maximumWidth: nil)
    let step = natural.unit / Double(PANGO_SCALE)
    var style = text
    style.font.size = TextLayout.settable(text.font.size)
    let extra = PangoParagraphs.extraWidth(of: style)
    // With negative tracking a line fits a width that is smaller than its extents by the tracking.
    let overhang = max(0, -PangoParagraphs.tracking(of: style)) + 4 * step
    let widest = min(widths.upperBound, natural.widestLine + 4 * step)
    let narrowest = max(0, widths.lowerBound)
    guard narrowest < widest else { return [] }
    /// The unit a width lies in: all above `unit * step - extra` up to the next.
    func unit(of width: Double) -> Int { Int(((width + extra) / step).rounded(.up)) - 1 }

    let last = unit(of: narrowest)
    var current = Unit(index: unit(of: widest), step: step, extra: extra)
    var setting = set(text, maximumWidth: current.middle)
    var breakpoints: [Double] = []
    // Lines of a single letter never break: where lines persist, the steps grow.
    var stride = 1
    while current.index > last {
      let lines = unit(of: setting.widestLine)
      // A text with a limit counts as truncated while a line sticks out: that begins at the first
      // of these widths and ends at the second, where the lines break otherwise.
      let ends =
        (text.lineLimit.numberOfLines == 0 ? [] : [lines - 4])
        + [unit(of: setting.widestLine - overhang)]
      let end = ends.first { $0 < current.index }
      stride = end == nil ? 2 * stride : 1
      var low = current.at(max(last, end ?? current.index - stride))
      var lowSetting = set(text, maximumWidth: low.middle)
      guard !lowSetting.metrics.matches(setting.metrics, in: text) else {
        (current, setting) = (low, lowSetting)
        continue
      }
      var high = current
      // Nearly always the change is a few units away.
      var guesses = [unit(of: setting.widestLine + overhang), low.index + 5]
      while high.index - low.index > 1 {
        let guess = guesses.popLast() ?? low.index
        let isInside = low.index < guess && guess < high.index
        let middle = current.at(isInside ? guess : (low.index + high.index) / 2)
        let middleSetting = set(text, maximumWidth: middle.middle)
        if middleSetting.metrics.matches(setting.metrics, in: text) {
          high = middle
        } else {
          (low, lowSetting) = (middle, middleSetting)
        }
      }
      if widths.lowerBound < high.start, high.start < widths.upperBound {
        breakpoints.append(high.start)
      }
      (current, setting) = (low, lowSetting)
    }
    return breakpoints.reversed()
  }
}

/// The widths that Pango takes for the same.
private struct Unit {
  let index: Int
  let step: Double
  let extra: Double

  func at(_ index: Int) -> Unit { Unit(index: index, step: step, extra: extra) }

  /// The width, in points, above which it begins.
  var start: Double { Double(index) * step - extra }

  /// A width inside, in points.
  var middle: Double { start + step / 2 }
}
