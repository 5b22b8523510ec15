import Drawing
import Geometry
import Typesetting

extension MeasureLane {
  /// A bar or a part of one, with what is written to it.
  struct Segment {
    var span: Interval
    var kind: Kind
    var lines: [Line]
    /// What was gained or missed; it stands on the segment where there is room, else above the
    /// lines.
    var difference: Line?
    /// Whether it was stretched before its content, and not behind it.
    var isReversed = false
    /// Whether it is longer than it is drawn.
    var isCut = false

    enum Kind { case laidOut, fixed, stretched, compressed, ambiguous }
  }

  struct Line {
    var string: String
    var font: Font
    var color: Color
    /// Whether it stands in a pill of its colour.
    var isPill = false
    /// What is said of it where there is little room: colour and arrow tell the rest.
    var short: String?
  }

  /// What of a lane a size or a place could take up as well.
  struct Range {
    var span: Interval
    var start: End
    var end: End

    /// It ends where it is drawn to, further off, or nowhere.
    enum End { case exact, cut, open }
  }

  /// All there is of one view.
  struct Bar {
    var segments: [Segment]
    var range: Range?
    /// The least and the greatest size that constraints with a constant allow, as places.
    var limits: [Double] = []
  }
}
