import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
@testable import SnugUIKit
import Testing

/// The output of the program that the tool compiles from Swift files.
@MainActor
@Suite struct `Scenes written for the tool` {
  private struct Written {
    var scenes: [String: Scene] = [:]
    var warnings: [String] = []
    var mistakes: [String] = []
  }

  private static let options = ["", "", "", "", "", "", "", "", "", ""]

  /// Writes a scene, then restores the screen and the text size.
  private func written(
    _ options: [String] = options, _ write: @MainActor () -> Void
  ) throws -> Written {
    let file = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    let (size, insets) = (LayoutEnvironment.screenSize, LayoutEnvironment.screenInsets)
    let (grid, category) = (LayoutEnvironment.pixelGrid, LayoutEnvironment.contentSizeCategory)
    defer {
      (LayoutEnvironment.screenSize, LayoutEnvironment.screenInsets) = (size, insets)
      (LayoutEnvironment.pixelGrid, LayoutEnvironment.contentSizeCategory) = (grid, category)
      SceneExport.name([:], in: "")
      PlaygroundPage.current.liveView = nil
      try? FileManager.default.removeItem(at: file)
    }
    SceneExport.begin(["program", file.path] + options)
    write()
    var written = Written()
    for scene in try JSONDecoder().decode([ExportedScene].self, from: Data(contentsOf: file)) {
      do throws(Diagnostics) {
        let checked = try scene.scene { _ in nil }
        written.scenes[scene.name] = checked.value
        written.warnings += checked.warnings.map(\.message)
      } catch {
        written.mistakes += error.all.map(\.message)
      }
    }
    return written
  }

  private func requiredSize(
    _ options: [String] = options, _ make: @MainActor () -> Any
  ) throws -> PerAxis<Double?>? {
    try written(options) { SceneExport.write("A", make) }.scenes["A"]?[.root].requiredSize
  }

