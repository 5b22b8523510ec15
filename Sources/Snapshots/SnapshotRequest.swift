public import AutoLayout
public import Diagrams

/// What is compared with a reference, and for which test.
public struct SnapshotRequest: Sendable {
  public var scene: Scene
  public var form: SnapshotForm
  /// What tells this snapshot from the others of its test; without one it is numbered.
  public var name: String?
  public var test: TestIdentity
  /// The mode the call or its suite asks for; `nil` leaves it to the environment.
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

/// What a snapshot is kept as.
public enum SnapshotForm: Hashable, Sendable {
  /// The solved layout as text: frames, states and reasons.
  case layout
  /// The picture in pixels, `scale` of them to the point; its marks and its layout beside it.
  case png(scale: Double)
  /// The picture as SVG; its marks and its layout beside it.
  case svg
}

/// Why a snapshot is not what it should be, and what shows it.
public struct SnapshotFailure: Error, Sendable, CustomStringConvertible {
  /// What is different, where the pictures are, and how to accept it.
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
