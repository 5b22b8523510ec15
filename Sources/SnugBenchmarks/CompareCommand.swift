import ArgumentParser
import Foundation

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Print a table (the default).",
    discussion: """
      Build + solve is the time from the numbers of a layout to the value of every variable and \
      whether it is ambiguous; Growth, the exponent of n it grew with since the n before. Resize is \
      a change of the container's width by a point, then the value of every variable, or the frame \
      of one view. Memory is what the solver and its solution hold.

      Build for release: swift run -c release SnugBenchmarks
      """)

  @OptionGroup var layouts: LayoutOptions

  @Option(help: "Compare with another solver, which is downloaded from PyPI. Repeatable.")
  var peer: [Peer] = []

  @Option(help: "Seconds a solver gets for one layout.")
  var limit = 60.0

  @Flag(help: "Print a Markdown table.")
  var markdown = false

  func validate() throws {
    guard limit > 0, limit.isFinite else { throw ValidationError("--limit takes seconds.") }
  }

  func run() throws {
    let peers = Peer.allCases.filter(peer.contains)
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let cache = (caches ?? FileManager.default.temporaryDirectory)
      .appending(path: "snug-benchmarks")
    let solvers = try peers.map { try PeerSolver($0, cache: cache) }
    var table = Table(header: Comparison.header(peers))
    var verdicts: [Peer: [Verdict]] = [:]
    for family in layouts.families {
      for form in layouts.forms {
        var before: (size: Int, build: Double)?
        for size in layouts.sizes(of: family, usually: [10, 100, 1_000, 10_000]) {
          writeProgress("\(family.rawValue), \(form.rawValue), \(size)")
          let comparison = try compare(family, form, size, since: before, solvers)
          before = comparison.ours[.build].map { (size, $0) }
          table.rows.append(comparison.row(peers))
          for peer in peers {
            if let verdict = comparison.peers[peer]?.verdict {
              verdicts[peer, default: []].append(verdict)
            }
          }
        }
      }
    }
    writeProgress("")
    writeNow(table.text(markdown: markdown))
    for peer in peers { writeSummary(of: peer, verdicts[peer] ?? []) }
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

/// Prints the current measurement. In a terminal, the next line overwrites it.
private func writeProgress(_ text: String) {
  let isSeen = isatty(FileHandle.standardError.fileDescriptor) == 1
  let line = isSeen ? "\r\u{1B}[K\(text)" : text.isEmpty ? "" : "\(text)\n"
  FileHandle.standardError.write(Data(line.utf8))
}
