import Testing

/// Expects that a property has its default of UIKit, and keeps another value: one without effect on layout.
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
