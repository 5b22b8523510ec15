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
  /// `nil` if the peer was not asked.
  var kiwi: Kiwi.Result?
  var verdict: Verdict?
  /// In seconds; who took longer has no time.
  var limit: Double

  static func header(withKiwi: Bool) -> [String] {
    [
      "Family", "Priorities", "n", "Views", "Build + solve", "Growth", "Resize",
      "Resize, one frame",
      "Pivots", "Memory/view",
    ] + (withKiwi ? ["kiwi: build", "Ratio", "kiwi: resize", "Ratio", "Same optimum"] : [])
  }

  func row(withKiwi: Bool) -> [String] {
    var cells = [
      family.rawValue, form.rawValue, Readable.count(size), Readable.count(views),
      time(ours[.build]), growth, time(ours[.resize]), time(ours[.glance]),
      ours[.pivots].map { Readable.count(Int($0)) } ?? "–",
      ours[.memory].map { Readable.bytes($0 / Double(views)) } ?? "–",
    ]
    if let kiwi {
      cells += [
        kiwiTime(kiwi.build), ratio(kiwi.build, ours[.build]),
        // Time that was up says nothing of resizing when it went into building.
        kiwi.resize.map(Readable.time) ?? "–",
        kiwi.resize == nil ? "–" : ratio(kiwi.resize, ours[.resize]),
        verdict?.rawValue ?? "–",
      ]
    } else if withKiwi {
      cells += Array(repeating: "–", count: 5)
    }
    return cells
  }

  /// The exponent of the size our time grew with since the size before: 1 is proportional.
  private var growth: String {
    guard let before, let build = ours[.build] else { return "–" }
    return Readable.exponent(log(build / before.build) / log(Double(size) / Double(before.size)))
  }

  private var tooSlow: String { "> \(Readable.count(Int(limit))) s" }

  private func time(_ seconds: Double?) -> String { seconds.map(Readable.time) ?? tooSlow }

  private func kiwiTime(_ seconds: Double?) -> String {
    seconds.map(Readable.time) ?? (kiwi?.error == nil ? tooSlow : "fails")
  }

  private func ratio(_ theirs: Double?, _ ours: Double?) -> String {
    if let theirs, let ours { return Readable.ratio(theirs / ours) }
    guard let ours, kiwi?.error == nil else { return "–" }
    return "> " + Readable.ratio(limit / ours)
  }
}
