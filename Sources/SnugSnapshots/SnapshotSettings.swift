import SnugDiagnostics
import SnugExplanation

/// The settings of a test run, from its environment.
///
/// `SNUG_TESTING_RECORD` is a ``RecordMode``, `SNUG_TESTING_ARTIFACTS` the folder failures are
/// written to. If `CI` is set (to something other than `0` or `false`), nothing is recorded by
/// default.
public struct SnapshotSettings: Hashable, Sendable {
  /// The mode the environment names; `nil` when it names none.
  public var record: RecordMode?
  public var isContinuousIntegration: Bool
  /// The folder failures are written to; `nil` when the environment names none.
  public var artifacts: String?
  /// The error in the environment, such as an unknown mode. Every snapshot fails with it.
  public var error: String?

  public init(environment: [String: String]) {
    let ci = environment["CI"]?.lowercased() ?? ""
    isContinuousIntegration = !["", "0", "false"].contains(ci)
    artifacts = environment["SNUG_TESTING_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    let word = environment["SNUG_TESTING_RECORD"] ?? ""
    record = RecordMode(rawValue: word)
    guard record == nil, !word.isEmpty else { return }
    let modes = RecordMode.allCases.map(\.rawValue)
    let suggestion = SpellingSuggestion.phrase(for: word, among: modes)
    error =
      "SNUG_TESTING_RECORD is '\(word)', which is not a record mode\(suggestion)\n"
      + "record modes are \(Wording.joined(modes))"
  }

  /// The mode of a call: its own or its suite's, then the environment's, then `never` under
  /// continuous integration and `missing` elsewhere.
  public func mode(asked: RecordMode?) -> RecordMode {
    asked ?? record ?? (isContinuousIntegration ? .never : .missing)
  }
}
