import SnugLayout
@testable import SnugSceneFormat
import Testing

/// A new key of the scene file fails here until code can set the same property.
@Suite struct `Views in code say every key` {
  /// Keys given by the view tree. Other tests compare it.
  private static let tree: Set = [
    "class", "subviews", "arrangedSubviews", "layoutGuides", "frame", "autoresizingMask",
    "translatesAutoresizingMaskIntoConstraints", "superviewSize", "customSpacing",
  ]
  /// Keys that only Interface Builder has.
  private static let designs: Set = ["createdIn", "placeholderIntrinsicContentSize"]

  /// Keys without a property in UIKit.
  private static let unsaid: Set = [
    "UITextField.contentInsets", "UIDatePicker.font", "UIDatePicker.components",
    "UIPickerView.font", "UIPickerView.components", "UISearchBar.font", "UIToolbar.font",
    "UIToolbar.items", "UITabBar.font", "UITabBar.items", "UITabBar.selectedItem",
    "UINavigationBar.title", "UINavigationBar.items", "UINavigationBar.font",
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
