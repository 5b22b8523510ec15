public import SnugExplanation
public import SnugGeometry
public import SnugLayout

/// The states of a scene's views while its root is resized along an axis, as ranges of root sizes.
public struct ResizeTable: Sendable {
  public let title: String
  public let axis: Axis
  /// The range of root sizes, in points.
  public let range: ClosedRange<Double>
  /// In ascending order of sizes. Adjacent rows differ in the state of a view, or in conflicts or
  /// ambiguities.
  public let rows: [Row]
  /// The views of the table, in order: all that are not collapsed, or one.
  public let views: [ViewID]

  /// A range of root sizes with constant states.
  public struct Row: Sendable {
    /// The sizes of the root, in points.
    public internal(set) var range: ClosedRange<Double>
    /// A layout in this range.
    public let layout: Layout
    /// One for each of the table's views.
    public let states: [PerAxis<ViewState>]
    /// One for each of the table's views; `nil` for views without a text that can wrap.
    public let texts: [TextState?]
    /// Whether the text of each of the table's views is truncated on an axis.
    package let cutsText: [PerAxis<Bool>]
    package let sticksOut: [Bool]
    /// Whether the row comes from layouts at many sizes, and not from one parametric solution.
    public internal(set) var isSampled: Bool
    /// The sizes of the table's views at the row's ends.
    public internal(set) var sizes: [PerAxis<(low: Double, high: Double)>]
    /// The differences of the table's views from the sizes they want, at the row's ends and between
    /// them where a rate may change; empty for views that want none.
    package internal(set) var differences: [PerAxis<[Difference]>]

    public var status: Layout.Status { layout.status }
  }

  /// The difference of a view from the size it wants, at a size of the root, in points.
  package struct Difference: Sendable {
    package let rootSize: Double
    package let amount: Double
  }

  /// The state of a view on an axis.
  public struct ViewState: Hashable, Sendable {
    public var kind: SizeState
    public var trend: Trend
    public var isAmbiguous: Bool

    /// The change of the size while the root grows.
    public enum Trend: Hashable, Sendable {
      case growing, shrinking
      /// The difference from the intrinsic size is constant; without an intrinsic size, the size
      /// is. In points.
      case constant(Double)
    }
  }

  /// The sizes of the root between rows, in points.
  public var breakpoints: [Double] { rows.dropFirst().map(\.range.lowerBound) }

  /// The breakpoints, limited for pictures. If there are too many, only those where something
  /// begins that no smaller size has; then without the lines of texts; then every second or third.
  package func breakpoints(atMost most: Int) -> [Double] {
    let choices = [
      breakpoints, beginnings { Outcome($0, texts: $0.texts) },
      beginnings { Outcome($0, texts: []) },
    ]
    return choices.first { $0.count <= most }
      ?? stride(from: 0, to: choices[2].count, by: (choices[2].count + most - 1) / most)
      .map { choices[2][$0] }
  }

  private func beginnings(_ outcome: (Row) -> Outcome) -> [Double] {
    var seen: Set<Outcome> = []
    return rows.filter { seen.insert(outcome($0)).inserted }.dropFirst().map(\.range.lowerBound)
  }

  /// The visible state of a row in a picture.
  private struct Outcome: Hashable {
    let kinds: [[SizeState]]
    let texts: [TextState?]
    let status: Layout.Status

    init(_ row: Row, texts: [TextState?]) {
      kinds = row.states.map { state in Axis.allCases.map { state[$0].kind } }
      self.texts = texts
      status = row.status
    }
  }

  /// The breakpoints at which all views have their intrinsic sizes on the axis, but not next to
  /// them.
  public let perfectSizes: [Double]

  /// - Parameters:
  ///   - range: the sizes of the root, in points; none is negative.
  ///   - view: the only view of the table; `nil` for all.
  public init(
    _ scene: Scene, _ axis: Axis, over range: ClosedRange<Double>, about view: ViewID? = nil,
    by engine: LayoutEngine
  ) {
    self.init(
      scene, axis, over: range, about: view, engine.pieces(of: scene, axis, over: range))
  }

  package init(
    _ scene: Scene, _ axis: Axis, over range: ClosedRange<Double>, about view: ViewID? = nil,
    _ pieces: [LayoutPiece]
  ) {
    title = scene.title
    self.axis = axis
    self.range = range
    let collapsed = scene.collapsedViews
    let views = view.map { [$0] } ?? scene.viewIDs.filter { !collapsed.contains($0) }
    self.views = views
    var rows: [Row] = []
    for piece in pieces {
      for stretch in piece.stretches(of: views) {
        let row = Row(piece, over: stretch, of: views)
        if let last = rows.last, last.hasSameStates(as: row) {
          rows[rows.count - 1].extend(by: row)
        } else {
          rows.append(row)
        }
      }
    }
    self.rows = rows
    perfectSizes = zip(rows, rows.dropFirst()).compactMap { row, next in
      let measured = views.indices.filter {
        row.states[$0][axis].kind != .none
          && row.layout[views[$0]].intrinsicContentSize.size[axis] != nil
      }
      let isPerfect = measured.allSatisfy { index in
        let intrinsic = row.layout[views[index]].intrinsicContentSize.size[axis]
        return intrinsic.map { abs(row.sizes[index][axis].high - $0) < 1e-4 } ?? false
      }
      let isUsual = [row, next].contains { row in
        measured.allSatisfy { row.states[$0][axis].kind == .intrinsic }
      }
      return isPerfect && !isUsual ? next.range.lowerBound : nil
    }
  }
}

