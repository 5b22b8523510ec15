import SnugDiagnostics
import SnugSceneImport
import Testing

/// Protocols of Objective-C, whose optional members Swift does not have.
extension `A Swift file` {
  /// A class may have none of them.
  @Test(arguments: [
    ("@objc protocol P { func f() }", "      protocol P : AnyObject{ func f() }"),
    ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
    ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
    ("protocol P { func f() }", "protocol P { func f() }"),
    (
      "@objc public protocol P: AnyObject { @objc optional func f(_ a: Int) }",
      "      public protocol P: AnyObject {                func f(_ a: Int) }"
        + "; extension P { public func f(_ a: Int) {}; }"
    ),
    (
      "@objc protocol P: AnyObject {\n  @objc optional func f(\n    a: Int) -> CGFloat\n"
        + "  @objc optional var b: UIView? { get }\n}",
      "      protocol P: AnyObject {\n                 func f(\n    a: Int) -> (CGFloat)?\n"
        + "                 var b: UIView? { get }\n}; extension P { func f( a: Int) -> (CGFloat)? "
        + "{ nil }; var b: UIView? { nil }; }"
    ),
  ])
  func `has defaults for optional members of protocols`(before: String, after: String) {
    #expect(SwiftCode.rewrittenForLinux(SourceText(name: "a.swift", before)) == after)
  }

  @Test(arguments: [
    ("a?.f?(1); a!.f!(g: 2)", "a?.f (1); a!.f (g: 2)"),
    ("a?.g?(1); f?(2); a.ff?(3)", "a?.g?(1); f?(2); a.ff?(3)"),
  ])
  func `calls optional methods as others`(before: String, after: String) {
    #expect(SwiftCode.callingOptionalMethods(["f"], in: before) == after)
  }

  /// A closure that is optional is called with the sign.
  @Test(arguments: [
    ("var tapped: ((Int) -> Void)?", ["tapped"]), ("let tapped: (() -> Void)! = nil", ["tapped"]),
    ("var tapped: () -> Void", [String]()), ("var tapped: Int?", []),
  ])
  func `finds closures that are called in the same way`(property: String, names: [String]) {
    let text = SourceText(name: "a.swift", "class A { \(property) }")
    #expect(SwiftCode.optionalClosures(in: SwiftOutline(text)) == Set(names))
  }
}
