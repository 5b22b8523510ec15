import Foundation
import Snug
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugSceneImport
import SnugTestSupport
import Testing

/// Files that are compiled with the module of this build and run.
@Suite struct `Views in Swift` {
  /// The runs of a test link the module once.
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func run(
    _ code: String, for selection: SceneSelection = SceneSelection(), with files: [String] = [],
    in name: String = "View.swift", timeLimit: Int = 20
  ) async throws -> Scene {
    try await checked(code, for: selection, with: files, in: name, timeLimit: timeLimit).value
  }

  func checked(
    _ code: String, for selection: SceneSelection = SceneSelection(), with files: [String] = [],
    in name: String = "View.swift", timeLimit: Int = 20, compiler: String = "swiftc"
  ) async throws -> Checked<Scene> {
    let file = try folder.write(code, name)
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let sources = Fixtures.repository.appending(path: "Sources").path
    var run = SwiftRun(
      .products(products, sources: sources), cache: folder.path("cache"))
    run.timeLimit = timeLimit
    run.compiler = compiler
    run.otherFiles = files
    return try await waitingForPrograms { [run] in
      try SwiftViews(SourceText(name: file, code), with: files, hasExtended: true)
        .scene(for: selection, running: run)
    }
  }

  nonisolated private static let snippets = [
    (
      "let title = UILabel(), value = UILabel()\ntitle.text = \"A\"\n"
        + "let row = UIStackView(arrangedSubviews: [title, value])", ["view", "title", "value"]
    ),
    ("import SwiftUI\nlet label = UILabel()\nview.addSubview(label)", ["view", "label"]),
    (
      "import UIKit\nlet a = UILabel()\nself.view.addSubview(a)\nself.view.layoutIfNeeded()",
      ["view", "a"]
    ),
    (
      "lazy var a = UIView()\noverride func viewDidLoad() {\n  super.viewDidLoad()\n"
        + "  view.addSubview(a)\n}", ["view", "a"]
    ),
    (
      "import PlaygroundSupport\nfinal class Board: UIView { let a = UILabel() }\n"
        + "let board = Board()\nboard.addSubview(board.a)\n"
        + "PlaygroundPage.current.liveView = board", ["view", "a"]
    ),
    (
      "class Badge: UIView {\n  let a = UILabel()\n  init(title: String) {\n"
        + "    super.init(frame: .zero)\n    a.text = title\n    addSubview(a)\n  }\n"
        + "  required init?(coder: NSCoder) { nil }\n}", ["view", "a"]
    ),
    (
      "class Later: UIViewController {\n  override func viewDidLoad() {\n"
        + "    DispatchQueue.main.async { DispatchQueue.main.async { self.add(UILabel()) } }\n"
        + "    Task { @MainActor in self.add(UILabel()) }\n  }\n"
        + "  func add(_ label: UILabel) { view.addSubview(label) }\n}",
      ["view", "label1", "label2"]
    ),
    (
      "class Chip: UIView { @objc (turn) func turned() {} }\nextension Chip {\n"
        + "  override var intrinsicContentSize: CGSize { CGSize(width: 4, height: 2) }\n}", ["view"]
    ),
    (
      "class Base: UIViewController {}\n@objc extension Base { func build() {} }\n"
        + "final class Page: Base {\n  private let a = UIView()\n  override func build() {\n"
        + "    view.addSubview(a)\n    _ = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))\n"
        + "    _ = URLSession.shared\n  }\n  override func viewDidLoad() { build() }\n}\n"
        + "extension UINavigationController {\n"
        + "  open override var preferredStatusBarStyle: UIStatusBarStyle { .default }\n}",
      ["view", "a"]
    ),
    // With the names of Swift 3.
    (
      "class Row: UITableViewCell {\n  let a = UIButton(type: UIButtonType.system)\n"
        + "  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {\n"
        + "    super.init(style: style, reuseIdentifier: reuseIdentifier)\n"
        + "    a.setTitle(\"A\", for: UIControlState.normal)\n    addSubview(a)\n"
        + "    let axis = UILayoutConstraintAxis.horizontal\n"
        + "    a.setContentHuggingPriority(.defaultHigh, for: axis)\n"
        + "    a.contentEdgeInsets = UIEdgeInsetsMake(1, 2, 3, 4)\n  }\n"
        + "  required init?(coder: NSCoder) { nil }\n}", ["view", "a"]
    ),
    (
      "private class Hidden: UIView {\n  let a = UILabel()\n  init(title: String) {\n"
        + "    super.init(frame: .zero)\n    addSubview(a)\n  }\n"
        + "  @available(iOS, unavailable)\n  required init?(coder: NSCoder) { nil }\n}\n"
        + "private final class Deeper: Hidden {\n"
        + "  override init(title: String) { super.init(title: title) }\n}", ["view", "a"]
    ),
    (
      "enum Cells {}\nextension Cells {\n  class Base: UIView {}\n  final class Row: Base {\n"
        + "    let a = UILabel()\n    func build() { addSubview(a) }\n"
        + "    override func didMoveToSuperview() {}\n    override init(frame: CGRect) {\n"
        + "      super.init(frame: frame)\n      build()\n    }\n"
        + "    required init?(coder: NSCoder) { nil }\n  }\n}", ["view", "a"]
    ),
    (
      "final class Round: UIView {\n  final class Ring: CAShapeLayer {\n"
        + "    override init() { super.init() }\n    override init(layer: Any) { super.init() }\n"
        + "    required init?(coder: NSCoder) { nil }\n    override func layoutSublayers() {}\n  }\n"
        + "  override class var layerClass: AnyClass { Ring.self }\n  let a = UIView()\n"
        + "  override func layoutSubviews() {\n    (layer as! Ring).fillRule = .evenOdd\n"
        + "    addSubview(a)\n  }\n}", ["view", "a"]
    ),
    // Members that set only looks.
    (
      "final class Card: UIView {\n  let a = UILabel()\n  override init(frame: CGRect) {\n"
        + "    super.init(frame: frame)\n    addSubview(a)\n    a.highlightedTextColor = .red\n"
        + "    UIBarButtonItem.appearance().setTitleTextAttributes([:], for: .normal)\n"
        + "    let path = UIBezierPath()\n    path.lineCapStyle = .round\n"
        + "    path.lineJoinStyle = .bevel\n    let layout = UICollectionViewFlowLayout()\n"
        + "    layout.sectionInsetReference = .fromSafeArea\n"
        + "    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)\n"
        + "    list.isPrefetchingEnabled = list.numberOfSections > 1\n"
        + "    list.register(UICollectionViewCell.classForCoder(), forCellWithReuseIdentifier: \"a\")\n"
        + "    let gradient = CAGradientLayer()\n    gradient.type = .radial\n"
        + "    CATransaction.begin()\n    CAAnimationGroup().animations = []\n"
        + "    CATransaction.commit()\n"
        + "    let still = UIImage.animatedImage(with: [], duration: 1)\n"
        + "    let size = NSCollectionLayoutSize(\n"
        + "      widthDimension: .absolute(1), heightDimension: .absolute(1))\n"
        + "    _ = NSCollectionLayoutGroup.vertical(layoutSize: size,\n"
        + "      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 2)\n"
        + "    precondition(still == nil && UIDevice.current.identifierForVendor != nil)\n  }\n"
        + "  required init?(coder: NSCoder) { nil }\n}\n"
        + "private class List: UITableViewController {\n"
        + "  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n"
        + "  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {\n"
        + "    UIView.transition(with: view, duration: 1, options: .transitionCurlUp,\n"
        + "      animations: nil)\n    if touches.first?.view === view { share() }\n  }\n"
        + "  func share() {\n    present(UIActivityViewController(activityItems: [],\n"
        + "      applicationActivities: nil), animated: true)\n  }\n}", ["view", "a"]
    ),
    // A delegate may have none of the methods.
    (
      "@objc protocol RowDelegate { @objc optional func rows(_ row: Row) -> Int }\n"
        + "class Row: UIView {\n  let a = UIView()\n  weak var delegate: RowDelegate?\n"
        + "  override func didMoveToSuperview() {}\n  override init(frame: CGRect) {\n"
        + "    super.init(frame: frame)\n"
        + "    for _ in 0..<(delegate?.rows?(self) ?? 1) { addSubview(a) }\n  }\n"
        + "  required init?(coder: NSCoder) { nil }\n}", ["view", "a"]
    ),
    // A subclass of a generic class.
    (
      "class Framed<Content: UIView>: UIView {\n  let a = UIView()\n"
        + "  override init(frame: CGRect) {\n    super.init(frame: frame)\n    addSubview(a)\n"
        + "  }\n  required init?(coder: NSCoder) { nil }\n}\n"
        + "final class Photo: Framed<UIImageView> {}", ["view", "a"]
    ),
  ]

