internal import CPangoCairo
internal import Typesetting

extension TextEngine.State {
  /// The widths inside a range at which the text is set otherwise, ascending.
  ///
  /// Pango rounds a width up to its units, so between two of them nothing changes. The lines a text
  /// falls into stay the same down to the width of the widest of them: from there the next narrower
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
    func isInside(_ width: Double) -> Bool { widths.lowerBound < width && width < widths.upperBound }
    // What is wider than the text by its tracking holds it without a limit.
    let slack = abs(PangoParagraphs.tracking(of: style)) + 4 * step
    let widest = min(widths.upperBound, natural.widestLine + 2 * slack)
    let narrowest = max(0, widths.lowerBound)
    guard narrowest < widest else { return [] }
    /// The unit a width lies in: all above `unit * step - extra` up to the next.
    func unit(of width: Double) -> Int { Int(((width + extra) / step).rounded(.up)) - 1 }

    let last = unit(of: narrowest)
    var current = Unit(index: unit(of: widest), step: step, extra: extra)
    var setting = set(text, maximumWidth: current.middle)
    var breakpoints: [Double] = []
    while current.index > last {
      let fitting = unit(of: setting.widestLine - slack)
      var low = current.at(max(last, min(current.index - 1, fitting)))
      var lowSetting = set(text, maximumWidth: low.middle)
      guard !lowSetting.metrics.matches(setting.metrics, in: text) else {
        (current, setting) = (low, lowSetting)
        continue
      }
      var high = current
      // Nearly always the change lies within the tracking.
      var middle = current.at(min(high.index, unit(of: setting.widestLine + slack)))
      while high.index - low.index > 1 {
        if middle.index <= low.index || middle.index >= high.index {
          middle = current.at((low.index + high.index) / 2)
        }
        let middleSetting = set(text, maximumWidth: middle.middle)
        if middleSetting.metrics.matches(setting.metrics, in: text) {
          (high, setting) = (middle, middleSetting)
        } else {
          (low, lowSetting) = (middle, middleSetting)
        }
        middle = current.at((low.index + high.index) / 2)
      }
      if isInside(high.start) { breakpoints.append(high.start) }
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
