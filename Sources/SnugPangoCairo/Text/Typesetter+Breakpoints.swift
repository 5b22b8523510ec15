internal import CSnugPangoCairo
internal import SnugGeometry

extension Typesetter {
  /// The widths inside a range at which the layout of the text changes, in ascending order.
  ///
  /// Pango rounds a width up to its units, so the layout is constant between two units. The lines
  /// of a text are the same for all widths down to about that of the widest line. From there
  /// narrower widths are examined, and the unit of a change is found by bisection.
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
    /// The unit of a width. Pango treats all widths above `unit * step` up to the next unit as
    /// equal.
    func unit(of width: Double) -> Int { Int((width / step).rounded(.up)) - 1 }
    /// The middle width of a unit, in points.
    func middle(of unit: Int) -> Double { Double(unit) * step + step / 2 }

    let last = unit(of: narrowest)
    var current = unit(of: widest)
    var setting = set(text, maximumWidth: middle(of: current))
    var breakpoints: [Double] = []
    // Lines with a single letter never break. The steps grow as long as the lines do not change.
    var stride = 1
    while current > last {
      // Below the width of the widest line the breaks change, or a line exceeds the width.
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
      // The change is usually a few units away.
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
