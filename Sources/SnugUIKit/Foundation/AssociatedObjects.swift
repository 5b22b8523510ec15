#if !canImport(ObjectiveC)
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Objective-C's runtime has these on Apple's platforms; views and their extensions use them.
  @preconcurrency @MainActor
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let object = object as AnyObject
    associations[ObjectIdentifier(object), default: (object, [:])].values[key] = value
  }

  @preconcurrency @MainActor
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations[ObjectIdentifier(object as AnyObject)]?.values[key]
  }

  private typealias Associations = (object: AnyObject, values: [UnsafeRawPointer: Any])
  /// It holds the objects to the program's end, so that no other gets the identifier of one.
  @MainActor private var associations: [ObjectIdentifier: Associations] = [:]
#endif
