import SnugDiagnostics

extension SwiftCode {
  /// The texts to insert so that layers of a file can be made by their classes, as UIKit makes that of a view. With
  /// Objective-C every class can be made without arguments; here only one that says so.
  static func insertionsForLayers(in outline: SwiftOutline) -> [(offset: Int, text: [UInt8])] {
    outline.declarations.filter { !$0.name.isEmpty && $0.keyword != "func" }.flatMap { item in
      let inside = outline.inside(item)
      let inner = insertionsForLayers(in: inside)
      let inits = inside.declarations.filter { $0.keyword == "init" }
      guard item.keyword == "class", !inits.isEmpty,
        item.parents.first?.wholeMatch(of: /CA\w*Layer/) != nil
      else { return inner }
      let plain = inits.first { $0.head.contains(/(^|\W)init\s*\(\s*\)/) }
      guard let plain else {
        // On a device the class stops with this, too, if it is made in this way.
        let missing = "Use of unimplemented initializer 'init()' for class '\(item.name)'"
        let text = "; required init() { fatalError(\"\(missing)\") } "
        return inner + [(item.body.upperBound, Array(text.utf8))]
      }
      guard !plain.head.contains("required"), let word = plain.head.firstRange(of: "override")
      else {
        return inner
      }
      let start = plain.body.lowerBound - 1 - plain.head.utf8.count
      let offset = plain.head.utf8.distance(from: plain.head.startIndex, to: word.lowerBound)
      return inner + [(start + offset, Array("required ".utf8))]
    }
  }
}
