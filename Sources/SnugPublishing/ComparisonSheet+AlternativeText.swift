import Snug

extension ComparisonSheet {
  /// The alternative text of the sheet's picture: its title and the results of each panel, on one
  /// line and short enough for a screen reader.
  var alternativeText: String {
    let words = titledPanels.map { title, panel in
      let resultSummary = panel.explanation.resultSummary
      return title.isEmpty || panels.count == 1 ? resultSummary : "\(title): \(resultSummary)"
    }
    return (title.isEmpty ? words : [title.asSentence] + words).joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Explanation {
  /// A sentence that says which views gave way, and the first results, each as a sentence.
  fileprivate var resultSummary: String {
    let limit = 3
    let headlines = reasons.prefix(limit).map { prose(for: $0).headline }
    let more = reasons.count - limit
    return ([verdict] + headlines).joined(separator: " ") + (more > 0 ? " And \(more) more." : "")
  }
}

extension String {
  fileprivate var asSentence: String {
    last.map { ".?!:".contains($0) } == true ? self : self + "."
  }
}
