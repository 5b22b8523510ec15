import SnugGeometry
import SnugLayout

/// The numbers of a sum as text.
extension ContestWording {
  /// The limit for the numbers in a sum. With more numbers only the total is useful.
  static let mostNumbers = 12

  /// The pieces of a sum, without constraints for a distance of 0.
  static func adding(_ pieces: [Contest.Piece]) -> [Contest.Piece] {
    pieces.filter { $0.view != nil || $0.wanted != 0 }
  }

  /// “16 + 79 + 8 = 103”, “159 + 2 × (8 + 59.5 + 16) = 326”.
  ///
  /// - Parameter unit: the factor that counts as 1.
  func text(_ pieces: [Contest.Piece], in unit: Double = 1) -> String {
    let total = pieces.reduce(0) { $0 + $1.total } / unit
    let adding = Self.adding(pieces)
    guard !adding.isEmpty else { return Wording.number(total) }
    guard adding.count <= Self.mostNumbers else {
      return "\(Wording.grouped(adding.count)) lengths = \(Wording.number(total))"
    }
    var groups: [(factor: Double, numbers: [Term])] = []
    let numbers = adding.flatMap { piece -> [(number: Term, factor: Double)] in
      let factor = piece.factor / unit
      return shares(of: piece, factor)?.map { (Term(number: $0, text: Wording.number($0)), 1) }
        ?? [(term(of: piece), factor)]
    }
    for (number, factor) in numbers {
      let index = groups.firstIndex { abs($0.factor - factor) < .sameFactor }
      if let index {
        groups[index].numbers.append(number)
      } else {
        groups.append((factor, [number]))
      }
    }
    let terms = groups.sorted { $0.factor < $1.factor }.map { factor, numbers in
      let sum = Self.joined(numbers)
      if abs(factor - 1) < .sameFactor { return sum }
      return factor.multiplierDescription + " × " + (numbers.count == 1 ? sum : "(\(sum))")
    }
    if adding.count == 1, abs(groups[0].factor - 1) < .sameFactor { return terms[0] }
    return terms.joined(separator: " + ") + " = " + Wording.number(total)
  }

  /// “16 + 79 − 8”, starting with a number that is not subtracted.
  static func joined(_ numbers: [Double]) -> String {
    joined(numbers.map { Term(number: $0, text: Wording.number(abs($0))) })
  }

  private static func joined(_ terms: [Term]) -> String {
    let first = terms.firstIndex { $0.number >= 0 } ?? 0
    let ordered = [terms[first]] + terms[..<first] + terms[(first + 1)...]
    return ordered.enumerated().map { index, term in
      let isNegative = term.number < 0
      return (index > 0 ? (isNegative ? " − " : " + ") : isNegative ? "−" : "") + term.text
    }.joined()
  }

  /// A number of a sum, and the text of its absolute value.
  private struct Term {
    var number: Double
    var text: String
  }

  /// The lengths of a row's views where one has its wanted size, on which the others depend by ratios: 600 and
  /// 266.67 for 13/9 × 600; `nil` for a factor that counts equal views, and if these are not all lengths.
  private func shares(of piece: Contest.Piece, _ factor: Double) -> [Double]? {
    guard factor != factor.rounded(), let view = piece.view,
      let entry = piece.entry.map({ layout.system[$0].constraint }), entry.secondItem == nil,
      let own = entry.firstAttribute.axis
    else { return nil }
    let edges = constraints.map { layout.system[$0].constraint }.filter {
      $0.firstAttribute.isEnd != nil && $0.secondAttribute.isEnd != nil
    }
    guard let along = edges.first?.firstAttribute.axis else { return nil }
    let items = Set(edges.flatMap(\.ends).map { layout.system.view(of: $0.item) })
    let row = items.subtracting(contest.room.compactMap(\.view)).sorted()
    let lengths = row.map { layout[$0].alignmentRect.size[along] }
    let got = layout[view].alignmentRect.size[own]
    guard got > 0, row.count > 1, abs(lengths.reduce(0, +) / got - factor) < .sameFactor else {
      return nil
    }
    return lengths.map { $0 / got * piece.wanted }
  }

  /// The length of a piece, or in a conflict what a ratio makes of a length: “2/3 × 343”.
  private func term(of piece: Contest.Piece) -> Term {
    let number = Term(number: piece.wanted, text: Wording.number(abs(piece.wanted)))
    guard let entry = piece.entry, let payer = contest.payers.first,
      layout[payer.entry].isBroken
    else { return number }
    let constraint = layout.system[entry].constraint
    guard constraint.multiplier != 1, constraint.constant == 0,
      constraint.firstAttribute.isSize, constraint.secondAttribute.isSize,
      let other = constraint.ends.first(where: { $0.attribute == .size(axis.cross) })
    else { return number }
    let isFirst = constraint.firstAttribute == .size(axis)
    let factor = (isFirst ? constraint.multiplier : 1 / constraint.multiplier).multiplierDescription
    guard factor.count <= Self.mostDigits else { return number }
    let length = layout.rect(of: other.item).size[axis.cross]
    return Term(number: piece.wanted, text: "\(factor) × \(Wording.number(length))")
  }

  /// The limit for the characters of a factor. Nobody multiplies by 0.718282.
  static let mostDigits = 5
}
