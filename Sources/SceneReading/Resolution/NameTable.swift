import AutoLayout
import Diagnostics

/// The views of a scene by their names.
struct NameTable {
  private var entries: [String: (id: ViewID, range: SourceRange)] = [:]
  /// In the order they were entered, which is the order suggestions prefer.
  private var names: [String] = []
  /// Looking for the nearest name compares with every name there is; with thousands of views and
  /// thousands of unknown names that would take minutes, and nobody reads that many.
  private var comparisonsLeft = 200_000

  subscript(name: String) -> ViewID? { entries[name]?.id }

  /// Enters a name; where it stood first if it is taken.
  mutating func enter(_ name: Spanned<String>, _ id: ViewID) -> SourceRange? {
    if let entry = entries[name.value] { return entry.range }
    entries[name.value] = (id, name.range)
    names.append(name.value)
    return nil
  }

  /// "; did you mean 'title'?", or nothing.
  mutating func suggestion(for name: String) -> String {
    guard comparisonsLeft > 0 else { return "" }
    comparisonsLeft -= names.count
    return SpellingSuggestion.phrase(for: name, among: names)
  }
}
