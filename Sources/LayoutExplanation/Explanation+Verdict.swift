import AutoLayout
import Geometry

extension Explanation {
  /// A summary of the layout in one sentence.
  public var verdict: String {
    var stretched = Fates()
    var compressed = Fates()
    var wrapped: [ViewID] = []
    var cut: [ViewID] = []
    for (view, payer, axis) in payersOfViews {
      if words.wraps(payer) {
        wrapped.append(view)
      } else if payer.amount < 0, words.wrappedLines(view) != nil {
        if !cut.contains(view) { cut.append(view) }
      } else if payer.amount > 0 {
        stretched.add(view, axis)
      } else {
        compressed.add(view, axis)
      }
    }
    var clauses = [
      compressed.clause("compressed", beside: stretched, words),
      stretched.clause("stretched", beside: compressed, words),
    ].compactMap { $0 }
    cut += layout.scene.visibleViews.filter { words.linesBeforeCut($0) != nil }
    cut.sort()
    wrapped += layout.scene.viewIDs.filter { layout.hugsLongestLine($0) && !wrapped.contains($0) }
    wrapped = wrapped.filter { !cut.contains($0) }.sorted()
    if !cut.isEmpty { clauses.append("\(words.names(cut)) \(cut.count == 1 ? "is" : "are") cut") }
    if !wrapped.isEmpty {
      clauses.append("\(words.names(wrapped)) \(wrapped.count == 1 ? "wraps" : "wrap")")
    }
    let missed = Wording.distinct(
      contests.flatMap(\.payers).filter { $0.view == nil }.map {
        layout.system.entries[$0.entry].description
      })
    if !missed.isEmpty {
      clauses.append("\(words.list(missed, most: 3)) \(missed.count == 1 ? "gives" : "give") way")
    }
    switch layout.status {
    case .satisfied:
      if clauses.isEmpty { clauses.append("nothing is stretched, compressed or ambiguous") }
    case .ambiguous: clauses.append("the layout is ambiguous")
    case .conflicting:
      if !ambiguities.isEmpty { clauses.append("the layout is ambiguous") }
      clauses.append("required constraints conflict")
    }
    return "\(layout.scene[.root].name) is \(Wording.size(layout[.root].frame)); "
      + clauses.joined(separator: ", ") + "."
  }

  /// The views that are stretched or compressed, in order, horizontally first.
  var payersOfViews: [(view: ViewID, payer: Contest.Payer, axis: Axis)] {
    contests.flatMap { contest in
      contest.payers.compactMap { payer in
        payer.view.flatMap { view in
          layout.system.entries[payer.entry].constraint.firstAttribute.axis
            .map { (view, payer, $0) }
        }
      }
    }.sorted { $0.1.entry < $1.1.entry }
  }

  /// The views with one kind of deformation, in order, with their axes.
  private struct Fates {
    private(set) var views: [ViewID] = []
    private var axes: [ViewID: [Axis]] = [:]

    mutating func add(_ view: ViewID, _ axis: Axis) {
      if axes[view] == nil { views.append(view) }
      axes[view, default: []].append(axis)
    }

    /// “a and b are compressed”; with the axis for a view that also has the other deformation.
    func clause(_ what: String, beside other: Fates, _ words: Wording) -> String? {
      guard !views.isEmpty else { return nil }
      let mixed = views.filter { other.axes[$0] != nil }
      let plain = views.filter { other.axes[$0] == nil }
      var clauses: [String] = []
      if !plain.isEmpty {
        clauses.append("\(words.names(plain)) \(plain.count == 1 ? "is" : "are") \(what)")
      }
      for axis in Axis.allCases {
        let views = mixed.filter { axes[$0] == [axis] }
        guard !views.isEmpty else { continue }
        clauses.append(
          "\(words.names(views)) \(views.count == 1 ? "is" : "are") \(what) in "
            + Wording.dimension(axis))
      }
      return clauses.joined(separator: ", ")
    }
  }
}
