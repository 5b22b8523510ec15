import Foundation
import SnugPublishing
import SnugTestSupport
import Testing

@Suite struct `A watched file` {
  let folder: TemporaryFolder
  let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("one", "row.yaml")
  }

  /// The reports of several polls.
  private func reports(_ watcher: inout FileWatcher, in polls: Int) -> [String] {
    (0..<polls).flatMap { _ in watcher.poll() }
  }

  @Test func `is reported once after a change, when it no longer changes`() throws {
    var watcher = FileWatcher()
    watcher.watch([file])
    #expect(reports(&watcher, in: 20) == [])
    try folder.write("one two", "row.yaml")
    #expect(watcher.poll() == [])
    try folder.write("one two three", "row.yaml")
    #expect(watcher.poll() == [])
    #expect(watcher.poll() == [file])
    #expect(reports(&watcher, in: 20) == [])
  }

  @Test func `is reported when it is replaced`() throws {
    var watcher = FileWatcher()
    watcher.watch([file])
    let other = try folder.write("two", "other")
    #expect(rename(other, file) == 0)
    #expect(reports(&watcher, in: 3) == [file])
  }

  @Test func `is not reported when an editor deletes it and writes the same content`() throws {
    var watcher = FileWatcher()
    watcher.watch([file])
    try FileManager.default.removeItem(atPath: file)
    #expect(reports(&watcher, in: 5) == [])
    try folder.write("two", "row.yaml")
    #expect(reports(&watcher, in: 5) == [file])
  }

  @Test func `is reported when it is removed, and when it is created again`() throws {
    var watcher = FileWatcher()
    watcher.watch([file])
    try FileManager.default.removeItem(atPath: file)
    #expect(reports(&watcher, in: 20) == [file])
    try folder.write("one", "row.yaml")
    #expect(reports(&watcher, in: 5) == [file])
  }

  @Test func `can be missing at first`() throws {
    var watcher = FileWatcher()
    let later = folder.path("later.yaml")
    watcher.watch([file, later])
    #expect(reports(&watcher, in: 20) == [])
    try folder.write([1], "later.yaml")
    #expect(reports(&watcher, in: 3) == [later])
  }

  @Test func `can be a folder, reported when a file is added or removed`() throws {
    var watcher = FileWatcher()
    watcher.watch([folder.url.path])
    try folder.write([1], "later.yaml")
    #expect(reports(&watcher, in: 3) == [folder.url.path])
    #expect(reports(&watcher, in: 3) == [])
  }

  @Test func `is still watched when others are added`() throws {
    var watcher = FileWatcher()
    watcher.watch([file])
    try folder.write("one two", "row.yaml")
    let other = try folder.write([1], "other.yaml")
    watcher.watch([other, file, file])
    #expect(watcher.paths == [other, file])
    #expect(reports(&watcher, in: 3) == [file])
    watcher.watch([other])
    try folder.write([1], "row.yaml")
    #expect(reports(&watcher, in: 3) == [])
  }
}
