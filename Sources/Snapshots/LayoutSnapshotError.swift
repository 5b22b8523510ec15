/// Why a text is no layout snapshot.
public enum LayoutSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing in the file.
  case isEmpty
  /// It does not begin as a layout snapshot does.
  case isSomethingElse(firstLine: String)
  /// It was written by a Snug that writes them otherwise.
  case isOfOtherVersion(String)
  /// It ends before the layout does.
  case isCutOff
  /// A line, from 1, that says nothing a snapshot says.
  case isUnreadable(line: Int, text: String)

  public var description: String {
    switch self {
    case .isEmpty: "it is empty"
    case .isSomethingElse(let line):
      "it begins with '\(line)' and not with '\(LayoutSnapshot.firstWords)'"
    case .isOfOtherVersion(let version):
      "it is of version \(version), and this Snug reads version \(LayoutSnapshot.version)"
    case .isCutOff: "it is cut off: its last line is not '\(LayoutSnapshot.end)'"
    case .isUnreadable(let line, let text): "line \(line) is not a layout's: '\(text)'"
    }
  }
}
