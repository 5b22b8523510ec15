import SnugDiagnostics
import SnugSceneFormat

/// A parameter of an initializer.
struct SwiftParameter {
  /// `nil` for `_`.
  let label: String?
  let name: String
  let type: String
  let hasDefault: Bool

  /// The parameters of an initializer, from its head: not those of the attributes before it.
  static func all(in head: String) -> [SwiftParameter] {
    let start = head.firstMatch(of: /\binit\b/)?.range.upperBound ?? head.startIndex
    guard let open = head[start...].firstIndex(of: "(") else { return [] }
    var (parts, depth) = ([""], 0)
    for character in head[head.index(after: open)...] {
      if ")]}>".contains(character), parts.last?.last != "-" || character != ">" { depth -= 1 }
      if depth < 0 { break }
      if "([{<".contains(character) { depth += 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.compactMap { part in
      guard let match = part.firstMatch(of: /^\s*(\w+)(?:\s+(\w+))?\s*:\s*([^=]+?)\s*(=.*)?\s*$/)
      else { return nil }
      let label = String(match.1)
      return SwiftParameter(
        label: label == "_" ? nil : label, name: String(match.2 ?? match.1),
        type: String(match.3), hasDefault: match.4 != nil)
    }
  }
}

/// Values for the arguments of initializers, chosen by their types.
struct SampleValues {
  /// The types of the files, with their names in other types.
  private var types: [String: (name: String, outline: SwiftOutline, Declaration)] = [:]

  /// Protocols and other names for types.
  private var otherTypes: Set<String> = []
  private var protocols: Set<String> = []
  /// For each protocol the full names of the types that conform to it.
  private var conforming: [Substring: Set<String>] = [:]
  private let hasStandIns: Bool

  private typealias Declaration = SwiftOutline.Declaration

  /// - Parameter hasStandIns: whether a class without members stands for a type that is declared nowhere.
  init(_ outlines: [SwiftOutline], hasStandIns: Bool) {
    self.hasStandIns = hasStandIns
    for outline in outlines { add(outline, "") }
  }

  private mutating func add(_ outline: SwiftOutline, _ prefix: String) {
    for item in outline.declarations {
      for name in item.parents { conforming[name, default: []].insert(prefix + item.name) }
    }
    protocols.formUnion(outline.protocols)
    otherTypes.formUnion(
      outline.declarations.filter { ["protocol", "actor"].contains($0.keyword) }.map(\.name))
    otherTypes.formUnion(
      outline.statements.matches(of: /\b(?:typealias|associatedtype)\s+(\w+)/).map { String($0.1) })
    for item in outline.declarations where ["struct", "enum", "class"].contains(item.keyword) {
      // A type of the same name in another type is found by its full name alone.
      if types[item.name] == nil { types[item.name] = (prefix + item.name, outline, item) }
      types[prefix + item.name] = (prefix + item.name, outline, item)
      add(outline.inside(item), prefix + item.name + ".")
    }
  }

  func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// The limit for types inside each other. Where they are deeper, or a type contains itself, the error says
  /// that there is no sample value.
  static let mostLevels = 5

  /// The arguments without a default value, as Swift text.
  ///
  /// - Throws: the first parameter without a sample value.
  func arguments(
    for parameters: [SwiftParameter], level: Int = 0
  ) throws(SwiftParameter.Unknown) -> String {
    var arguments: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      do throws(SwiftParameter.Unknown) {
        let value = try value(of: parameter.type, named: parameter.name, level)
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      } catch {
        throw SwiftParameter.Unknown(parameter: parameter, type: error.type)
      }
    }
    return arguments.joined(separator: ", ")
  }

  private static let values = [
    "Bool": "true", "Character": "\"A\"", "Any": "0", "UIColor": ".systemBlue",
    "CGColor": "UIColor.systemBlue.cgColor", "UIFont": ".systemFont(ofSize: 17)",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "URL": "URL(string: \"https://example.com\")!",
    "UUID": "UUID()", "Locale": ".current", "Calendar": ".current", "Bundle": ".main",
    "IndexPath": "IndexPath(row: 0, section: 0)", "NSLayoutConstraint.Axis": ".horizontal",
    "UIStackView.Alignment": ".fill", "UIStackView.Distribution": ".fill",
    "NSTextAlignment": ".natural", "UIFont.TextStyle": ".body", "UIFont.Weight": ".regular",
    "UIView.ContentMode": ".scaleToFill", "UITableView.Style": ".plain",
    "UITableViewCell.CellStyle": ".default", "UIActivityIndicatorView.Style": ".medium",
    "UIButton.ButtonType": ".system", "UILayoutPriority": ".required",
    "UIKeyboardType": ".default", "NSAttributedString": "NSAttributedString(string: \"Text\")",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()", "Void": "()", "()": "()",
  ]

  private func value(
    of written: String, named name: String, _ level: Int
  ) throws(SwiftParameter.Unknown) -> String {
    let unknown = SwiftParameter.Unknown(parameter: nil, type: written)
    guard level < Self.mostLevels else { throw unknown }
    var type = written
    for prefix in ["@escaping", "@MainActor", "@Sendable", "inout", "any"] {
      while type.hasPrefix(prefix + " ") { type = String(type.dropFirst(prefix.count + 1)) }
    }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    // A closure can be in parentheses of its own, as in `@escaping (() -> Void)`.
    if let match = type.wholeMatch(of: /\(\s*((\([^()]*\))\s*(throws\s*)?->.*)\)/) {
      type = String(match.1)
    }
    if let value = Self.values[type] { return value }
    if type.contains("->") { return try closure(type, name, level) }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if type == "String" || type == "Substring" { return "\"\(name.inWords)\"" }
    if type.wholeMatch(of: /U?Int\d*|Double|Float|CGFloat|TimeInterval/) != nil { return "1" }
    if type.wholeMatch(of: /CG(Rect|Size|Point)|UIEdgeInsets|NSDirectionalEdgeInsets/) != nil {
      return ".zero"
    }
    if let (name, outline, item) = types[type] {
      return try value(of: item, name, outline, level + 1)
    }
    if isProtocol(type), let names = conforming[type[...]] {
      var missing = unknown
      for (name, outline, item) in names.sorted().compactMap({ types[$0] }) {
        do throws(SwiftParameter.Unknown) {
          return try value(of: item, name, outline, level + 1)
        } catch {
          missing = error
        }
      }
      throw missing
    }
    if hasStandIns, StandIn.isModel(type), !otherTypes.contains(type) { return "\(type)()" }
    guard type.wholeMatch(of: /UI\w*(View|Controller|Label|Button|Image|Control|Field)/) != nil
    else {
      throw unknown
    }
    return "\(type)()"
  }

  private func closure(
    _ type: String, _ name: String, _ level: Int
  ) throws(SwiftParameter.Unknown) -> String {
    let parts = type.replacing(/\s*->\s*/, with: "→").split(separator: "→", maxSplits: 1)
      .map(String.init)
    guard parts.count == 2 else { throw SwiftParameter.Unknown(parameter: nil, type: type) }
    let result = try value(of: parts[1], named: name, level)
    let count = parts[0] == "()" ? 0 : parts[0].split(separator: ",").count
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    return "{ \(count == 0 ? "" : names + " in ")\(result) }"
  }

  /// The first case of an enumeration, or a call of an initializer.
  private func value(
    of item: Declaration, _ name: String, _ outline: SwiftOutline, _ level: Int
  ) throws(SwiftParameter.Unknown) -> String {
    let inside = outline.inside(item)
    if item.keyword == "enum" {
      guard let match = inside.statements.firstMatch(of: /\bcase\s+(\w+)(\([^)]*\))?/) else {
        throw SwiftParameter.Unknown(parameter: nil, type: name)
      }
      guard let payload = match.2 else { return "\(name).\(match.1)" }
      // Payloads may have no labels.
      let parameters = SwiftParameter.all(
        in: payload.contains(":") ? String(payload) : "(_: " + payload.dropFirst())
      return try "\(name).\(match.1)(\(arguments(for: parameters, level: level)))"
    }
    let inits = inside.declarations.filter { $0.keyword == "init" }.map(\.head)
    var parameters = inits.map { SwiftParameter.all(in: $0) }.min { $0.count < $1.count } ?? []
    if inits.isEmpty, item.keyword == "struct" {
      parameters = SwiftOutline.withoutBraces(inside.statements).matches(
        of:
          /(?:^|\n|;)\s*(?:(?:public|internal|package)\s+)?(?:let|var)\s+(\w+)\s*:\s*([^=\n;{]+?)\s*(?=$|[\n;])/
      ).map {
        SwiftParameter(label: "\($0.1)", name: "\($0.1)", type: "\($0.2)", hasDefault: false)
      }
    }
    return try "\(name)(\(arguments(for: parameters, level: level)))"
  }
}

extension SwiftParameter {
  /// There is no sample value for its type.
  struct Unknown: Error {
    /// `nil` in its search.
    let parameter: SwiftParameter?
    /// That type, or one in it.
    let type: String
  }
}
