/// The first stored property of classes whose objects are used as attributes of attributed strings.
///
/// On Linux, CoreFoundation compares such values, and reads bits 8 to 17 of an object's first word as the number
/// of one of its own types (`CFEqual` and `_CFIsSwift` in CFRuntime.c of swift-corelibs-foundation). If the number
/// is that of another class, it calls the object's `isEqual(_:)`; if it is 0, it ends the process. In a class that
/// derives from `NSObject`, that word is whatever the class stores first.
struct CoreFoundationType: Sendable {
  private let word: UInt = 0x3FF00
}
