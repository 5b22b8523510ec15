import Geometry

/// Which bars of a lane stand in which row, and where along it their captions do: as few rows as
/// will do, in the order of the views.
///
/// Bars stay where they are. A caption that would meet its neighbour moves along the lane, as long
/// as it stands below its bar, or its bar above it, and not further than one looks for it.
struct LaneRows {
  /// Items by their places in the list, row by row.
  private(set) var rows: [[Int]]
  /// For each item the places of its captions along the lane.
  private(set) var captions: [[Interval]]

  /// A view's bars, and what is written to them.
  struct Item {
    /// What of the lane the bars take up, one interval for each thing that is drawn.
    var bars: [Interval]
    /// Where the view stands across the lane: views that stand side by side share a row.
    var across: Interval
    fileprivate var captions: [Caption] = []

    init(
      bars: [Interval], across: Interval, captions: [(bar: Interval, length: Double)],
      from least: Double
    ) {
      self.bars = bars
      self.across = across
      for (bar, length) in captions {
        var caption = Caption(below: bar, length: length, from: least)
        // Captions of one view must find a place beside each other, whatever becomes of the bars.
        if let last = self.captions.last {
          caption.highest = max(caption.highest, last.earliest + last.length + LaneRows.gap)
          caption.earliest = max(caption.lowest, last.earliest + last.length + LaneRows.gap)
        }
        self.captions.append(caption)
      }
    }

    var start: Double { bars.map(\.start).min() ?? 0 }
  }

  fileprivate struct Caption {
    let length: Double
    /// Its bar's place, by which captions are ordered.
    let bar: Double
    let preferred: Double
    let lowest: Double
    var highest: Double
    /// Where it can begin, captions of the same view before it considered.
    var earliest: Double

    init(below bar: Interval, length: Double, from least: Double) {
      let middle = bar.middle - length / 2
      let ends = [bar.start, bar.end - length]
      self.length = length
      self.bar = bar.middle
      preferred = max(least, middle)
      lowest = max(least, max(min(ends[0], ends[1]), middle - LaneRows.reach))
      highest = max(least, min(max(ends[0], ends[1]), middle + LaneRows.reach))
      earliest = lowest
    }
  }

  /// Between the captions of one row, in points.
  static let gap = 8.0
  /// A caption is not moved further than this.
  private static let reach = 30.0
  /// Bars of neighbours touch; what the solver's arithmetic makes of that is no overlap.
  private static let tolerance = 0.01

  init(_ items: [Item]) {
    rows = []
    captions = Array(repeating: [], count: items.count)
    // From one end to the other: whatever meets the next item then stands where that begins, and
    // no more rows are opened than things meet at one place.
    let order = items.indices.sorted { (items[$0].start, $0) < (items[$1].start, $1) }
    for index in order {
      let fitting = rows.indices.filter { row in Self.fits(items[index], rows[row], items) }
      let best = fitting.max { one, other in
        let first = Self.neighbour(of: index, rows[one], items)
        let second = Self.neighbour(of: index, rows[other], items)
        return first < second || first == second && one > other
      }
      if let best { rows[best].append(index) } else { rows.append([index]) }
    }
    for row in rows {
      for (item, intervals) in Self.places(of: row, items) { captions[item] = intervals }
    }
    rows.sort { ($0.min() ?? 0) < ($1.min() ?? 0) }
  }

  /// Where the last bar of a row ends whose view stands beside an item's; what stands side by side
  /// in the scene shall do so here.
  private static func neighbour(of index: Int, _ row: [Int], _ items: [Item]) -> Double {
    let across = items[index].across
    let mates = row.filter { items[$0].across.overlaps(across) }
    return mates.flatMap { items[$0].bars }.map(\.end).max() ?? -.infinity
  }

  private static func fits(_ item: Item, _ row: [Int], _ items: [Item]) -> Bool {
    let meets = row.contains { other in
      items[other].bars.contains { bar in
        item.bars.contains { $0.expanded(by: -tolerance).overlaps(bar) }
      }
    }
    guard !meets else { return false }
    var end = -Double.infinity
    for caption in sorted(row.map { items[$0] } + [item]) {
      let start = max(caption.lowest, end)
      if start > caption.highest + tolerance { return false }
      end = start + caption.length + gap
    }
    return true
  }

  private static func sorted(_ items: [Item]) -> [Caption] {
    items.flatMap(\.captions).enumerated()
      .sorted { ($0.element.bar, $0.offset) < ($1.element.bar, $1.offset) }.map(\.element)
  }

  // MARK: - Captions

  /// Each caption of a row as near to the middle of its bar as its neighbours let it; two that meet
  /// make way alike.
  private static func places(of row: [Int], _ items: [Item]) -> [(item: Int, [Interval])] {
    let owners = row.flatMap { item in items[item].captions.map { (item, $0) } }.enumerated()
      .sorted { ($0.element.1.bar, $0.offset) < ($1.element.1.bar, $1.offset) }.map(\.element)
    let captions = owners.map(\.1)
    let wanted = apart(captions)
    var latest = captions.map(\.highest)
    for index in captions.indices.dropLast().reversed() {
      latest[index] = min(latest[index], latest[index + 1] - gap - captions[index].length)
    }
    var end = -Double.infinity
    var places: [Int: [Interval]] = [:]
    for (index, caption) in captions.enumerated() {
      let start = max(min(max(wanted[index], caption.lowest), latest[index]), end)
      places[owners[index].0, default: []].append(Interval(start: start, length: caption.length))
      end = start + caption.length + gap
    }
    return row.map { ($0, places[$0] ?? []) }
  }

  /// Places at which captions do not meet, together as near to where they want to be as can be:
  /// those that meet are moved as one.
  private static func apart(_ captions: [Caption]) -> [Double] {
    var groups: [(start: Double, count: Int, length: Double)] = []
    for caption in captions {
      var group = (start: caption.preferred, count: 1, length: caption.length + gap)
      while let last = groups.last, last.start + last.length > group.start {
        // Where each would move the group to, on average.
        let shifted = group.start - last.length
        group.start =
          (last.start * Double(last.count) + shifted * Double(group.count))
          / Double(last.count + group.count)
        group.count += last.count
        group.length += last.length
        groups.removeLast()
      }
      groups.append(group)
    }
    var starts: [Double] = []
    for group in groups {
      var start = group.start
      for _ in 0..<group.count {
        starts.append(start)
        start += captions[starts.count - 1].length + gap
      }
    }
    return starts
  }
}
