import AutoLayout
import Diagnostics
import Geometry

/// Reads a visual format by the grammar of the Auto Layout Guide, each production a method; the
/// grammar's own names are kept.
struct VisualFormatParser {
  private var cursor: TextCursor

  init(_ text: YAMLScalar) { cursor = TextCursor(text, error: .invalidVisualFormat) }

  var diagnostics: [Diagnostic] { cursor.diagnostics }

  /// Whether a string is meant to be a visual format, and not an equation.
  static func recognizes(_ string: String) -> Bool {
    let string = string.drop { $0 == " " }
    return ["H:", "V:", "H[", "V[", "H|", "V|", "|", "["].contains { string.hasPrefix($0) }
  }

  /// `nil` if the text does not have the form of a visual format, which is noted.
  mutating func parse() -> VisualFormat? {
    do {
      return try visualFormatString()
    } catch {
      return cursor.fail(error)
    }
  }

  // MARK: Productions

  /// `(<orientation>:)? (<superview><connection>)? <view>(<connection><view>)*
  /// (<connection><superview>)?`
  private mutating func visualFormatString() throws(Diagnostic) -> VisualFormat {
    var format = VisualFormat(axis: try orientation(), views: [], connections: [])
    cursor.skipSpaces()
    if let superview = superview() {
      format.superviewRange = superview
      cursor.skipSpaces()
      guard cursor.isNext("-") || cursor.isNext("[") else {
        throw syntaxError(
          "Expected a connection after the '|' character",
          notes: ["such as '|-[a]', or '|[a]' for none"])
      }
      format.leading = try connection()
      guard !cursor.isNext("|") else { throw syntaxError(Self.noView) }
    }
    format.views.append(try view())
    cursor.skipSpaces()
    while !cursor.isAtEnd {
      let connection = try connection()
      if let superview = superview() {
        format.superviewRange = format.superviewRange ?? superview
        format.trailing = connection
        cursor.skipSpaces()
        guard cursor.isAtEnd else { throw syntaxError("Expected the end of the format string") }
        return format
      }
      format.connections.append(connection)
      format.views.append(try view())
      cursor.skipSpaces()
    }
    return format
  }

  /// `H` or `V`; horizontal if left out.
  private mutating func orientation() throws(Diagnostic) -> Axis {
    cursor.skipSpaces()
    if cursor.take("V") {
      guard cursor.take(":") else {
        throw syntaxError("Expected ':' after 'V' to specify vertical arrangement")
      }
      return .vertical
    }
    if cursor.take("H"), !cursor.take(":") {
      throw syntaxError("Expected ':' after 'H' to specify horizontal arrangement")
    }
    return .horizontal
  }

  /// `|`
  private mutating func superview() -> SourceRange? {
    let start = cursor.position
    return cursor.take("|") ? cursor.range(from: start) : nil
  }

  /// `[<viewName>(<predicateListWithParens>)?]`
  private mutating func view() throws(Diagnostic) -> VisualFormat.FormatView {
    guard cursor.take("[") else {
      throw syntaxError(cursor.isAtEnd ? Self.noMore : Self.noViewOrSuperview)
    }
    cursor.skipSpaces()
    guard let name = cursor.word() else { throw syntaxError(Self.noView) }
    cursor.skipSpaces()
    let predicates =
      cursor.isNext("(") ? try predicateListWithParens(of: .view) : []
    cursor.skipSpaces()
    guard cursor.take("]") else {
      throw syntaxError(
        predicates.isEmpty
          ? "Expected a ']' here. That is how you give the end of a view." : Self.noEndOfThickness)
    }
    return VisualFormat.FormatView(name: name, predicates: predicates)
  }

  /// Nothing, `-`, or `-<predicateList>-`
  private mutating func connection() throws(Diagnostic) -> VisualFormat.Connection {
    let start = cursor.position
    cursor.skipSpaces()
    if cursor.isNext("[") || cursor.isNext("|") {
      // What connects the two is that nothing stands between their brackets.
      let whole = cursor.range(of: start - 1..<cursor.position + 1)
      return .predicates([
        .init(relation: .equal, object: .zero, priority: .value(.required), range: whole)
      ])
    }
    let dash = cursor.position
    guard cursor.take("-") else { throw syntaxError(Self.noDash) }
    let standard = cursor.range(from: dash)
    cursor.skipSpaces()
    if cursor.isNext("[") || cursor.isNext("|") { return .standard(standard) }
    var predicates = try predicateList()
    cursor.skipSpaces()
    guard cursor.take("-") else {
      let hint = cursor.isNext("@") ? ["put a priority in parentheses: '-(8@750)-'"] : []
      throw syntaxError(Self.noDash, notes: hint)
    }
    // One predicate is the whole connection; of several each is a part of it.
    if predicates.count == 1 {
      predicates[0].range = cursor.range(from: dash)
    }
    cursor.skipSpaces()
    return .predicates(predicates)
  }

