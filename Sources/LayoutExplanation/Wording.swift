import AutoLayout
import Geometry
import Typesetting

/// The words a sentence about a layout is made of: numbers, names, lists.
struct Wording {
  let layout: Layout

  func name(_ id: ViewID) -> String { layout.scene[id].name }

  /// `a`, `a and b`, `a, b and c`; of a long list the first few and how many more there are.
  func list(_ items: [String], most: Int = 6, joining conjunction: String = "and") -> String {
    guard items.count <= most else {
      return items.prefix(most - 1).joined(separator: ", ")
        + " \(conjunction) \(items.count - most + 1) others"
    }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  func names(_ ids: [ViewID]) -> String { list(ids.map(name)) }

  /// A length to a hundredth of a point: more than that nobody sees.
  static func number(_ value: Double) -> String { value.description(decimals: 2) }

  /// A small number as a word, at the beginning of a sentence.
  static func count(_ number: Int) -> String {
    let words = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]
    return words.indices.contains(number - 2) ? words[number - 2] : String(number)
  }

  static func points(_ value: Double) -> String {
    let number = number(value)
    return number == "1" ? "1 point" : "\(number) points"
  }

  static func dimension(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  /// What a view is measured against: “its text”.
  func content(of id: ViewID, _ axis: Axis) -> String {
    let view = layout.scene[id]
    guard view.intrinsicContentSizeOverride == nil else {
      return "its intrinsic \(Self.dimension(axis))"
    }
    switch view.content {
    case .label, .textView: return "its text"
    case .button(let button):
      return button.image == nil
        ? "its title" : button.title.string.isEmpty ? "its image" : "its title and image"
    case .macButton(let button) where button.kind != .help:
      return button.kind == .square && button.image != nil ? "its image" : "its title"
    case .popUpButton: return "its title"
    case .textField(let field):
      return Self.content(of: field.text, field.placeholder)
    case .macTextField(let field):
      return field.isBezeled ? "its bezel" : Self.content(of: field.text, field.placeholder)
    case .image: return "its image"
    case .segmentedControl: return axis == .horizontal ? "its segments" : "its intrinsic height"
    case .pageControl: return axis == .horizontal ? "its dots" : "its intrinsic height"
    case .none, .toggle, .slider, .stepper, .progress, .activityIndicator, .picker, .searchBar,
      .bar, .macButton, .box, .tabView, .stack:
      return "its intrinsic \(Self.dimension(axis))"
    }
  }

  private static func content(of text: StyledText?, _ placeholder: StyledText?) -> String {
    guard text?.string.isEmpty ?? true else { return "its text" }
    return placeholder == nil ? "its border" : "its placeholder"
  }
}
