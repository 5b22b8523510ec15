#if !canImport(ObjectiveC)
  /// The name of a method.
  ///
  /// Without Objective-C, no method can be called by name. `#selector` does not compile on Linux; the
  /// tool writes `Selector("…")` in its place before it compiles a file.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }

    public init(stringLiteral name: String) { description = name }
  }

  extension NotificationCenter {
    /// Accepted and ignored: selectors are never called.
    public func addObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {}
  }

  extension Timer {
    /// A timer that never fires.
    @discardableResult
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
    }
  }

  extension NSObject {
    /// Key-value coding needs Objective-C: accepted and ignored.
    public func setValue(_ value: Any?, forKey key: String) {}
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
    /// Accepted and ignored: selectors are never called.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  }

  extension NSValue {
    /// A rectangle in a notification; none is sent.
    public var cgRectValue: CGRect { .zero }
  }
#endif
