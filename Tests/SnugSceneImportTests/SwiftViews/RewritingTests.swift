import SnugDiagnostics
import SnugSceneImport
import Testing

/// Rewriting a file before compilation, and finding its classes without compiling.
@Suite struct `A Swift file` {
  @Test(arguments: [
    ("@objc func tap() {}", "      func tap() {}"),
    ("@objc(title) var a = 1", "             var a = 1"),
    ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"),
    ("@objc optional func tap()", "               func tap()"),
    ("let optional = 1", "let optional = 1"),
    ("#selector(tap)", "Selector(\"tap\")"),
    ("#selector(Cell.tap(_:for:)), for: .x", "Selector(\"Cell.tap(_:for:)\"), for: .x"),
    ("#selector(\n  tap\n)", "Selector(\"tap\")\n\n"),
    ("#selector(getter: UIView.alpha)", "Selector(\"getter: UIView.alpha\")"),
    ("#keyPath(CALayer.\n  opacity), 1", "\"CALayer. opacity\"\n, 1"),
    (
      "struct A_Previews: PreviewProvider {\n  {}\n}\nlet a = 1",
      "                                    \n    \n \nlet a = 1"
    ),
    ("struct A: UIViewRepresentable, P { f() }", "                                        "),
    ("#Preview {\n  A { 1 }\n}\nlet a = 1", "          \n         \n \nlet a = 1"),
    ("#Preview(\"{\", traits: .x(y: 1)) { A() }", "                                       "),
    ("@available(iOS 17)\n#Preview { @objc }", "                  \n                  "),
    // Other text is unchanged: words, strings, raw strings and comments.
    ("@objcSomething @IBAction", "@objcSomething @IBAction"),
    ("let a = \"#selector(tap) @objc\"", "let a = \"#selector(tap) @objc\""),
    ("let a = #\"\"@objc\"\"#", "let a = #\"\"@objc\"\"#"),
    ("\"\"\"\n@objc \"\n\"\"\"", "\"\"\"\n@objc \"\n\"\"\""),
    ("// @objc\n/* /* #selector(a) */ @objc */", "// @objc\n/* /* #selector(a) */ @objc */"),
    ("\"\\\"@objc\" @objc", "\"\\\"@objc\"      "),
    ("@main\nclass A {}", "     \nclass A {}"),
    ("@objc (title) var a = 1", "              var a = 1"),
    (
      "import UIKit\nimport SwiftUI\nimport Kingfisher",
      "import UIKit\n              \n                 "
    ),
    ("import Foundation\nimport Observation", "import Foundation\nimport Observation"),
    (
      "import UIKit.UIGestureRecognizerSubclass; f()",
      "import UIKit                            ; f()"
    ),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import struct CoreGraphics.CGRect", "                                 "),
    ("@preconcurrency import QuartzCore.CALayer", "                                         "),
    ("import os.log\n@testable import App", "             \n                    "),
    (
      "@available(iOS, unavailable) @available(iOS 17, *) init()",
      "@available(*, unavailable) @available(iOS 17, *) init()"
    ),
    (
      "#if os(macOS) || !os(iOS) // os(iOS)", "#if os(macOS) || !canImport(UIKit) // os(iOS)"
    ),
    // Text without an end is unchanged.
    ("#Preview { A", "#Preview { A"), ("#selector(tap", "#selector(tap"), ("\"abc", "\"abc"),
    ("/* @objc", "/* @objc"),
  ])
  func `is rewritten line by line`(before: String, after: String) {
    #expect(SwiftCode.rewrittenForLinux(SourceText(name: "a.swift", before)) == after)
  }

