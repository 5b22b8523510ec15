import SnugDiagnostics

/// The list of names at the end of a constraint: `(active, names: title:0x…, '|':UIView:0x… )`.
struct LogNames {
  /// The addresses for each name, in order. Several views can have the same name.
  private(set) var addresses: [String: [String]] = [:]
  /// The view that `|` denotes.
  private(set) var container: LogItem?

  init() {}

  /// - Parameter list: the text after `names:`.
  init(_ list: ArraySlice<UInt8>) {
    var rest = list
    var parent: (label: String, address: String, text: String?)?
    while true {
      rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: ",") }
      let isContainer = rest.take("'|':")
      guard let colon = rest.offset(of: ":0x") else { break }
      let label = rest[..<colon].text
      rest = rest[(colon + 1)...]
      let address = rest.take { $0.isLetter || $0.isDigit }
      let text = rest.takeQuotation {
        $0.isEmpty || [",", " )", ")"].contains(where: $0.isNext)
      }
      if isContainer {
        parent = (label, address, text)
      } else {
        addresses[label, default: []].append(address)
      }
    }
    guard let parent else { return }
    let isName = addresses[parent.label]?.contains(parent.address) ?? false
    container = LogItem(
      key: parent.address, className: isName ? nil : parent.label,
      name: isName ? parent.label : nil, text: parent.text)
  }

  /// In descending order of length, so that a name comes before its prefixes.
  var sorted: [String] {
    addresses.keys.sorted {
      $0.utf8.count == $1.utf8.count ? $0 < $1 : $0.utf8.count > $1.utf8.count
    }
  }

  /// The item for the next occurrence of a name.
  mutating func takeItem(_ name: String) -> LogItem {
    let all = addresses[name] ?? []
    if all.count > 1 { addresses[name]?.removeFirst() }
    return LogItem(key: all.first ?? name, name: name)
  }
}
