internal import CPangoCairo
internal import Geometry

extension Typesetter {
  /// The widths inside a range at which the text is set otherwise, ascending.
  ///
  /// Pango rounds a width up to its units, so between two of them nothing changes. The lines a text
  /// falls into stay the same down to about the width of the widest: from there the next narrower
  /// lines are looked at, and where they are set otherwise, the unit where it happens is found by
  /// bisection.
  mutating func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double] {
    func areAlike(_ one: TextMetrics, _ other: TextMetrics) -> Bool {
      one.matches(other, in: text, includingWidth: includingWidth)
    }
    let natural = layout(text, maximumWidth: nil)
    let step = natural.unit / Double(PANGO_SCALE)
    let widest = min(widths.upperBound, natural.widestLine + 4 * step)
    let narrowest = max(0, widths.lowerBound)
    guard narrowest < widest else { return [] }
    /// The unit a width lies in: all above `unit * step` up to the next.
    func unit(of width: Double) -> Int { Int((width / step).rounded(.up)) - 1 }

    let last = unit(of: narrowest)
    var current = Unit(index: unit(of: widest), step: step)
    var setting = set(text, maximumWidth: current.middle)
    var breakpoints: [Double] = []
    // Lines of a single letter never break: where lines persist, the steps grow.
    var stride = 1
    while current.index > last {
      // Below the widest line the lines break otherwise, or one sticks out.
      let end = unit(of: setting.widestLine) - 4
      let isAbove = end < current.index
      stride = isAbove ? 1 : 2 * stride
      var low = current.at(max(last, isAbove ? end : current.index - stride))
      var lowSetting = set(text, maximumWidth: low.middle)
      guard !areAlike(lowSetting.metrics, setting.metrics) else {
        (current, setting) = (low, lowSetting)
        continue
      }
      var high = current
      // Nearly always the change is a few units away.
      var guesses = [unit(of: setting.widestLine) + 4, low.index + 5]
      while high.index - low.index > 1 {
        let guess = guesses.popLast() ?? low.index
        let isInside = low.index < guess && guess < high.index
        let middle = current.at(isInside ? guess : (low.index + high.index) / 2)
        let middleSetting = set(text, maximumWidth: middle.middle)
        if areAlike(middleSetting.metrics, setting.metrics) {
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

  func at(_ index: Int) -> Unit { Unit(index: index, step: step) }

  /// The width, in points, above which it begins.
  var start: Double { Double(index) * step }

  /// A width inside, in points.
  var middle: Double { start + step / 2 }
}
