import SnugDiagrams
import SnugGeometry
import SnugPlatform

/// The location of one snapshot's references: `__Snapshots__/<file>/<test>.<name>.<ext>` beside the
/// test's file.
///
/// The layout is the same in every appearance and at every scale: snapshots of one name share its
/// reference.
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
    // Below 217 bytes with what follows: file systems allow 255, and the temporary name used for
    // writing is 38 bytes longer.
    stem =
      ([SnapshotName.sanitized(request.test.name, limit: 80)]
      + (request.test.argument.map { [SnapshotName.sanitized($0, limit: 40)] } ?? [])
      + [request.name.map { SnapshotName.sanitized($0, limit: 60) } ?? "\(number)"])
      .joined(separator: ".")
    appearance = request.appearance == .dark ? "~dark" : ""
    form = request.form
  }

  enum Content: Hashable, Sendable, CaseIterable { case layout, picture }

  /// What is compared, in this order.
  var contents: [Content] { form == .layout ? [.layout] : Content.allCases }

  func fileName(_ content: Content) -> String {
    switch (content, form) {
    case (.layout, _), (.picture, .layout): "\(stem).layout.txt"
    case (.picture, .svg): "\(title).svg"
    // Apple's names: nothing for one pixel to the point, @2x for two.
    case (.picture, .png(let scale)):
      "\(title)\(scale == 1 ? "" : "@\(scale.shortDescription)x").png"
    }
  }

  func file(_ content: Content) -> URL { folder.appending(path: fileName(content)) }

  /// The snapshot's name without extension, for the names of its pictures.
  var title: String { stem + appearance }

  /// The file that gives the snapshot its name.
  var name: String { fileName(.picture) }
}
