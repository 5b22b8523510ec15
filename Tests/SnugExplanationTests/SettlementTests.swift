import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Settlements resolve ambiguities, and alternatives have the same cost.
struct SettlementTests {
  /// In parcels with fewer seeds, too many scenes have no ambiguity.
  private static let parcels = Seeds.parcels(of: 150, count: 4, least: 12)

  @Test(arguments: parcels)
  func `settlements resolve the ambiguity`(seeds: Range<Int>) {
    var count = 0
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed, options: Self.loose)
      let explanation = Explanation(engine.layout(scene))
      count += explanation.ambiguities.count
      #expect(
        explanation.reasons.compactMap(\.ambiguities.first).count == explanation.ambiguities.count,
        "each is told once: seed \(seed)")
      checkSettlements(of: explanation, note: "seed \(seed)\n\(scene.outline)")
    }
    // Check that there were enough ambiguities.
    #expect(count > seeds.count / 2)
  }

  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `settlements resolve the ambiguity of a fixture`(path: String) throws {
    checkSettlements(of: try explanation(fixture: path), note: path)
  }

  @Test(arguments: parcels)
  func `an alternative layout costs no priority more`(seeds: Range<Int>) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed, options: Self.loose)
      checkAlternatives(
        of: Explanation(engine.layout(scene)), note: "seed \(seed)\n\(scene.outline)")
    }
  }

  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `an alternative layout of a fixture costs no priority more`(path: String) throws {
    checkAlternatives(of: try explanation(fixture: path), note: path)
  }

  /// c is drawn stretched. b could be stretched instead, and also a, but then more views would
  /// move.
  @Test func `an alternative layout is as close as possible`() throws {
    let explanation = try explain(
      """
      view:
        size: [300, 60]
        subviews:
          a: { class: UILabel, text: one }
          b: { class: UILabel, text: two }
          c: { class: UILabel, text: three }
          d: { class: UIView }
      constraints: ["H:|[a][b][c]|", "H:|[d]"]
      """)
    let layout = explanation.layout
    let ambiguity = try #require(explanation.ambiguities.first { $0.kind == .hugging })
    let moved = explanation.alternative(to: ambiguity).map { layout.scene[$0.view].name }
    #expect(moved == ["b", "c"])
  }

  @Test(arguments: parcels)
  func `ambiguities are independent, and the views of one are dependent`(seeds: Range<Int>) throws {
    var (pairs, lumped) = (0, 0)
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed, options: Self.loose)
      let layout = engine.layout(scene)
      let ambiguities = Explanation(layout).ambiguities
      for ambiguity in ambiguities where ambiguity.kind != .position {
        let axis = ambiguity.axis
        let view = ambiguity.views[0]
        let range = layout.sizeRange(of: view, axis)
        let others = ambiguities.filter {
          $0.axis == axis && $0.kind != .position && $0.views[0] != view
        }.map { $0.views[0] }
        let partner = ambiguity.views.count == 2 ? ambiguity.views[1] : nil
        var ends = [range.lowerBound]
        if range.upperBound.isFinite { ends.append(range.upperBound) }
        let fixed = ends.map { end in
          engine.layout(
            layout.scene.applying(
              [
                .addition(
                  Constraint(firstItem: .view(view), firstAttribute: .size(axis), constant: end))
              ],
              of: layout.system)!)
        }
        func known(_ other: ViewID) -> ClosedRange<Double> { layout.sizeRange(of: other, axis) }
        func keepsRange(_ other: ViewID) -> Bool {
          fixed.allSatisfy { layout in
            layout.sizeRange(of: other, axis).isNear(known(other))
          }
        }
        for other in others {
          pairs += 1
          #expect(
            keepsRange(other),
            "\(seed): \(scene[view].name), \(scene[other].name)\n\(scene.outline)")
        }
        if let partner {
          pairs += 1
          // A third view can absorb the space that the two share.
          if keepsRange(partner) { lumped += 1 }
        }
      }
    }
    #expect(lumped <= pairs / 50)
    #expect(pairs > seeds.count / 4)
  }

  /// Constraints are left out more than twice as often as usual, and views tie.
  private static let loose: SceneGenerator.Options = {
    var options = SceneGenerator.Options()
    options.loose = 0.25
    return options
  }()

  private func checkSettlements(of explanation: Explanation, note: String) {
    let layout = explanation.layout
    for ambiguity in explanation.ambiguities {
      let settlements = explanation.settlements(of: ambiguity)
      if settlements.isEmpty { Issue.record("no advice for \(ambiguity)\n\(note)") }
      for settlement in settlements { check(settlement, ambiguity, layout, note) }
    }
  }

  private func check(
    _ settlement: Settlement, _ ambiguity: Ambiguity, _ layout: Layout, _ note: String
  ) {
    let amendments = settlement.amendments
    let views = ambiguity.views
    let name = "\(views.map { layout.scene[$0].name }) \(ambiguity.axis) \(amendments)\n\(note)"
    guard let scene = layout.scene.applying(amendments, of: layout.system) else {
      Issue.record("cannot apply \(name)")
      return
    }
    let settled = Explanation(engine.layout(scene))
    #expect(settled.layout.conflicts.count == layout.conflicts.count, "\(name)")
    for rest in settled.ambiguities
    where rest.axis == ambiguity.axis {
      #expect(rest.views.allSatisfy { !views.contains($0) }, "\(name)")
    }
    for deformed in settlement.deformed where scene[deformed.view].content.mainText == nil {
      let delta = settled.layout.deformation(of: deformed.view, ambiguity.axis).delta
      #expect(abs(delta - deformed.amount) < 1e-4, "\(name)")
    }
    // No change is unnecessary, both if texts that wrap have their single-line widths and if their
    // lines are narrower than the available width. Their actual width requires measuring.
    // A position that is drawn at an inequality's bound settles also what that inequality bounds;
    // a point beside it, it does not, and advice names no number.
    for amendment in amendments where amendments.count > 1 {
      let fewer = amendments.filter { $0 != amendment }
      let wrapping = settlement.deformed.filter {
        layout.scene[$0.view].content.mayHugLongestLine && $0.amount < 0
      }
      let isOpen = [fewer, fewer.map { $0.movedByOne }].contains { fewer in
        guard let scene = layout.scene.applying(fewer, of: layout.system) else { return true }
        return [0, 1].contains { spare in
          var plain = scene
          for deformed in wrapping {
            let size = layout[deformed.view].intrinsicContentSize.size
            let narrower = spare == 0 ? 0 : deformed.amount - 1
            plain[deformed.view].content = .none
            plain[deformed.view].intrinsicContentSizeOverride = PerAxis(
              horizontal: size.horizontal.map { $0 + narrower }, vertical: size.vertical)
          }
          let open = engine.layout(plain)
          return layout.scene.viewIDs.contains {
            open[$0].ambiguity.size[ambiguity.axis] || open[$0].ambiguity.origin[ambiguity.axis]
          }
        }
      }
      #expect(isOpen, "\(amendment) is superfluous: \(name)")
    }
  }

  private func checkAlternatives(of explanation: Explanation, note: String) {
    let layout = explanation.layout
    for ambiguity in explanation.ambiguities {
      let views = ambiguity.views
      // That of a scroll view is the size of its content, which is no view's.
      if views.contains(where: { layout.scene[$0].viewClass.isScrollView }) { continue }
      let name = "\(views.map { layout.scene[$0].name }) \(ambiguity.axis)\n\(note)"
      let alternative = explanation.alternative(to: ambiguity)
      // That of a scroll view's content is the size of no view, and need not move any.
      let isOfViews = views.contains { layout[$0].ambiguity.isAmbiguous }
      #expect(alternative.contains { views.contains($0.view) } == isOfViews, "\(name)")
      var rects = layout.scene.viewIDs.map { layout[$0].alignmentRect }
      for placement in alternative {
        rects[placement.view.index] = placement.frame.inset(
          by: layout.scene[placement.view].alignmentRectInsets)
      }
      guard layout.system.guides.isEmpty else { continue }
      let drawn = Costs(of: layout, at: layout.scene.viewIDs.map { layout[$0].alignmentRect })
      let other = Costs(of: layout, at: rects)
      #expect(other.differences(from: drawn) == [], "\(name)")
      #expect(rects.allSatisfy { $0.width > -1e-6 && $0.height > -1e-6 }, "\(name)")
    }
  }
}

