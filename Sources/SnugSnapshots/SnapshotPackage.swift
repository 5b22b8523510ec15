import Snug
import SnugDiagnostics
import SnugDrawing
public import SnugPlatform

/// A package with references and the artifacts of its test runs, for `snug snapshots`.
public struct SnapshotPackage: Sendable {
  /// The folder references are relative to.
  public let root: URL
  public let store: FailureStore

  /// - Parameters:
  ///   - path: the package's folder, or one in it.
  ///   - artifacts: the folder failures were written to; `nil` for the package's default.
  ///
  /// Throws an error if there is no such folder.
  public init(at path: String, artifacts: String?) throws(SnapshotError) {
    let folder = URL(filePath: path).absoluteURL.standardizedFileURL
    guard FileKind(of: folder.path) == .folder else {
      throw SnapshotError("there is no folder '\(path)'")
    }
    if let artifacts, FileKind(of: artifacts) != .folder {
      throw SnapshotError("there is no folder '\(artifacts)'")
    }
    root = FailureStore.packageFolder(above: folder.path) ?? folder
    store = FailureStore.standard(forFileAt: root.path, artifacts: artifacts)
  }

  /// The package of a test; for a test outside any package, the folder of the test's file.
  ///
  /// Throws an error if the test can't have snapshots.
  init(of test: TestIdentity, _ settings: SnapshotSettings) throws(SnapshotError) {
    let file = URL(filePath: test.filePath).absoluteURL.standardizedFileURL
    let folder = file.deletingLastPathComponent()
    guard FileKind(of: folder.path) == .folder else {
      throw SnapshotError(
        "the folder of the test, '\(folder.path)', does not exist: references are in the folder "
          + "of the test's source file")
    }
    root = FailureStore.packageFolder(above: file.path) ?? folder
    store = FailureStore.standard(forFileAt: file.path, artifacts: settings.artifacts)
  }

  func relative(_ path: String) -> String {
    let path = URL(filePath: path).standardizedFileURL.path
    let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The name of the folder for a snapshot's failure: the snapshot's name and a hash of the
  /// reference's path, because references in different folders can have the same name.
  func recordName(of location: SnapshotLocation) -> String {
    "\(location.name).\(ContentHash(relative(location.folder.path)).hexadecimal.prefix(8))"
  }

  /// The failures of the last runs. Throws an error if the folder or a record cannot be read.
  public func failures() throws(SnapshotError) -> [FailureRecord] {
    let records: [FailureRecord]
    let damaged: [String]
    do { (records, damaged) = try store.records() } catch {
      throw SnapshotError("the folder '\(store.folder.path)' cannot be read")
    }
    if let path = damaged.first {
      throw SnapshotError("'\(path)' is not the record of a failure, or is incomplete")
    }
    return records
  }

  // MARK: - Accepting

  /// Makes the drawings of a failed test its references, all of them or none, and removes the
  /// failure.
  ///
  /// Returns the references it wrote, as paths relative to the package; not those that the failed run
  /// recorded itself, or that another failure of the test has written. Throws an error if a reference
  /// has changed since the test failed.
  public func accept(_ record: FailureRecord) throws(SnapshotError) -> [String] {
    var files: [(path: String, bytes: [UInt8])] = []
    for candidate in record.candidates {
      let path = try place(of: candidate, of: record).path
      let bytes = try bytes(of: candidate, of: record)
      if FileManager.default.contents(atPath: path).map(Array.init) != bytes {
        files.append((path, bytes))
      }
    }
    do {
      for file in files {
        try FileManager.default.createDirectory(
          at: URL(filePath: file.path).deletingLastPathComponent(),
          withIntermediateDirectories: true)
      }
      try OutputFile.write(files)
    } catch let error as Diagnostic {
      throw SnapshotError("'\(error.file ?? "")': \(error.message)")
    } catch {
      throw SnapshotError("the folder of '\(files.first?.path ?? "")' cannot be created")
    }
    do {
      try store.remove(URL(filePath: record.folder).lastPathComponent)
    } catch {
      throw SnapshotError("the failure '\(record.folder)' cannot be removed")
    }
    return files.map { relative($0.path) }
  }

  private func bytes(
    of candidate: FailureRecord.Candidate, of record: FailureRecord
  ) throws(SnapshotError) -> [UInt8] {
    guard let bytes = record.bytes(of: candidate.file), !bytes.isEmpty else {
      throw SnapshotError("'\(record.folder)/\(candidate.file)' is missing or empty")
    }
    return bytes
  }

  /// The reference's location for a candidate. Records may come from anywhere, so the path is
  /// validated.
  private func place(
    of candidate: FailureRecord.Candidate, of record: FailureRecord
  ) throws(SnapshotError) -> URL {
    let reference = candidate.reference
    let parts = reference.split(separator: "/").map(String.init)
    guard FailureRecord.isPlain(reference), parts.count >= 3,
      parts[parts.count - 3] == SnapshotLocation.folderName
    else { throw SnapshotError("'\(reference)' is not the path of a reference") }
    let testFile = (parts.dropLast(3) + [parts[parts.count - 2] + ".swift"])
      .joined(separator: "/")
    guard FileManager.default.fileExists(atPath: root.appending(path: testFile).path) else {
      throw SnapshotError(
        "'\(root.path)' has no \(testFile): name the folder of the package whose tests failed")
    }
    let file = root.appending(path: reference)
    switch SnapshotReference(at: file) {
    case .bytes(let bytes):
      let hash = ContentHash(bytes).hexadecimal
      if hash != candidate.formerHash,
        try bytes != self.bytes(of: candidate, of: record)
      {
        throw SnapshotError(
          "'\(reference)' changed after the test failed: run the test again")
      }
    case .missing:
      if candidate.formerHash != nil {
        throw SnapshotError(
          "'\(reference)' was removed after the test failed: run the test again")
      }
    case .unusable(let reason, isReplaceable: false):
      throw SnapshotError("'\(reference)' \(reason)")
    case .unusable: break
    }
    return file
  }
}
