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
  /// The box of each view, and what to say of it to somebody who points there.
  public var tooltips: [Tooltip]
  /// The panels, where there are several: an animation shows one after the other.
  public var frames: [Frame]
  /// What replaces each colour in the dark, for a picture that follows its reader's colour scheme;
  /// empty for one that does not.
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

  /// A part of the picture that an animation shows alone.
  public struct Frame: Hashable, Sendable {
    /// Its marks, by their indices in ``DisplayList/marks``.
    public var marks: Range<Int>
    /// In points; all of its marks lie in it.
    public var box: Rect
    /// The corner of the scene, which is at one position in all frames of an animation.
    public var anchor: Point

    public init(marks: Range<Int>, box: Rect, anchor: Point) {
      self.marks = marks
      self.box = box
      self.anchor = anchor
    }
  }

  /// A colour and the one that replaces it in the dark.
  public struct ColorPair: Hashable, Sendable {
    public var light: Color
    public var dark: Color

    public init(light: Color, dark: Color) {
      self.light = light
      self.dark = dark
    }
  }

  /// A view's box in the picture, and the sentence that says why it has its size.
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
