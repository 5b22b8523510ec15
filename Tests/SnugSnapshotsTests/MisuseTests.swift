import Foundation
import Snug
import SnugSnapshots
import SnugTestSupport
import Testing

/// References that cannot be compared, and calls that cannot have a reference, never pass.
@Suite struct `A snapshot cannot pass` {
  let bench: SnapshotBench
  let scene: Scene
  static let folder = SnapshotBench.references

  init() throws {
    bench = try SnapshotBench()
    scene = try SnapshotBench.scene()
  }

  enum Damage: String, CaseIterable { case empty, cut, other, folder, loop, dangling, pipe }

  static let expected: [(file: String, Damage, says: String)] = [
    ("titleYields.wide.layout.txt", .empty, "is empty"),
    ("titleYields.wide.layout.txt", .cut, "cannot be parsed"),
    ("titleYields.wide.layout.txt", .other, "is not text in UTF-8"),
    ("titleYields.wide.layout.txt", .folder, "is a folder"),
    ("titleYields.wide.layout.txt", .loop, "is a symbolic link that leads back to itself"),
    (
      "titleYields.wide.layout.txt", .dangling,
      "is a symbolic link to a file that does not exist"
    ),
    ("titleYields.wide.layout.txt", .pipe, "is not a file but a pipe or a device"),
    ("titleYields.wide.png", .empty, "is empty"),
    ("titleYields.wide.png", .cut, "cannot be compared: the reference: "),
    ("titleYields.wide.png", .other, "cannot be compared: the reference: "),
    ("titleYields.wide.png", .folder, "is a folder"),
    ("titleYields.wide.png", .loop, "is a symbolic link that leads back to itself"),
    ("titleYields.wide.svg", .empty, "is empty"),
    ("titleYields.wide.svg", .cut, "is incomplete: it does not end in </svg>"),
    ("titleYields.wide.svg", .other, "is incomplete: it does not end in </svg>"),
  ]

  @Test(arguments: Seeds.sample(of: Array(expected.indices), with: [RecordMode.missing, .failed]))
  func `with an invalid reference`(row: Int, mode: RecordMode) throws {
    let (name, damage, says) = Self.expected[row]
    let form: SnapshotForm = name.hasSuffix(".svg") ? .svg : .png(scale: 1)
    var request = bench.request(scene, as: form)
    _ = try bench.run().message(request)
    let file = bench.url("\(Self.folder)/\(name)")
    let whole = try #require(bench.bytes("\(Self.folder)/\(name)"))
    try FileManager.default.removeItem(at: file)
    switch damage {
    case .empty: try Data().write(to: file)
    case .cut: try Data(whole.prefix(whole.count * 3 / 4)).write(to: file)
    case .other: try Data([0xFF, 0xFE, 0x00, 0x41]).write(to: file)
    case .folder:
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    case .loop:
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: file.lastPathComponent)
    case .dangling:
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "nowhere")
    case .pipe: try #require(mkfifo(file.path, 0o600) == 0)
    }
    request.record = mode
    let message = try bench.run().message(request)
    #expect(
      message?.hasPrefix("the reference \(name) \(says)") == true, "\(message ?? "passed")")
    // Folders and links are not replaced. Damaged references are recorded again on request.
    let isReplaced = [.all, .failed].contains(mode) && [.empty, .cut, .other].contains(damage)
    request.record = .never
    #expect((try bench.run().message(request) == nil) == isReplaced)
    #expect(bench.bytes("\(Self.folder)/nowhere") == nil)
  }

  @Test func `with a file where the folder should be`() throws {
    try bench.write("a file", to: "Tests/ShopTests/__Snapshots__")
    let message = bench.bare(try bench.run().message(bench.request(scene)))
    #expect(
      message?.hasPrefix(
        """
        the reference titleYields.wide.layout.txt cannot be reached: there is a file where a \
        folder should be above it

        """) == true, "\(message ?? "passed")")
  }

  @Test(.enabled(if: getuid() != 0, "nothing is forbidden to root"))
  func `with a reference its permissions hide`() throws {
    let request = bench.request(scene)
    _ = try bench.run().message(request)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0],
      ofItemAtPath: bench.url("\(Self.folder)/titleYields.wide.layout.txt").path)
    #expect(
      try bench.run().message(request)?.hasPrefix(
        "the reference titleYields.wide.layout.txt cannot be read: its permissions do not allow it")
        == true)
  }

  @Test func `if the test's folder is missing`() throws {
    let test = bench.test(file: "/nowhere/ShopTests/CellTests.swift")
    #expect(
      try bench.run().message(bench.request(scene, test: test)) == """
        the folder of the test, '/nowhere/ShopTests', does not exist: references are in the \
        folder of the test's source file
        """)
  }

  @Test(arguments: [0, -2, .infinity, .nan])
  func `at an invalid scale`(scale: Double) throws {
    let message = try bench.run().message(bench.request(scene, as: .png(scale: scale)))
    #expect(
      message
        == "the picture cannot be drawn: \(scale.shortDescription) pixels per point is not a "
        + "scale; use a number above 0")
    #expect(bench.references == [])
  }

  @Test func `if its failure cannot be stored, and reports that`() throws {
    try bench.write("a file", to: ".build")
    let message = bench.bare(try bench.run(["CI": "1"]).message(bench.request(scene)))
    #expect(
      message?.contains("the failure could not be saved in 'SHOP/.build/snug-testing'") == true)
    #expect(message?.hasPrefix("there is no reference") == true)
  }

  @Test func `of a scene with two views of the same name`() throws {
    var twins = scene
    twins.views[2].name = "title"
    #expect(
      try bench.run().message(bench.request(twins, as: .svg)) == """
        the scene cannot be recorded: 'title' is already the name of another view or \
        guide
        """)
    #expect(bench.references == [])
  }
}
