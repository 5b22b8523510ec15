import Diagrams
import Geometry
import Platform

/// Where the references of one snapshot stand: `__Snapshots__/<file>/<test>.<name>.<ext>` beside the
/// test's file.
///
/// The layout is the same in every appearance and at every scale, the marks at every scale: such
/// references are shared by the snapshots of one name.
struct SnapshotLocation: Hashable, Sendable {
  /// The folder of the test file's references.
  let folder: URL
  private let stem: String
  private let appearance: String
  private let form: SnapshotForm

  static let folderName = "__Snapshots__"

  init(_ request: SnapshotRequest, number: Int) {
    let file = URL(filePath: request.test.filePath)
    folder = file.deletingLastPathComponent().appending(path: Self.folderName)
      .appending(path: file.deletingPathExtension().lastPathComponent)
    // Together with what follows below 217 bytes: a file system takes 255, and a file is written
    // under a name that is 38 longer.
    stem =
      ([SnapshotName.sanitized(request.test.name, limit: 80)]
      + (request.test.argument.map { [SnapshotName.sanitized($0, limit: 40)] } ?? [])
      + [request.name.map { SnapshotName.sanitized($0, limit: 60) } ?? "\(number)"])
      .joined(separator: ".")
    appearance = request.appearance == .dark ? "~dark" : ""
    form = request.form
  }

  enum Part: Hashable, Sendable, CaseIterable { case layout, marks, picture }

  /// What is compared, in this order.
  var parts: [Part] { form == .layout ? [.layout] : Part.allCases }

  func fileName(_ part: Part) -> String {
    switch (part, form) {
    case (.layout, _), (.picture, .layout): "\(stem).layout.txt"
    case (.marks, _): "\(title).marks.json"
    case (.picture, .svg): "\(title).svg"
    // Apple's names: nothing for one pixel to the point, @2x for two.
    case (.picture, .png(let scale)):
      "\(title)\(scale == 1 ? "" : "@\(scale.shortDescription)x").png"
    }
  }

  func file(_ part: Part) -> URL { folder.appending(path: fileName(part)) }

  /// The snapshot without its extension, to call pictures of it after.
  var title: String { stem + appearance }

  /// The file the snapshot is called after.
  var name: String { fileName(.picture) }
}