  /// They are scroll views in a scene, and explanations name their own classes.
  @Test func `have the classes of lists`() throws {
    let page = try written {
      SceneExport.write("Page") {
        let page = UIView()
        let items = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        for list in [UIScrollView(), UITableView(), items] { page.addSubview(list) }
        return page
      }
    }
    let views = try #require(page.scenes["Page"]?.views)
    #expect(
      views.map(\.shownClass) == ["UIView", "UIScrollView", "UITableView", "UICollectionView"])
    #expect(views.dropFirst().map(\.viewClass.isScrollView) == [true, true, true])
  }

  @Test func `have warnings or errors`() throws {
    let cell = try written {
      SceneExport.write("Accessory") {
        let cell = UITableViewCell()
        cell.accessoryType = .checkmark
        return cell
      }
    }
    #expect(cell.warnings == ["in 'view', the accessory takes no room"] && cell.mistakes == [])
    let note = try written {
      SceneExport.write("Note") {
        let note = UITextView()
        note.textContainer.maximumNumberOfLines = 5
        return note
      }
    }
    #expect(note.warnings == ["in 'view', the limit of its lines has no part in layout"])
    let wrong = try written {
      SceneExport.write("Wrong") {
        let (root, label) = (UIView(), UILabel())
        root.addSubviews(label)
        label.leftAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        return root
      }
    }
    #expect(wrong.scenes.isEmpty && wrong.mistakes.count == 1)
    #expect(wrong.mistakes[0].hasPrefix("of 'label1.left' and 'view.leading' one follows"))
    #expect(try written { SceneExport.write("Text") { "no view" } }.scenes.isEmpty)
  }

  /// The screen of the tests is 390 by 844.
  @Test func `have the screen's width and the fitting height, unless something else decides`()
    throws
  {
    final class Fixed: UIView {
      init(_ width: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal) {
        super.init(frame: .zero)
        let inner = UIView.fixed(10, 44)
        addSubviews(inner)
        inner.pinEdges(to: self)
        inner.constraints.first { $0.firstAttribute == .width }?.isActive = false
        NSLayoutConstraint(
          item: self, attribute: .width, relatedBy: relation, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: width
        ).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Loose: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let (top, scroll, content) = (UIView(), UIScrollView(), UIView.fixed(10, 2000))
        for view in [top, scroll] { addSubview(view) }
        scroll.addSubviews(content)
        content.pinEdges(to: scroll)
        top.frame = CGRect(x: 0, y: 20, width: 10, height: 30)
        scroll.frame = CGRect(x: 0, y: 50, width: 10, height: 80)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Screen: UIView {
      enum Kind { case top, bottom, scrolling, toMargin, keyboard }

      init(_ kind: Kind) {
        super.init(frame: .zero)
        let (header, footer, list) = (UIView.fixed(10, 44), UIView.fixed(10, 30), UIScrollView())
        let height = heightAnchor.constraint(equalToConstant: 0)
        if kind == .keyboard {
          height.isActive = true
          return
        }
        addSubviews(header, footer, list)
        header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
        let bottom = kind == .bottom ? safeAreaLayoutGuide.bottomAnchor : bottomAnchor
        footer.bottomAnchor.constraint(equalTo: bottom).isActive = true
        if kind == .toMargin {
          list.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
          list.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor).isActive = true
        } else if kind == .scrolling {
          list.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
          list.bottomAnchor.constraint(equalTo: footer.topAnchor).isActive = true
        } else {
          list.removeFromSuperview()
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(try requiredSize { ProfileCard(count: 2) } == .init(horizontal: 390, vertical: nil))
    // Its texts are centered, which gives it no height: it encloses them.
    #expect(try requiredSize { PassportRow() } == .init(horizontal: 390, vertical: 34))
    let item = UICollectionViewCell()
    item.contentView.addSubviews(UIView.fixed(10, 70))
    #expect(try requiredSize { item } == .init(horizontal: 390, vertical: 70))
    #expect(try requiredSize { Loose() } == .init(horizontal: 390, vertical: 130))
    #expect(try requiredSize { UITableViewCell() } == .init(horizontal: 390, vertical: 44))
    #expect(try requiredSize { UICollectionViewCell() } == .init(horizontal: 390, vertical: 50))
    #expect(try requiredSize { InboxCell() } == .init(horizontal: 390, vertical: nil))
    #expect(try requiredSize { UIView() } == .init(horizontal: 390, vertical: 844))
    #expect(try requiredSize { Screen(.top) } == .init(horizontal: 390, vertical: 44))
    #expect(try requiredSize { Screen(.bottom) } == .init(horizontal: 390, vertical: 844))
    #expect(try requiredSize { Screen(.scrolling) } == .init(horizontal: 390, vertical: 844))
    #expect(try requiredSize { Screen(.toMargin) } == .init(horizontal: 390, vertical: 844))
    #expect(try requiredSize { Screen(.keyboard) } == .init(horizontal: 390, vertical: 0))
    #expect(try requiredSize { UILabel() }?.horizontal == nil)
    #expect(try requiredSize { Fixed(24) } == .init(horizontal: nil, vertical: nil))
    #expect(try requiredSize { Fixed(500) } == .init(horizontal: nil, vertical: nil))
    #expect(
      try requiredSize { Fixed(300, .lessThanOrEqual) } == .init(horizontal: 300, vertical: nil))
    #expect(
      try requiredSize { UIViewController() } == .init(horizontal: 390, vertical: 844))
    #expect(
      try requiredSize { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
        == .init(horizontal: 30, vertical: 20))
    // With a screen and a size.
    let screen = ["", "", "320", "480", "", "", "", "", "", ""]
    #expect(
      try requiredSize(screen) { ProfileCard(count: 2) } == .init(horizontal: 320, vertical: nil))
    let sized = ["375", "60"] + Self.options.dropFirst(2)
    #expect(try requiredSize(sized) { PassportRow() } == .init(horizontal: 375, vertical: 60))
  }

  /// What it encloses gives a view its height, and not the margins of a guide that only its sides use.
  @Test(arguments: [true, false])
  func `enclose what is in a guide's sides`(isReadable: Bool) throws {
    let size = try requiredSize {
      let (root, content) = (UIView(), UIView.fixed(10, 44))
      root.addSubviews(content)
      let guide = isReadable ? root.readableContentGuide : root.layoutMarginsGuide
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      content.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
      return root
    }
    #expect(size == .init(horizontal: 390, vertical: 44))
  }

  @Test func `have the superview that a view adds itself to`() throws {
    final class Dialog: UIView {
      init(in superview: UIView) {
        super.init(frame: .zero)
        superview.addSubviews(self)
        widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.9).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = try written { SceneExport.write("Dialog") { Dialog(in: UIView()) } }.scenes[
      "Dialog"]
    #expect(scene?.views.map(\.name) == ["view", "dialog1"])
    #expect(scene?[.root].requiredSize == .init(horizontal: 390, vertical: 844))
  }

  @Test func `have the width of the screen for an empty text field`() throws {
    #expect(try requiredSize { UITextField() }?.horizontal == 390)
    let text = try #require(try requiredSize { UILabel() })
    #expect(text.horizontal == nil)
  }

  @Test func `have the screen of a device, and a text size`() throws {
    let category = ContentSizeCategory.accessibilityLarge
    let environment = ["320", "480", "3", "20", "1", "34", "2", category.rawValue]
    let screen = try written(["320", "480"] + environment + ["/nowhere"]) {
      SceneExport.write("Screen") { LoginViewController() }
    }
    let scene = try #require(screen.scenes["Screen"])
    #expect(scene.contentSizeCategory == category && scene.pixelGrid.scale == 3)
    #expect(scene[.root].safeAreaInsets == EdgeInsets(top: 20, left: 1, bottom: 34, right: 2))
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    // A view that fills the screen has its safe area, and a lower row has not.
    let insets = try ["480", "44"].map { height in
      try written(["320", height] + environment) { SceneExport.write("Row") { PassportRow() } }
        .scenes["Row"]?[.root].safeAreaInsets
    }
    #expect(insets == [scene[.root].safeAreaInsets, .zero])
  }

  @Test func `of statements are the live view's, or those of the largest root`() throws {
    let (row, title, other) = (UIStackView(), UILabel(), UILabel())
    row.addArrangedSubview(title)
    title.text = "A"
    let variables: KeyValuePairs<String, Any> = ["other": other, "title": title, "row": row]
    let largest = try written {
      SceneExport.name(variables, in: "a.swift")
      SceneExport.writeStatements("a")
    }
    #expect(largest.scenes["a"]?.views.map(\.name) == ["view", "title"])
    #expect(largest.warnings == ["'other' is in no superview and is not drawn"])
    let live = try written {
      SceneExport.name(variables, in: "a.swift")
      PlaygroundPage.current.liveView = other
      SceneExport.writeStatements("a")
    }
    #expect(live.scenes["a"]?.views.map(\.name) == ["view"])
    let none = try written { SceneExport.writeStatements("a") }
    #expect(none.scenes.isEmpty)
  }
}