  /// On Apple's platforms an extension may override members of UIKit, and subclasses its own members with
  /// `@objc`.
  @Test func `has members of extensions in the class, and no overrides of UIKit's own classes`() {
    let text = """
      class A: UIView { let a = 1 }
      extension A: P {
        override func f() {}
      }
      extension A { func g() {} }
      extension A { @objc func h() {} }
      private extension A { @objc func i() {} }
      extension UIView { func j() {}
        override func f() { {} }
      }
      """
    let expected = """
      class A: UIView { let a = 1\u{20}
      #sourceLocation(file: "a.swift", line: 2)
                     \u{20}
        override func f() {}

      #sourceLocation(file: "a.swift", line: 6)
                          func h() {}\u{20}
      #sourceLocation(file: "a.swift", line: 1)
                                  }
      extension A: P {
                           \u{20}
      }
      extension A { func g() {} }
      extension A {                   }
      private extension A {       func i() {} }
      extension UIView { func j() {}
                               \u{20}
      }
      """
    #expect(SwiftCode.rewrittenForLinux(SourceText(name: "a.swift", text)) == expected)
  }

  /// UIKit makes the layer of a view by its class.
  @Test(arguments: [
    ("class L: CALayer { override init() {} }", "class L: CALayer { required override init() {} }"),
    (
      "class L: CAShapeLayer { init(a: Int) {} }",
      "class L: CAShapeLayer { init(a: Int) {} ; required init() "
        + "{ fatalError(\"Use of unimplemented initializer 'init()' for class 'L'\") } }"
    ),
    ("class L: CALayer {}", "class L: CALayer {}"),
    ("class L: CALayer { required init() {} }", "class L: CALayer { required init() {} }"),
    ("class V: UIView { override init() {} }", "class V: UIView { override init() {} }"),
  ])
  func `has layers that can be made by their classes`(before: String, after: String) {
    #expect(SwiftCode.rewrittenForLinux(SourceText(name: "a.swift", before)) == after)
  }

  @Test func `has members of extensions in a class of another type`() {
    let text = """
      extension A {
        class B: C { let b = 1 }
      }
      extension A.B { override func f() {} }
      """
    let expected = """
      extension A {
        class B: C { let b = 1\u{20}
      #sourceLocation(file: "a.swift", line: 4)
                      override func f() {}\u{20}
      #sourceLocation(file: "a.swift", line: 2)
                               }
      }
      extension A.B {                      }
      """
    #expect(SwiftCode.rewrittenForLinux(SourceText(name: "a.swift", text)) == expected)
  }

  @Test(arguments: [
    ("class A: UIView {}", ["A"]),
    ("final public class A: UITableViewCell, B {}\nclass C: A {}", ["A", "C"]),
    ("class A: UIView { init(x: Int) {} }", ["A"]),
    (
      "class A: UIView { init(x: XView) {}\n @available(*, unavailable)\n required init?(coder: NSCoder) {} }",
      []
    ),
    ("class A: UIView { init(x: XView) {} }", []),
    ("class A: UIView { init(x: Model) {} }", ["A"]),
    ("protocol P {}\nclass A: UIView { init(x: P) {} }", []),
    ("class A: UIView { init(x: Int = 1) {} }", ["A"]),
    ("class A: UIView { init(x: Int) {}\n override init(frame: CGRect) {} }", ["A"]),
    ("class A: UIView { required init?(coder: NSCoder) {} }", ["A"]),
    ("class A: UIView { init(x: XView) {} }\nclass B: A { init() {} }", ["B"]),
    ("class A: UIView { init(x: XView) {} }\nclass B: A {}", []),
    // Statements, and members without their class.
    ("let a = UILabel()", ["a"]), ("let a = 1\nclass A: UIView {}", ["A"]),
    ("class A: UIView {}\nlet a = A()\na.sizeToFit()", ["a", "A"]),
    ("override func viewDidLoad() {}", ["a"]), ("import UIKit\nfunc f() {}\nlet a = 1", ["a"]),
    ("@MainActor\nfinal class A: UIView,\n  P\n{\n}\n#if DEBUG\n#endif", ["A"]),
    ("private class A: UIView {}\nfileprivate final class B: UIView {}", ["A", "B"]),
    ("private @objc(A) @MainActor final class A: UIView {}", ["A"]),
    ("private import Foo\nclass A: UIView {}", ["A"]),
    ("let level = Level.private\nclass A: UIView {}", ["A"]),
    ("private let id = \"cell\"\n@objc class A: UIView {}", ["A"]),
    ("fileprivate var a = 1\nfinal class A: UIView {}", ["A"]),
    ("struct S { class A: UIView {} }", ["S.A"]),
    (
      "extension B.C { class D: UIView { class E: D {}\nprivate class F: UIView {} } }",
      ["B.C.D", "B.C.D.E"]
    ),
    ("struct S<T> { class A: UIView {} }", []), ("func f() { class A: UIView {} }", []),
    ("class A: UIKit.UIView {}", ["A"]), ("final class Map: MKMapView {}", ["Map"]),
    ("protocol P {}\nclass M: P {}\nclass A: UIView { init(p: any P) {} }", ["A"]),
    ("class A: NSObject {}\nclass B: Base {}\nclass C {}\nclass D<T>: UIView {}", []),
    ("// class A: UIView {}\n/* class B: UIView {} */", []),
    ("class A: UIView { func f() { super.init(); let v = V(init: 1) } }", ["A"]),
    // Errors end the reading, not the tool.
    ("class", ["a"]), ("class A:", ["a"]), ("class A: UIView {", ["A"]),
    ("class A: UIView { init(", ["A"]), ("@objc(", []), ("@", []),
    ("}}}} class A: UIView {}", ["A"]),
    ("class A: B {}\nclass B: A {}", []),
  ])
  func `lists the views that can be created`(text: String, names: [String]) {
    #expect(SwiftViews(SourceText(name: "/a.swift", text)).names == names)
  }
}

