import SnugUIKit
import Testing

/// A property that is kept and has no effect on layout: its default in UIKit, and another value.
struct KeptProperty: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What is wrong with the value before and after it is set.
  let mistakes: @MainActor @Sendable () -> [String]

  init<Owner: AnyObject, Value: Equatable & Sendable>(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> Owner,
    _ path: @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Owner, Value>,
    _ initial: @escaping @autoclosure @MainActor @Sendable () -> Value,
    _ changed: @escaping @autoclosure @MainActor @Sendable () -> Value
  ) {
    testDescription = name
    mistakes = {
      let (owner, path, expected, other) = (make(), path(), initial(), changed())
      var mistakes: [String] = []
      let found = owner[keyPath: path]
      if found != expected { mistakes.append("is \(found) at first, not \(expected)") }
      if expected == other { mistakes.append("is set to its default") }
      owner[keyPath: path] = other
      let kept = owner[keyPath: path]
      if kept != other { mistakes.append("is \(kept), not \(other)") }
      return mistakes
    }
  }
}
