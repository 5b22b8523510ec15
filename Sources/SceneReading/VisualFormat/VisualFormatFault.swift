import AutoLayout
import Diagnostics
import Geometry

/// What can be wrong with a visual format, in the words of the exception Auto Layout throws.
///
/// Source: the Visual Format Language appendix of the Auto Layout Guide, Stack Overflow 13045178, and
/// Finch, a reimplementation of AppKit that says its messages are Apple's. The last four are ours:
/// what Apple says there has not been seen.
enum VisualFormatFault: Hashable {
  case noColon(String, String)
  case noConnection
  case noView
  case noViewOrSuperview
  case noBracket
  case noEndOfThickness
  case noDash
  case noMore
  case noEnd
  case minusOrBar
  case unknownRelation
  case notAView(String)
  case notAMetric(String)
  case noSuperview
  case noParenthesis
  case noThickness
  case noDistance
  case wrongAlignment(FormatOption, Axis)

  var message: String {
    switch self {
    case .noColon(let letter, let name):
      "Expected ':' after '\(letter)' to specify \(name) arrangement"
    case .noConnection: "Expected a connection after the '|' character"
    case .noView:
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    case .noViewOrSuperview: "Expected a view or '|'"
    case .noBracket: "Expected a ']' here. That is how you give the end of a view."
    case .noEndOfThickness:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .noDash: "Expected a '-' here"
    case .noMore: "Expected more input"
    case .noEnd: "Expected the end of the format string"
    case .minusOrBar:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers."
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .notAView(let name): "\(name) is not a key in the views dictionary."
    case .notAMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .noParenthesis: "Expected a ')' here"
    case .noThickness: "Expected a number, a metric or a view"
    case .noDistance: "Expected a number or a metric"
    case .wrongAlignment(let option, let axis):
      "\(option.rawValue) aligns views along the axis a \(axis.rawValue) format arranges them on"
    }
  }
}

extension Diagnostic {
  /// How the reason of the exception begins; a new line follows, which a message has none of.
  static let visualFormatPrefix = "Unable to parse constraint format: "

  static func visualFormat(
    _ fault: VisualFormatFault, at range: SourceRange, notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, .invalidVisualFormat, visualFormatPrefix + fault.message, at: range, notes: notes)
  }
}
