extension Reducer {
  /// Takes out a variable that can have only one value.
  mutating func determine(
    _ variable: Int, as value: Double, by source: Int, coefficient: Double
  ) -> Bool {
    guard holds(variable, at: value) else { return false }
    let start = stepEntries.count
    var next = mentions.first(of: variable)
    while let note = next {
      next = mentions.next(after: note)
      let row = mentions.row(of: note)
      guard let place = rows.place(of: variable, in: row) else { continue }
      let factor = rows.remove(at: place, from: row)
      if formulation.variableCount + row == source { continue }
      offsets[row] += factor * value
      stepEntries.append(
        Entry(symbol: formulation.variableCount + row, coefficient: factor))
      requeue(row)
    }
    addStep(
      Reduction.Step(
        variable: variable, constant: value, source: source, coefficient: coefficient,
        terms: start..<start, mentionedIn: stepEntries.count))
    return true
  }

  /// Takes out a variable of which nothing is demanded any more, by solving a row for it. A row
  /// that stands for the variable is the solution from then on, any other is used up.
  mutating func substitute(_ pivot: Entry, in source: Int, _ rest: Double) {
    let variable = pivot.symbol
    let constant = rest / pivot.coefficient
    let start = stepEntries.count
    for place in rows.range(of: source) where rows.entries[place].symbol != variable {
      let entry = rows.entries[place]
      stepEntries.append(
        Entry(symbol: entry.symbol, coefficient: -entry.coefficient / pivot.coefficient))
    }
    let terms = start..<stepEntries.count
    if standsFor[source] == variable {
      rows.replace(source, with: stepEntries[terms])
      offsets[source] = constant
    } else {
      for term in terms { mentions.remove(stepEntries[term].symbol) }
      isSpent[source] = true
      rows.clear(source)
    }
    var next = mentions.first(of: variable)
    while let note = next {
      next = mentions.next(after: note)
      let row = mentions.row(of: note)
      guard let place = rows.place(of: variable, in: row) else { continue }
      let factor = rows.entries[place].coefficient
      replace(place, of: row, by: terms)
      offsets[row] += factor * constant
      stepEntries.append(
        Entry(symbol: formulation.variableCount + row, coefficient: factor))
      requeue(row)
    }
    addStep(
      Reduction.Step(
        variable: variable, constant: constant, source: formulation.variableCount + source,
        coefficient: pivot.coefficient, terms: terms, mentionedIn: stepEntries.count))
  }

  private mutating func addStep(_ step: Reduction.Step) {
    stepOfVariable[step.variable] = steps.count
    steps.append(step)
  }

  /// Puts terms in the place of an entry of a row, times its coefficient; what cancels leaves
  /// nothing behind.
  private mutating func replace(_ place: Int, of row: Int, by terms: Range<Int>) {
    let factor = rows.entries[place].coefficient
    let end = rows.range(of: row).upperBound
    var old = rows.range(of: row).lowerBound
    written.removeAll(keepingCapacity: true)
    for term in terms {
      let symbol = stepEntries[term].symbol
      let added = factor * stepEntries[term].coefficient
      while old < end, rows.entries[old].symbol < symbol {
        if old != place { written.append(rows.entries[old]) }
        old += 1
      }
      guard old < end, rows.entries[old].symbol == symbol else {
        written.append(Entry(symbol: symbol, coefficient: added))
        mentions.add(symbol, in: row)
        continue
      }
      let coefficient = rows.entries[old].coefficient
      let total = coefficient + added
      if abs(total) > Tolerance.cancellation * (abs(coefficient) + abs(added)) {
        written.append(Entry(symbol: symbol, coefficient: total))
      } else {
        mentions.remove(symbol)
      }
      old += 1
    }
    while old < end {
      if old != place { written.append(rows.entries[old]) }
      old += 1
    }
    rows.replace(row, with: written[...])
  }
}
