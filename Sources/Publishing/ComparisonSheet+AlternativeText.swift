import Snug

extension ComparisonSheet {
  /// The alternative text of the sheet's picture: its title and the results of each panel, on one
  /// line and short enough for a screen reader.
  var alternativeText: String {
    let words = sections.flatMap { section in
      section.panels.map { panel in
        let titles = [section.title, panel.title].compactMap(\.self).filter { !$0.isEmpty }
        let resultSummary = panel.explanation.resultSummary
        return titles.isEmpty || panels.count == 1
          ? resultSummary : "\(titles.joined(separator: ", ")): \(resultSummary)"
      }
    }
    return (title.isEmpty ? words : [title.asSentence] + words).joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Explanation {
  /// The first results, each as a sentence, or a sentence that there are none.
  fileprivate var resultSummary: String {
    let limit = 3
    let headlines = reasons.map { prose(for: $0).headline }
    guard !headlines.isEmpty else { return verdict }
    let more = headlines.count - limit
    return headlines.prefix(limit).joined(separator: " ") + (more > 0 ? " And \(more) more." : "")
  }
}

extension String {
  fileprivate var asSentence: String {
    last.map { ".?!:".contains($0) } == true ? self : self + "."
  }
}
