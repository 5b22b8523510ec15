import SnugDiagnostics
import SnugGeometry
import SnugSceneFormat

/// A view or a guide in a report, with its properties from the log.
final class LogNode {
  /// The combined properties of all occurrences. Not every occurrence has the text.
  private(set) var item: LogItem
  /// The first occurrence; `nil` for a view that is known only as a superview.
  private(set) var range: SourceRange?
  var name = ""
  /// Whether its class is a guide and no constraint uses an attribute that guides do not have.
  var isGuide: Bool
  /// The superview, or the owning view of a guide.
  weak var parent: LogNode?
  /// Whether the parent is a guess.
  var isGuess = false
  /// In the order of their first occurrence.
  var children: [LogNode] = []
  /// Its line, if the report is a tree of views.
  var line: LoggedView?
  /// The size in a tree of views in the same log, in points.
  var printedSize: Size?
  /// The constraints of its intrinsic content size, which include the content priorities.
  var contentSize = PerAxis<LogConstraint?>(both: nil)

  init(_ item: LogItem, at range: SourceRange? = nil) {
    self.item = item
    self.range = range
    isGuide = item.isGuide
  }

  /// Its direct subviews.
  var subviews: [LogNode] { children.filter { !$0.isGuide } }

  /// Adds the properties of another occurrence.
  func add(_ other: LogItem, at range: SourceRange?) {
    item.className = item.className ?? other.className
    item.name = item.name ?? other.name
    item.text = item.text ?? other.text
    isGuide = item.isGuide
    self.range = self.range ?? range
  }

  // MARK: Names

  /// The name before it is made unique: from the identifier, else the text, else the class.
  var baseName: String {
    let word = word
    if let name = item.name?.asViewName() { return name }
    // The apostrophe in "It's" does not separate words.
    let letters = item.text?.filter { $0 != "'" && $0 != "\u{2019}" }
    return (item.isGuide ? nil : letters?.asName(ofView: word)) ?? word
  }

  /// The usual short word for the class: `label`, `contentView`, `safeArea`.
  private var word: String {
    let guides = [
      "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins",
      "UIViewReadableContentGuide": "readableContent", "UISV-alignment-spanner": "spanner",
    ]
    if item.isGuide, let text = item.text, let name = guides[text] ?? text.asViewName() {
      return name
    }
    var name = item.shortClassName.drop { $0 == "_" }
    for prefix in ["UI", "NS"] where name.hasPrefix(prefix) && name.count > 2 {
      name = name.dropFirst(2)
    }
    if name.hasSuffix("CellContentView") { return "contentView" }
    return String(name).asViewName() ?? "view"
  }
}
