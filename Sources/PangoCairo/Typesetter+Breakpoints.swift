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
    /// The unit a width lies in: all above `unit * step` up to the next, which Pango takes for the same.
    func unit(of width: Double) -> Int { Int((width / step).rounded(.up)) - 1 }
    /// A width inside of a unit, in points.
    func middle(of unit: Int) -> Double { Double(unit) * step + step / 2 }

    let last = unit(of: narrowest)
    var current = unit(of: widest)
    var setting = set(text, maximumWidth: middle(of: current))
    var breakpoints: [Double] = []
    // Lines of a single letter never break: where lines persist, the steps grow.
    var stride = 1
    while current > last {
      // Below the widest line the lines break otherwise, or one sticks out.
      let end = unit(of: setting.widestLine) - 4
      let isAbove = end < current
      stride = isAbove ? 1 : 2 * stride
      var low = max(last, isAbove ? end : current - stride)
      var lowSetting = set(text, maximumWidth: middle(of: low))
      guard !areAlike(lowSetting.metrics, setting.metrics) else {
        (current, setting) = (low, lowSetting)
        continue
      }
      var high = current
      // Nearly always the change is a few units away.
      var guesses = [unit(of: setting.widestLine) + 4, low + 5]
      while high - low > 1 {
        let guess = guesses.popLast() ?? low
        let tried = low < guess && guess < high ? guess : (low + high) / 2
        let triedSetting = set(text, maximumWidth: middle(of: tried))
        if areAlike(triedSetting.metrics, setting.metrics) {
          high = tried
        } else {
          (low, lowSetting) = (tried, triedSetting)
        }
      }
      let breakpoint = Double(high) * step
      if widths.lowerBound < breakpoint, breakpoint < widths.upperBound {
        breakpoints.append(breakpoint)
      }
      (current, setting) = (low, lowSetting)
    }
    return breakpoints.reversed()
  }
}
