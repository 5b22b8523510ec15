package import AutoLayout
import Geometry

/// What a scene file may say: every key of every mapping, with its meaning.
///
/// Known keys, suggestions and the reference table all come from here.
package enum SceneSchema {
  /// How deep views may stand in one another, the root counted.
  package static let viewDepthLimit = 200
  /// The most a length may be, in points: far beyond any screen, far below where doubles round.
  package static let lengthLimit = 10_000_000.0
  /// The most a font's size may be, in points.
  package static let fontSizeLimit = 1000.0
  /// The most pixels to a point.
  package static let scaleLimit = 10.0

  /// What YAML 1.1 merges mappings by. It is not supported: a value would stand in two places.
  static let mergeKey = "<<"

  /// UIKit's names of properties that are called otherwise here.
  static let uikitNames = [
    "contentHuggingPriority": ViewKey.hugging.rawValue,
    "contentCompressionResistancePriority": ViewKey.compressionResistance.rawValue,
    "directionalLayoutMargins": ViewKey.layoutMargins.rawValue,
  ]
}

extension Double {
  /// A whole number with commas between thousands: `10,000,000`.
  var groupedDescription: String {
    var digits = Substring(shortDescription)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}

/// The keys of one kind of mapping.
package protocol SchemaKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// In one line, for the reference.
  var meaning: String { get }
}

extension SchemaKey {
  /// The keys' names, in the order they are documented in.
  static var names: [String] { allCases.map(\.rawValue) }
}

package enum SceneKey: String, SchemaKey {
  case title, subtitle, view, constraints, scale, createdIn, expect

  package var meaning: String {
    switch self {
    case .title: "what the diagram is called; the name of the file if left out"
    case .subtitle: "a second line below the title"
    case .view: "the root view; required"
    case .constraints: "a list of equations and visual formats"
    case .scale: "pixels per point, above 0 and up to 10; 2 if left out"
    case .createdIn: "code or interfaceBuilder, for all views that do not say so themselves"
    case .expect: "conflict or ambiguous, if the scene is meant to show one"
    }
  }
}

package enum ViewKey: String, SchemaKey {
  case viewClass = "class"
  case name, size, createdIn
  case text, title, placeholder, image, isOn, borderStyle
  case font, textAlignment, numberOfLines, lineBreakMode, preferredMaxLayoutWidth
  case contentInsets, layoutMargins, hugging, compressionResistance, intrinsicContentSize
  case subviews

  package var meaning: String {
    switch self {
    case .viewClass: "the UIKit class; UIView if left out"
    case .name: "what constraints call the root view; view if left out"
    case .size: "[width, height] in points; a side left out, or fit, takes its fitting size"
    case .createdIn: "code or interfaceBuilder: which default priorities hold"
    case .text: "the text"
    case .title: "the button's title"
    case .placeholder: "what is shown while there is no text"
    case .image: "the image's [width, height] in points"
    case .isOn: "whether the switch is on; false if left out"
    case .borderStyle: "none or roundedRect; roundedRect if left out"
    case .font: "a point size, or { size, weight }; 17, for buttons 15 if left out"
    case .textAlignment: "natural, left, center or right; natural if left out"
    case .numberOfLines: "the most lines, 0 for any number; 1 if left out"
    case .lineBreakMode: "where text breaks, or is cut; byTruncatingTail if left out"
    case .preferredMaxLayoutWidth: "the width lines are broken at, in points; its own if left out"
    case .contentInsets: "space around the text in points: one number, [top, left, bottom, right]"
    case .layoutMargins: "margins in points: one number, [top, left, bottom, right]; 8 if left out"
    case .hugging: "content hugging priority, or { horizontal, vertical }"
    case .compressionResistance: "content compression resistance priority, per axis as well"
    case .intrinsicContentSize: "[width, height] in points instead of the content's, none for none"
    case .subviews: "the subviews by their names, in order"
    }
  }

  /// The classes it belongs to; `nil` if to all of them.
  package var classes: [ViewClass]? {
    switch self {
    case .text: [.uiLabel, .uiTextField]
    case .title: [.uiButton]
    case .placeholder, .borderStyle: [.uiTextField]
    case .image: [.uiImageView]
    case .isOn: [.uiSwitch]
    case .font, .contentInsets: [.uiLabel, .uiButton, .uiTextField]
    case .textAlignment: [.uiLabel, .uiTextField]
    case .numberOfLines, .lineBreakMode, .preferredMaxLayoutWidth: [.uiLabel]
    case .viewClass, .name, .size, .createdIn, .layoutMargins, .hugging, .compressionResistance,
      .intrinsicContentSize, .subviews:
      nil
    }
  }

  /// Whether only the root view says it.
  package var isOfRootAlone: Bool { self == .name || self == .size }

  /// The keys a view of a class can say.
  package static func keys(of viewClass: ViewClass, isRoot: Bool) -> [ViewKey] {
    allCases.filter {
      ($0.classes?.contains(viewClass) ?? true) && (isRoot || !$0.isOfRootAlone)
    }
  }
}

package enum FontKey: String, SchemaKey {
  case size, weight

  package var meaning: String {
    switch self {
    case .size: "the size in points, above 0 and up to 1000"
    case .weight: "the name of a UIFont.Weight, such as semibold; regular if left out"
    }
  }
}

package enum AxisKey: String, SchemaKey {
  case horizontal, vertical

  package var meaning: String {
    switch self {
    case .horizontal: "along the width"
    case .vertical: "along the height"
    }
  }
}

package enum SideKey: String, SchemaKey {
  case width, height

  package var meaning: String { "the \(rawValue) in points" }
}

package enum EdgeKey: String, SchemaKey {
  case top, left, bottom, right

  package var meaning: String { "the distance from the \(rawValue) edge inwards, 0 if left out" }
}

package enum ConstraintKey: String, SchemaKey {
  case constraint, id

  package var meaning: String {
    switch self {
    case .constraint: "the equation or the visual format"
    case .id: "a name for it, unique in the scene"
    }
  }
}

extension LayoutPriority {
  /// The priorities that have a name, with it.
  static let named: [(name: String, priority: LayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]

  /// The priority of a name; `nil` if there is none.
  init?(named name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.priority
  }
}
