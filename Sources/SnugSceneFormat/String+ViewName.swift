extension String {
  /// The text as the name of a view: its first words in lower camel case. `nil` if it has no ASCII
  /// letters or digits.
  package func asViewName(words limit: Int = 5) -> String? {
    let words = split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
      .prefix(limit)
    guard let first = words.first else { return nil }
    let capitals = first.prefix { $0.isUppercase }.count
    // "URLField" becomes "urlField", and "OK" becomes "ok".
    let lowered = capitals == first.count ? capitals : max(1, capitals - 1)
    let start = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    let name = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let short = String(name.prefix(40))
    return short.first.map { $0.isNumber } ?? true ? "_" + short : short
  }

  /// The name of a view that shows the text: its first words and a word for the kind of view,
  /// unless they end with it. For "Title label" and "Title" it is `titleLabel`.
  package func asName(ofView word: String) -> String? {
    guard let name = asViewName(words: 3) else { return nil }
    return name.lowercased().hasSuffix(word.lowercased())
      ? name : name + word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension Set<String> {
  /// Inserts a name and returns it. If the name is taken, uses the first free number from 2 on.
  package mutating func take(_ name: String, numbered: (Int) -> String) -> String {
    var free = name
    var number = 2
    while !insert(free).inserted {
      free = numbered(number)
      number += 1
    }
    return free
  }
}

extension StringProtocol {
  /// A name of Swift as text: “Back button title” for `backButtonTitle`.
  package var inWords: String {
    let spaced = String(self).replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2.lowercased())" }
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }
}
