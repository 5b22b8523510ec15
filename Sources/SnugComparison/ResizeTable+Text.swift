package import SnugExplanation
package import SnugGeometry
import SnugLayout

extension ResizeTable {
  /// The table as text, followed by its sentences.
  public var text: String { document.text }
  public var markdown: String { document.markdown }

  private var document: Document {
    let table = table
    let tables: [Document.Block] = table.rows.count < 2 ? [] : [.table(table)]
    return Document(blocks: [.heading(title), .paragraph(extent)] + tables + [.list(sentences)])
  }

  private var dimension: String { Wording.dimension(axis) }

  /// “view from 160 to 480 wide: 3 rows”
  private var extent: String {
    guard let first = rows.first else { return "" }
    let scene = first.layout.scene
    let across = axis.cross
    let other = scene[.root].requiredSize[across].map {
      ", \(Wording.number($0)) \(Wording.adjective(across))"
    }
    return "\(scene[.root].name) from \(Wording.number(range.lowerBound)) to "
      + "\(Wording.number(range.upperBound)) \(Wording.adjective(axis))\(other ?? "")"
  }

  private func name(_ index: Int) -> String {
    rows.first.map { $0.layout.scene[views[index]].name } ?? ""
  }

  /// “box”, or for the other axis “box's height”.
  package func subject(_ index: Int, _ axis: Axis) -> String {
    axis == self.axis
      ? name(index) : "\(Wording.possessive(name(index))) \(Wording.dimension(axis))"
  }

  /// Whether the number of lines of a text describes its width sufficiently.
  private func isDescribedByLines(_ index: Int, _ axis: Axis) -> Bool {
    let states = rows.map { $0.states[index][axis] }
    return rows.contains { $0.layout.wrapsText(of: views[index], axis) }
      && states.allSatisfy { $0.kind != .zero && !$0.isAmbiguous }
  }

  // MARK: - The table

  /// The table of root sizes and of what changes between rows.
  private var table: TextTable {
    var columns: [(header: String, cell: (Row) -> String)] = []
    for index in views.indices {
      for axis in [axis, axis.cross]
      where !isDescribedByLines(index, axis) && changes({ $0.states[index][axis] }) {
        columns.append((subject(index, axis), { Self.words(for: $0.states[index][axis], axis) }))
      }
      if changes({ $0.texts[index] }) {
        let header = "\(Wording.possessive(name(index))) text"
        columns.append((header, { $0.texts[index].map(Self.words) ?? "" }))
      }
      if changes({ $0.sticksOut[index] }) {
        let header = "\(Wording.possessive(name(index))) edges"
        columns.append((header, { $0.sticksOut[index] ? "stick out" : "inside" }))
      }
    }
    if changes(\.status) { columns.append(("layout", { $0.status.rawValue })) }
    let groups = runs { row in columns.map { $0.cell(row) } }
    return TextTable(
      header: [dimension] + columns.map(\.header),
      rows: groups.map { cells, rowIndices in
        let range = range(of: rowIndices)
        return [
          "\(Wording.number(range.lowerBound)) … \(Wording.number(range.upperBound))"
        ] + cells
      })
  }

  private func changes<Value: Equatable>(_ value: (Row) -> Value) -> Bool {
    rows.dropFirst().contains { value($0) != value(rows[0]) }
  }

  /// “stretched by 50, ambiguous”
  private static func words(for state: ViewState, _ axis: Axis) -> String {
    let phrase = phrase(for: state, axis)
    let words = phrase.complement.isEmpty ? phrase.verb : phrase.complement
    return words + (state.isAmbiguous ? ", ambiguous" : "")
  }

  package static func words(for text: TextState) -> String {
    Wording.lines(text.lineCount) + (text.isTruncated ? ", cut" : "")
  }

  // MARK: - Sentences

