import AutoLayout
import Diagnostics
import Geometry

/// Reads a visual format by the grammar of the Auto Layout Guide, each production a method; the
/// grammar's own names are kept.
struct VisualFormatParser {
  private var cursor: TextCursor

  init(_ text: YAMLScalar) { cursor = TextCursor(text, fault: .invalidVisualFormat) }

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
      cursor.diagnostics.append(error)
      return nil
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
        throw fault(.noConnection, notes: ["such as '|-[a]', or '|[a]' for none"])
      }
      format.leading = try connection()
      guard !cursor.isNext("|") else { throw fault(.noView) }
    }
    format.views.append(try view())
    cursor.skipSpaces()
    while !cursor.isAtEnd {
      let connection = try connection()
      if let superview = superview() {
        format.superviewRange = format.superviewRange ?? superview
        format.trailing = connection
        cursor.skipSpaces()
        guard cursor.isAtEnd else { throw fault(.noEnd) }
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
      guard cursor.take(":") else { throw fault(.noColon("V", "vertical")) }
      return .vertical
    }
    if cursor.take("H"), !cursor.take(":") { throw fault(.noColon("H", "horizontal")) }
    return .horizontal
  }

  /// `|`
  private mutating func superview() -> SourceRange? {
    let start = cursor.position
    return cursor.take("|") ? cursor.range(from: start) : nil
  }

  /// `[<viewName>(<predicateListWithParens>)?]`
  private mutating func view() throws(Diagnostic) -> VisualFormat.FormatView {
    guard cursor.take("[") else { throw fault(cursor.isAtEnd ? .noMore : .noViewOrSuperview) }
    cursor.skipSpaces()
    guard let name = cursor.word() else { throw fault(.noView) }
    cursor.skipSpaces()
    let predicates =
      cursor.isNext("(") ? try predicateListWithParens(of: .view) : []
    cursor.skipSpaces()
    guard cursor.take("]") else {
      throw fault(predicates.isEmpty ? .noBracket : .noEndOfThickness)
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
        .init(
          relation: .equal, object: .constant(.zero), priority: .value(.required), range: whole)
      ])
    }
    let dash = cursor.position
    guard cursor.take("-") else { throw fault(.noDash) }
    let standard = cursor.range(from: dash)
    cursor.skipSpaces()
    if cursor.isNext("[") || cursor.isNext("|") { return .standard(standard) }
    var predicates = try predicateList()
    cursor.skipSpaces()
    guard cursor.take("-") else {
      let hint = cursor.isNext("@") ? ["put a priority in parentheses: '-(8@750)-'"] : []
      throw fault(.noDash, notes: hint)
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
    if cursor.isAtEnd { throw fault(.noMore) }
    let start = cursor.position
    if cursor.isAtSign {
      throw fault(.minusOrBar, notes: ["such as '-(-8)-'"])
    }
    var object = VisualFormat.Object.constant(.zero)
    if let name = cursor.word() {
      object = .constant(Quantity(1, times: name))
    } else {
      guard cursor.isAtNumber else {
        throw fault(.noViewOrSuperview, notes: ["put a relation in parentheses: '-(>=8)-'"])
      }
      object = .constant(Quantity(try cursor.number().value))
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
      throw fault(subject == .view ? .noEndOfThickness : .noParenthesis, notes: hint)
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
      throw fault(.unknownRelation, at: error.range, notes: [error.message])
    }
  }

  /// `<constant>` or `<viewName>`
  private mutating func objectOfPredicate(
    of subject: Subject
  ) throws(Diagnostic) -> VisualFormat.Object {
    if let name = cursor.word() {
      return subject == .view ? .name(name) : .constant(Quantity(1, times: name))
    }
    let sign = cursor.sign() ?? 1
    guard cursor.isAtNumber else {
      throw fault(subject == .view ? .noThickness : .noDistance)
    }
    return .constant(Quantity(try cursor.number(signed: sign).value))
  }

  private func fault(
    _ fault: VisualFormatFault, at range: SourceRange? = nil, notes: [String] = []
  ) -> Diagnostic {
    .visualFormat(fault, at: range ?? cursor.here, notes: notes)
  }
}