@Suite struct `A Swift file without a view to draw` {
  @Test func `has a reason for each class`() {
    let text = """
      class Card: BaseView {}
      enum Badges { private class Badge: UIView {} }
      class Header: UIView { init(icon: IconView, model: Model) {} }
      protocol Model {}
      final class RealModel: Model {}
      class Large: Header {}
      class Framed<Content: UIView>: UIView {}
      """
    let views = SwiftViews(SourceText(name: "/a.swift", text))
    let needed = "needs 'icon', and there is no sample value for 'IconView'"
    #expect { try views.chosenName(nil) } throws: { error in
      "\(error)" == """
        /a.swift: error: no class in the file is a view or controller that can be made [unknown-scene]
         = note: 'Card' derives from BaseView, no class of UIKit or the given files
         = note: 'Badges.Badge' is private in another type
         = note: 'Header' \(needed): let a controller create it in loadView()
         = note: 'Large' \(needed): let a controller create it in loadView()
         = note: 'Framed' is generic: a statement or a subclass says of what, such as 'let view = Framed<UILabel>()'
        """
    }
    #expect { try views.chosenName("Badges.Badge") } throws: { error in
      "\(error)" == """
        /a.swift: error: there is no view 'Badges.Badge' [unknown-scene]
         = note: 'Badges.Badge' is private in another type
        """
    }
  }
}

@Suite struct `A Swift file with several views` {
  @Test(arguments: [
    ("class Cell: UIView {}\nclass List: UIViewController { let cell = Cell() }", "List"),
    ("class A: UIView {}\nclass B: UIViewController {}\nclass C: UIView {}", "B"),
    ("class A: UIView {}\nclass B: A {}", "B"), ("class A: UIView {}\nclass B: UIView {}", "B"),
    ("class A: UIView { let b = B() }\nclass B: UIView { let a = A() }", "B"),
    ("class A: UIView {}\nprivate class B: UIView {}", "A"),
    ("class A: UIView {\n  class B: UIView { let c = A.c }\n}", "A"),
    // A type in a class is not the class, and a private class is a part of another.
    (
      "class A: UIView { let b = B(); struct C {} }\nprivate class B: UIView { var c: A.C? }", "A"
    ),
    ("class A: UIView { let b = B() }\nprivate class B: UIView { weak var a: A? }", "A"),
    // The class that the file is named after.
    ("class Row: UIView {}\nclass B: UIView {}\nclass C: UIViewController {}", "Row"),
    ("class Row: UIView {}\nclass C: UIViewController { let row = Row() }", "C"),
    ("class Row: UIView { let b = B() }\nclass B: UIView { let row: Row? = nil }", "Row"),
  ])
  func `is drawn by the one that no other uses, a controller first`(text: String, name: String)
    throws
  {
    #expect(try SwiftViews(SourceText(name: "/Row.swift", text)).chosenName(nil) == name)
  }

