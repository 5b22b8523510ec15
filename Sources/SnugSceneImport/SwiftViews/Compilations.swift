import SnugDrawing
import SnugPlatform

/// The outputs of the compiler, kept from one run to the next: until it is known which files of its project a view
/// needs, they are compiled several times, and next time usually the same.
package struct Compilations {
  private let folder: String

  /// The limit for those that are kept. Beyond it, the one that was made first is deleted.
  package static let mostKept = 200

  package init(in cache: String) { folder = "\(cache)/compilations" }

  /// The output of the compiler for an input, with the program that it made, if it made one.
  ///
  /// - Parameters:
  ///   - input: all that the output depends on.
  ///   - program: where the program is put.
  package func output(of input: String, program: String) -> String? {
    let entry = entry(of: input)
    // Hashes can be equal.
    guard let known = text("\(entry)/input"), known == input, let output = text("\(entry)/output")
    else { return nil }
    guard output.isEmpty else { return output }
    guard (try? FileManager.default.copyItem(atPath: "\(entry)/program", toPath: program)) != nil
    else { return nil }
    return output
  }

  /// Keeps the output of the compiler for an input, with the program if the output is empty. If it cannot be
  /// written, the next run compiles again.
  package func keep(_ output: String, of input: String, program: String) {
    let entry = entry(of: input)
    let temporary = "\(entry)-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    do {
      try FileManager.default.createDirectory(
        atPath: temporary, withIntermediateDirectories: true)
      if output.isEmpty {
        try FileManager.default.copyItem(atPath: program, toPath: "\(temporary)/program")
      }
      for (name, text) in [("output", output), ("input", input)] {
        try Data(text.utf8).write(to: URL(filePath: "\(temporary)/\(name)"))
      }
      try? FileManager.default.removeItem(atPath: entry)
      try FileManager.default.moveItem(atPath: temporary, toPath: entry)
    } catch {
      return
    }
    removeOldest()
  }

  private func entry(of input: String) -> String {
    "\(folder)/\(ContentHash(input).hexadecimal)"
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func removeOldest() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.mostKept else { return }
    let dated = names.compactMap { name in
      FileStamp(of: "\(folder)/\(name)").map { (age: ($0.seconds, $0.nanoseconds), name: name) }
    }
    for (_, name) in dated.sorted(by: { $0.age < $1.age }).dropLast(Self.mostKept) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
