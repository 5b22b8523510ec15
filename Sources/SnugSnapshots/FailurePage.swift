import SnugPangoCairo

/// One HTML page of all failures: for each, the differences, the pictures under a slider, and the
/// difference of the layouts.
///
/// It refers to nothing outside itself, so that CI can keep it and you can open it years later.
public enum FailurePage {
  public static func html(of failures: [FailureRecord]) -> String {
    let verdict =
      switch failures.count {
      case 0: "Every snapshot is as expected."
      case 1: "1 snapshot failed."
      default: "\(failures.count) snapshots failed."
      }
    let contents = failures.enumerated().map { number, failure in
      "<li><a href=\"#f\(number + 1)\">\(failure.title.xmlEscaped)</a></li>"
    }
    let list = contents.count > 1 ? "<ol>\n\(contents.joined(separator: "\n"))\n</ol>\n" : ""
    let sections = failures.enumerated().map { section(about: $1, number: $0 + 1) }
    return ComparisonPage.html(title: verdict, body: list + sections.joined(separator: "\n"))
  }

  private static func section(about failure: FailureRecord, number: Int) -> String {
    var parts = [
      "<section id=\"f\(number)\">", "<h2>\(failure.title.xmlEscaped)</h2>",
      "<p class=\"location\">\(failure.test.location.xmlEscaped)</p>", "<ul>",
    ]
    parts += failure.lines.map { "<li>\($0.xmlEscaped)</li>" }
    parts.append("</ul>")
    parts += pictures(of: failure)
    if let expected = failure.text(of: "expected.layout.txt"),
      let actual = failure.text(of: "actual.layout.txt"), expected != actual
    {
      parts += [
        "<details><summary>The layouts</summary>", "<pre>\(difference(expected, actual))</pre>",
        "</details>",
      ]
    }
    parts += [
      "<details><summary>The test's message</summary>",
      "<pre>\(failure.message.xmlEscaped)</pre>", "</details>", "</section>",
    ]
    return parts.joined(separator: "\n")
  }

  /// The expected and the actual picture under a slider, with the difference below.
  private static func pictures(of failure: FailureRecord) -> [String] {
    let expected = image(failure, "expected")
    let actual = image(failure, "actual")
    guard let actual else { return expected.map { ["<figure>\($0)</figure>"] } ?? [] }
    guard let expected else {
      return ["<figure>\(actual)<figcaption>Actual; nothing was expected yet</figcaption></figure>"]
    }
    return ComparisonPage.slider(
      from: ("Expected", expected), to: ("Actual", actual),
      difference: image(failure, "difference"))
  }

  private static func image(_ failure: FailureRecord, _ name: String) -> String? {
    guard let file = failure.picture(name), let bytes = failure.bytes(of: file) else { return nil }
    return ComparisonPage.image(bytes, isSVG: file.hasSuffix(".svg"), name)
  }

  private static func difference(_ expected: String, _ actual: String) -> String {
    LineDifference.lines(from: expected, to: actual).map { line in
      let text = line.text.xmlEscaped
      return switch line {
      case .removed: "<span class=\"removed\">\(text)</span>"
      case .inserted: "<span class=\"added\">\(text)</span>"
      case .same, .gap: text
      }
    }.joined(separator: "\n")
  }
}
