import SnugLayout

/// A reference to a view or a layout guide in a log.
struct LogItem: Hashable {
  /// Its unique key: the address, or the name if the log has no address.
  var key: String
  /// With its module; `nil` if the log has only a name.
  var className: String?
  /// Its `accessibilityIdentifier`, or its name from a layout library.
  var name: String?
  /// The quoted text after the address: the text of a label, the identifier of a guide.
  var text: String?

  /// The class without its module and without the prefix of key-value observing.
  var shortClassName: String {
    guard var name = className.map({ $0[...] }) else { return "" }
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst("NSKVONotifying_".count) }
    if name.hasPrefix("_Tt"), let demangled = Self.demangled(name) { return demangled }
    // The arguments of a generic class have modules, too.
    let head = name.prefix { $0 != "<" }
    return String(head.split(separator: ".").last ?? head)
  }

  /// The class of a mangled name: `CardBox` for `_TtC5Depot7CardBox`. Each name follows its length.
  /// The module is first. The discriminator of a private class follows a `P`.
  private static func demangled(_ name: Substring) -> String? {
    var names: [Substring] = []
    var rest = name.dropFirst("_Tt".count)
    while let start = rest.firstIndex(where: \.isNumber) {
      let isDiscriminator = rest[..<start].last == "P"
      let digits = rest[start...].prefix(while: \.isNumber)
      let body = rest[digits.endIndex...]
      guard let length = Int(digits), length > 0, length <= body.count else { break }
      if !isDiscriminator { names.append(body.prefix(length)) }
      rest = body.dropFirst(length)
    }
    guard names.count > 1 else { return nil }
    // The arguments of a generic class follow its name.
    return String(name.hasPrefix("_TtG") ? names[1] : names[names.count - 1])
  }

  /// Whether the class is a layout guide, or one of UIKit's classes from before layout guides.
  var isGuide: Bool {
    let name = shortClassName
    return name.hasSuffix("LayoutGuide") || name == "_UILayoutSpacer"
      || name.hasSuffix("GapGuide")
  }
}

/// One side of a constraint.
struct LogAnchor: Hashable {
  var item: LogItem
  /// For a private attribute of autoresizing masks, such as `minY`, the corresponding edge in
  /// UIKit.
  var attribute: Constraint.Attribute
  /// Whether the attribute is a private attribute of autoresizing masks.
  var isOfMask = false

  /// The attribute in a scene. In AppKit y increases upwards from the bottom edge.
  func attribute(on platform: Platform) -> Constraint.Attribute {
    guard isOfMask, platform == .macOS else { return attribute }
    return attribute == .top ? .bottom : attribute == .bottom ? .top : attribute
  }
}
