import Foundation

/// What an SVG of Snug's says of itself: its title, what happened in it, and its views.
///
/// Read from the elements that readers of the picture point at; of anybody else's SVG it is empty.
struct SVGAccount {
  let title: String
  let summary: String
  /// In the order of the picture.
  let keys: [Key]
  let views: [Key: View]

  /// A view in one of the panels, counted from 1.
  struct Key: Hashable {
    let name: String
    let panel: Int
    let isAlone: Bool

    /// “in panel 2”, where there are several.
    var place: String { isAlone ? "" : " in panel \(panel)" }
  }

  struct View: Hashable {
    /// “262 × 34”
    let size: String
    /// Why it has that size; empty where there is nothing to say.
    let reason: String
    /// Beside the root's, in units of the picture.
    let box: [Double]
    /// Whether the root has the size in the picture that it had.
    let rootBox: [Double]

    /// What is another since; `nil` if nothing is.
    func words(since old: View) -> String? {
      if size != old.size { return "\(old.size) → \(size)" }
      if reason != old.reason {
        return "'\(old.reason)' → '\(reason)'"
      }
      let isComparable = rootBox == old.rootBox
      let moved = zip(box, old.box).contains { abs($0 - $1) > 0.05 }
      return isComparable && moved ? "at another place" : nil
    }
  }

  init(_ svg: [UInt8]) {
    let text = String(decoding: svg, as: UTF8.self)
    title = Self.element("title", in: text)
    summary = Self.element("desc", in: text)
    let found = text.components(separatedBy: "<g><title>").dropFirst().compactMap(Self.tooltip)
    let root = found.first?.name
    let panels = found.filter { $0.name == root }.count
    var keys: [Key] = []
    var views: [Key: View] = [:]
    var panel = 0
    var rootBox = [0.0, 0, 0, 0]
    for view in found {
      if view.name == root {
        panel += 1
        rootBox = view.box
      }
      let key = Key(name: view.name, panel: panel, isAlone: panels < 2)
      keys.append(key)
      views[key] = View(
        size: view.size, reason: view.reason,
        box: [
          view.box[0] - rootBox[0], view.box[1] - rootBox[1], view.box[2], view.box[3],
        ], rootBox: Array(rootBox[2...]))
    }
    self.keys = keys
    self.views = views
  }

  private static func element(_ name: String, in text: String) -> String {
    guard let start = text.range(of: "<\(name) id="),
      let open = text[start.upperBound...].firstIndex(of: ">"),
      let end = text[open...].range(of: "</\(name)>")
    else { return "" }
    return unescaped(text[text.index(after: open)..<end.lowerBound])
  }

  /// `field: 262 × 34. field is 102 points wider than its placeholder</title><rect x="187.2" …/>`
  private static func tooltip(
    _ text: String
  ) -> (name: String, size: String, reason: String, box: [Double])? {
    guard let end = text.range(of: "</title><rect "),
      let close = text[end.upperBound...].range(of: "/>")
    else { return nil }
    let words = unescaped(text[..<end.lowerBound])
    let numbers = text[end.upperBound..<close.lowerBound].split(separator: "\"").enumerated()
      .filter { $0.offset % 2 == 1 }.prefix(4).compactMap { Double($0.element) }
    guard numbers.count == 4, let colon = words.range(of: ": ") else { return nil }
    let rest = words[colon.upperBound...]
    let size = rest.range(of: ". ").map { rest[..<$0.lowerBound] } ?? rest
    return (
      String(words[..<colon.lowerBound]), String(size),
      String(rest.dropFirst(size.count).drop { $0 == "." || $0 == " " }), numbers
    )
  }

  private static func unescaped(_ text: Substring) -> String {
    [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
      ("&amp;", "&"),
    ]
    .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
