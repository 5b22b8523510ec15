/// Finds the known word nearest to an unknown one.
public enum SpellingSuggestion {
  /// The candidate closest to `word`, if it is close enough to have been meant.
  ///
  /// A candidate is close enough at one edit for each three letters of the word, and at least one,
  /// or two from four letters on. Case is ignored. Of two equally near, it is the one with the
  /// same first letter, which people rarely get wrong, then the one listed first. If none is
  /// close, it is the only one that contains the word: 'textStyle' for 'style'.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    let limit = max(letters.count >= 4 ? 2 : 1, letters.count / 3)
    var best: (candidate: String, rank: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = editDistance(letters, other)
      let rank = 2 * distance + (other.first == letters.first ? 0 : 1)
      if distance <= limit, distance < candidate.count, rank < best?.rank ?? .max {
        best = (candidate, rank)
      }
    }
    if let best { return best.candidate }
    let longer = candidates.filter { $0.lowercased().contains(word.lowercased()) }
    return letters.count >= 4 && longer.count == 1 ? longer[0] : nil
  }

  /// Candidates sorted by their distance from a word. Equally near ones keep their order, and
  /// without a word all do.
  public static func ranked(_ candidates: [String], by word: String) -> [String] {
    guard !word.isEmpty else { return candidates }
    // A word much longer than every candidate is near to none.
    let letters = Array(word.lowercased().prefix(40))
    return candidates.map { (distance: editDistance(letters, Array($0.lowercased())), word: $0) }
      .sorted { $0.distance < $1.distance }
      .map(\.word)
  }

  /// "; did you mean 'leading'?", or nothing.
  public static func phrase(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
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
