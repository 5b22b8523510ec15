import SnugGeometry
import SnugLayout

extension Explanation {
  /// A summary of the layout in one sentence.
  public var verdict: String {
    // The axes of each view.
    var stretched: [ViewID: [Axis]] = [:]
    var compressed: [ViewID: [Axis]] = [:]
    var wrapped: Set<ViewID> = []
    var cut: Set<ViewID> = []
    for (view, payer, axis) in payersOfViews {
      if words.wraps(payer) {
        wrapped.insert(view)
      } else if payer.amount < 0, words.wrappedLines(view) != nil {
        // A text that is scaled down can fit.
        guard layout.cutsText(of: view, axis) || layout.cutsText(of: view, axis.cross) else {
          continue
        }
        cut.insert(view)
      } else if payer.amount > 0 {
        stretched[view, default: []].append(axis)
      } else {
        compressed[view, default: []].append(axis)
      }
    }
    var clauses =
      clauses("compressed", compressed, besides: stretched)
      + clauses("stretched", stretched, besides: compressed)
    cut.formUnion(layout.scene.visibleViews.filter { words.linesBeforeCut($0) != nil })
    wrapped.formUnion(layout.scene.viewIDs.filter(layout.hugsLongestLine))
    wrapped.subtract(cut)
    if !cut.isEmpty {
      clauses.append("\(words.names(cut.sorted())) \(cut.count == 1 ? "is" : "are") cut")
    }
    if !wrapped.isEmpty {
      clauses.append("\(words.names(wrapped.sorted())) \(wrapped.count == 1 ? "wraps" : "wrap")")
    }
    let protrusions = layout.protrusions
    if !protrusions.isEmpty {
      clauses.append("\(words.names(protrusions.map(\.view))) \(words.protrusion(protrusions))")
    }
    let overlapping = Set(layout.textOverlaps.flatMap(\.views))
    if !overlapping.isEmpty { clauses.append("\(words.names(overlapping.sorted())) overlap") }
    let missed = Wording.distinct(
      contests.flatMap(\.payers).filter { $0.view == nil }.map {
        layout.system[$0.entry].description
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
          layout.system[payer.entry].constraint.firstAttribute.axis
            .map { (view, payer, $0) }
        }
      }
    }.sorted { $0.1.entry < $1.1.entry }
  }

  /// “a and b are compressed”; with the axis for a view that also has the other deformation.
  private func clauses(
    _ what: String, _ axes: [ViewID: [Axis]], besides other: [ViewID: [Axis]]
  ) -> [String] {
    func clause(_ views: [ViewID], _ place: String) -> [String] {
      let verb = views.count == 1 ? "is" : "are"
      return views.isEmpty ? [] : ["\(words.names(views)) \(verb) \(what)\(place)"]
    }
    let views = axes.keys.sorted()
    let mixed = views.filter { other[$0] != nil }
    return clause(views.filter { other[$0] == nil }, "")
      + Axis.allCases.flatMap { axis in
        clause(mixed.filter { axes[$0] == [axis] }, " in \(Wording.dimension(axis))")
      }
  }
}
