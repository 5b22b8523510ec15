import AutoLayout
import SceneFormat

extension FormatReference {
  static let introduction = """
    # The scene format

    <!-- Made by `snug schema --markdown`; a test holds it to what the reader takes. -->

    A scene file is YAML (JSON is a subset of it and reads the same): a mapping with these keys. The
    order of views matters and is kept. Lengths are points. A mistake is answered with its place, what
    was expected, and the nearest known word; all mistakes of a file at once. `snug schema` prints a
    JSON Schema by which editors complete and check scene files.
    """

  static let output = """
    A preset begins from what it stands for, other words add to it or take away; without a preset it is
    `standard`. A sweep is of the width or of the height of the root, by its name. Panels are drawn at one
    scale: variants and heights side by side, widths below each other, so that with both each variant is
    a column where there is room. Above several sizes, bars show from which size to which each view
    is compressed or stretched; they are part of `changes`. Ledgers of several sizes are drawn with
    `full` only. A variant can set all of it: `output.annotate: minimal`.
    """

  static let views = """
    A view is a mapping, or nothing at all for a plain `UIView`. Its name is the key it stands under:
    letters, digits and underscores, no digit first; `superview` is taken. Names of views and of layout
    guides are unique in the whole scene. The root is called `view` unless its `name` says otherwise.

    A view with a `frame` has `translatesAutoresizingMaskIntoConstraints` set, as a view made in code
    has: frame and mask become the constraints UIKit makes of them. What the mask says is about the
    superview's size, so the superview has to have a written one: the root a `size`, another view a
    `frame`. `hugging` and `compressionResistance` of a stack view have no effect, which is said.
    """

  static let constraints = """
    A constraint is an equation or a visual format, or a mapping that says more about one:
    """

  static var constraintSections: [String] {
    [
      "### Equations", equations, "### Layout guides", guides, "### Priorities", priorities,
      "### Visual formats", formats,
    ]
  }

  private static var equations: String {
    """
    `item.attribute relation [m *] item.attribute [± c] [@ priority]`, or `item.attribute relation c`
    for a size, where the relation is `==`, `<=` or `>=`. A multiplier may also stand behind the
    second attribute, as `* m` or `/ m`. A constant is a number, a metric, or a multiple of one:
    `a.leading == b.trailing + 2 * gap`. The metric `systemSpacing` is always there: it is 8 points, as
    between edges in UIKit; between baselines, where UIKit's depends on fonts in a way no source
    tells, it is 8 as well.

    An item is a view, a layout guide, or `superview`: the superview of the first item; of a guide it is
    the view it belongs to. Attributes are \(code(Constraint.Attribute.nameable.map(\.rawValue))). Those
    about margins are for views of iOS; a guide has neither margins nor baselines. An edge or a centre
    goes with one of the same axis, `leading` and `trailing` not with `left` and `right`, a size with a
    size; what can't be paired is refused with what can.

    Some texts are short for others, which is how they are written back:

    \(table(
      ["text", "stands for"],
      [
        ["`a.edges == b.edges + 8`", "each of `top`, `leading`, `bottom`, `trailing`, 8 points further in; `>=` is at least as far in"],
        ["`a.center == b.center`", "`centerX` and `centerY`"],
        ["`a.size == [60, 44]`, `a.size == b.size`", "`width` and `height`"],
        ["`a.width == 75% * b.width`", "`a.width == 0.75 * b.width`"],
        ["`a.height == 9/16 * a.width`", "`a.height == 0.5625 * a.width`"],
        ["`a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`", "`a.top == b.bottom + 8`"],
      ]))

    `edges`, `center` and `size` take one constant, or a list of one for each attribute in the order above. A
    line of Swift takes each label of UIKit's anchors, `multiplier`, `constant`, `.isActive = true` and a comma behind
    it. It has to stand in quotes.
    """
  }

  private static var guides: String {
    """
    A guide of one's own stands under `layoutGuides` of a view, and constraints call it by its name.
    A view's own guides are \(code(LayoutGuide.Kind.builtIn.map(\.rawValue))), written behind the view:
    `a.top == view.safeAreaLayoutGuide.top`. The last two are those of scroll views, and
    `readableContentGuide` is one of iOS.
    """
  }

  private static var priorities: String {
    """
    A priority is a number above 0 and at most 1000, fractions included; a name; or a name or a number
    and a number more or less: `@ high - 1`, `hugging: defaultLow + 1`. In a constraint it can also be a
    metric.

    \(table(
      ["name", "priority"],
      LayoutPriority.named.map { ["`\($0.name)`", "\($0.priority)"] }))
    """
  }

  private static var formats: String {
    """
    The Visual Format Language as Apple's guide has it: `"H:|-[a(>=50@750)]-gap-[b(a)]-|"`. In YAML a
    format that begins with `|` or `[` stands in quotes. A plain `-` is 8 points between views; to the
    superview it is the superview's layout margin on iOS, 20 points on macOS. Metrics can stand for
    numbers and for priorities; in the parentheses of a view, a name is a view's if there is one of
    that name. What is wrong with a format is said in the words of the exception UIKit throws.

    Options are \(code(FormatOption.allCases.map(\.rawValue))). A horizontal format aligns top, bottom,
    centerY and baselines, a vertical one left, right, leading, trailing and centerX, from each view to
    the next; spacing from baseline to baseline is for vertical formats.
    """
  }

  static let variants = """
    A variant is the scene with some of its text changed, and then read like any other: any property of
    any view or constraint can be set. A path is the name of a view or the id of a constraint, then a
    key, then perhaps a part of its value (`field.compressionResistance.horizontal`, `view.size.width`,
    `wide.priority`, `wide.isActive`); or a key of the scene (`layoutDirection`, `metrics.gap`). Frames
    were made for the sizes the scene says, so that a variant with another size shows masks at work.
    """
}
