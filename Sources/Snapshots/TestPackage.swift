import Drawing
import Platform

/// The package of a test, and the folder its failures are written to.
struct TestPackage: Hashable, Sendable {
  /// The package's folder, or for a test outside of any the folder of the test's file.
  let root: URL
  let artifacts: URL
  private let file: URL

  var store: FailureStore { FailureStore(artifacts) }

  init(_ test: TestIdentity, _ settings: SnapshotSettings) {
    file = URL(filePath: test.filePath).absoluteURL.standardizedFileURL
    root = FailureStore.packageFolder(above: file.path) ?? file.deletingLastPathComponent()
    artifacts =
      FailureStore.standard(forFileAt: file.path, artifacts: settings.artifacts).folder
  }

  /// Why no snapshot can be kept for the test.
  var error: String? {
    let folder = file.deletingLastPathComponent().path
    guard FileKind(of: folder) != .folder else { return nil }
    return
      "the folder of the test, '\(folder)', is not there: references stand beside the file a test "
      + "is written in"
  }

  /// The path relative to the package, if it is in the package.
  func relative(_ path: String) -> String {
    let path = URL(filePath: path).standardizedFileURL.path
    let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The name of the folder a snapshot's failure is kept in.
  func recordName(of location: SnapshotLocation) -> String {
    FailureRecord.folderName(
      ofReference: relative(location.folder.path), name: location.name)
  }
}
