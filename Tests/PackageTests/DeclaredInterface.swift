import Diagnostics
import Foundation
import SceneImport
import TestSupport

/// A symbol of a survey, and the number of files that use it.
struct SymbolUse {
  let files: Int
  let kind: String
  let symbol: String

  init(_ line: some StringProtocol) {
    let parts = String(line).split(separator: " ", maxSplits: 2).map { String($0) }
    files = Int(parts[0]) ?? 0
    kind = parts[1]
    symbol = parts[2]
  }

  /// Whether a pattern, in which `*` is any text, matches its kind and its name.
  func matches(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    var rest = "\(kind) \(symbol)"[...]
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
        if isLast { return rest.isEmpty }
      } else if isLast {
        return rest.hasSuffix(part)
      } else {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return true
  }

  /// The possible types of a member, and the member; no member for a type.
  var places: (types: [String], member: String?) {
    if kind == "type" { return ([symbol], nil) }
    let base = symbol.prefix { $0 != "(" }
    guard let dot = base.lastIndex(of: ".") else { return ([symbol], "init()") }
    let member = symbol[symbol.index(after: dot)...].replacing("override ", with: "")
      .replacing("required ", with: "").replacing("var ", with: "").replacing("?(", with: "(")
    return (base[..<dot].split(separator: "/").map(String.init), String(member))
  }
}

/// The types in source files and their members, read without compiling.
struct DeclaredInterface {
  private var superclasses: [String: String] = [:]
  private var properties: [String: Set<String>] = [:]
  /// The labels of each function, by type and name. Labels of parameters with defaults end in `=`.
  private var functions: [String: [String: [[String]]]] = [:]

  init(below folder: String) throws {
    for file in Fixtures.files(below: folder) where file.hasSuffix(".swift") {
      read(SwiftCode(SourceText(name: file, try Fixtures.text(file))).bytes)
    }
  }

  func declares(_ use: SymbolUse) -> Bool {
    let (types, member) = use.places
    if types == ["?"], let member {
      return properties.values.contains { $0.contains(member) }
        || functions.keys.contains { has(member, in: $0) }
    }
    // The survey attributes all anchors to their common superclass, and cells to their list.
    let related = [
      "NSLayoutAnchor": ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor"],
      "UICollectionView": ["UICollectionViewCell"],
      "NSAttributedStringKey": ["NSAttributedString.Key"],
    ]
    return (types + types.flatMap { related[$0] ?? [] }).contains { type in
      guard let member else { return superclasses[type] != nil }
      return has(member, in: type)
    }
  }

  private func has(_ member: String, in type: String) -> Bool {
    var next: String? = type
    while let type = next, !type.isEmpty {
      if properties[type]?.contains(member) ?? false { return true }
      if let open = member.firstIndex(of: "(") {
        let labels = member[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
        let name = String(member[..<open])
        // In the survey overridden methods have no labels, or labels without colons.
        let bare = labels.flatMap { $0.split(separator: ",").map(String.init) }
        if functions[type]?[name]?.contains(where: { $0.accepts(bare) || bare.isEmpty }) ?? false {
          return true
        }
      }
      next = superclasses[type]
    }
    return false
  }

  // MARK: Reading

  private mutating func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let token = /[A-Za-z_][A-Za-z0-9_.]*|[{}:]/
    // An empty name for a scope that is not a type.
    var scopes: [String] = []
    var pending = ""
    var words = text.matches(of: token)[...]
    while let word = words.popFirst() {
      switch word.output {
      case "{":
        scopes.append(pending)
        pending = ""
      case "}": _ = scopes.popLast()
      case "class", "struct", "enum", "protocol", "extension":
        guard let name = words.first, name.output.first?.isUppercase ?? false else { continue }
        words.removeFirst()
        let outer = scopes.last { !$0.isEmpty }.map { "\($0)." } ?? ""
        let full = word.output == "extension" ? String(name.output) : outer + name.output
        pending = full
        let inherits =
          words.first?.output == ":" ? words.dropFirst().first.map { String($0.output) } : nil
        if word.output != "extension" { superclasses[full] = inherits ?? "" }
      case "func", "init":
        guard let type = scopes.last, !type.isEmpty else { continue }
        let name = word.output == "func" ? words.first.map { String($0.output) } ?? "" : "init"
        guard let open = text[word.range.upperBound...].firstIndex(of: "(") else { continue }
        functions[type, default: [:]][name, default: []].append(labels(text[open...]))
      case "var", "let", "case", "typealias":
        guard let type = scopes.last, !type.isEmpty else { continue }
        let line = text[word.range.upperBound...].prefix { !"\n={:".contains($0) }
        for name in line.split(separator: ",") {
          let name = name.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
          properties[type, default: []].insert(
            String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
        // Cases with values, one after the other.
        if word.output == "case" {
          let all = text[word.range.upperBound...].prefix { $0 != "\n" }
          for name in all.split(separator: ",") {
            let first = name.split(separator: " ").first.map(String.init) ?? ""
            properties[type, default: []].insert(first.replacing("`", with: ""))
          }
        }
      default: break
      }
    }
  }

  private func labels(_ text: Substring) -> [String] {
    var depth = 0
    var parameters = [""]
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        parameters.append("")
      } else if depth > 1 || character != "(" {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.compactMap { parameter in
      let words = parameter.split(whereSeparator: { $0.isWhitespace || $0 == ":" })
      // A trailing closure needs no label.
      let canBeLeftOut = parameter.contains("=") || parameter.contains("->")
      return words.first.map { String($0) + (canBeLeftOut ? "=" : "") }
    }
  }
}

extension [String] {
  /// Whether a function with these labels can be called with other labels, because the missing
  /// parameters have defaults.
  fileprivate func accepts(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for label in self {
      let name = label.hasSuffix("=") ? String(label.dropLast()) : label
      if rest.first == name {
        rest.removeFirst()
      } else if !label.hasSuffix("=") {
        return false
      }
    }
    return rest.isEmpty
  }
}
