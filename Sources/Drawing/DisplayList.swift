public import Geometry

/// A finished picture as a value: its size, its words, and its marks from back to front.
///
/// Everything is decided here; whoever draws it decides nothing.
public struct DisplayList: Hashable, Sendable {
  /// The size of the canvas in points.
  public var size: Size
  /// The accessible name of the picture.
  public var title: String
  /// What the picture shows, in sentences, for somebody who cannot see it.
  public var summary: String
  public var marks: [Mark]
  /// Where each view stands and what to say of it to somebody who points there.
  public var tooltips: [Tooltip]

  public init(
    size: Size, title: String, summary: String, marks: [Mark], tooltips: [Tooltip] = []
  ) {
    self.size = size
    self.title = title
    self.summary = summary
    self.marks = marks
    self.tooltips = tooltips
  }

  /// A view's place in the picture, and the sentence that says why it has its size.
  public struct Tooltip: Hashable, Sendable {
    public var subject: String
    public var box: Rect
    public var text: String

    public init(subject: String, box: Rect, text: String) {
      self.subject = subject
      self.box = box
      self.text = text
    }
  }
}
