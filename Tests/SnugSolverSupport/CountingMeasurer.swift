public import SnugGeometry
import Synchronization

/// Measures like ``MonospacedTextMeasurer``, and counts the measurements.
public final class CountingMeasurer: TextMeasurer {
  private let measurer = MonospacedTextMeasurer()
  private let calls = Mutex(0)

  public init() {}

  /// The number of measurements.
  public var count: Int { calls.withLock { $0 } }

  public func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
    calls.withLock { $0 += 1 }
    return measurer.metrics(of: text, maximumWidth: maximumWidth)
  }

  public func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double] {
    measurer.breakpoints(of: text, over: widths, includingWidth: includingWidth)
  }
}