  /// Statements, a playground, members of a class, and a class that needs arguments.
  @Test func `run as people paste them`() async throws {
    for (code, names) in Self.snippets {
      let checked = try await checked(code)
      let warnings = checked.warnings.map(\.message).filter { !$0.contains("no text yet") }
      #expect(checked.value.views.map(\.name) == names && warnings == [])
      for view in checked.value.views.dropFirst() where view.range != nil {
        #expect(view.range?.text == view.name)
      }
    }
  }

  @Test func `have samples for texts that nobody has given`() async throws {
    let code = """
      import UIKit
      class Card: UIView {
        let titleLabel = UILabel(), lastSignInLabel = UILabel(), label = UILabel()
        let hint = UILabel(), given = UILabel(), empty = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          hint.isHidden = true
          given.text = "A"
          empty.text = ""
          for view in [titleLabel, lastSignInLabel, label, hint, given, empty, UILabel()] {
            addSubview(view)
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let checked = try await checked(code)
    let texts = checked.value.views.dropFirst().map { $0.content.mainText?.string }
    #expect(texts == ["Title", "Last sign in", "Label", "", "A", "", ""])
    #expect(
      checked.warnings.map(\.message) == [
        "'titleLabel', 'lastSignInLabel', 'label' have no text yet: samples stand for them"
      ])
    #expect(checked.warnings[0].range?.text == "titleLabel")
  }

  /// The view of a nib is usually of the class that it is named after.
  @Test(arguments: [
    ("Card", "Bundle.main.loadNibNamed(\"Card\", owner: self, options: nil)!"),
    ("Badge", "UINib(nibName: \"Badge\", bundle: nil).instantiate(withOwner: nil, options: nil)"),
  ])
  func `have an empty view for a nib, and say which`(name: String, call: String) async throws {
    let checked = try await checked(
      """
      class Badge: UIView { let title = UIView() }
      class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let content = \(call).first as! \(name == "Card" ? "UIView" : name)
          addSubview(content)
          content.widthAnchor.constraint(equalToConstant: 9).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """, in: "Card.swift")
    #expect(checked.value.views.map(\.name) == ["view", "content"])
    #expect(
      checked.warnings.map(\.message) == [
        "the nib '\(name)' is not read, and an empty view stands for it: draw '\(name).xib' by itself"
      ])
    #expect(checked.warnings.first?.range?.start.line == 5)
  }

  @Test func `are not compiled if they are written in Swift 2`() async throws {
    let error = await #expect(throws: Diagnostics.self) {
      try await run("class A: UIView { let ink = UIColor.redColor() }")
    }
    #expect(
      error?.all.map(\.message) == [
        "the file is written in Swift 1 or 2, and the compiler reads Swift 4 and later"
      ])
    #expect(error?.all.first?.range?.text == "UIColor.redColor()")
  }

  /// A case that begins with a capital letter says nothing about the version.
  @Test func `are compiled if they only look like Swift 2`() async throws {
    let scene = try await run(
      "enum Look { case Primary }\nfunc style(attribute: Look) -> Int { 4 }\n"
        + "class A: UIView { let size = style(attribute: .Primary) }")
    #expect(scene.views.map(\.name) == ["view"])
  }

  @Test func `take what is missing from a folder, and nothing else`() async throws {
    let sources = try folder.write("struct AppTheme { let inset = Space.small }", "App/Theme.swift")
    _ = try folder.write(
      "enum Space {\n  static let small: CGFloat = 4\n  func load() {\n    let store = Store()\n"
        + "    store.load()\n    Cache.clear()\n  }\n  func save() { Disk.save() }\n}\n"
        + "extension UIView { func pin() {} }",
      "App/Deep/Space.swift")
    _ = try folder.write(
      "extension CGFloat { static var half: CGFloat { 2 } }\nextension UIView { func close() {} }",
      "App/Half.swift")
    _ = try folder.write("this does not compile", "App/Broken.swift")
    let checked = try await checked(
      """
      import UIKit
      class Row: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          pin()
          widthAnchor.constraint(equalToConstant: AppTheme().inset).isActive = true
          // The compiler finds no fault with the name.
          heightAnchor.constraint(equalToConstant: .half / 2).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """, with: [URL(filePath: sources).deletingLastPathComponent().path])
    #expect(checked.value.constraints.map(\.constant) == [4, 1])
    // Nothing calls what needs a 'Store'.
    #expect(checked.warnings.isEmpty)
  }

  /// Each file of the folder needs the next one, so it takes a round for each.
  @Test(.enabled(if: Seeds.areAllDrawn)) func `take files of a folder that need others`()
    async throws
  {
    let count = 14
    for index in 1...count {
      let next = index == count ? "5" : "Next\(index + 1).width"
      _ = try folder.write(
        "enum Next\(index) { static let width: CGFloat = \(next) }", "App/\(index).swift")
    }
    let scene = try await run(
      """
      class Row: UIView {
        init() {
          super.init(frame: .zero)
          widthAnchor.constraint(equalToConstant: Next1.width).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """, with: [folder.path("App")])
    #expect(scene.constraints.map(\.constant) == [5])
  }

  /// Reasons then cite another file than the given one, and must name it.
  @Test func `have their properties' lines if all constraints are made in another file`()
    async throws
  {
    _ = try folder.write(
      """
      import UIKit
      extension UIView {
        func pin(_ view: UIView) {
          addSubview(view)
          view.translatesAutoresizingMaskIntoConstraints = false
          view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        }
      }
      """, "App/Pin.swift")
    let scene = try await run(
      """
      class Row: UIView {
        let title = UIView()
        init() {
          super.init(frame: .zero)
          pin(title)
        }
        required init?(coder: NSCoder) { nil }
      }
      """, with: [folder.path("App")])
    #expect(scene.views.map(\.name) == ["view", "title"])
    #expect(scene.views[1].range?.start.line == 2)
    #expect(scene.constraints.first?.range?.start.line == 6)
  }

  @Test func `have source lines`() async throws {
    let scene = try await run(
      """
      import UIKit
      class Row: UIView {
        lazy var dot = UIView()
        override func didMoveToSuperview() {}
        override func updateConstraints() {
          if dot.superview == nil {
            addSubview(dot)
            dot.translatesAutoresizingMaskIntoConstraints = false
            dot.widthAnchor.constraint(
              equalToConstant: 7).isActive = true
            dot.setContentHuggingPriority(.required, for: .horizontal)
          }
          super.updateConstraints()
        }
      }
      """)
    #expect(scene.title == "Row")
    #expect(scene.views.map(\.name) == ["view", "dot"])
    #expect(scene.views[1].range?.text == "dot")
    #expect(scene.views[1].range?.start.line == 3)
    #expect(scene.constraints.map(\.constant) == [7])
    #expect(scene.constraints[0].range?.start.line == 9)
    #expect(scene.views[1].contentHuggingRange.horizontal?.start.line == 11)
    #expect(scene.views[1].contentHuggingRange.vertical == nil)
    let advice = try Pipeline().lint(scene).filter { $0.id == .chcrWithoutIntrinsicSize }
    #expect(advice.map { $0.range?.text } == ["setContentHuggingPriority"])
  }

  @Test func `are laid out for the screen and for each text size`() async throws {
    let code = """
      import UIKit
      class Panel: UIViewController {
        override func viewDidLoad() {
          let traits = traitCollection
          let width: CGFloat = traits.horizontalSizeClass == .compact ? 40 : 60
          let factor: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: width * factor).isActive = true
        }
      }
      """
    let phone = SceneSelection(
      size: Size(width: 300, height: 600), device: Device("iPhone 15 landscape"),
      contentSizeCategories: [.large, .accessibilityMedium])
    let scene = try await run(code, for: phone)
    #expect(
      scene.views[0].safeAreaInsets == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(scene.output.baseTitle == "large")
    #expect(scene.variants.map(\.title) == ["accessibilityMedium"])
    #expect(([scene] + scene.variants).map { $0.constraints[0].constant } == [40, 80])
    let pad = try await run(code, for: SceneSelection(size: Size(width: 800, height: 600)))
    #expect(pad.constraints[0].constant == 60 && pad.variants.isEmpty)
  }

  /// The tests of the module compile them, too, in another language mode.
  @Test(.enabled(if: Seeds.areAllDrawn))
  func `compile together, in the language mode of apps`() async throws {
    let folder = Fixtures.repository.appending(path: "Tests/SnugUIKitTests/Views").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { "\(folder)/\($0)" }
    #expect(files.count >= 35)
    let scene = try await run(
      "import UIKit\nfinal class Screen: UIView { let row = DividerRow() }", with: files)
    #expect(scene.title == "Screen")
  }

  /// The orders of 20 views in two runs are equal by chance with a probability of 1 in 2 × 10¹⁸.
  @Test func `are added in the same order in each run, including those of a dictionary`()
    async throws
  {
    let code = """
      import UIKit
      class Bars: UIView {
        let bars = Dictionary(uniqueKeysWithValues: (1...20).map { ($0, UIView()) })
        override init(frame: CGRect) {
          super.init(frame: frame)
          for (width, bar) in bars {
            addSubview(bar)
            bar.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
          }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let (first, second) = (try await run(code), try await run(code))
    #expect(first.constraints.map(\.constant) == second.constraints.map(\.constant))
    #expect(Set(first.constraints.map(\.constant)) == Set((1...20).map(Double.init)))
  }

  @Test func `are not run without permission`() {
    let error = #expect(throws: Diagnostics.self) {
      try SourceText(name: "View.swift", "import UIKit\nclass A: UIView {}").scene()
    }
    #expect(error?.all.map(\.id) == [.swiftNotRun])
  }

  @Test func `are stopped when they take too long`() async {
    let error = await #expect(throws: Diagnostics.self) {
      try await run(
        "import UIKit\nclass A: UIView { override func layoutSubviews() { while true {} } }",
        timeLimit: 1)
    }
    #expect(error?.all.map(\.id) == [.codeFailed])
    #expect(error?.all.first?.message == "the code was stopped after 1 seconds")
  }
}
