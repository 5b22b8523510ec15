import Diagnostics

/// A class that a Swift file declares, as far as it can be told without compiling.
struct SwiftClass {
  let name: String
  let superclass: String
  /// Whether other files see it.
  let isVisible: Bool
  let declaresInit: Bool
  /// Whether one of its initialisers takes no arguments, or is one that UIKit calls without any.
  let declaresPlainInit: Bool

  /// Those of a file that stand in no other type and have a superclass, in their order.
  static func all(in source: SourceText) -> [SwiftClass] {
    var scanner = ClassScanner(code: SwiftCode(source))
    return scanner.classes()
  }

  /// Whether it is a view or a controller of UIKit's by its superclasses, and can be made without
  /// arguments.
  func isCandidate(among classes: [SwiftClass]) -> Bool {
    let line = lineage(among: classes)
    let canBeMade = line.first { $0.declaresInit }?.declaresPlainInit ?? true
    return isVisible && canBeMade && (line.last?.superclass.hasPrefix("UI") ?? false)
  }

  /// How a list makes it that knows it by its class: an expression of `id`; `nil` for other classes.
  func reusableView(among classes: [SwiftClass]) -> String? {
    guard isCandidate(among: classes) else { return nil }
    switch lineage(among: classes).last?.superclass {
    case "UITableViewCell": return "\(name)(style: .default, reuseIdentifier: id)"
    case "UITableViewHeaderFooterView": return "\(name)(reuseIdentifier: id)"
    case "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView":
      return "\(name)(frame: .zero)"
    default: return nil
    }
  }

  /// The class and those of the files that it derives from, in order.
  private func lineage(among classes: [SwiftClass]) -> [SwiftClass] {
    var line = [self]
    for _ in classes {
      guard let next = classes.first(where: { $0.name == line[line.count - 1].superclass }) else {
        break
      }
      line.append(next)
    }
    return line
  }
}

/// Walks over the words and braces of a file.
private struct ClassScanner {
  let code: SwiftCode
  var offset = 0

  mutating func classes() -> [SwiftClass] {
    var classes: [SwiftClass] = []
    // Whether the modifiers read last hide the next class from other files.
    var isHidden = false
    while offset < code.bytes.count {
      if code.isWord("class", at: offset) {
        offset += 5
        if let found = declaration(isHidden: isHidden) { classes.append(found) }
        isHidden = false
      } else if code.isNext("{", at: offset) {
        _ = body()
        isHidden = false
      } else if code.isNext("@", at: offset) {
        skipAttribute()
      } else if let word = word() {
        // Of the other modifiers only these can follow `private` before `class`.
        isHidden =
          ["private", "fileprivate"].contains(word)
          || (isHidden && ["final", "nonisolated"].contains(word))
      } else {
        offset += 1
      }
    }
    return classes
  }

  /// What follows `class`: a name, a superclass, a body.
  private mutating func declaration(isHidden: Bool) -> SwiftClass? {
    skipSpaces()
    guard let name = word() else { return nil }
    skipSpaces()
    // A generic class cannot be made without saying of what.
    guard offset < code.bytes.count, code.bytes[offset] == UInt8(ascii: ":") else { return nil }
    offset += 1
    skipSpaces()
    guard let superclass = word() else { return nil }
    while offset < code.bytes.count, code.bytes[offset] != UInt8(ascii: "{") { offset += 1 }
    let inits = body()
    return SwiftClass(
      name: name, superclass: superclass, isVisible: !isHidden,
      declaresInit: !inits.isEmpty, declaresPlainInit: inits.contains(true))
  }

  /// Walks over a body in braces. For each initialiser that it declares, but for `init(coder:)`, whether
  /// it takes no arguments, or is one that UIKit calls without any.
  private mutating func body() -> [Bool] {
    var depth = 0
    var inits: [Bool] = []
    while offset < code.bytes.count {
      let byte = code.bytes[offset]
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 1, code.isWord("init", at: offset),
        code.bytes[..<offset].last != UInt8(ascii: ".")
      {
        if let isPlain = initialiser(at: offset) { inits.append(isPlain) }
        offset += 4
      } else {
        offset += 1
      }
      if depth == 0 { break }
    }
    return inits
  }

  private func initialiser(at start: Int) -> Bool? {
    var open = start + 4
    if code.isNext("?", at: open) || code.isNext("!", at: open) { open += 1 }
    guard code.isNext("(", at: open), let end = code.end(ofParenthesisAt: open) else { return nil }
    let text = String(decoding: code.bytes[open + 1..<end - 1], as: UTF8.self)
    let parameters = text.split(separator: ",").map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
    let first = parameters.first?.prefix { $0.isLetter } ?? ""
    if first == "coder" { return nil }
    return ["frame", "nibName", "style", "reuseIdentifier"].contains(first)
      || parameters.allSatisfy { $0.contains("=") }
  }

  /// `@objc(name)`: a name, and its arguments if it has any.
  private mutating func skipAttribute() {
    offset += 1
    _ = word()
    if code.isNext("(", at: offset) {
      offset = code.end(ofParenthesisAt: offset) ?? code.bytes.count
    }
  }

  private mutating func skipSpaces() {
    while offset < code.bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(code.bytes[offset]) {
      offset += 1
    }
  }

  private mutating func word() -> String? {
    let start = offset
    while offset < code.bytes.count, code.bytes[offset].isPartOfWord { offset += 1 }
    return start == offset ? nil : String(decoding: code.bytes[start..<offset], as: UTF8.self)
  }
}
