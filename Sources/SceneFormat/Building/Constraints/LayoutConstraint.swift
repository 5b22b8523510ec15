public import AutoLayout
import Diagnostics
import Synchronization

/// A constraint of a scene built in Swift, or the constraints of one visual format:
/// `NSLayoutConstraint`.
///
/// It holds once it stands in a block of the scene, or once ``isActive`` has been set to `true`.
public final class LayoutConstraint {
  /// One end of a constraint.
  struct End {
    let item: AnchorItem
    let attribute: Constraint.Attribute
  }

  enum Form {
    case ends(End, Constraint.Relation, End?)
    /// An equation or a visual format, as a scene file writes it.
    case text(String)
  }

  let form: Form
  let range: SourceRange
  let options: [FormatOption]
  let metrics: KeyValuePairs<String, Double>
  /// Its place among all that were ever made: the order of those that stand in no block.
  let serial: Int
  var recorder: ChangeRecorder?

  var storedIdentifier: (name: String, range: SourceRange)?
  var storedPriority: LayoutPriority?
  var storedMultiplier: Double?
  var storedConstant: Double?
  var storedIsActive: Bool?

  private static let count = Atomic(0)

  init(
    _ form: Form, multiplier: Double? = nil, constant: Double? = nil,
    options: [FormatOption] = [], metrics: KeyValuePairs<String, Double> = [:],
    range: SourceRange
  ) {
    self.form = form
    self.range = range
    self.options = options
    self.metrics = metrics
    storedMultiplier = multiplier
    storedConstant = constant
    serial = Self.count.add(1, ordering: .relaxed).newValue
  }

  /// The constraints of a visual format: `"H:|-[title]-[price]-|"`.
  ///
  /// Where there are neither options nor metrics, the string alone does in a block.
  ///
  /// - Parameter options: `NSLayoutConstraint.FormatOptions`, by UIKit's names.
  /// - Parameter metrics: numbers by names, before those of the scene; in points.
  public convenience init(
    visualFormat: String, options: [FormatOption] = [],
    metrics: KeyValuePairs<String, Double> = [:], file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      .text(visualFormat), options: options, metrics: metrics,
      range: SourceRange(file, line, column))
  }

  /// The constraint of an equation: `"title.width >= 2 * price.width + gap @ 750"`.
  ///
  /// Where there are no metrics, the string alone does in a block.
  ///
  /// - Parameter metrics: numbers by names, before those of the scene; in points.
  public convenience init(
    equation: String, metrics: KeyValuePairs<String, Double> = [:], file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(.text(equation), metrics: metrics, range: SourceRange(file, line, column))
  }

  /// Any constraint of two attributes, those without an anchor included, as UIKit's initialiser.
  ///
  /// - Parameter constant: in points.
  public convenience init(
    item: AnchorItem, attribute: Constraint.Attribute, relatedBy relation: Constraint.Relation,
    toItem other: AnchorItem?, attribute otherAttribute: Constraint.Attribute,
    multiplier: Double = 1, constant: Double = 0, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      .ends(
        End(item: item, attribute: attribute), relation,
        other.map { End(item: $0, attribute: otherAttribute) }),
      multiplier: multiplier, constant: constant, range: SourceRange(file, line, column))
  }
}
