public import SnugDiagrams
public import SnugLayout

/// A drawing to compare with its references, and the test it belongs to.
public struct SnapshotRequest: Sendable {
  public var scene: Scene
  public var form: SnapshotForm
  /// The name of the snapshot among those of its test; `nil` for a number.
  public var name: String?
  public var test: TestIdentity
  /// The mode set by the call or its suite; `nil` for the environment's.
  public var record: RecordMode?
  /// How far the pixels of a PNG may differ.
  public var tolerance: PixelTolerance
  public var appearance: Appearance

  public init(
    _ scene: Scene, as form: SnapshotForm, named name: String? = nil, test: TestIdentity,
    record: RecordMode? = nil, tolerance: PixelTolerance = .exact, appearance: Appearance = .light
  ) {
    self.scene = scene
    self.form = form
    self.name = name
    self.test = test
    self.record = record
    self.tolerance = tolerance
    self.appearance = appearance
  }
}

/// The form of a snapshot.
public enum SnapshotForm: Hashable, Sendable {
  /// The solved layout as text: frames, states and reasons.
  case layout
  /// The picture in pixels, `scale` per point, with its layout.
  case png(scale: Double)
  /// The picture as SVG, with its layout.
  case svg
}

/// The failure of a snapshot, with files that show it.
public struct SnapshotFailure: Error, Sendable, CustomStringConvertible {
  /// The differences, the paths of the pictures, and how to accept them.
  public let message: String
  /// Pictures and texts to attach to the test.
  public internal(set) var attachments: [Attachment] = []

  public struct Attachment: Hashable, Sendable {
    /// The file's name.
    public let name: String
    public let bytes: [UInt8]
  }

  public var description: String { message }
}
