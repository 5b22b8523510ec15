/// Finds the known word nearest to an unknown one.
public enum SpellingSuggestion {
  /// What other libraries and Xcode call a word of scene files.
  ///
  /// Spelling does not lead from one to the other: of a label's keys, 'adjustsFontSizeToFitWidth' is
  /// the nearest to 'fontSize'.
  private static let otherNames = [
    "contentHuggingPriority": "hugging", "huggingPriority": "hugging",
    "contentCompressionResistancePriority": "compressionResistance",
    "compressionResistancePriority": "compressionResistance",
    "type": "class", "kind": "class", "isHidden": "hidden", "fontSize": "font",
    "style": "configuration", "unlimited": "0",
    "text": "title", "title": "text", "alignment": "textAlignment", "textAlignment": "alignment",
    "baseline": "lastBaseline", "equal": "fillEqually", "rtl": "rightToLeft", "ltr": "leftToRight",
    "AX1": "accessibilityMedium", "AX2": "accessibilityLarge", "AX3": "accessibilityExtraLarge",
    "AX4": "accessibilityExtraExtraLarge", "AX5": "accessibilityExtraExtraExtraLarge",
  ]

  /// The candidate that has `word` as another name.
  public static func meaning(of word: String, among candidates: [String]) -> String? {
    otherNames[word].flatMap { candidates.contains($0) ? $0 : nil }
  }

  /// The candidate that was probably meant: the one that has `word` as another name, or else the
  /// closest to it, if it is close enough.
  ///
  /// A candidate is close enough at one edit for each three letters of the word, and at least one,
  /// or two from four letters on. Case is ignored. Another first letter, which people rarely get
  /// wrong, counts as half an edit more. Other digits, unlike additional ones, are not a
  /// misspelling, but another version or another device. Of two equally near, it is the one listed
  /// first. If none is close, it is the only one that contains the word: 'textStyle' for 'style'.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    if let meaning = meaning(of: word, among: candidates) { return meaning }
    let letters = Array(word.lowercased())
    let limit = max(letters.count >= 4 ? 2 : 1, letters.count / 3)
    let digits = letters.filter(\.isNumber).sorted()
    var best: (candidate: String, rank: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      guard abs(other.count - letters.count) <= limit,
        digits.isEmpty || other.filter(\.isNumber).sorted() == digits
          || other == letters.filter({ !$0.isNumber })
      else { continue }
      let distance = editDistance(letters, other)
      let rank = 2 * distance + (other.first == letters.first ? 0 : 1)
      if rank <= 2 * limit, distance < candidate.count, rank < best?.rank ?? .max {
        best = (candidate, rank)
      }
    }
    if let best { return best.candidate }
    let longer = candidates.filter { $0.lowercased().contains(word.lowercased()) }
    return letters.count >= 4 && longer.count == 1 ? longer[0] : nil
  }

  /// "; did you mean 'leading'?", or else another text.
  public static func phrase(
    for word: String, among candidates: [String], otherwise other: String = ""
  ) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? other
  }

  /// Insertions, deletions, substitutions and swaps of adjacent letters that turn one into the other.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
