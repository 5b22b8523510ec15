#if !canImport(ObjectiveC)
  /// The policies of `objc_setAssociatedObject`; every one keeps the value.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Stores a value with an object, under a key, for the lifetime of the object.
  ///
  /// - Parameter object: a `UIResponder`, a `UILayoutGuide` or an `NSLayoutConstraint`; for others, nothing
  ///   is stored.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    guard let object = object as? any AssociatesObjects else { return }
    object.associatedObjects.set(value, for: key)
  }

  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociatesObjects)?.associatedObjects.value(for: key)
  }
#endif

/// An object that can have associated objects.
protocol AssociatesObjects: AnyObject {
  var associatedObjects: AssociatedObjects { get }
}

/// Values by the addresses of their keys.
final class AssociatedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Any] = [:]

  func set(_ value: Any?, for key: UnsafeRawPointer) { lock.withLock { values[key] = value } }

  func value(for key: UnsafeRawPointer) -> Any? { lock.withLock { values[key] } }
}