  /// `<simplePredicate>` or `<predicateListWithParens>`
  private mutating func predicateList() throws(Diagnostic) -> [VisualFormat.Predicate] {
    if cursor.isNext("(") { return try predicateListWithParens(of: .connection) }
    if cursor.isAtEnd { throw syntaxError(Self.noMore) }
    let start = cursor.position
    if cursor.isAtSign {
      throw syntaxError(
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
          + "parentheses around negative numbers.", notes: ["such as '-(-8)-'"])
    }
    let object: Quantity
    if let name = cursor.word() {
      object = Quantity(1, times: name)
    } else {
      guard cursor.isAtNumber else {
        throw syntaxError(
          Self.noViewOrSuperview, notes: ["put a relation in parentheses: '-(>=8)-'"])
      }
      object = Quantity(try cursor.number())
    }
    return [
      .init(
        relation: .equal, object: object, priority: .value(.required),
        range: cursor.range(from: start))
    ]
  }

  /// What a list of predicates is about: only the size of a view can be that of another.
  private enum Subject { case view, connection }

  /// `(<predicate>(,<predicate>)*)`
  private mutating func predicateListWithParens(
    of subject: Subject
  ) throws(Diagnostic) -> [VisualFormat.Predicate] {
    _ = cursor.take("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try predicate(of: subject))
      cursor.skipSpaces()
    } while cursor.take(",")
    guard cursor.take(")") else {
      let isFactor = cursor.isNext("*") || cursor.isNext("/")
      let hint = isFactor ? ["a format has no multipliers; write an equation"] : []
      throw syntaxError(
        subject == .view ? Self.noEndOfThickness : "Expected a ')' here", notes: hint)
    }
    return predicates
  }

  /// `(<relation>)?(<objectOfPredicate>)(@<priority>)?`
  private mutating func predicate(
    of subject: Subject
  ) throws(Diagnostic) -> VisualFormat.Predicate {
    cursor.skipSpaces()
    let start = cursor.position
    let relation = try relation() ?? .equal
    cursor.skipSpaces()
    let object = try objectOfPredicate(of: subject)
    var end = cursor.position
    var priority = PriorityReference.value(.required)
    cursor.skipSpaces()
    if cursor.take("@") {
      priority = try cursor.priority() ?? .value(.required)
      end = cursor.position
    }
    return .init(
      relation: relation, object: object, priority: priority,
      range: cursor.range(of: start..<end))
  }

  private mutating func relation() throws(Diagnostic) -> Constraint.Relation? {
    do {
      return try cursor.relation()
    } catch {
      throw syntaxError(
        "Unknown relation. Must be ==, >=, or <=", at: error.range, notes: [error.message])
    }
  }

  /// `<constant>` or `<viewName>`
  private mutating func objectOfPredicate(
    of subject: Subject
  ) throws(Diagnostic) -> Quantity {
    if let name = cursor.word() { return Quantity(1, times: name) }
    let sign = cursor.sign() ?? 1
    guard cursor.isAtNumber else {
      throw syntaxError(
        subject == .view ? "Expected a number, a metric or a view" : "Expected a number or a metric"
      )
    }
    return Quantity(try cursor.number(signed: sign))
  }

  // MARK: Messages

  private static let noView =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, "
    + "numbers, and underscores."
  private static let noViewOrSuperview = "Expected a view or '|'"
  private static let noEndOfThickness =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"
  private static let noDash = "Expected a '-' here"
  private static let noMore = "Expected more input"

  private func syntaxError(
    _ message: String, at range: SourceRange? = nil, notes: [String] = []
  ) -> Diagnostic {
    .visualFormat(message, at: range ?? cursor.here, notes: notes)
  }
}

extension Diagnostic {
  static let visualFormatPrefix = "Unable to parse constraint format: "

  /// What is wrong with a visual format.
  ///
  /// - Parameter message: as far as it is known that of the exception Auto Layout throws, whose reason
  ///   begins like this; a new line follows there. Source: the Visual Format Language appendix of the
  ///   Auto Layout Guide, Stack Overflow 13045178, and Finch, a reimplementation of AppKit that says
  ///   its messages are Apple's.
  static func visualFormat(
    _ message: String, _ id: ID = .invalidVisualFormat, at range: SourceRange, notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, id, visualFormatPrefix + message, at: range, notes: notes)
  }
}
