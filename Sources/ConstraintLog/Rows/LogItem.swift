/// A view or a layout guide as a log names it.
struct LogItem: Hashable {
  /// What tells it from all others: its address, or its name where the log has no address.
  let key: String
  /// With its module; `nil` where the log has only a name.
  var className: String?
  /// Its `accessibilityIdentifier`, or what a layout library calls it.
  var name: String?
  /// What stands in quotes behind the address: the text of a label, the identifier of a guide.
  var text: String?

  /// The class without its module and without what key-value observing puts before it.
  var shortClassName: String {
    guard var name = className.map({ $0[...] }) else { return "" }
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst("NSKVONotifying_".count) }
    // Of generic classes the arguments have modules, too.
    let head = name.prefix { $0 != "<" }
    return String(head.split(separator: ".").last ?? head)
  }

  /// Whether the class is one of layout guides, or of what UIKit used before there were any.
  var isGuide: Bool {
    let name = shortClassName
    return name.hasSuffix("LayoutGuide") || name == "_UILayoutSpacer"
      || name.hasSuffix("GapGuide")
  }

  /// Whether nobody but the system makes views of the class.
  var isPrivate: Bool {
    Self.privatePrefixes.contains { shortClassName.hasPrefix($0) }
  }

  /// Keyboards and their bars are the system's, though their classes have no underscore.
  private static let privatePrefixes = [
    "_", "UIKeyboard", "UIInputSet", "UIRemoteKeyboard", "SystemInputAssistant", "UIButtonLabel",
    "UITextEffectsWindow", "TUI", "SPUI",
  ]
}

/// One end of a constraint.
struct LogAnchor: Hashable {
  var item: LogItem
  var attribute: LogAttribute
}