  /// A sentence for each view that changes or is compressed at all sizes, and for the layout.
  public var sentences: [String] {
    guard !rows.isEmpty else { return [] }
    var sentences: [String] = []
    for index in views.indices {
      for axis in [axis, axis.cross] {
        let isMentioned = axis == self.axis && rows[0].states[index][axis].kind == .compressed
        guard !isDescribedByLines(index, axis), isMentioned || changes({ $0.states[index][axis] })
        else { continue }
        sentences.append(sentence(about: index, axis))
      }
      if isDescribedByLines(index, axis) || changes({ $0.texts[index] }) {
        sentences.append(lines(of: index))
      }
      let spans = spans { $0.sticksOut[index] }
      if !spans.isEmpty {
        sentences.append("\(sticksOut(index)) \(Wording.joined(spans)).")
      }
    }
    if sentences.isEmpty {
      sentences.append(
        views.count == 1
          ? sentence(about: 0, axis)
          : "No view changes its state between \(Wording.number(range.lowerBound)) and "
            + "\(Wording.number(range.upperBound)).")
    }
    if views.indices.contains(where: { index in changes { $0.texts[index]?.lineCount } }) {
      sentences.append(
        "Where a text takes another number of lines, heights jump; between these "
          + "\(dimension)s everything moves in straight lines.")
    }
    for size in perfectSizes {
      sentences.append(
        "At \(Wording.number(size)) every view has its intrinsic \(dimension).")
    }
    sentences += conflicts
    if changes(\.status), rows.contains(where: { $0.status == .ambiguous }) {
      let spans = spans { $0.status == .ambiguous }
      sentences.append("The layout is ambiguous \(Wording.joined(spans)).")
    }
    let sampled = spans(where: \.isSampled)
    if !sampled.isEmpty {
      sentences.append(
        "These \(dimension)s were found by laying the scene out at many of them, "
          + "\(Wording.joined(sampled)): no one solution holds for all.")
    }
    return sentences
  }

  /// The spans in which a condition holds, in words: “below 217.5”, “from 217.5 to 289”, “from 289
  /// up”.
  private func spans(where isSo: (Row) -> Bool) -> [String] {
    runs(isSo).filter(\.value).map { words(for: $0.rowIndices) }
  }

  private func words(for rowIndices: ClosedRange<Int>) -> String {
    let range = range(of: rowIndices)
    let (low, high) = (Wording.number(range.lowerBound), Wording.number(range.upperBound))
    let isFirst = rowIndices.lowerBound == 0
    let isLast = rowIndices.upperBound == rows.count - 1
    if isFirst, isLast { return "throughout" }
    if isFirst { return "below \(high)" }
    return isLast ? "from \(low) up" : "from \(low) to \(high)"
  }

  /// The limit for the changes in a sentence. Beyond it a sentence has only the first and the last;
  /// the table has the rest.
  private static let mostRuns = 6

  /// “field has no width left below 217.5, is compressed from 217.5 to 289 and stretched from 289 up.”
  private func sentence(about index: Int, _ axis: Axis) -> String {
    var phrases: [String] = []
    var lastVerb = ""
    let runs = runs { $0.states[index][axis] }
    let isLong = runs.count > Self.mostRuns
    for (state, rowIndices) in isLong ? [runs[0], runs[runs.count - 1]] : runs {
      var phrase = Self.phrase(for: state, axis)
      // A view has no height left; a height is 0.
      if state.kind == .zero, axis != self.axis { phrase = ("is", "0") }
      let verb = phrase.verb == lastVerb && phrase.verb == "is" && !isLong ? "" : phrase.verb
      lastVerb = phrase.verb
      let what = [verb, phrase.complement].filter { !$0.isEmpty }.joined(separator: " ")
      let also = phrase.verb == "is" ? " and ambiguous" : " and is ambiguous"
      phrases.append("\(what)\(state.isAmbiguous ? also : "") \(words(for: rowIndices))")
    }
    if isLong { phrases.insert("changes its state \(runs.count - 1) times", at: 1) }
    return "\(subject(index, axis)) \(Wording.joined(phrases))."
  }

