import Testing

/// Expects that a property without effect on layout has UIKit's default, and stores another value.
@MainActor
func expectKept<Owner: AnyObject, Value: Equatable>(
  _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>, _ initial: Value,
  _ changed: Value, at location: SourceLocation = #_sourceLocation
) {
  #expect(initial != changed, sourceLocation: location)
  #expect(owner[keyPath: property] == initial, sourceLocation: location)
  owner[keyPath: property] = changed
  #expect(owner[keyPath: property] == changed, sourceLocation: location)
}