  @Test func `has those in types also under their short names, if one has it`() throws {
    let text = "enum A { class B: UIView {}; class C: UIView {} }\nenum D { class C: UIView {} }"
    let views = SwiftViews(SourceText(name: "/a.swift", text))
    #expect(try views.chosenName("B") == "A.B")
    #expect(throws: Diagnostics.self) { try views.chosenName("C") }
  }
}

@Suite struct `A class that needs arguments` {
  @Test(
    arguments: [
      (
        "title: String, backButtonTitle: String",
        #"title: "Title", backButtonTitle: "Back button title""#
      ),
      ("_ count: Int, of total: CGFloat = 2", "1"),
      ("isOn: Bool, ratio: Double", "isOn: true, ratio: 1"),
      ("image: UIImage?, names: [String], map: [String: Int]", "image: nil, names: [], map: [:]"),
      ("insets: UIEdgeInsets, font: UIFont", "insets: .zero, font: .systemFont(ofSize: 17)"),
      ("action: @escaping () -> Void", "action: { () }"),
      ("action: @escaping (() -> Void)", "action: { () }"),
      ("sort: (Int, Int) -> Bool", "sort: { _, _ in true }"), ("view: UIView", "view: UIView()"),
      ("style: Style", "style: Style.dark"), ("kind: Card.Kind", "kind: Card.Kind.big(side: 1)"),
      ("user: User", #"user: User(name: "Name", age: 1)"#), ("theme: Theme", "theme: Theme(id: 1)"),
      ("axis: NSLayoutConstraint.Axis", "axis: .horizontal"),
      ("shape: any Shape", "shape: Square(side: 1)"), ("drawing: Drawing", "drawing: Pen()"),
      ("coat: Coat", "coat: Blue(pen: Pen())"),
      ("loop: Loop", nil), ("any: any Unmade", nil),
    ] as [(String, String?)])
  func `is made with sample values by their types`(parameters: String, arguments: String?) {
    let text = """
      class Card: UIView {
        init(\(parameters)) {}
        required init?(coder: NSCoder) { nil }
        enum Kind { case big(side: CGFloat), small }
      }
      enum Style: String { case dark = "d", light }
      struct User { let name: String; var age: Int
        var nick: String? = nil
        var isOld: Bool { age > 9 }
      }
      struct Theme { init(id: Int) {}
        init(id: Int, name: String) {} }
      struct Loop { let loop: Loop }
      protocol Shape {}
      struct Endless: Shape { let loop: Loop }
      struct Square: Codable, Shape { let side: CGFloat }
      protocol Drawing: AnyObject {}
      final class Pen: NSObject, Drawing {}
      protocol Unmade {}
      protocol Coat {}
      class Blue { init(pen: Drawing) {} }
      extension Blue: Coat {}
      """
    let listing = SwiftViews(SourceText(name: "/a.swift", text)).listings.first
    #expect(listing?.name == (arguments == nil ? nil : "Card"))
    #expect(listing?.details.first == arguments)
  }

  @Test(arguments: [
    ("UICollectionViewController", ["collectionViewLayout: UICollectionViewFlowLayout()"]),
    ("UICollectionView", ["frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"]),
    ("UITableView", []),
  ])
  func `has the layout of a class that cannot be made without one`(
    superclass: String, arguments: [String]
  ) {
    let views = SwiftViews(SourceText(name: "/a.swift", "class A: \(superclass) {}"))
    #expect(views.listings.flatMap(\.details) == arguments)
  }

  /// A structure in each of so many structures.
  @Test(arguments: [(4, ["a: A(b: B(c: C(d: D(e: 1))))"]), (5, [])])
  func `is made with at most five values inside each other`(count: Int, arguments: [String]) {
    let names = ["a", "b", "c", "d", "e", "f"]
    let types = (0..<count).map { index in
      let type = index == count - 1 ? "Int" : names[index + 1].uppercased()
      return "struct \(names[index].uppercased()) { let \(names[index + 1]): \(type) }\n"
    }
    let text = types.joined() + "class Card: UIView { init(a: A) {} }"
    #expect(
      SwiftViews(SourceText(name: "/a.swift", text)).listings.flatMap(\.details) == arguments)
  }
}

