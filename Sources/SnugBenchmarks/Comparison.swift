import Foundation

/// The measurements of one problem, and the row they make.
struct Comparison {
  var family: Family
  var form: Family.Form
  var size: Int
  var views: Int
  var ours: Measurement
  /// Our time to build at the size before.
  var before: (size: Int, build: Double)?
  /// Without the peers that were not asked.
  var peers: [Peer: (result: PeerSolver.Result, verdict: Verdict?)] = [:]
  /// In seconds. A solver that took longer has no time.
  var limit: Double

  static func header(_ peers: [Peer]) -> [String] {
    [
      "Family", "Priorities", "n", "Views", "Build + solve", "Growth", "Resize",
      "Resize, one frame", "Pivots",
    ] + peers.flatMap(header)
  }

  private static func header(of peer: Peer) -> [String] {
    ["\(peer): build", "Ratio"] + (peer.canResize ? ["\(peer): resize", "Ratio"] : [])
      + ["Same optimum"]
  }

  /// The cells below the header of the same peers.
  func row(_ peers: [Peer]) -> [String] {
    [
      family.rawValue, form.rawValue, Readable.count(size), Readable.count(views),
      time(ours[.build]), growth, time(ours[.resize]), time(ours[.glance]),
      ours[.pivots].map { Readable.count(Int($0)) } ?? "–",
    ] + peers.flatMap(cells)
  }

  private func cells(of peer: Peer) -> [String] {
    guard let (result, verdict) = peers[peer] else {
      return Array(repeating: "–", count: Self.header(of: peer).count)
    }
    let build = result.build.map(Readable.time) ?? (result.error == nil ? tooSlow : "fails")
    var cells = [build, buildRatio(result) ?? "–"]
    if peer.canResize {
      // Without a bound, because building may have used up the limit.
      cells.append(result.resize.map(Readable.time) ?? "–")
      cells.append(ratio(result.resize, ours[.resize]) ?? "–")
    }
    return cells + [verdict?.rawValue ?? "–"]
  }

  /// The exponent of our time's growth since the previous size; 1 means proportional to the size.
  private var growth: String {
    guard let before, let build = ours[.build] else { return "–" }
    return Readable.exponent(log(build / before.build) / log(Double(size) / Double(before.size)))
  }

  private var tooSlow: String { "> \(Readable.count(Int(limit))) s" }

  private func time(_ seconds: Double?) -> String { seconds.map(Readable.time) ?? tooSlow }

  private func ratio(_ theirs: Double?, _ ours: Double?) -> String? {
    guard let theirs, let ours else { return nil }
    return Readable.ratio(theirs / ours)
  }

  /// The ratio of the peer's time to ours, or a bound if only one finished.
  private func buildRatio(_ theirs: PeerSolver.Result) -> String? {
    if let build = theirs.build {
      return ratio(build, ours[.build]) ?? "< " + Readable.ratio(build / limit)
    }
    return theirs.error == nil ? ratio(limit, ours[.build]).map { "> " + $0 } : nil
  }
}
