import Diagnostics

/// A class that a Swift file declares, as far as it can be told without compiling.
struct SwiftClass {
  let name: String
  let superclass: String
  /// Whether other files see it.
  let isVisible: Bool
  /// Whether one of its initialisers takes no arguments, or is one that UIKit calls without any; `nil` if
  /// it declares none but `init(coder:)`.
  let declaresPlainInit: Bool?

  /// Those of a file that are in no other type and have a superclass, in their order.
  static func all(in source: SourceText) -> [SwiftClass] {
    var classes: [SwiftClass?] = []
    // What is before the braces of a declaration, and in them but in no further ones.
    var (head, members): ([UInt8], [UInt8]) = ([], [])
    var depth = 0
    for byte in SwiftCode(source).bytes {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      switch depth {
      case 0 where byte == UInt8(ascii: "}"):
        classes.append(SwiftClass(head, members))
        (head, members) = ([], [])
      case 0: head.append(byte)
      case 1: members.append(byte)
      default: break
      }
    }
    return (classes + [SwiftClass(head, members)]).compactMap(\.self)
  }

  private init?(_ head: [UInt8], _ members: [UInt8]) {
    let head = String(decoding: head, as: UTF8.self)
    // A generic class cannot be made without saying of what.
    guard let match = head.firstMatch(of: /\bclass\s+([^\s:<]+)\s*:\s*([^\s,<.@]+)/) else {
      return nil
    }
    name = String(match.1)
    superclass = String(match.2)
    // A member may be called what a modifier is.
    let hidden =
      /(^|[^.\w])(private|fileprivate)\s+((final|nonisolated|@\w+(\([^)]*\))?)\s+)*class\b/
    isVisible = head.firstMatch(of: hidden) == nil
    let members = String(decoding: members, as: UTF8.self)
    let inits = members.matches(of: /(^|[^.\w])init[?!]?\(/).compactMap { match in
      Self.isPlain(initialiser: members[match.range.upperBound...])
    }
    declaresPlainInit = inits.isEmpty ? nil : inits.contains(true)
  }

  /// Whether an initialiser takes no arguments, or is one that UIKit calls without any; `nil` for
  /// `init(coder:)`.
  ///
  /// - Parameter text: what follows its parenthesis.
  private static func isPlain(initialiser text: Substring) -> Bool? {
    var depth = 1
    let inside = text.prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
    let parameters = inside.split(separator: ",").map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
    let first = parameters.first?.prefix { $0.isLetter } ?? ""
    if first == "coder" { return nil }
    return ["frame", "nibName", "style", "reuseIdentifier"].contains(first)
      || parameters.allSatisfy { $0.contains("=") }
  }

  /// Whether it is a view or a controller of UIKit's by its superclasses, and can be made without
  /// arguments.
  func isCandidate(among classes: [SwiftClass]) -> Bool {
    let line = lineage(among: classes)
    let canBeMade = line.lazy.compactMap(\.declaresPlainInit).first ?? true
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
