package import SnugGeometry
import Synchronization

/// Measures like ``MonospacedTextMeasurer``, and counts the measurements.
package final class CountingMeasurer: TextMeasurer {
  private let measurer = MonospacedTextMeasurer()
  private let calls = Mutex(0)

  package init() {}

  /// The number of measurements.
  package var count: Int { calls.withLock { $0 } }

  package func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
    calls.withLock { $0 += 1 }
    return measurer.metrics(of: text, maximumWidth: maximumWidth)
  }

  package func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double] {
    measurer.breakpoints(of: text, over: widths, includingWidth: includingWidth)
  }
}