  /// “badge sticks out of cell”
  package func sticksOut(_ index: Int) -> String {
    let scene = rows.first?.layout.scene
    let superview = scene?[views[index]].superview.flatMap { scene?[$0].name }
    return "\(name(index)) sticks out of \(superview ?? "")"
  }

  /// “body's text takes 3 lines up to 214.5, 2 from there.”
  private func lines(of index: Int) -> String {
    let runs = runs { $0.texts[index] }
    if runs.count > Self.mostRuns, let first = runs.first?.value, let last = runs.last?.value {
      let counts = runs.compactMap { $0.value?.lineCount }
      let areDecreasing = zip(counts, counts.dropFirst()).allSatisfy(>=)
      return
        "\(Wording.possessive(name(index))) text takes \(Self.words(for: first)) \(words(for: runs[0].rowIndices)), "
        + (areDecreasing
          ? "ever fewer as there is room" : "\(counts.min()!) to \(counts.max()!) in between")
        + ", and \(last.lineCount) \(words(for: runs[runs.count - 1].rowIndices))."
    }
    // A text that is scaled down always has one line.
    let isOneLine = runs.allSatisfy { $0.value?.lineCount ?? 1 == 1 }
    let parts = runs.enumerated().map { index, run in
      let count = run.value.map { text in
        if isOneLine { return text.isTruncated ? "cut" : "whole" }
        let number = index == 0 ? Self.words(for: text) : "\(text.lineCount)"
        return index > 0 && text.isTruncated ? number + ", cut," : number
      }
      let end = Wording.number(rows[run.rowIndices.upperBound].range.upperBound)
      let isLast = index == runs.count - 1
      return "\(count ?? "none") "
        + (runs.count == 1 ? "throughout" : isLast ? "from there" : "up to \(end)")
    }
    return
      "\(Wording.possessive(name(index))) text \(isOneLine ? "is" : "takes") \(parts.joined(separator: ", "))."
  }

  /// Runs of adjacent rows with equal values.
  package func runs<Value: Equatable>(
    _ value: (Row) -> Value
  ) -> [(value: Value, rowIndices: ClosedRange<Int>)] {
    var runs: [(value: Value, rowIndices: ClosedRange<Int>)] = []
    for (index, row) in rows.enumerated() {
      if let last = runs.last, last.value == value(row) {
        runs[runs.count - 1].rowIndices = last.rowIndices.lowerBound...index
      } else {
        runs.append((value(row), index...index))
      }
    }
    return runs
  }

  /// The root sizes of adjacent rows.
  package func range(of rowIndices: ClosedRange<Int>) -> ClosedRange<Double> {
    rows[rowIndices.lowerBound].range.lowerBound...rows[rowIndices.upperBound].range.upperBound
  }

  /// The broken constraints and their ranges.
  private var conflicts: [String] {
    runs { row in
      row.layout.conflicts.map { row.layout.system[$0.broken].description }
    }.compactMap { broken, rowIndices in
      guard !broken.isEmpty else { return nil }
      return "Required constraints conflict \(words(for: rowIndices)): \(Wording.joined(broken)) "
        + "\(broken.count == 1 ? "is" : "are") broken."
    }
  }

  private static func phrase(
    for state: ViewState, _ axis: Axis
  ) -> (verb: String, complement: String) {
    let by =
      if case .constant(let amount) = state.trend, amount != 0 {
        " by \(Wording.number(abs(amount)))"
      } else { "" }
    switch state.kind {
    case .none:
      switch state.trend {
      case .growing: return ("grows", "")
      case .shrinking: return ("shrinks", "")
      case .constant(let size) where size != 0:
        return ("is", "\(Wording.number(size)) \(Wording.adjective(axis))")
      case .constant: return ("is", "not intrinsic")
      }
    case .intrinsic: return ("is", "intrinsic")
    case .stretched: return ("is", "stretched\(by)")
    case .compressed: return ("is", "compressed\(by)")
    case .zero: return ("has", "no \(Wording.dimension(axis)) left")
    }
  }
}
