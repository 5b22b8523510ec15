import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneImport
import SnugTestSupport
import Testing

/// Files of a project, in which others declare what one of them misses.
extension `Views in Swift` {
  private static let row = """
    class Row: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        widthAnchor.constraint(equalToConstant: AppTheme.inset).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  @Test(arguments: ["Package.swift", ".git/HEAD", "App.xcodeproj/a.pbxproj", "App.xcworkspace/a"])
  func `take what is missing from their project`(mark: String) async throws {
    try folder.write("", mark)
    try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "Theme/AppTheme.swift")
    #expect(try await run(Self.row).constraints.map(\.constant) == [7])
  }

  /// A repository may have several, with types of the same names.
  @Test func `take what is missing from the nearest project around them`() async throws {
    try folder.write("", ".git/HEAD")
    try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "A.swift")
    try folder.write("", "Lesson/Lesson.xcodeproj/a")
    try folder.write("enum AppTheme { static let inset: CGFloat = 8 }", "Lesson/Model/B.swift")
    let scene = try await run(Self.row, in: "Lesson/Views/View.swift")
    #expect(scene.constraints.map(\.constant) == [8])
  }

  /// The example of a library is a project of its own.
  @Test func `take a module that is not here from the repository around their project`()
    async throws
  {
    try folder.write("", ".git/HEAD")
    try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "Other/A.swift")
    try folder.write(
      "public enum AppTheme { public static let inset: CGFloat = 8 }", "Sources/Themes/B.swift")
    try folder.write("", "Example/Example.xcodeproj/a")
    let scene = try await run("import Themes\n" + Self.row, in: "Example/View.swift")
    #expect(scene.constraints.map(\.constant) == [8])
    let error = await #expect(throws: Diagnostics.self) {
      try await run(Self.row, in: "Example/View.swift")
    }
    #expect(error?.all.map(\.message) == ["cannot find 'AppTheme' in scope"])
  }

  @Test
  func
    `take nothing from folders that are no project, from Pods, and from the project if a folder is given`()
    async throws
  {
    try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "A.swift")
    try folder.write("", "App/App.xcodeproj/a")
    try folder.write("enum AppTheme { static let inset: CGFloat = 9 }", "App/Pods/Theme/A.swift")
    let message = "cannot find 'AppTheme' in scope"
    for name in ["View.swift", "App/View.swift"] {
      let error = await #expect(throws: Diagnostics.self) { try await run(Self.row, in: name) }
      #expect(error?.all.map(\.message) == [message])
    }
    try folder.write("", ".git/HEAD")
    try folder.write("", "Other/B.swift")
    let given = await #expect(throws: Diagnostics.self) {
      try await run(Self.row, with: [folder.path("Other")])
    }
    #expect(given?.all.map(\.message) == [message])
    #expect(given?.all.first?.notes == ["no Swift file in '\(folder.path("Other"))' declares it"])
  }

  /// The model of the project needs a module that is not here, and that of the argument a store.
  @Test func `are drawn without their project if they cannot be drawn with it`() async throws {
    try folder.write("", ".git/HEAD")
    try folder.write(
      "protocol Model { func load() }\nfinal class RealModel: Model {\n  init(store: Store) {}\n"
        + "  func load() {}\n}", "Model.swift")
    try folder.write(
      "import Alamofire\nprotocol Store { var headers: HTTPHeaders { get } }\n"
        + "final class WebStore: Store { let headers = AF.headers }", "Store.swift")
    let checked = try await checked(
      """
      import UIKit
      class Row: UIView {
        let model: Model
        init(model: Model) {
          self.model = model
          super.init(frame: .zero)
          widthAnchor.constraint(equalToConstant: 9).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(checked.value.constraints.map(\.constant) == [9])
    #expect(
      checked.warnings.map(\.message) == [
        "the other files of the project are left out, because with them: "
          + "cannot find type 'HTTPHeaders' in scope",
        "the type 'Model' is not declared: an empty class stands for it",
      ])
  }

