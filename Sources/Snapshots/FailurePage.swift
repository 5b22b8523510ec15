import PangoCairo

/// One HTML page of all failures: for each what is different, the pictures under a slider, and the
/// layouts beside one another.
///
/// It refers to nothing outside itself, so that it can be kept by a continuous integration and opened
/// years later.
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
      "<p class=\"place\">\(failure.test.place.xmlEscaped)</p>", "<ul>",
    ]
    parts += failure.lines.map { "<li>\($0.xmlEscaped)</li>" }
    parts.append("</ul>")
    parts += pictures(of: failure)
    if let expected = failure.text(of: failure.expectedLayout),
      let actual = failure.text(of: failure.actualLayout), expected != actual
    {
      let (old, new) = (lines(of: expected), lines(of: actual))
      let steps = DifferenceStep.all(from: old, to: new)
      parts += [
        "<details><summary>The layouts</summary>", "<div class=\"texts\">",
        text("Expected", old, Set(steps.filter { $0.new == nil }.compactMap(\.old)), "removed"),
        text("Actual", new, Set(steps.filter { $0.old == nil }.compactMap(\.new)), "added"),
        "</div>", "</details>",
      ]
    }
    parts += [
      "<details><summary>All that the test said</summary>",
      "<pre>\(failure.message.xmlEscaped)</pre>", "</details>", "</section>",
    ]
    return parts.joined(separator: "\n")
  }

  /// Expected and actual one over the other, the difference below.
  private static func pictures(of failure: FailureRecord) -> [String] {
    let expected = image(failure, failure.expectedPicture, "expected")
    let actual = image(failure, failure.actualPicture, "actual")
    guard let actual else { return expected.map { ["<figure>\($0)</figure>"] } ?? [] }
    guard let expected else {
      return ["<figure>\(actual)<figcaption>Actual; nothing was expected yet</figcaption></figure>"]
    }
    return ComparisonPage.slider(
      from: ("Expected", expected), to: ("Actual", actual),
      difference: image(failure, failure.differencePicture, "difference"))
  }

  private static func image(
    _ failure: FailureRecord, _ name: String?, _ what: String
  ) -> String? {
    guard let name, let bytes = failure.bytes(of: name) else { return nil }
    return ComparisonPage.image(bytes, isSVG: name.hasSuffix(".svg"), what)
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).xmlEscaped }
  }

  private static func text(
    _ title: String, _ lines: [String], _ changed: Set<Int>, _ mark: String
  ) -> String {
    let body = lines.enumerated().map { index, line in
      changed.contains(index) ? "<span class=\"\(mark)\">\(line)</span>" : line
    }
    return "<div><h3>\(title)</h3><pre>\(body.joined(separator: "\n"))</pre></div>"
  }
}
