public import SnugGeometry

/// A complete picture as a value: its size, its texts, and its marks from back to front.
///
/// A renderer draws it without further decisions.
public struct DisplayList: Hashable, Sendable {
  /// The size of the canvas in points.
  public var size: Size
  /// The accessible name of the picture.
  public var title: String
  /// The alternative text of the picture, in sentences.
  public var summary: String
  public var marks: [Mark]
  /// The box and the tooltip of each view.
  public var tooltips: [Tooltip]
  /// The panels, if there are several. An animation shows them one after the other.
  public var frames: [Frame]
  /// The replacements of colors in the dark appearance, for a picture that follows the reader's
  /// color scheme; otherwise empty.
  public var darkColors: [ColorPair]

  public init(
    size: Size, title: String, summary: String, marks: [Mark], tooltips: [Tooltip] = [],
    frames: [Frame] = [], darkColors: [ColorPair] = []
  ) {
    self.size = size
    self.title = title
    self.summary = summary
    self.marks = marks
    self.tooltips = tooltips
    self.frames = frames
    self.darkColors = darkColors
  }

  /// A part of the picture that is one frame of an animation.
  public struct Frame: Hashable, Sendable {
    /// The range of its marks in ``DisplayList/marks``.
    public var marks: Range<Int>
    /// The bounding box of its marks, in points.
    public var box: Rect
    /// The corner of the scene, which has the same position in all frames of an animation.
    public var anchor: Point

    public init(marks: Range<Int>, box: Rect, anchor: Point) {
      self.marks = marks
      self.box = box
      self.anchor = anchor
    }
  }

  /// A color and its replacement in the dark appearance.
  public struct ColorPair: Hashable, Sendable {
    public var light: Color
    public var dark: Color

    public init(light: Color, dark: Color) {
      self.light = light
      self.dark = dark
    }
  }

  /// A view's box in the picture, and the sentence that explains its size.
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
