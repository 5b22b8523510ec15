import Diagnostics
import Geometry

/// A view or a guide that a report speaks of, and what the log tells of it.
final class LogNode {
  /// What all places that name it say together: a text is not printed everywhere.
  private(set) var item: LogItem
  /// Where it is first named; `nil` for what is only a container of others.
  private(set) var range: SourceRange?
  /// What it is called in the scene.
  var name = ""
  /// Whether it is a guide by its class, and is asked for nothing that guides do not have.
  var isGuide: Bool
  /// The superview, or the view a guide belongs to.
  weak var parent: LogNode?
  /// Whether the log does not say what the parent is.
  var isGuess = false
  /// In the order they are first named.
  var children: [LogNode] = []
  /// Its line in the tree of views that the report is.
  var line: LoggedView?
  /// The size that a tree of views in the same log prints, in points.
  var printedSize: Size?
  /// The constraints that state its intrinsic content size and the priorities of that.
  var contentSize = PerAxis<LogConstraint?>(both: nil)

  init(_ item: LogItem, at range: SourceRange? = nil) {
    self.item = item
    self.range = range
    isGuide = item.isGuide
  }

  /// The views directly in it.
  var subviews: [LogNode] { children.filter { !$0.isGuide } }

  /// Takes in what a further place says of it.
  func add(_ other: LogItem, at range: SourceRange?) {
    item.className = item.className ?? other.className
    item.name = item.name ?? other.name
    item.text = item.text ?? other.text
    isGuide = item.isGuide
    self.range = self.range ?? range
  }

  // MARK: Names

  /// What it would be called if no other were called so: by its identifier, else its text, else its class.
  var baseName: String {
    let word = word
    if let name = item.name?.asViewName() { return name }
    // Of "It's" the apostrophe separates no words.
    let letters = item.text?.filter { $0 != "'" && $0 != "\u{2019}" }
    return (item.isGuide ? nil : letters?.asName(ofView: word)) ?? word
  }

  /// The class as people say it: `label`, `contentView`, `safeArea`.
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
