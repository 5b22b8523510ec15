import SnugDiagnostics
package import SnugLayout

/// A constant as it was written: a number, or a multiple of a named value.
struct Quantity: Sendable {
  var factor: Double
  /// A metric, or ``systemSpacingName``; `nil` for a number.
  var name: Spanned<String>?

  init(_ factor: Double, times name: Spanned<String>? = nil) {
    self.factor = factor
    self.name = name
  }

  static let zero = Quantity(0)

  /// The word for the system's spacing in place of a metric.
  static let systemSpacingName = "systemSpacing"
}

extension Constraint {
  /// The system's spacing between edges, in points.
  package static let systemSpacing = StackView.systemSpacing
}

/// A priority as it was written: a value, or a metric with an offset.
enum PriorityReference: Sendable {
  case value(LayoutPriority)
  case metric(Spanned<String>, plus: Double, range: SourceRange)
}

/// Named numbers for constants and priorities. A later number of the same name replaces an earlier
/// one.
struct Metrics: Sendable {
  private var values: [String: Double] = [:]
  /// In the order in which suggestions prefer them.
  private(set) var names: [String] = []

  subscript(name: String) -> Double? { values[name] }

  mutating func set(_ name: String, _ value: Double) {
    if values.updateValue(value, forKey: name) == nil { names.append(name) }
  }

  func overridden(by others: Metrics) -> Metrics {
    var result = self
    for name in others.names { result.set(name, others[name] ?? 0) }
    return result
  }
}
