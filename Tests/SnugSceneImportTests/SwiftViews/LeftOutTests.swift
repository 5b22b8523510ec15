import Foundation
import SnugDiagnostics
import SnugLayout
import SnugTestSupport
import Testing

/// What need not compile.
extension `Views in Swift` {
  /// A question often leaves out where its views come from.
  @Test(arguments: [
    "view.addSubview(titleLabel)\nscrollView.addSubview(boxView)",
    "self.view.addSubview(titleLabel)\nscrollView.addSubview(boxView)",
    "override func viewDidLoad() {\n  view.addSubview(titleLabel)\n  scrollView.addSubview(boxView)\n}",
  ])
  func `have empty views for those that are not declared`(code: String) async throws {
    let checked = try await checked(code)
    #expect(checked.value.views.map(\.name) == ["view", "titleLabel"])
    #expect(checked.value.views[1].viewClass == .uiLabel)
    #expect(
      checked.warnings.prefix(3).map(\.message) == [
        "'titleLabel' is not declared: an empty UILabel stands for it",
        "'scrollView' is not declared: an empty UIScrollView stands for it",
        "'boxView' is not declared: an empty UIView stands for it",
      ])
  }

  /// Of this one another part does not compile, so it is not known what it holds.
  @Test func `have no empty view for one that is declared and left out`() async throws {
    let error = await #expect(throws: Diagnostics.self) {
      try await run(
        """
        import PlaygroundSupport
        class Page: UIViewController {
          lazy var odd = Missing(items: [1])
          lazy var stackView: UIStackView = {
            UIStackView(arrangedSubviews: [UILabel(), odd])
          }()
          override func viewDidLoad() { view.addSubview(stackView) }
        }
        PlaygroundPage.current.liveView = Page()
        """)
    }
    #expect(error?.all.map(\.message) == ["cannot find 'Missing' in scope"])
  }

  /// Apple's modules are not here, and these views have no size of their own.
  @Test func `have empty views for those of other modules of Apple's`() async throws {
    let checked = try await checked(
      """
      import MapKit
      class Places: UIViewController {
        let map = MKMapView()
        let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        override func viewDidLoad() {
          for view in [map, page] { self.view.addSubview(view) }
          map.showsUserLocation = true
          map.delegate = self
        }
      }
      extension Places: MKMapViewDelegate {}
      final class Large: MKMapView {}
      """)
    #expect(checked.value.views.map(\.name) == ["view", "map", "page"])
    #expect(
      checked.warnings.map(\.message) == [
        "the module 'MapKit' is not here: its import is left out",
        "the type 'MKMapView' is not declared: an empty UIView stands for it",
        "the type 'WKWebView' is not declared: an empty UIView stands for it",
        "the type 'WKWebViewConfiguration' is not declared: an empty class stands for it",
        "left out: cannot find type 'MKMapViewDelegate' in scope",
      ])
  }

  /// The errors of one function are one warning, and so are those of a type of another file.
  @Test func `have one warning for a declaration that is left out`() async throws {
    let other = try folder.write(
      "enum Store {\n  static let size = 4\n  static let a = One.a\n  static let b = Two.b\n}",
      "App/Store.swift")
    let checked = try await checked(
      """
      class Row: UIViewController {
        override func viewDidLoad() { _ = Store.size }
        func open() {
          let navigationController = Missing.controller
          navigationController.navigationBar.isHidden = true
        }
        func save() {
          for step in Other.all { pin(step, to: Third.all) }
          pin(view)
        }
      }
      """, with: [URL(filePath: other).deletingLastPathComponent().path])
    #expect(
      checked.warnings.map(\.message) == [
        "left out: cannot find 'Missing' in scope",
        "left out: cannot find 'Other' in scope, and 3 more errors",
        "left out: cannot find 'One' in scope, and 1 more error",
      ])
  }

  @Test(arguments: [
    (
      "", "init() {", "'Row' has no views when it is made: 'build' has added none by then", "build",
      "call it in an initializer, or draw the view or controller that calls it"
    ),
    (
      "if isWide { build() }", "init(isWide: Bool = false) {",
      "'Row' has no views when it is made: 'build' has added none by then", "build",
      "a condition may keep it from that"
    ),
    (
      "if !isWide { build() }", "init(isWide: Bool) {",
      "'Row' has no views when it is made: 'build' has added none by then", "build",
      "it may add them for other values than isWide: true"
    ),
    ("build()", "init() {", "'a' has no text yet: a sample stands for it", "a", nil),
  ])
  func `say that nothing has added their views`(
    call: String, head: String, message: String, place: String, note: String?
  ) async throws {
    let warning = try await checked(
      """
      class Row: UIView {
        let a = UILabel()
        \(head)
          super.init(frame: .zero)
          \(call)
        }
        required init?(coder: NSCoder) { nil }
      }
      extension Row {
        func lay() {}
        func build(with names: [String] = []) { self.addSubview(a) }
      }
      """
    ).warnings.first
    #expect(warning?.message == message && warning?.range?.text == place)
    #expect(warning?.notes == (note.map { [$0] } ?? []))
  }

  @Test func `say that a storyboard has their views`() async throws {
    try folder.write("", ".git/HEAD")
    try folder.write("<viewController customClass=\"Page\"/>", "Main.storyboard")
    let checked = try await checked(
      "class Page: UIViewController {\n  @IBOutlet weak var space: NSLayoutConstraint!\n}")
    #expect(
      checked.warnings.map(\.message) == [
        "'Page' has no views when it is made: a storyboard or XIB has them, and connects its outlets"
      ])
    #expect(checked.warnings.first?.range?.start.line == 2)
    #expect(checked.warnings.first?.notes == ["'Main.storyboard' has a 'Page': draw that file"])
  }

  @Test func `leave out modules that are not here, and say which uses are errors, all at once`()
    async throws
  {
    let tile = "import UIKit\nimport Kingfisher\nclass Tile: UIView {}"
    let warnings = try await checked(tile).warnings
    #expect(
      warnings.map(\.message) == ["the module 'Kingfisher' is not here: its import is left out"])
    #expect(warnings.first?.range?.text == "Kingfisher")
    let error = await #expect(throws: Diagnostics.self) {
      try await run(
        tile.replacing("{}", with: "{ override init(frame: CGRect) { super.init(frame: frame)\n")
          + "Cache.clear()\n  UIImageView().kf.load(AppTheme.url)\nCache.clear(.all) }\n"
          + "required init?(coder: NSCoder) { nil }\n}")
    }
    #expect(error?.all.map { $0.range?.text } == ["Kingfisher", "Cache", "kf", "AppTheme"])
    #expect(error?.all.map(\.notes.count) == [0, 3, 0, 0])
    #expect(error?.all[1].notes.last == "also in line 6")
  }

  /// What a button does, and the cells of a list, need not be here.
  @Test func `leave out functions of the file that do not compile and are not called`() async throws
  {
    let checked = try await checked(
      """
      import UIKit
      final class List: UITableViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(share))
        }
        @objc func share() {
          let share = ShareController(items: [], kind: .short)
          share.show(nil, in: .window)
        }
        override func tableView(_ table: UITableView, numberOfRowsInSection: Int) -> Int {
          Store.rows
        }
      }
      """)
    #expect(checked.value.title == "List")
    #expect(
      checked.warnings.prefix(2).map(\.message) == [
        "left out: cannot find 'ShareController' in scope",
        "left out: cannot find 'Store' in scope",
      ])
  }

  /// A property, a method, an extension and a protocol that need other modules, and what uses them.
  @Test func `leave out declarations that do not compile and are not used`() async throws {
    let checked = try await checked(
      """
      import UIKit
      import CoreLocation
      class Card: UIView, CLLocationManagerDelegate {
        @Published var count = 1
        private let manager = CLLocationManager()
        var place: Place? {
          didSet { title.text = place?.name }
        }
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
        }
        required init?(coder: NSCoder) { nil }
        func show(
          _ place: Place
        ) -> Bool {
          self.place = place
          return true
        }
        @objc func tap() { manager.start() }
      }
      extension Card: MapDelegate, UITextFieldDelegate {
        func tapped() { _ = show(Place()) }
      }
      extension CLLocation { func f() {} }
      """)
    #expect(checked.value.views.map(\.name) == ["view", "title"])
    #expect(checked.value.views[1].range?.start.line == 9)
    #expect(
      checked.warnings.map { $0.message.split(separator: "'").first { !$0.contains(" ") } ?? "" }
        == [
          "CoreLocation", "Place", "CLLocationManagerDelegate", "Published", "CLLocationManager",
          "MapDelegate", "CLLocation", "title",
        ])
  }

  /// UIKit reads the first, and the view itself the second.
  @Test(arguments: [
    "override var intrinsicContentSize: CGSize { Theme.size }",
    "let inset = Theme.inset\n"
      + "  override func layoutSubviews() { _ = heightAnchor.constraint(equalToConstant: inset) }",
  ])
  func `are not made without a property that they need`(members: String) async throws {
    let error = await #expect(throws: Diagnostics.self) {
      try await run("class Card: UIView {\n  \(members)\n}")
    }
    #expect(error?.all.map(\.message) == ["cannot find 'Theme' in scope"])
  }

  @Test func `leave out the override of a member that this module does not have`() async throws {
    let checked = try await checked(
      """
      import UIKit
      final class Pad: UIView, P {
        override var canBecomeFirst: Bool { true }
        public override final func willTurn(_ page: Int) {
          super.willTurn(page)
        }
      }
      """,
      with: [
        try folder.write(
          "protocol P: class {}\nextension Pad { override var description: String { \"\" } }",
          "P.swift")
      ])
    #expect(checked.value.title == "Pad")
    #expect(
      checked.warnings.map(\.message) == [
        "Snug's UIKit does not have this member, and does not call it",
        "Snug's UIKit does not have this member, and does not call it",
        "Snug's UIKit does not have this member, and does not call it",
        "left out: value of type 'UIView' has no member 'willTurn'",
      ])
  }

  /// The body that is left out is longer than what stands for it.
  @Test func `have their lines behind what is left out`() async throws {
    let scene = try await run(
      """
      class Row: UIView {
        func load() {
          Store.shared.load(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
        }
        init() {
          super.init(frame: .zero)
          widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(scene.constraints.first?.range?.start.line == 7)
    #expect(scene.constraints.first?.range?.start.column == 17)
  }

  /// What the folder declares is needed only where parts can be left out.
  @Test func `do without files of a folder that do not compile`() async throws {
    let other = try folder.write(
      "enum Store: Int { case remote = \"iCloud\" }", "App/Store.swift")
    let checked = try await checked(
      """
      import UIKit
      class Row: UIView {
        let a = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
        }
        required init?(coder: NSCoder) { nil }
        lazy var remote = Store.remote
      }
      """, with: [URL(filePath: other).deletingLastPathComponent().path])
    #expect(checked.value.views.map(\.name) == ["view", "a"])
    #expect(checked.warnings.map(\.message) == ["left out: cannot find 'Store' in scope"])
  }

  @Test func `take no file of a folder that declares the same again`() async throws {
    _ = try folder.write(
      "class Row: UIView {}\nprotocol P: class {}\nenum Space { static let small = Missing.width }",
      "App/Lesson1/Row.swift")
    _ = try folder.write(
      "protocol P: class {}\nenum Space { static let small: CGFloat = 4 }",
      "App/Lesson1/New/Space.swift")
    let scene = try await run(
      """
      class Row: UIView, P {
        override func didMoveToSuperview() {}
        override func updateConstraints() {
          widthAnchor.constraint(equalToConstant: Space.small).isActive = true
          super.updateConstraints()
        }
      }
      """, with: [folder.path("App")])
    #expect(scene.constraints.map(\.constant) == [4])
  }

  @Test func `take a type of a folder that has the name of one of Foundation's`() async throws {
    _ = try folder.write("enum Operation { case add, divide }", "App/Operation.swift")
    let scene = try await run(
      """
      class Key: UIView {
        var operation: Operation?
        override init(frame: CGRect) {
          super.init(frame: frame)
          operation = .add
        }
        required init?(coder: NSCoder) { nil }
      }
      """, with: [folder.path("App")])
    #expect(scene.title == "Key")
  }

  /// If the views call it, they cannot be made without what is missing, and that is what is said.
  @Test func `do not run without a function that they call`() async throws {
    _ = try folder.write(
      """
      import UIKit
      extension UIView {
        func unused() { Store.open() }
        func pin() {
          widthAnchor.constraint(equalToConstant: Cache.width).isActive = true
        }
      }
      """, "App/Pin.swift")
    let error = await #expect(throws: Diagnostics.self) {
      try await run(
        """
        class Row: UIView {
          init() {
            super.init(frame: .zero)
            pin()
          }
          required init?(coder: NSCoder) { nil }
        }
        """, with: [folder.path("App")])
    }
    #expect(
      error?.all.map(\.message) == [
        "cannot find 'Store' in scope", "cannot find 'Cache' in scope",
      ])
    #expect(error?.all.map { $0.range?.start.line } == [3, 5])
  }
}