@Suite struct `The compiler's output` {
  private let source = SourceText(name: "View.swift", "import UIKit\nlet a = AppTheme()\n")

  private func diagnostics(_ output: String) -> [Diagnostic] {
    CompilerOutput(output).diagnostics(about: [source]) { "/x/\($0)" }
  }

  @Test func `is reported at words of the file`() {
    let found = diagnostics(
      """
      /x/View.swift:2:9: error: cannot find 'AppTheme' in scope
      /x/View.swift:2:9: error: cannot find 'AppTheme' in scope
      /x/View.swift:1:1: warning: unused
      """)
    #expect(found.map(\.id) == [.doesNotCompile])
    #expect(found.first?.range?.text == "AppTheme")
    #expect(found.first?.notes == [Self.note])
  }

  @Test func `is told with the folders that were searched for it`() {
    let output = "/x/View.swift:2:9: error: cannot find 'AppTheme' in scope"
    let found = CompilerOutput(output).diagnostics(
      about: [source], missing: ["Kit"], searched: ["App", "Kit"]
    ) { "/x/\($0)" }
    #expect(
      found.first?.notes == [
        "no Swift file in 'App', 'Kit' declares it", "or it is in 'Kit', which is not here",
      ])
  }

  private static let note =
    "if another file declares it, '--with FILE' adds that file, and '--with DIR' those of a folder "
    + "that are needed"

  @Test func `is told without what follows from an error, and each missing name once`() {
    let source = SourceText(name: "View.swift", String(repeating: "let a = b\n", count: 30))
    let missing = (10...19).map {
      "/x/View.swift:\($0):9: error: value of type 'UILabel' has no member 'snp'\n"
    }
    let output = """
      /x/View.swift:1:5: error: cannot infer contextual base in reference to member 'red'
      /x/View.swift:2:9: error: cannot find 'Card' in scope
      /x/View.swift:2:5: error: cannot infer contextual base in reference to member 'red'
      /x/View.swift:3:5: error: 'nil' requires a contextual type
      /x/View.swift:4:9: error: cannot find type 'Card' in scope
      /x/View.swift:4:9: error: cannot call value of non-function type '[Any]'
      /x/View.swift:5:9: error: cannot find type 'UICard' in scope
      /x/View.swift:6:9: error: cannot assign to property: 'self' is immutable
      /x/View.swift:7:9: error: cannot assign to property: 'self' is immutable

      """
    let errors = CompilerOutput(output + missing.joined())
      .diagnostics(about: [source]) { "/x/\($0)" }.condensed
    #expect(errors.map { $0.range?.start.line } == [1, 2, 5, 6, 10])
    #expect(errors[1].notes == [Self.note, "also in line 4"])
    #expect(errors[2].notes == ["Snug's UIKit does not have 'UICard'"])
    #expect(errors[3].notes == ["also in line 7"])
    #expect(errors[4].notes == ["also in lines 11, 12, 13, 14, 15, 16 and 3 more"])
  }

  @Test(arguments: [
    ("UITimePicker", "Snug's UIKit does not have 'UITimePicker'"),
    ("AppTheme", note),
  ])
  func `has notes about missing names`(name: String, note: String) {
    let found = diagnostics("/x/View.swift:2:9: error: cannot find '\(name)' in scope")
    #expect(found.map(\.notes) == [[note]])
  }

  @Test func `says which file of a folder declares what is missing, or that none does`() {
    let output = CompilerOutput(
      """
      /x/View.swift:2:9: error: cannot find 'Asset' in scope
      /x/View.swift:2:9: error: value of type 'UILabel' has no member 'kf'
      """)
    let errors = output.diagnostics(
      about: [source], searched: ["App"], declaring: { $0 == "Asset" ? "App/Assets.swift" : nil }
    ) { "/x/\($0)" }
    #expect(
      errors.map(\.notes) == [
        ["'App/Assets.swift' declares 'Asset' for another type, or does not compile"],
        ["no Swift file in 'App' declares it"],
      ])
  }

  @Test func `names the modules that are not here`() {
    let output = CompilerOutput(
      """
      /x/View.swift:2:9: error: cannot find 'Chart' in scope
      /x/View.swift:2:9: error: value of type 'UILabel' has no member 'kf'
      /x/View.swift:2:9: error: incorrect argument label in call (have 'hex:', expected 'named:')
      /x/View.swift:2:9: error: argument passed to call that takes no arguments
      2 | let a = UIImageView(named: "a", top: 0)
      /x/View.swift:2:9: error: no exact matches in call to initializer
      2 | let a = UIColor(rgb: 0xFF)
      /x/View.swift:2:9: error: extra argument 'inset' in call
      2 | view.pin(UIView(), inset: max(1, 2))
      /x/View.swift:2:9: error: reference to generic type 'Task' requires arguments in <...>
      /x/View.swift:2:9: error: 'cents' is inaccessible due to 'internal' protection level
      /x/View.swift:2:9: error: type 'Operation?' has no member 'add'
      /x/View.swift:1:9: note: cannot synthesize 'Codable' because '[Hero]' does not conform
      """)
    #expect(
      output.missingNames == [
        "Chart", "UILabel", "kf", "hex:", "named:", "rgb:", "cents", "Hero", "Operation", "add",
        "pin", "max", "Task",
      ])
    let notes = output.diagnostics(about: [source], missing: ["Charts"]) { "/x/\($0)" }.map(\.notes)
    #expect(notes[0].last == "or it is in 'Charts', which is not here")
    #expect(notes[1] == notes[0])
  }

  @Test(arguments: [
    "/x/View.swift:99:99: error: there", "/x/View.swift:2:9000: error: there",
    "/x/View.swift:0:0: error: there ",
  ])
  func `can have invalid locations`(output: String) {
    #expect(diagnostics(output).map(\.message) == ["there"])
  }

  @Test func `is passed on if it is not about the given files`() {
    let found = diagnostics("error: no such module 'X'\n<unknown>:0: error: y")
    #expect(found.map(\.message) == ["the file does not compile"])
    #expect(found.first?.notes == ["error: no such module 'X'", "<unknown>:0: error: y"])
  }

  @Test(arguments: [
    ("Views/View.swift:2: Fatal error: unwrapped", "the code stopped: unwrapped"),
    ("Views/View.swift:99: Fatal error", "the code stopped"),
    ("Views/View.swift:0: Fatal error: no", nil), ("Other.swift:2: Fatal error: no", nil),
    ("Fatal error: no", nil),
  ])
  func `has the location where code stopped`(output: String, message: String?) {
    let found = CompilerOutput(output).crash(in: [source])
    #expect(found?.message == message)
    #expect(found.map { $0.id == .codeFailed } ?? true)
  }

  @Test(arguments: [("a.pad()", nil), ("self.logo.pad()", "logo")])
  func `names the outlet that is not connected`(call: String, outlet: String?) {
    let source = SourceText(
      name: "View.swift",
      "@IBOutlet private weak var logo: UIView!\n@IBOutlet var b: UIView!\nvar a: UIView!\n\(call)")
    let end = "Unexpectedly found nil while implicitly unwrapping an Optional value"
    let found = CompilerOutput("Views/View.swift:4: Fatal error: \(end)").crash(in: [source])
    #expect(
      found?.message == "the code stopped: "
        + (outlet.map { "the outlet '\($0)' is nil, which a storyboard or XIB connects" } ?? end))
  }

  @Test func `has the call of the file that ended in Swift's library`() {
    let found = CompilerOutput(
      """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      Thread 0 "views" crashed:

        1 [ra] 0x00007f8 _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
        3 [ra] 0x0000558 Row.layoutSubviews() + 75 in views at /x/View.swift:2:40
        4 [ra] 0x0000558 Row.init() + 7 in views at /x/View.swift:1:4
      """
    ).crash(in: [source])
    #expect(found?.message == "the code stopped: Index out of range")
    #expect(found?.range?.start.line == 2)
  }
}
