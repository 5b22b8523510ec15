import Foundation
import Snug
import SnugPublishing
import SnugTestSupport
import Testing

@Suite struct `Scene files` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "Docs/b.yaml", "Docs/a.yml", "Docs/cells/row.YAML", "Docs/cells/deep/x.yaml",
      "Docs/notes.md", "Docs/data.json", "Docs/.hidden.yaml", "Docs/.build/y.yaml",
      "Empty/readme.md",
    ] {
      try folder.write("view: {}", name)
    }
    // A cyclic link to a folder must not be followed.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Docs/cells/up"), withDestinationPath: "..")
  }

  private func found(_ names: [String]) throws -> [String] {
    let root = folder.url.path + "/"
    return try SceneFiles(names.map { root + $0 }).entries.map {
      "\($0.path.replacing(root, with: "")) in '\($0.subfolder)'"
    }
  }

  @Test func `of a folder are those in it and its subfolders, sorted by path`() throws {
    #expect(
      try found(["Docs"]) == [
        "Docs/a.yml in ''", "Docs/b.yaml in ''", "Docs/cells/deep/x.yaml in 'cells/deep'",
        "Docs/cells/row.YAML in 'cells'",
      ])
  }

  @Test func `that are named need not exist`() throws {
    #expect(
      try found(["Docs/data.json", "missing.yaml", "Docs/cells/"]) == [
        "Docs/data.json in ''", "missing.yaml in ''", "Docs/cells/deep/x.yaml in 'deep'",
        "Docs/cells/row.YAML in ''",
      ])
  }

  @Test func `are reported as missing in every folder without any`() throws {
    let error = #expect(throws: Diagnostics.self) { try found(["Empty", "Docs", "Empty"]) }
    #expect(
      error?.all.map(\.message) == Array(repeating: "there is no scene in the folder", count: 2))
  }
}
