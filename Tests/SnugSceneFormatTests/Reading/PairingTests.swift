import SnugDiagnostics
import SnugGeometry
import SnugLayout
import Testing

@testable import SnugSceneFormat

/// Every attribute with every other, and with a constant.
@Suite struct `Pairs of attributes` {
  private static let attributes = Constraint.Attribute.nameable
  private static let directional: Set<Constraint.Attribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]
  private static let absolute: Set<Constraint.Attribute> = [
    .left, .right, .leftMargin, .rightMargin,
  ]
  private static let sizes: Set<Constraint.Attribute> = [.width, .height]
  private static let vertical: Set<Constraint.Attribute> = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]

  /// The error for a pair, by the table of exceptions.
  private static func fault(
    _ first: Constraint.Attribute, _ second: Constraint.Attribute
  ) -> String? {
    // "Invalid pairing of layout attributes": a location with a size.
    if sizes.contains(first) != sizes.contains(second) { return "is a location" }
    if sizes.contains(first) { return nil }
    // Sources differ on x with y: Finch and iOS 9 accept it, and anchors crash according to Ray
    // Wenderlich's book. It is rejected.
    if vertical.contains(first) != vertical.contains(second) { return "on different axes" }
    // "A constraint cannot be made between a leading/trailing attribute and a right/left attribute.
    // Use leading/trailing for both or neither." centerX goes with either.
    if directional.contains(first) && absolute.contains(second)
      || absolute.contains(first) && directional.contains(second)
    {
      return "follows the writing direction"
    }
    return nil
  }

  private func said(_ equation: String) -> [Diagnostic] {
    diagnostics(
      of: SourceText(
        name: "scene.yaml",
        "view: { subviews: { a: , b: } }\nconstraints: [\(equation)]\n"))
  }

  @Test(arguments: attributes) func `are accepted or rejected as by NSLayoutConstraint`(
    first: Constraint.Attribute
  ) {
    for second in Self.attributes {
      let said = said("a.\(first.rawValue) == b.\(second.rawValue)")
      if let fault = Self.fault(first, second) {
        #expect(said.map(\.id) == [.invalidPairing], "\(first) \(second)")
        #expect(said.first?.message.contains(fault) ?? false, "\(first) \(second)")
        // The message lists the legal attributes.
        let legal = Self.attributes.filter { Self.fault(first, $0) == nil }.map(\.rawValue)
        #expect(
          said.first?.notes.last == "'a.\(first.rawValue)' goes with "
            + legal.joined(separator: ", "))
      } else {
        #expect(said.isEmpty, "\(first) \(second)")
      }
    }
  }

  /// "A multiplier of 0 or a nil second item together with a location for the first attribute creates
  /// an illegal constraint of a location equal to a constant."
  @Test(arguments: attributes) func `are needed by locations and not by sizes`(
    attribute: Constraint.Attribute
  ) {
    let name = attribute.rawValue
    for equation in ["a.\(name) == 8", "a.\(name) == 0 * b.\(name) + 8"] {
      let expected: [Diagnostic.ID] =
        Self.sizes.contains(attribute) ? [] : [.locationEqualsConstant]
      #expect(said(equation).map(\.id) == expected, "\(equation)")
    }
  }

  /// `UILayoutGuide` has only anchors for these.
  @Test(arguments: attributes) func `of a guide are those it has anchors for`(
    attribute: Constraint.Attribute
  ) {
    let has: Set<Constraint.Attribute> = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    ]
    let name = attribute.rawValue
    let said = said("a.safeAreaLayoutGuide.\(name) == b.layoutMarginsGuide.\(name)")
    #expect(said.isEmpty == has.contains(attribute), "\(name)")
    if !has.contains(attribute) {
      #expect(said.allSatisfy { $0.id == .unknownAttribute } && said.count == 2)
    }
  }

  /// The margin attributes are "iOS only" in `NSLayoutConstraint.h`.
  @Test(arguments: attributes) func `about margins are not for macOS`(
    attribute: Constraint.Attribute
  ) {
    let name = attribute.rawValue
    let said = diagnostics(
      of: SourceText(
        name: "scene.yaml",
        "{ platform: macOS, view: { subviews: { a: } }, constraints: [a.\(name) == view.\(name)] }"
      ))
    let isMargin = name.contains("Margin")
    #expect(said.map(\.id) == (isMargin ? [.unknownAttribute, .unknownAttribute] : []))
  }
}
