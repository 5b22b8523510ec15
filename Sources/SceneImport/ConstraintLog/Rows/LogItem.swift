import AutoLayout

/// A view or a layout guide as a log names it.
struct LogItem: Hashable {
  /// What tells it from all others: its address, or its name where the log has no address.
  var key: String
  /// With its module; `nil` where the log has only a name.
  var className: String?
  /// Its `accessibilityIdentifier`, or what a layout library calls it.
  var name: String?
  /// The quoted text after the address: the text of a label, the identifier of a guide.
  var text: String?

  /// The class without its module and without what key-value observing puts before it.
  var shortClassName: String {
    guard var name = className.map({ $0[...] }) else { return "" }
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst("NSKVONotifying_".count) }
    if name.hasPrefix("_Tt"), let demangled = Self.demangled(name) { return demangled }
    // Of generic classes the arguments have modules, too.
    let head = name.prefix { $0 != "<" }
    return String(head.split(separator: ".").last ?? head)
  }

  /// The class of a mangled name, `CardBox` of `_TtC5Depot7CardBox`: names stand behind their lengths,
  /// that of the module first, and what makes a private one unique behind a `P`.
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
    // Behind a generic class its arguments follow.
    return String(name.hasPrefix("_TtG") ? names[1] : names[names.count - 1])
  }

  /// Whether the class is one of layout guides, or of what UIKit used before there were any.
  var isGuide: Bool {
    let name = shortClassName
    return name.hasSuffix("LayoutGuide") || name == "_UILayoutSpacer"
      || name.hasSuffix("GapGuide")
  }
}

/// One end of a constraint.
struct LogAnchor: Hashable {
  var item: LogItem
  /// Of a private attribute of autoresizing masks, such as `minY`, the edge that it is in UIKit.
  var attribute: Constraint.Attribute
  /// Whether the attribute is one of those.
  var isOfMask = false

  /// What a scene calls the attribute. AppKit counts upwards from the bottom edge.
  func attribute(on platform: Platform) -> Constraint.Attribute {
    guard isOfMask, platform == .macOS else { return attribute }
    return attribute == .top ? .bottom : attribute == .bottom ? .top : attribute
  }
}
