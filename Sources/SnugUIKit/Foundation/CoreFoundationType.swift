/// The first word of an object that Foundation compares as the value of an attribute in a text.
///
/// On Linux, CoreFoundation takes bits 8 to 17 of that word for the number of a type of its own (`CFEqual` and
/// `_CFIsSwift` in CFRuntime.c of swift-corelibs-foundation). By a number that is not of this object's class it
/// knows an object of Swift, and calls `isEqual(_:)`. By 0 it knows nothing, and ends the process: a class
/// that derives from `NSObject` has there what it happens to store first.
struct CoreFoundationType: Sendable {
  private let word: UInt = 0x3FF00
}
