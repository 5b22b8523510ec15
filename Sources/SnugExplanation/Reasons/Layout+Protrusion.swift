package import SnugGeometry
package import SnugLayout

/// How far a view extends beyond its superview.
package struct Protrusion {
  package let view: ViewID
  package let superview: ViewID
  /// In points, by side: “at the top”.
  package let amounts: [Amount]

  /// That of several which extends farthest.
  package static func farthest(of group: [Protrusion]) -> Protrusion {
    func most(_ protrusion: Protrusion) -> Double { protrusion.amounts.map(\.amount).max() ?? 0 }
    return group.max { most($0) < most($1) } ?? group[0]
  }

  package struct Amount {
    package let axis: Axis
    package let isAtEnd: Bool
    let side: String
    package let amount: Double
  }
}

extension Layout {
  /// `nil` for a view inside its superview, and where ``canStickOut(_:_:)`` says so.
  package func protrusion(of id: ViewID) -> Protrusion? {
    guard let superview = scene[id].superview else { return nil }
    let (own, bounds) = (self[id].alignmentRect, self[superview].frame)
    let sides = [
      (Axis.horizontal, false, "on the left", bounds.minX - own.minX),
      (.horizontal, true, "on the right", own.maxX - bounds.maxX),
      (.vertical, false, "at the top", bounds.minY - own.minY),
      (.vertical, true, "at the bottom", own.maxY - bounds.maxY),
    ].map { Protrusion.Amount(axis: $0, isAtEnd: $1, side: $2, amount: $3) }
    let shown = sides.filter { isVisible(overhang: $0.amount) && canStickOut(id, $0.axis) }
    return shown.isEmpty
      ? nil
      : Protrusion(view: id, superview: superview, amounts: shown)
  }

  /// Whether it matters that a view extends beyond its superview: not in a scroll view, where this is
  /// intended, and not if a log does not state their sizes.
  func canStickOut(_ id: ViewID, _ axis: Axis) -> Bool {
    guard let superview = scene[id].superview, !scene[superview].scrolls else {
      return false
    }
    return scene.consoleReport?.assumedSizes[axis].isDisjoint(with: [id, superview]) ?? true
  }

  /// Whether a distance is at least half a pixel.
  func isVisible(overhang: Double) -> Bool { overhang > 0.5 / scene.pixelGrid.scale }

  /// The views that extend beyond their superviews, those together that pass the same sides of the same view.
  package var protrusionGroups: [[Protrusion]] { Self.groups(of: protrusions) }

  static func groups(of protrusions: [Protrusion]) -> [[Protrusion]] {
    let kinds = Dictionary(grouping: protrusions.indices) { index in
      "\(protrusions[index].superview.index) \(protrusions[index].amounts.map(\.side))"
    }
    return kinds.values.sorted { $0[0] < $1[0] }.map { $0.map { protrusions[$0] } }
  }

  /// The views that extend beyond their superviews, in order.
  var protrusions: [Protrusion] {
    let hidden = scene.hiddenViews
    return scene.viewIDs.filter { !hidden.contains($0) }.compactMap(protrusion)
  }
}

extension LayoutPiece {
  /// Whether a view extends beyond its superview at a size of the root.
  package func sticksOut(_ view: ViewID, at rootSize: Double) -> Bool {
    Axis.allCases.contains { axis in
      layout.canStickOut(view, axis)
        && overhangs(of: view, axis, at: rootSize).contains(where: layout.isVisible)
    }
  }

  /// The sizes of the root inside the range at which a view's edges pass its superview's.
  package func crossings(of view: ViewID) -> [Double] {
    Axis.allCases.filter { layout.canStickOut(view, $0) }.flatMap { axis in
      zip(
        overhangs(of: view, axis, at: range.lowerBound),
        overhangs(of: view, axis, at: range.upperBound)
      ).compactMap { low, high in
        low * high < 0
          ? range.lowerBound + (range.upperBound - range.lowerBound) * low / (low - high) : nil
      }
    }
  }
}
