import AutoLayout
import Diagnostics
import Geometry

/// Reads the Visual Format Language, a method for each production of its grammar.
///
/// Source: Auto Layout Guide, appendix "Visual Format Language", whose names the methods bear.
/// Metrics and options are not part of a scene file: a name stands for a view.
struct VisualFormatParser {
  private var cursor: TextCursor

  init(_ text: SpannedText) { cursor = TextCursor(text, fault: .invalidVisualFormat) }

  var diagnostics: [Diagnostic] { cursor.diagnostics }

  /// Whether a string is meant to be a visual format, and not an equation.
  static func recognizes(_ string: String) -> Bool {
    let string = string.drop { $0 == " " }
    return ["H:", "V:", "|", "["].contains { string.hasPrefix($0) }
  }

  /// `nil` if the text does not have the form of a visual format, which is noted.
  mutating func parse() -> VisualFormat? {
    do {
      return try visualFormatString()
    } catch {
      cursor.diagnostics.append(error)
      return nil
    }
  }

  // MARK: Productions

  /// `(<orientation>:)? (<superview><connection>)? <view>(<connection><view>)*
  /// (<connection><superview>)?`
  private mutating func visualFormatString() throws(Diagnostic) -> VisualFormat {
    var format = VisualFormat(axis: orientation(), views: [], connections: [])
    cursor.skipSpaces()
    if let superview = superview() {
      format.superviewRange = superview
      format.leading = try connection()
    }
    format.views.append(try view())
    cursor.skipSpaces()
    while !cursor.isAtEnd {
      let connection = try connection()
      if let superview = superview() {
        format.superviewRange = format.superviewRange ?? superview
        format.trailing = connection
        cursor.skipSpaces()
        guard cursor.isAtEnd else {
          throw cursor.syntaxError("expected the end, found \(cursor.nextDescription)")
        }
        return format
      }
      format.connections.append(connection)
      format.views.append(try view())
      cursor.skipSpaces()
    }
    return format
  }

  /// `H` or `V`; horizontal if left out.
  private mutating func orientation() -> Axis {
    cursor.skipSpaces()
    if cursor.take("V:") { return .vertical }
    _ = cursor.take("H:")
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
      throw cursor.syntaxError("expected a view in brackets, found \(cursor.nextDescription)")
    }
    cursor.skipSpaces()
    guard let name = cursor.word() else {
      throw cursor.syntaxError(
        "expected the name of a view, found \(cursor.nextDescription)",
        notes: ["a name is a letter or an underscore, then letters, digits, underscores"])
    }
    cursor.skipSpaces()
    let predicates =
      cursor.isNext("(") ? try predicateListWithParens(of: .view) : []
    cursor.skipSpaces()
    guard cursor.take("]") else {
      throw cursor.syntaxError(
        "expected ']' behind the view '\(name.value)', found \(cursor.nextDescription)")
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
        .init(relation: .equal, object: .constant(0), priority: .required, range: whole)
      ])
    }
    let dash = cursor.position
    guard cursor.take("-") else {
      throw cursor.syntaxError(
        "expected '-', a view or '|', found \(cursor.nextDescription)")
    }
    let standard = cursor.range(from: dash)
    cursor.skipSpaces()
    if cursor.isNext("[") || cursor.isNext("|") { return .standard(standard) }
    var predicates = try predicateList()
    cursor.skipSpaces()
    guard cursor.take("-") else {
      throw cursor.syntaxError(
        "expected '-' to end the connection, found \(cursor.nextDescription)")
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
    if cursor.isAtEnd {
      throw cursor.syntaxError("expected a view or '|' behind '-', found the end")
    }
    let start = cursor.position
    if cursor.isAtSign {
      throw cursor.syntaxError(
        "this is a minus sign or one dash too many",
        notes: ["put a negative number in parentheses: '-(-8)-'"])
    }
    if let name = cursor.word() { throw .metric(name) }
    guard cursor.isAtNumber else {
      throw cursor.syntaxError(
        "expected a number, a view or '|' behind '-', found \(cursor.nextDescription)",
        notes: ["put a relation in parentheses: '-(>=8)-'"])
    }
    let number = try cursor.number()
    if cursor.isNext("@") {
      throw cursor.syntaxError(
        "a number with a priority stands in parentheses",
        notes: ["write '-(\(number.range.text)@750)-'"])
    }
    return [
      .init(
        relation: .equal, object: .constant(number.value), priority: .required,
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
      if let predicate = try predicate(of: subject) { predicates.append(predicate) }
      cursor.skipSpaces()
    } while cursor.take(",")
    guard cursor.take(")") else {
      throw cursor.syntaxError("expected ',' or ')', found \(cursor.nextDescription)")
    }
    return predicates
  }

  /// `(<relation>)?(<objectOfPredicate>)(@<priority>)?`; `nil` if its object is of no use, which is
  /// noted.
  private mutating func predicate(
    of subject: Subject
  ) throws(Diagnostic) -> VisualFormat.Predicate? {
    cursor.skipSpaces()
    let start = cursor.position
    let relation = try cursor.relation() ?? .equal
    cursor.skipSpaces()
    let object = try objectOfPredicate(of: subject)
    var end = cursor.position
    var priority = LayoutPriority.required
    cursor.skipSpaces()
    if cursor.take("@") {
      priority = try cursor.priority() ?? .required
      end = cursor.position
    }
    return object.map {
      .init(
        relation: relation, object: $0, priority: priority,
        range: cursor.range(of: start..<end))
    }
  }

  /// `<constant>` or `<viewName>`
  private mutating func objectOfPredicate(
    of subject: Subject
  ) throws(Diagnostic) -> VisualFormat.Object? {
    if let name = cursor.word() {
      if subject == .view { return .view(name) }
      cursor.diagnostics.append(.metric(name))
      return nil
    }
    let sign = cursor.sign() ?? 1
    guard cursor.isAtNumber else {
      let wanted = subject == .view ? "a number or the name of a view" : "a number"
      throw cursor.syntaxError("expected \(wanted), found \(cursor.nextDescription)")
    }
    return .constant(try cursor.number(signed: sign).value)
  }
}

extension Diagnostic {
  fileprivate static func metric(_ name: Spanned<String>) -> Diagnostic {
    Diagnostic(
      .error, .invalidVisualFormat, "a connection needs a number, not '\(name.value)'",
      at: name.range,
      notes: ["a scene has no metrics; write the number of points"])
  }
}
