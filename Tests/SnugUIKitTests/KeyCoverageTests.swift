import AutoLayout
@testable import SceneFormat
import Testing

/// A key of a scene file that is new fails here until a view in code says the same.
@Suite struct `Views in code say every key` {
  /// The tree says these, and where views stand in it; other tests compare it.
  private static let tree: Set = [
    "class", "subviews", "arrangedSubviews", "layoutGuides", "frame", "autoresizingMask",
    "translatesAutoresizingMaskIntoConstraints", "superviewSize", "customSpacing",
  ]
  /// What only Interface Builder has.
  private static let designs: Set = ["createdIn", "placeholderIntrinsicContentSize"]

  /// What UIKit has no property for.
  private static let unsaid: Set = [
    "UITextField.contentInsets", "UIDatePicker.font", "UIDatePicker.components",
    "UIPickerView.font", "UISearchBar.font", "UIToolbar.font", "UITabBar.font",
  ]

  private static let classes = ViewClass.allCases.filter { $0.platform == .iOS }

  @Test(arguments: classes) func `of every class`(viewClass: ViewClass) {
    let examples = `A view in code is the view of a scene file`.examples.map(\.file)
    let common = SceneSchema.keys(of: .uiView, isRoot: false)
    let own = SceneSchema.keys(of: viewClass, isRoot: false)
    for key in own where !Self.tree.contains(key) && !Self.designs.contains(key) {
      guard !Self.unsaid.contains("\(viewClass.rawValue).\(key)") else { continue }
      let head = common.contains(key) ? "" : "class: \(viewClass.rawValue),"
      #expect(
        examples.contains { $0.hasPrefix(head) && " \($0)".contains(" \(key):") },
        "\(viewClass.rawValue) does not say '\(key)'")
    }
  }
}
