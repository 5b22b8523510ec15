import ArgumentParser
import Foundation

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Print a table of times in Markdown (the default).",
    discussion: """
      Build + solve is the time from the numbers of a layout to the value of every variable and \
      whether it is ambiguous; Growth, the exponent of n it grew with since the n before. Resize is \
      a change of the container's width by a point, then the value of every variable, or the frame \
      of one view.

      Build for release: swift run -c release SnugBenchmarks
      """)

  @Option(help: "Measure only this family. Repeatable.")
  var family: [Family] = []

  @Option(
    help: ArgumentHelp(
      "Numbers of labels, rows, levels, cards or views, separated by commas.",
      discussion: """
        By default 10,100,1000,10000; for dense families 40,60,70,80,200.
        """))
  var sizes: String?

  @Option(help: "Priorities that many constraints share, or one for each.")
  var form: Family.Form?

  @Option(help: "Compare with another solver, which is downloaded from PyPI. Repeatable.")
  var peer: [Peer] = []

  @Option(help: "Seconds a solver gets for one layout.")
  var limit = 60.0

  func validate() throws {
    if let sizes, Self.numbers(in: sizes) == nil {
      throw ValidationError("--sizes takes whole numbers above 0, separated by commas.")
    }
    guard limit > 0, limit.isFinite else { throw ValidationError("--limit takes seconds.") }
  }

  func run() throws {
    let peers = Peer.allCases.filter(peer.contains)
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let cache = (caches ?? FileManager.default.temporaryDirectory)
      .appending(path: "snug-benchmarks")
    let solvers = try peers.map { try PeerSolver($0, cache: cache) }
    writeHeader(Comparison.header(peers))
    var verdicts: [Peer: [Verdict]] = [:]
    for family in family.isEmpty ? Family.allCases : family {
      for form in form.map({ [$0] }) ?? Family.Form.allCases {
        var before: (size: Int, build: Double)?
        for size in sizes.flatMap(Self.numbers) ?? family.usualSizes {
          let comparison = try compare(family, form, size, since: before, solvers)
          before = comparison.ours[.build].map { (size, $0) }
          writeRow(comparison.row(peers))
          for peer in peers {
            if let verdict = comparison.peers[peer]?.verdict {
              verdicts[peer, default: []].append(verdict)
            }
          }
        }
      }
    }
    for peer in peers { writeSummary(of: peer, verdicts[peer] ?? []) }
  }

  /// `nil` unless all are whole numbers above 0.
  static func numbers(in text: String) -> [Int]? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }.filter { $0 > 0 }
    return numbers.count == words.count ? numbers : nil
  }

  private func writeSummary(of peer: Peer, _ verdicts: [Verdict]) {
    guard !verdicts.isEmpty else { return }
    let better = verdicts.count { $0 == .better }
    let worse = verdicts.count { $0 != .same } - better
    writeNow("\nIn \(worse) of \(verdicts.count) layouts \(peer)'s answer is not the optimum.")
    if better > 0 { writeNow("In \(better), it is better than ours.") }
  }

  private func compare(
    _ family: Family, _ form: Family.Form, _ size: Int, since before: (size: Int, build: Double)?,
    _ solvers: [PeerSolver]
  ) throws -> Comparison {
    let problem = family.problem(size, form)
    let solvers = size > Peer.largestSize ? [] : solvers
    let measuring =
      ["measure", family.rawValue, form.rawValue, "\(size)"] + (solvers.isEmpty ? [] : ["--values"])
    guard let executable = Bundle.main.executableURL else {
      throw BenchmarkError("the tool does not know where it is")
    }
    let output = try Program.output(of: executable.path, measuring, within: limit)
    if let error = output.error { throw BenchmarkError("\(family.rawValue): \(error)") }
    var comparison = Comparison(
      family: family, form: form, size: size, views: problem.viewCount,
      ours: Measurement(printed: output.text), before: before, limit: limit)
    for solver in solvers {
      let theirs = try solver.measure(problem, limit: limit)
      var verdict: Verdict?
      if let answer = theirs.values, let best = comparison.ours.values {
        verdict = Verdict(of: answer, against: best, in: problem)
      }
      comparison.peers[solver.peer] = (theirs, verdict)
    }
    return comparison
  }
}

/// Prints a line at once, also into files, so that a process that is stopped has printed its
/// results so far.
func writeNow(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Prints a Markdown table's first lines. Its first two columns are words, the others numbers.
func writeHeader(_ cells: [String], wordColumns: Int = 2) {
  writeRow(cells)
  writeRow(cells.indices.map { $0 < wordColumns ? "---" : "---:" })
}

func writeRow(_ cells: [String]) { writeNow("| \(cells.joined(separator: " | ")) |") }
