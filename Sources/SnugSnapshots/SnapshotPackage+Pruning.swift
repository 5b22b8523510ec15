import SnugPlatform
import SnugProcesses

extension SnapshotPackage {
  /// Appends a snapshot's references to a log, each as its path from the package and on a line. Several
  /// processes may do so at once.
  func write(_ location: SnapshotLocation, to log: String) throws(SnapshotError) {
    let lines = location.contents.map { relative(location.file($0).path) + "\n" }.joined()
    do {
      try FileDescriptor.withFile(log, .writeOnly, options: [.create, .append]) {
        _ = try $0.writeAll(lines.utf8)
      }
    } catch {
      throw SnapshotError("'\(log)', which SNUG_TESTING_USED names, cannot be written")
    }
  }

  /// The references that a log does not name, in each `__Snapshots__` with one that it names. A file is
  /// one of ours if it is a layout, or a picture with its layout beside it.
  public func unusedReferences(besidesThoseIn log: String) throws(SnapshotError) -> [String] {
    let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) }
    // A line without a line ending is truncated.
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false).dropLast() ?? []
    guard !lines.isEmpty else { throw SnapshotError("the log '\(log)' names no reference") }
    let used = Set(lines.map(String.init))
    let folders = Set(lines.map { $0.split(separator: "/").dropLast(2).joined(separator: "/") })
    return folders.flatMap { folder in
      let path = root.appending(path: folder).path
      let all = Set((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [])
      return all.filter { path in
        let picture = path.wholeMatch(of: /(.+?)(?:~dark)?(?:@[0-9.]+x)?\.(?:png|svg)/)
        return path.hasSuffix(".layout.txt")
          || picture.map { all.contains("\($0.1).layout.txt") } == true
      }.map { "\(folder)/\($0)" }
    }.filter { !used.contains($0) }.sorted()
  }
}
