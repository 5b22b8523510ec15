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

      Build for release: swift run -c release snug-benchmarks
      """)

  @Option(help: "Only this family; may be given several times.")
  var family: [Family] = []

  @Option(help: "How many labels, rows, levels or cards, separated by commas.")
  var sizes = "10,100,1000,10000"

  @Option(help: "Priorities many constraints share, or one for each.")
  var form: Family.Form?

  @Option(help: "Compare with another solver; it is fetched and compiled.")
  var peer: Peer?

  @Option(help: "Seconds a solver gets for one layout.")
  var limit = 60.0

  @Flag(help: "Print a Markdown table.")
  var markdown = false

  enum Peer: String, CaseIterable, ExpressibleByArgument {
    case kiwi
  }

  /// Its time grows with the cube of the size, or nearly: it would not end.
  private static let mostForKiwi = 1_000

  func validate() throws {
    guard let parsed = parsedSizes, parsed.allSatisfy({ $0 > 0 }) else {
      throw ValidationError("--sizes takes whole numbers above 0, separated by commas.")
    }
    guard limit > 0, limit.isFinite else { throw ValidationError("--limit takes seconds.") }
  }

  private var parsedSizes: [Int]? {
    let numbers = sizes.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  func run() throws {
    let kiwi = try makeKiwi()
    var table = Table(header: Comparison.header(withKiwi: kiwi != nil))
    var verdicts: [Verdict] = []
    for family in family.isEmpty ? Family.allCases : family {
      for form in form.map({ [$0] }) ?? Family.Form.allCases {
        var before: (size: Int, build: Double)?
        for size in parsedSizes ?? [] {
          writeProgress("\(family.rawValue), \(form.rawValue), \(size)")
          let comparison = try compare(family, form, size, since: before, kiwi)
          before = comparison.ours[.build].map { (size, $0) }
          table.rows.append(comparison.row(withKiwi: kiwi != nil))
          if let verdict = comparison.verdict { verdicts.append(verdict) }
        }
      }
    }
    writeProgress("")
    writeNow(table.text(markdown ? .markdown : .plain))
    guard !verdicts.isEmpty else { return }
    let others = verdicts.filter { $0 != .same }.count
    writeNow("\nIn \(others) of \(verdicts.count) layouts kiwi's answer is not the optimum.")
  }

  private func makeKiwi() throws -> Kiwi? {
    guard peer == .kiwi else { return nil }
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let folder = caches ?? FileManager.default.temporaryDirectory
    return try Kiwi(keepingHeadersIn: folder.appending(path: "snug-benchmarks"))
  }

  private func compare(
    _ family: Family, _ form: Family.Form, _ size: Int, since before: (size: Int, build: Double)?,
    _ kiwi: Kiwi?
  ) throws -> Comparison {
    let problem = family.problem(size, form)
    let kiwi = size > Self.mostForKiwi ? nil : kiwi
    let measuring =
      ["measure", family.rawValue, form.rawValue, "\(size)"] + (kiwi == nil ? [] : ["--values"])
    guard let executable = Bundle.main.executableURL else {
      throw BenchmarkError("the tool does not know where it is")
    }
    let output = try ChildProcess(executable, measuring).output(within: limit)
    if let error = output.error { throw BenchmarkError("\(family.rawValue): \(error)") }
    let ours = Measurement(printed: output.text)
    let theirs = try kiwi?.measure(problem, of: family, form, limit: limit)
    var verdict: Verdict?
    if let answer = theirs?.values, let best = ours.values {
      verdict = Verdict(of: answer, against: best, in: problem)
    }
    return Comparison(
      family: family, form: form, size: size, views: problem.viewCount, ours: ours, before: before,
      kiwi: theirs, verdict: verdict, limit: limit)
  }
}

/// Prints a line at once, into files too: who is stopped has said what it knew.
func writeNow(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

private func writeError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

/// Says what is being measured; before eyes, on a line that the next one overwrites.
private func writeProgress(_ text: String) {
  let isSeen = isatty(FileHandle.standardError.fileDescriptor) == 1
  if isSeen {
    writeError("\r\u{1B}[K\(text)")
  } else if !text.isEmpty {
    writeError("\(text)\n")
  }
}
