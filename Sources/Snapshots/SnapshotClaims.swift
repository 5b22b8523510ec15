import Drawing
import Platform
import Synchronization

/// Records which snapshot of this process uses which file, so that no two share one by accident.
///
/// It also numbers a test's snapshots without a name, in order of appearance. The same content at
/// the same call keeps its number, so that a repeated test finds its own references.
final class SnapshotClaims: Sendable {
  static let process = SnapshotClaims()

  /// By path, for a case-insensitive file system.
  private let claims = Mutex<[String: Claim]>([:])
  /// For each test, the calls of its snapshots without a name, and their contents.
  private let numbered = Mutex<[TestIdentity: [(test: TestIdentity, content: UInt64)]]>([:])

  /// A snapshot's use of a file.
  struct Claim {
    let path: String
    let name: String?
    let test: TestIdentity
    /// Whether the file is the requested picture or layout, and not one of the files beside it.
    let isOwn: Bool
    let content: UInt64
  }

  /// The number of a snapshot without a name, from 1.
  ///
  /// - Parameter content: the hash of the snapshot's content.
  func number(of test: TestIdentity, content: UInt64) -> Int {
    numbered.withLock { numbered in
      let known = numbered[test.test, default: []]
      if let index = known.firstIndex(where: { $0 == (test, content) }) { return index + 1 }
      numbered[test.test] = known + [(test, content)]
      return known.count + 1
    }
  }

  /// Claims the files of a snapshot. If another snapshot has one of them, claims none and returns
  /// the error message.
  func claim(_ claims: [Claim]) -> String? {
    self.claims.withLock { known in
      for claim in claims {
        guard let other = known[claim.path.lowercased()] else { continue }
        if let message = Self.message(about: claim, beside: other) { return message }
      }
      for claim in claims {
        let key = claim.path.lowercased()
        if known[key]?.isOwn != true { known[key] = claim }
      }
      return nil
    }
  }

  private static func message(about claim: Claim, beside other: Claim) -> String? {
    let file = URL(filePath: other.path)
    let location =
      "\(SnapshotLocation.folderName)/"
      + "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)"
    let both = "\n  \(words(for: other))\n  \(words(for: claim))\n"
    if !claim.path.utf8.elementsEqual(other.path.utf8) {
      return
        "two snapshots would be stored in files whose names differ only in case, which is one "
        + "file on many disks: \(location)\(both)give one of them another name"
    }
    let isOther =
      claim.test.test != other.test.test
      || claim.name.map { Array($0.utf8) } != other.name.map { Array($0.utf8) }
      || claim.isOwn && other.isOwn
        && (claim.test.line, claim.test.column) != (other.test.line, other.test.column)
    if isOther {
      return
        "two snapshots would be stored in one file: \(location)\(both)give one of them another name"
    }
    guard claim.content != other.content else { return nil }
    return "one file would have to store two different results: \(location)\(both)"
      + "give each its own name"
  }

  private static func words(for claim: Claim) -> String {
    let name = claim.name.map { "'\($0)'" } ?? "without a name"
    return "\(name) of \(claim.test)"
  }
}
