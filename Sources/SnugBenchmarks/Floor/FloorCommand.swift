import ArgumentParser
import Foundation

struct FloorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floor",
    abstract: "Print what a picture costs beside a plain C program that draws the same.",
    discussion: """
      The program loads the fonts the scene needs and draws the marks that 'snug render --format \
      marks' prints, with Cairo and Pango the straightforward way: it adds the fonts to fontconfig's \
      current configuration and takes Pango's default font map. Both are run in turn as whole \
      processes; CPU is the time on all processors, which says more where others use them too. \
      Several scenes are drawn by one process of each, on as many threads as there are \
      processors.

      Build snug, SnugBenchmarks and SnugFloor for release, each by
      swift build -c release --static-swift-stdlib --product PRODUCT
      """)

  @Argument(help: "Scene files.")
  var scenes: [String] = []

  @Option(help: "How many scenes one process is to draw; those given are repeated.")
  var copies = 1_000

  @Option(help: "How often each program is run.")
  var rounds = 41

  @Option(help: "How often each program draws the many scenes.")
  var manyRounds = 5

  @Flag(help: "Let the plain program keep fontconfig from reading the host's configuration.")
  var bare = false

  func validate() throws {
    guard rounds > 0, manyRounds >= 0, copies > 0 else {
      throw ValidationError("--rounds and --copies take whole numbers above 0.")
    }
  }

  func run() throws {
    let scenes = scenes.isEmpty ? ["Fixtures/Scenes/hugging/plain-view-gives-way.yaml"] : scenes
    let tools = try Tools()
    let directory = try BenchmarkDirectory()
    defer { directory.close() }
    var table = Table(header: ["What", "Scene", "Snug", "Plain C", "Snug / C", "CPU / C", "Goal"])
    for scene in scenes {
      let drawing = try directory.draw(scene)
      let name = URL(filePath: scene).deletingPathExtension().lastPathComponent
      for (format, goal) in [("svg", 1.0), ("png", 0.8)] {
        let race = try tools.race(
          rounds, [scene, "-o", directory.path("snug.\(format)")],
          [format, "2", "1", directory.folder.path] + bareFlag + drawing.fonts
            + ["--", drawing.list])
        table.rows.append(race.row(format.uppercased(), name, goal: goal))
      }
    }
    if manyRounds > 0 {
      let many = try directory.copies(copies, of: scenes)
      let threads = ProcessInfo.processInfo.activeProcessorCount
      let race = try tools.race(
        manyRounds, many.scenes + ["--no-cache", "--output-dir", directory.path("out")],
        ["svg", "2", "\(threads)", directory.path("out")] + bareFlag + many.fonts + ["--"]
          + many.lists)
      table.rows.append(
        race.row("\(copies) SVGs, \(threads) threads", "\(scenes.count) in turn", goal: 1.25))
    }
    writeNow(table.text())
  }

  private var bareFlag: [String] { bare ? ["--bare"] : [] }
}

/// The two programs, in this program's folder.
struct Tools {
  let snug: URL
  let floor: URL

  init() throws {
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else {
      throw BenchmarkError("the tool does not know where it is")
    }
    snug = folder.appending(path: "snug")
    floor = folder.appending(path: "SnugFloor")
    for tool in [snug, floor] where !FileManager.default.isExecutableFile(atPath: tool.path) {
      throw BenchmarkError("there is no \(tool.path): build the whole package")
    }
  }

  /// Runs both programs in turn.
  func race(_ rounds: Int, _ ours: [String], _ theirs: [String]) throws -> Race {
    let output = try Program.output(
      of: floor.path,
      ["race", "\(rounds)", snug.path] + ours + ["--", floor.path, "draw"] + theirs, within: 3600)
    if let error = output.error { throw BenchmarkError("one of the programs failed: \(error)") }
    return Race(printed: output.text)
  }
}

/// How long two programs took, round by round.
struct Race {
  /// In seconds, in order of time.
  let ours: [Double]
  let theirs: [Double]
  /// On all processors, in seconds, in order of time.
  let oursOnProcessors: [Double]
  let theirsOnProcessors: [Double]

  init(printed text: String) {
    let rounds = text.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Double($0) }
    }.filter { $0.count == 4 }
    func column(_ index: Int) -> [Double] { rounds.map { $0[index] }.sorted() }
    (ours, theirs) = (column(0), column(1))
    (oursOnProcessors, theirsOnProcessors) = (column(2), column(3))
  }

  /// The median, because long times include other work of the machine.
  private static func median(_ times: [Double]) -> Double {
    times.isEmpty ? 0 : times[times.count / 2]
  }

  func row(_ what: String, _ scene: String, goal: Double) -> [String] {
    let (ours, theirs) = (Self.median(ours), Self.median(theirs))
    let processors = Self.median(oursOnProcessors) / Self.median(theirsOnProcessors)
    return [
      what, scene, Readable.time(ours), Readable.time(theirs), Readable.ratio(ours / theirs),
      Readable.ratio(processors), "≤ \(Readable.ratio(goal))",
    ]
  }
}