  /// A project whose row needs one of its files.
  private func writeProject() throws {
    try folder.write("", "Package.swift")
    try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "AppTheme.swift")
  }

  /// The row, which may open something else.
  private static func row(opening statement: String) -> String {
    row.replacing(
      "required",
      with: "func open() { \(statement) }\n"
        + "  override func layoutSubviews() { if isHidden { open() } }\n  required")
  }

  /// What a button opens does not compile, but the view has no need of it.
  @Test func `do without files of their project that do not compile, and take the others`()
    async throws
  {
    try writeProject()
    try folder.write(
      "class Home: UIView { enum Store: Int { case remote = \"iCloud\" } }", "Home.swift")
    let checked = try await checked(Self.row(opening: "addSubview(Home())"))
    #expect(checked.value.constraints.map(\.constant) == [7])
    #expect(checked.warnings.map(\.message) == ["left out: cannot find 'Home' in scope"])
  }

  /// Each type is another name of the next one, and the last one does not compile. Nothing stands for bars.
  @Test(arguments: [(1, true), (2, false)])
  func `do without files of their project once`(count: Int, isMade: Bool) async throws {
    try writeProject()
    for index in 1...count {
      try folder.write(
        index == count
          ? "enum Next\(index)Bar: Int { case a = \"a\" }"
          : "typealias Next\(index)Bar = Next\(index + 1)Bar", "Next\(index).swift")
    }
    let code = Self.row(opening: "_ = Next1Bar.a")
    if isMade {
      #expect(try await run(code).constraints.map(\.constant) == [7])
    } else {
      let error = await #expect(throws: Diagnostics.self) { try await run(code) }
      #expect(error?.all.first?.range?.source.name.hasSuffix("Next2.swift") == true)
    }
  }

  /// What is needed is in a file with a class that needs a chain of types, too long to leave out one after another.
  @Test func `take what declares what they miss, without all that this misses`() async throws {
    try folder.write("", "Package.swift")
    try folder.write(
      "enum AppTheme { static let inset: CGFloat = 7 }\nclass Other { let next = Next1Bar.a }",
      "AppTheme.swift")
    for index in 1...5 {
      try folder.write(
        index == 5
          ? "enum Next5Bar: Int { case a = \"a\" }"
          : "typealias Next\(index)Bar = Next\(index + 1)Bar",
        "Next\(index).swift")
    }
    #expect(try await run(Self.row).constraints.map(\.constant) == [7])
  }

  /// The next screen has a type that would keep the program from compiling, and is opened by what never runs: an action,
  /// a delegate's method, a list's data source. Its cells are not made.
  @Test(arguments: [
    "@objc func tap() { _ = Next() }",
    "func row(_ row: Row, didSelect next: Next) { _ = next }",
    "func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { Next.count }",
    "override func didMoveToSuperview() { list.register(Next.self, forCellReuseIdentifier: \"a\") }",
    "override func didMoveToSuperview() { load() }\n  func load() { Next.load { self.list.reloadData() } }",
  ])
  func `take no files for what does not run`(member: String) async throws {
    try writeProject()
    try folder.write(
      "class Next: UIViewController { enum A: Int { case a = \"a\" } }", "Next.swift")
    let checked = try await checked(
      Self.row.replacing(
        "required",
        with: """
          let list = UITableView()
            func prepare() { list.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap(_:)))) }
            \(member)
            required
          """))
    #expect(checked.value.constraints.map(\.constant) == [7])
    #expect(checked.warnings.map(\.message) == [])
  }

  /// What runs may be named in a text or a list, or be called by what a file of the project declares.
  @Test(arguments: [
    "lazy var label = \"\\(made())\"\n  func made() -> Int { widthAnchor.constraint(equalToConstant: Deep.inset).isActive = true; return 1 }",
    "lazy var label = made(frame.width < 9 ? inset : inset)\n  func made(_ set: () -> Void) { set() }\n  func inset() { widthAnchor.constraint(equalToConstant: Deep.inset).isActive = true }",
    "lazy var label = [made][0]()\n  func made() -> Int { widthAnchor.constraint(equalToConstant: Deep.inset).isActive = true; return 1 }",
    "func build() { widthAnchor.constraint(equalToConstant: Deep.inset).isActive = true }",
  ])
  func `take files for what their project calls`(member: String) async throws {
    try folder.write("", "Package.swift")
    try folder.write(
      "protocol Built { func build() }\nextension Built { func setup() { build() } }", "Built.swift"
    )
    try folder.write("enum Deep { static let inset: CGFloat = 7 }", "Deep.swift")
    let isBuilt = member.hasPrefix("func")
    let scene = try await run(
      """
      class Row: UIView\(isBuilt ? ", Built" : "") {
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(isBuilt ? "setup()" : "_ = label")
        }
        required init?(coder: NSCoder) { nil }
        \(member)
      }
      """)
    #expect(scene.constraints.map(\.constant) == [7])
  }

  @Test func `have the images of their project`() async throws {
    let code = """
      class Row: UIView {
        let icon = UIImageView(image: UIImage(named: "icon"))
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(icon)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let icon = try Data(
      contentsOf: Fixtures.repository.appending(path: "Fixtures/Build/Docs/icon.png"))
    try folder.write(Array(icon), "Resources/icon.png")
    let missing = try await checked(code, in: "Views/View.swift").warnings
    #expect(missing.contains { $0.message.contains("'icon'") }, "\(missing.map(\.message))")
    try folder.write("", "App.xcodeproj/a")
    #expect(try await checked(code, in: "Views/View.swift").warnings.isEmpty)
  }

  /// The base of a table, and the source language of a catalog, whatever the language of the machine is.
  @Test func `have the texts of their project`() async throws {
    try folder.write("", "App.xcodeproj/a")
    try folder.write("\"title\" = \"Titel\";", "App/de.lproj/Localizable.strings")
    try folder.write("\"title\" = \"A title\";", "App/en.lproj/Localizable.strings")
    try folder.write(
      """
      { "sourceLanguage": "en", "strings": {
        "hint": { "localizations": {
          "de": { "stringUnit": { "value": "Nein" } },
          "en": { "stringUnit": { "value": "Say \\"yes\\"" } } } },
        "plain": {} } }
      """, "App/Other.xcstrings")
    let scene = try await run(
      """
      let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
      a.text = NSLocalizedString("title", comment: "")
      b.text = String(localized: "hint", table: "Other")
      c.text = String(localized: "plain", table: "Other")
      d.text = String(localized: "title", defaultValue: "none")
      for label in [a, b, c, d] { view.addSubview(label) }
      """, in: "App/View.swift")
    #expect(
      scene.views.dropFirst().map { $0.content.mainText?.string } == [
        "A title", #"Say "yes""#, "plain", "A title",
      ])
  }

  /// A color and an image are in a catalog. The project declares one of the names itself.
  @Test func `have the symbols that Xcode makes for asset catalogs`() async throws {
    try folder.write("", "App.xcodeproj/a")
    for name in ["brandColor.colorset", "icons/logo.imageset", "line.colorset"] {
      try folder.write("{}", "Assets.xcassets/\(name)/Contents.json")
    }
    try folder.write(
      "extension UIColor { static let line = UIColor.red\n static let dash = line }", "Colors.swift"
    )
    let checked = try await checked(
      """
      class Row: UIView {
        let icon = UIImageView(image: .logo)
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .brand
          tintColor = .line
          icon.backgroundColor = .dash
          icon.tintColor = UIColor(resource: .brand)
          addSubview(icon)
        }
        required init?(coder: NSCoder) { nil }
      }
      """, in: "Views/Row.swift")
    #expect(checked.value.views.map(\.name) == ["view", "icon"])
    #expect(
      checked.warnings.map(\.message) == [
        "in 'icon', the image 'logo' was not found, and counts as none"
      ])
  }

  /// Read off files `GeneratedAssetSymbols.swift` that Xcode wrote.
  @Test(arguments: [
    ("AccentColor", "accent"), ("Accent Color", "accent"),
    ("tabbarBackgroundColor", "tabbarBackground"),
    ("Primary", "primary"), ("DSAction", "dsAction"), ("UIAccent", "uiAccent"),
    ("chip_aqua_pastel", "chipAquaPastel"), ("letter-a-base", "letterABase"),
    ("ac_fm_1_2 1", "acFm121"),
    ("custom.play.circle", "customPlayCircle"), ("10_back_arm", "_10BackArm"), ("1", "_1"),
    ("0b3b21ff", "_0B3B21Ff"),
  ])
  func `have Xcode's names of symbols`(asset: String, symbol: String) {
    #expect(AssetSymbols.symbol(for: asset, of: "UIColor") == symbol)
  }

  /// The functions that are missing have others of their name, or are the defaults of a protocol to which another
  /// file says that the class conforms.
  @Test func `take extensions of their classes, and of types with functions of the same name`()
    async throws
  {
    try folder.write("", ".git/HEAD")
    try folder.write(
      "protocol Building { func build() }\nextension Building { func setUp() { build() } }",
      "Building.swift")
    try folder.write(
      "extension Row: Building { func build() { addSubview(UILabel.`default`) } }", "Row+.swift")
    try folder.write(
      "extension UILabel { class var `default`: UILabel { UILabel() } }", "UILabel+.swift")
    try folder.write(
      "extension UIView { func addSubview(_ view: UIView, inset: CGFloat) { addSubview(view) } }",
      "Layout/UIView+.swift")
    let scene = try await run(
      """
      class Row: UIView {
        init() {
          super.init(frame: .zero)
          setUp()
          addSubview(UIView(), inset: 4)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(scene.views.map(\.viewClass) == [.uiView, .uiLabel, .uiView])
  }

  /// The compiler says only that the argument has another type than UIKit's function of that name takes.
  @Test func `take extensions with an overload of one of UIKit's functions`() async throws {
    try folder.write("", ".git/HEAD")
    try folder.write(
      "extension CGRect { func inset(by side: CGFloat) -> CGRect { insetBy(dx: side, dy: side) } }",
      "CGRect+.swift")
    let scene = try await run(
      """
      class Row: UIView {
        init() {
          super.init(frame: .zero)
          let side: CGFloat = 2
          let inner = CGRect(x: 0, y: 0, width: 20, height: 10).inset(
            by: max(1, 2) * side)
          widthAnchor.constraint(equalToConstant: inner.width).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(scene.constraints.map(\.constant) == [12])
  }

  /// The class is in another file, and a file with a type for its argument in a third.
  @Test func `extend a class of their project, which is drawn`() async throws {
    try folder.write("", ".git/HEAD")
    try folder.write(
      "class Row: UIView { let model: any Model\ninit(model: any Model) { self.model = model\n"
        + "super.init(frame: .zero)\nbuild() }\nrequired init?(coder: NSCoder) { nil } }\n"
        + "protocol Model { var width: CGFloat { get } }", "Row.swift")
    try folder.write("struct Given: Model { let width: CGFloat }", "Given.swift")
    let scene = try await run(
      """
      extension Row {
        func build() { widthAnchor.constraint(equalToConstant: model.width).isActive = true }
      }
      """, in: "Row+Build.swift")
    #expect(scene.title == "Row" && scene.constraints.map(\.constant) == [1])
  }

  @Test func `stop at an outlet, with the storyboard that has the class`() async throws {
    try folder.write("", ".git/HEAD")
    try folder.write("<viewController customClass=\"Page\">", "App/Main.storyboard")
    let error = await #expect(throws: Diagnostics.self) {
      try await run(
        """
        class Page: UIViewController {
          @IBOutlet weak var logo: UIView!
          override func viewDidLoad() { logo.isHidden = true }
        }
        """)
    }
    #expect(
      error?.all.map(\.message) == [
        "the code stopped: the outlet 'logo' is nil, which a storyboard or XIB connects"
      ])
    #expect(error?.all.first?.notes == ["'App/Main.storyboard' has a 'Page': draw that file"])
  }

  /// The package or the pod of a library says where its files are, and its example is a project of its own.
  @Test(arguments: [
    ("Package.swift", "Sources/B.swift"), ("Themes.podspec", "Pod/Classes/B.swift"),
  ])
  func `take a module whose files are in Sources itself, or in Classes`(
    manifest: String, file: String
  ) async throws {
    try folder.write("", ".git/HEAD")
    try folder.write("let package = Package(name: \"Themes\")", manifest)
    try folder.write("enum AppTheme { static let inset: CGFloat = 9 }", "Other/A.swift")
    try folder.write("enum AppTheme { static let inset: CGFloat = 8 }", file)
    try folder.write("", "Example/Example.xcodeproj/a")
    let scene = try await run("import Themes\n" + Self.row, in: "Example/View.swift")
    #expect(scene.constraints.map(\.constant) == [8])
  }

  /// The samples of arguments need the types of types.
  @Test func `take superclasses and what arguments are made of from their project`() async throws {
    try folder.write("", "Package.swift")
    try folder.write(
      "class BaseView: UIView { init(_ model: Model) { super.init(frame: .zero) }\n"
        + "required init?(coder: NSCoder) { nil } }", "BaseView.swift")
    try folder.write("struct Model { let kind: Kind }", "Model.swift")
    try folder.write("enum Kind { case small }\nprotocol Other {}", "Kind.swift")
    let scene = try await run("class Row: BaseView { let a = UILabel() }")
    #expect(scene.title == "Row")
    let error = await #expect(throws: Diagnostics.self) {
      try await run("class Row: UIView { init(_ other: Other) {} }")
    }
    #expect(
      error?.all.first?.notes.last
        == "'Row' needs 'other', and there is no sample value for 'Other': let a controller create it "
        + "in loadView()")
  }
}
