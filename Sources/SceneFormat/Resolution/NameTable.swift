import AutoLayout
import Diagnostics

/// The views and the author's layout guides of a scene by their names.
struct NameTable {
  private var entries: [String: (item: LayoutItem, range: SourceRange)] = [:]
  /// In the order they were entered, which is the order suggestions prefer.
  private var names: [String] = []
  /// Looking for the nearest name compares with every name there is; with thousands of views and
  /// thousands of unknown names that would take minutes, and nobody reads that many.
  private var comparisonsLeft = 200_000

  subscript(name: String) -> LayoutItem? { entries[name]?.item }

  /// Enters a name; where it stood first if it is taken.
  mutating func enter(_ name: Spanned<String>, _ item: LayoutItem) -> SourceRange? {
    if let entry = entries[name.value] { return entry.range }
    entries[name.value] = (item, name.range)
    names.append(name.value)
    return nil
  }

  /// The nearest name.
  mutating func nearest(to name: String) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    comparisonsLeft -= names.count
    return SpellingSuggestion.nearest(to: name, among: names)
  }
}
