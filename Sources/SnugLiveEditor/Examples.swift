import CSnugResources

enum Examples {
  static let texts: [(title: String, text: String)] = {
    var texts: [(title: String, text: String)] = []
    while let file = example(CInt(texts.count)) {
      let lines = String(cString: file).split(separator: "\n", omittingEmptySubsequences: false)
      // The comments at the beginning of a fixture are for the tests.
      let text = lines.drop { $0.hasPrefix("#") }
      let title = text.first?.dropFirst("title: ".count) ?? ""
      texts.append((String(title), text.joined(separator: "\n")))
    }
    return texts
  }()

  static func text(of title: String) -> String? { texts.first { $0.title == title }?.text }
}
