/// The measurements of one solver and one problem.
///
/// Every solver, including ours, is measured in its own process: the heap is fresh, and a process
/// that takes too long can be stopped. It prints its measurement as text: a line for each quantity,
/// its name and its numbers.
struct Measurement: Sendable {
  private var lines: [Quantity: [Double]] = [:]

  /// Times are in seconds.
  enum Quantity: String, CaseIterable {
    /// From the numbers of the problem to the value of every variable; ours also reports which
    /// variables are ambiguous.
    case build
    /// A change of the container's width by a point, and then the value of every variable.
    case resize
    /// A change of the container's width by a point, and then the frame of a single view.
    case glance
    case pivots
    /// Every variable's, before the container was resized.
    case values
  }

  /// Reads the output of a process. Incomplete lines are ignored.
  init(printed text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let words = line.split(separator: " ")
      guard let quantity = words.first.flatMap({ Quantity(rawValue: String($0)) }) else { continue }
      lines[quantity] = words.dropFirst().compactMap { Double($0) }
    }
  }

  subscript(quantity: Quantity) -> Double? { lines[quantity]?.first }

  var values: [Double]? { lines[.values] }
}
