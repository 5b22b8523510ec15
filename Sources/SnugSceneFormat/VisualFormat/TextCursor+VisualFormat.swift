import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// A parser for the visual format grammar of the Auto Layout Guide. Each production is a method
/// with the production's name.
extension TextCursor {
  /// `(<orientation>:)? (<superview><connection>)? <view>(<connection><view>)*
  /// (<connection><superview>)?`
  mutating func visualFormatString() throws(Diagnostic) -> VisualFormat {
    var format = VisualFormat(axis: try orientation(), views: [], connections: [])
    skipSpaces()
    if let superview = superview() {
      format.superviewRange = superview
      skipSpaces()
      guard isNext("-") || isNext("[") else {
        throw formatError(
          "Expected a connection after the '|' character",
          notes: ["write '|-[a]', or '|[a]' for no space"])
      }
      format.leading = try connection()
      guard !isNext("|") else { throw formatError(Self.noView) }
    }
    format.views.append(try view())
    skipSpaces()
    while !isAtEnd {
      let connection = try connection()
      if let superview = superview() {
        format.superviewRange = format.superviewRange ?? superview
        format.trailing = connection
        skipSpaces()
        guard isAtEnd else { throw formatError("Expected the end of the format string") }
        return format
      }
      format.connections.append(connection)
      format.views.append(try view())
      skipSpaces()
    }
    return format
  }

  /// `H` or `V`; horizontal if left out.
  private mutating func orientation() throws(Diagnostic) -> Axis {
    skipSpaces()
    if take("V") {
      guard take(":") else {
        throw formatError("Expected ':' after 'V' to specify vertical arrangement")
      }
      return .vertical
    }
    if take("H"), !take(":") {
      throw formatError("Expected ':' after 'H' to specify horizontal arrangement")
    }
    return .horizontal
  }

  /// `|`
  private mutating func superview() -> SourceRange? {
    let start = position
    return take("|") ? range(from: start) : nil
  }

  /// `[<viewName>(<predicateListWithParens>)?]`
  private mutating func view() throws(Diagnostic) -> VisualFormat.FormatView {
    guard take("[") else {
      throw formatError(isAtEnd ? Self.noMore : Self.noViewOrSuperview)
    }
    skipSpaces()
    guard let name = word() else { throw formatError(Self.noView) }
    skipSpaces()
    let predicates = isNext("(") ? try predicateListWithParens(of: .view) : []
    skipSpaces()
    guard take("]") else {
      throw formatError(
        predicates.isEmpty
          ? "Expected a ']' here. That is how you give the end of a view." : Self.noEndOfThickness)
    }
    return VisualFormat.FormatView(name: name, predicates: predicates)
  }

  /// Nothing, `-`, or `-<predicateList>-`
  private mutating func connection() throws(Diagnostic) -> VisualFormat.Connection {
    let start = position
    skipSpaces()
    if isNext("[") || isNext("|") {
      // The range of an empty connection is the two brackets around it.
      let whole = range(of: start - 1..<position + 1)
      return .predicates([.init(object: .zero, range: whole)])
    }
    let dash = position
    guard take("-") else { throw formatError(Self.noDash) }
    let standard = range(from: dash)
    skipSpaces()
    if isNext("[") || isNext("|") { return .standard(standard) }
    var predicates = try predicateList()
    skipSpaces()
    guard take("-") else {
      let hint = isNext("@") ? ["put a priority in parentheses: '-(8@750)-'"] : []
      throw formatError(Self.noDash, notes: hint)
    }
    // The range of a single predicate is the whole connection.
    if predicates.count == 1 { predicates[0].range = range(from: dash) }
    skipSpaces()
    return .predicates(predicates)
  }

  /// `<simplePredicate>` or `<predicateListWithParens>`
  private mutating func predicateList() throws(Diagnostic) -> [VisualFormat.Predicate] {
    if isNext("(") { return try predicateListWithParens(of: .connection) }
    if isAtEnd { throw formatError(Self.noMore) }
    let start = position
    if isAtSign {
      throw formatError(
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
          + "parentheses around negative numbers.", notes: ["such as '-(-8)-'"])
    }
    let object: Quantity
    if let name = word() {
      object = Quantity(1, times: name)
    } else {
      guard isAtNumber else {
        throw formatError(
          Self.noViewOrSuperview, notes: ["put a relation in parentheses: '-(>=8)-'"])
      }
      object = Quantity(try number())
    }
    return [.init(object: object, range: range(from: start))]
  }

  /// The subject of a list of predicates. Only a view's predicates can refer to another view.
  private enum Subject { case view, connection }

  /// `(<predicate>(,<predicate>)*)`
  private mutating func predicateListWithParens(
    of subject: Subject
  ) throws(Diagnostic) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try predicate(of: subject))
      skipSpaces()
    } while take(",")
    guard take(")") else {
      let isFactor = isNext("*") || isNext("/")
      let hint = isFactor ? ["a format has no multipliers; write an equation"] : []
      throw formatError(
        subject == .view ? Self.noEndOfThickness : "Expected a ')' here", notes: hint)
    }
    return predicates
  }

  /// `(<relation>)?(<objectOfPredicate>)(@<priority>)?`
  private mutating func predicate(
    of subject: Subject
  ) throws(Diagnostic) -> VisualFormat.Predicate {
    skipSpaces()
    let start = position
    let relation: Constraint.Relation
    do { relation = try self.relation() ?? .equal } catch {
      throw formatError(
        "Unknown relation. Must be ==, >=, or <=", at: error.range, notes: [error.message])
    }
    skipSpaces()
    var predicate = VisualFormat.Predicate(
      relation: relation, object: try objectOfPredicate(of: subject), range: range(from: start))
    skipSpaces()
    if take("@") {
      predicate.priority = try self.priority() ?? .value(.required)
      predicate.range = range(from: start)
    }
    return predicate
  }

  /// `<constant>` or `<viewName>`
  private mutating func objectOfPredicate(
    of subject: Subject
  ) throws(Diagnostic) -> Quantity {
    if let name = word() { return Quantity(1, times: name) }
    let sign = sign() ?? 1
    guard isAtNumber else {
      throw formatError(
        subject == .view ? "Expected a number, a metric or a view" : "Expected a number or a metric"
      )
    }
    return Quantity(try number(signed: sign))
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

  private func formatError(
    _ message: String, at range: SourceRange? = nil, notes: [String] = []
  ) -> Diagnostic {
    .visualFormat(message, at: range ?? here, notes: notes)
  }
}

extension Diagnostic {
  static let visualFormatPrefix = "Unable to parse constraint format: "

  /// An error in a visual format.
  ///
  /// - Parameter message: the first line of the reason of Auto Layout's exception, where it is
  ///   known. Source: the Visual Format Language appendix of the Auto Layout Guide, Stack Overflow
  ///   13045178, and Finch, a reimplementation of AppKit with Apple's messages.
  static func visualFormat(
    _ message: String, _ id: ID = .invalidVisualFormat, at range: SourceRange, notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(.error, id, visualFormatPrefix + message, at: range, notes: notes)
  }
}