extension ResizeTable.Row {
  fileprivate init(_ piece: LayoutPiece, over range: ClosedRange<Double>, of views: [ViewID]) {
    self.range = range
    let layout = piece.layout
    let middle = (range.lowerBound + range.upperBound) / 2
    let fits = [range.lowerBound, middle, range.upperBound].map(piece.contentFits)
    let states: [PerAxis<ResizeTable.ViewState>] = views.map { view in
      PerAxis { axis in
        ResizeTable.ViewState(
          of: view, axis, in: piece, over: range, fits: fits.compactMap { $0[view]?[axis]?.size })
      }
    }
    sticksOut = views.map { piece.sticksOut($0, at: middle) }
    let texts = views.map { TextState(of: $0, in: layout) }
    cutsText = views.indices.map { index in
      PerAxis<Bool> { axis in
        layout.cutsText(
          of: views[index], axis, states[index][axis].kind, texts[index],
          at: piece.size(of: views[index], axis, at: middle))
      }
    }
    self.layout = layout
    self.states = states
    self.texts = texts
    isSampled = piece.isSampled
    sizes = views.map { view in
      PerAxis {
        (
          piece.size(of: view, $0, at: range.lowerBound),
          piece.size(of: view, $0, at: range.upperBound)
        )
      }
    }
    differences = views.map { view in
      PerAxis { axis in
        // A text that hugs its longest line wants to be on one line.
        let whole = axis == .horizontal ? layout.beforeHugging ?? layout : layout
        let intrinsic = whole[view].intrinsicContentSize.size[axis]
        return [(range.lowerBound, fits[0]), (range.upperBound, fits[2])].compactMap { size, fits in
          (intrinsic ?? fits[view]?[axis]?.size).map {
            ResizeTable.Difference(
              rootSize: size, amount: piece.size(of: view, axis, at: size) - $0)
          }
        }
      }
    }
  }

  fileprivate func hasSameStates(as other: ResizeTable.Row) -> Bool {
    states == other.states && texts == other.texts && cutsText == other.cutsText
      && sticksOut == other.sticksOut && status == other.status
      && layout.conflicts == other.layout.conflicts
  }

  fileprivate mutating func extend(by next: ResizeTable.Row) {
    range = range.lowerBound...next.range.upperBound
    isSampled = isSampled || next.isSampled
    for index in sizes.indices {
      for axis in Axis.allCases {
        sizes[index][axis].high = next.sizes[index][axis].high
        differences[index][axis] += next.differences[index][axis]
      }
    }
  }
}

extension ResizeTable.ViewState {
  /// - Parameter fits: the sizes of a container's content at both ends of the range and in its middle;
  ///   empty for other views.
  fileprivate init(
    of view: ViewID, _ axis: Axis, in piece: LayoutPiece, over range: ClosedRange<Double>,
    fits: [Double]
  ) {
    let sizes = [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound]
      .map { piece.size(of: view, axis, at: $0) }
    let size = sizes[1]
    let intrinsic = piece.layout[view].intrinsicContentSize.size[axis]
    // The amount by which a container is larger than its content is a concave function and never
    // negative: it is 0 all along, or at the ends only.
    let isContainer = intrinsic == nil && fits.count == 3
    let content = isContainer ? fits[1] : intrinsic
    let difference = size - (content ?? 0)
    let tolerance = isContainer && piece.isSampled ? 0.05 : 1e-6
    isAmbiguous = piece.layout[view].ambiguity.size[axis]
    let wraps = piece.layout.wrapsText(of: view, axis)
    if abs(size) < 1e-6, content.map({ $0 > 0 }) ?? true {
      kind = .zero
    } else if wraps {
      kind = .compressed
    } else if content == nil {
      kind = .none
    } else if abs(difference) < tolerance {
      kind = .intrinsic
    } else {
      kind = difference > 0 ? .stretched : .compressed
    }
    let growth = piece.growth(of: view, axis)
    let differences =
      isContainer
      ? [sizes[0] - fits[0], sizes[2] - fits[2]]
      : [difference, difference + growth]
    // On the other axis only the relation to the intrinsic size is included, because heights change
    // with every line. The same applies to the width of a text that wraps.
    if axis != piece.axis || wraps {
      trend = .constant(0)
    } else if differences.allSatisfy({ abs($0 - difference) < tolerance }) {
      trend = .constant((difference * 1e4).rounded() / 1e4)
    } else {
      trend = growth > 0 || growth == 0 && differences[1] > differences[0] ? .growing : .shrinking
    }
  }
}

extension LayoutPiece {
  /// The parts of the range between the root sizes at which a view reaches its intrinsic size, that
  /// of its text, or zero, or an edge of its superview, without a breakpoint there.
  fileprivate func stretches(of views: [ViewID]) -> [ClosedRange<Double>] {
    var ends = [range.lowerBound, range.upperBound]
    for view in views {
      ends += crossings(of: view).filter { range.contains($0) }
      for axis in Axis.allCases {
        let growth = growth(of: view, axis)
        guard growth != 0 else { continue }
        let intrinsic = layout[view].intrinsicContentSize.size[axis]
        let text = intrinsic.map { $0 - layout.spare(of: view, axis) }
        for size in [0, intrinsic, text].compactMap(\.self) {
          let passing =
            range.lowerBound + (size - self.size(of: view, axis, at: range.lowerBound)) / growth
          if passing > range.lowerBound + .sameLength, passing < range.upperBound - .sameLength {
            ends.append(passing)
          }
        }
      }
    }
    ends.sort()
    return zip(ends, ends.dropFirst()).filter { $1 - $0 > .sameLength }.map { $0...$1 }
  }
}
