import Diagnostics

/// A class declaration in a Swift file, found without compiling.
struct SwiftClass {
  let name: String
  let superclass: String
  /// Whether it is visible in other files.
  let isVisible: Bool
  /// Whether it has an initializer without required arguments, or one that UIKit calls; `nil` if it
  /// has no initializer except `init(coder:)`.
  let declaresPlainInit: Bool?

  /// The top-level classes with a superclass in a file, in order.
  static func all(in source: SourceText) -> [SwiftClass] {
    var classes: [SwiftClass?] = []
    // The text before the braces of a declaration, and the text in them without nested braces.
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
    // A generic class cannot be created without its arguments, so it does not match.
    guard let match = head.firstMatch(of: /\bclass\s+([^\s:<]+)\s*:\s*([^\s,<.@]+)/) else {
      return nil
    }
    name = String(match.1)
    superclass = String(match.2)
    // The name of a member can be a modifier.
    let hidden =
      /(^|[^.\w])(private|fileprivate)\s+((final|nonisolated|@\w+(\([^)]*\))?)\s+)*class\b/
    isVisible = head.firstMatch(of: hidden) == nil
    let members = String(decoding: members, as: UTF8.self)
    let inits = members.matches(of: /(^|[^.\w])init[?!]?\(/).compactMap { match in
      Self.isPlain(initialiser: members[match.range.upperBound...])
    }
    declaresPlainInit = inits.isEmpty ? nil : inits.contains(true)
  }

  /// Whether an initializer has no required arguments, or is one that UIKit calls; `nil` for
  /// `init(coder:)`.
  ///
  /// - Parameter text: the text after the parenthesis.
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

  /// Why it cannot be drawn by itself; `nil` if it derives from a view or a controller of UIKit, and
  /// can be created without arguments.
  func obstacle(among classes: [SwiftClass]) -> String? {
    let line = lineage(among: classes)
    let base = line[line.count - 1].superclass
    if !base.hasPrefix("UI") { return "derives from \(base), no class of UIKit or the given files" }
    if !isVisible { return "is private" }
    let canBeMade = line.lazy.compactMap(\.declaresPlainInit).first ?? true
    return canBeMade ? nil : "needs arguments: let a controller create it in loadView()"
  }

  /// The expression, with the variable `id`, that creates it as a reusable view of a list; `nil`
  /// for other classes.
  func reusableView(among classes: [SwiftClass]) -> String? {
    guard obstacle(among: classes) == nil else { return nil }
    switch lineage(among: classes).last?.superclass {
    case "UITableViewCell": return "\(name)(style: .default, reuseIdentifier: id)"
    case "UITableViewHeaderFooterView": return "\(name)(reuseIdentifier: id)"
    case "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView":
      return "\(name)(frame: .zero)"
    default: return nil
    }
  }

  /// The class and its superclasses in the files, in order.
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
