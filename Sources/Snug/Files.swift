public import Diagnostics
import Foundation

extension SourceText {
  /// Reads a file; `-` is standard input. Throws a diagnostic that names the file.
  public static func reading(_ path: String) throws(Diagnostic) -> SourceText {
    do {
      let data =
        path == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(fileURLWithPath: path))
      return SourceText(name: path, utf8: Array(data))
    } catch {
      throw Diagnostic(
        .error, .unreadableFile, "cannot read the scene: \(Self.reason(for: path, error))",
        file: path)
    }
  }

  private static func reason(for path: String, _ error: any Error) -> String {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    if !exists { return "there is no such file" }
    if isDirectory.boolValue { return "it is a folder" }
    return FileManager.default.isReadableFile(atPath: path)
      ? "\(error)" : "its permissions do not allow it"
  }
}

/// Writes results: whole or not at all.
public enum OutputFile {
  /// Writes a file under a temporary name and renames it, or, for `-`, to standard output.
  ///
  /// Throws a diagnostic that names the file; whatever stood there before is then untouched.
  public static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    do {
      if path == "-" {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      } else {
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      throw Diagnostic(
        .error, .unwritableFile, "cannot write the picture: \(reason(for: path, error))", file: path
      )
    }
  }

  private static func reason(for path: String, _ error: any Error) -> String {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().relativePath
    var isDirectory: ObjCBool = false
    let files = FileManager.default
    if !files.fileExists(atPath: folder, isDirectory: &isDirectory) {
      return "the folder '\(folder)' does not exist"
    }
    if !isDirectory.boolValue { return "'\(folder)' is not a folder" }
    if files.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
      return "it is a folder"
    }
    return files.isWritableFile(atPath: folder)
      ? "\(error)" : "the permissions of '\(folder)' do not allow it"
  }
}
