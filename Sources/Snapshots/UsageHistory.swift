import Drawing
import Foundation

/// What the logs of test runs say of references; see ``UsageLog``.
struct UsageHistory: Sendable {
  private let logs: [Log]

  struct Log: Sendable {
    let number: Int
    let library: TestArguments.TestLibrary
    var used: Set<String> = []
    /// What a full run did not use, with the hash of what stood there.
    var unused: [String: String] = [:]
    var isFull = false
  }

  /// What the artifacts of a package hold.
  init(artifacts: URL) {
    let folder = UsageLog.folder(in: artifacts)
    logs = Self.logs(in: folder).map { Self.log($0, in: folder) }
  }

  /// Whether any full run is known.
  var knowsFullRun: Bool { logs.contains(where: \.isFull) }

  /// The references no test used in the last full run and nobody has used or changed since, in order.
  func unused(below root: URL) -> [String] {
    References.all(below: root).filter { isUnused($0, below: root) }
  }

  private func isUnused(_ reference: String, below root: URL) -> Bool {
    let bytes = SnapshotReference(at: root.appending(path: reference)).bytes
    guard let hash = bytes.map({ ContentHash($0).hexadecimal }) else { return false }
    let fullRuns = TestArguments.TestLibrary.allCases.compactMap { library in
      logs.last { $0.library == library && $0.isFull }
    }
    let witnesses = fullRuns.filter { $0.unused[reference] == hash }
    // A full run clears away the logs before it: what is left is that run, and what came after it
    // or went on beside it.
    guard !witnesses.isEmpty, !logs.contains(where: { $0.used.contains(reference) }) else {
      return false
    }
    let required = Self.libraries(
      ofTestsIn: root.appending(path: References.testFile(of: reference)))
    return required.allSatisfy { library in witnesses.contains { $0.library == library } }
  }

  /// The libraries whose full run has to have left a file's references unused; none where the file
  /// no longer exists.
  ///
  /// Either library runs in a process of its own, and one may be switched off.
  private static func libraries(ofTestsIn file: URL) -> [TestArguments.TestLibrary] {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    let imported = TestArguments.TestLibrary.allCases.filter { library in
      switch library {
      case .swiftTesting: text.contains(/\bimport Testing\b/)
      case .xcTest: text.contains(/\bimport XCTest\b/)
      }
    }
    return imported.isEmpty ? TestArguments.TestLibrary.allCases : imported
  }

  // MARK: - Reading

  /// The logs in a folder, the oldest first.
  static func logs(
    in folder: URL
  ) -> [(number: Int, library: TestArguments.TestLibrary)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name -> (Int, TestArguments.TestLibrary)? in
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 3, parts[2] == UsageLog.fileExtension, let number = Int(parts[0]),
        let library = TestArguments.TestLibrary(rawValue: parts[1])
      else { return nil }
      return (number, library)
    }.sorted { $0.0 < $1.0 }
  }

  private static func log(
    _ log: (number: Int, library: TestArguments.TestLibrary), in folder: URL
  ) -> Log {
    let name = UsageLog.name(log.number, log.library)
    let data = FileManager.default.contents(atPath: folder.appending(path: name).path) ?? Data()
    var result = Log(number: log.number, library: log.library)
    // The last line of a process that crashed may be cut: it ends in no line break, and is left out.
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 1)
      switch words.first {
      case "used" where words.count == 2: result.used.insert(String(words[1]))
      case "unused" where words.count == 2:
        let parts = words[1].split(separator: " ", maxSplits: 1)
        if parts.count == 2 { result.unused[String(parts[1])] = String(parts[0]) }
      case "full": result.isFull = true
      default: break
      }
    }
    return result
  }
}