extension Amendment {
  /// A constraint for a position, a point beside where it was drawn; any other amendment as it is.
  fileprivate var movedByOne: Amendment {
    guard case .addition(var constraint) = self, !constraint.firstAttribute.isSize else {
      return self
    }
    constraint.constant += 1
    return .addition(constraint)
  }
}

/// The cost of each priority of a layout with other frames. It is calculated from the rectangles,
/// edge by edge, without the solver.
private struct Costs {
  var ofPriority: [LayoutPriority: Double] = [:]

  init(of layout: Layout, at rects: [Rect]) {
    // Broken constraints are not counted.
    for made in layout.constraints where !made.isBroken {
      let constraint = made.constraint
      func value(_ item: LayoutItem, _ attribute: Constraint.Attribute) -> Double {
        let view = item.view ?? .root
        guard let axis = attribute.axis else { return 0 }
        let span = rects[view.index][axis]
        let margins = layout[view].layoutMargins[axis]
        switch attribute {
        case .width, .height: return span.length
        case .left, .leading, .top: return span.start
        case .right, .trailing, .bottom: return span.end
        case .leftMargin, .leadingMargin, .topMargin: return span.start + margins.start
        case .rightMargin, .trailingMargin, .bottomMargin: return span.end - margins.end
        case .firstBaseline:
          let baseline = layout[view].intrinsicContentSize.firstBaselineFromTop
          return baseline.map { span.start + $0 } ?? span.end
        case .lastBaseline:
          return span.end - (layout[view].intrinsicContentSize.lastBaselineFromBottom ?? 0)
        default: return (span.start + span.end) / 2
        }
      }
      // The constraint uses the coordinate system of the view on which it is installed, which
      // matters with a multiplier.
      let ancestor = constraint.secondItem.map {
        Costs.ancestor(constraint.firstItem.view, $0.view, in: layout.scene)
      }
      func local(_ item: LayoutItem, _ attribute: Constraint.Attribute) -> Double {
        let isSize = attribute == .width || attribute == .height
        guard !isSize, let ancestor, let axis = attribute.axis else {
          return value(item, attribute)
        }
        return value(item, attribute) - rects[ancestor.index][axis].start
      }
      let second = constraint.secondItem.map { local($0, constraint.secondAttribute) } ?? 0
      let excess =
        local(constraint.firstItem, constraint.firstAttribute)
        - constraint.multiplier * second - constraint.constant
      let violation =
        switch constraint.relation {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
      ofPriority[made.priority, default: 0] += violation
    }
  }

  func differences(from other: Costs) -> [String] {
    ofPriority.sorted { $0.key > $1.key }.compactMap { priority, cost in
      let known = other.ofPriority[priority] ?? 0
      return abs(cost - known) < 1e-3 ? nil : "\(priority): \(cost) instead of \(known)"
    }
  }

  private static func ancestor(_ one: ViewID?, _ other: ViewID?, in scene: Scene) -> ViewID {
    var one = one ?? .root
    var other = other ?? .root
    while one != other {
      if one < other {
        other = scene[other].superview ?? .root
      } else {
        one = scene[one].superview ?? .root
      }
    }
    return one
  }
}

extension ClosedRange<Double> {
  fileprivate func isNear(_ other: Self) -> Bool {
    (lowerBound == other.lowerBound || abs(lowerBound - other.lowerBound) < 1e-4)
      && (upperBound == other.upperBound || abs(upperBound - other.upperBound) < 1e-4)
  }
}
