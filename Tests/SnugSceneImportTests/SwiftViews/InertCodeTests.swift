import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneImport
import SnugTestSupport
import Testing

/// Code without which views are laid out in the same way, or with UIKit's defaults.
extension `Views in Swift` {
  private static let inert = [
    "titleLabel.textColor = Missing.ink",
    "self.titleLabel.text = Missing.title",
    "button.setTitle(Missing.title, for: .normal)",
    "table.register(Missing.self, forCellReuseIdentifier: \"a\")",
    "button.addTarget(self, action: #selector(Missing.go), for: .touchUpInside)",
    "layer.borderColor = Missing.line.cgColor",
    "label.font = Missing.title",
    "Missing.log(\"shown\")",
    "model = Missing(view: self)",
    "let names = Missing.names",
    "Missing.load { self.count = $0 }",
    "Missing.changed = { [weak self] in\n  self?.spinner.isHidden = true\n}",
    "table.backgroundView?.accessibilityLabel =\n  Missing.name",
  ]

  private static let effective = [
    "Missing.pin(titleLabel)",
    "Missing.decorate(to: self)",
    "view.addSubview(Missing())",
    "titleLabel.isHidden = Missing.isHidden",
    "stack.spacing = Missing.gap",
    "titleLabel.numberOfLines = Missing.lines",
    "headerView = Missing()",
    "button.configuration = Missing.style",
    "wide.isActive = Missing.isWide",
    "titleLabel.heightAnchor.constraint(equalToConstant: Missing.height).isActive = true",
    "if Missing.isOn { title = \"a\" }",
    "return Missing.name",
    "arrange(Missing.all)",
    "let margin = Missing.margin",
    "stack.arrange = {\n  Missing.attach($0)\n}",
    "names.forEach {\n  Missing.attach($0)\n}",
  ]

  @Test(arguments: inert.map { ($0, true) } + effective.map { ($0, false) })
  func `know the statements that lay nothing out`(statement: String, isInert: Bool) throws {
    let head = "func f() {\n  before()\n"
    let source = SourceText(name: "A.swift", head + statement + "\n  after()\n}\n")
    let place = try #require((head + statement).firstRange(of: "Missing"))
    let offset = (head + statement).utf8.distance(from: head.startIndex, to: place.lowerBound)
    let found = InertCode(in: SwiftOutline(source)).statement(
      around: offset, in: 10..<source.utf8.count - 2, for: "cannot find 'Missing' in scope",
      canBeCall: true)
    #expect(found.map { source.text(in: $0) } == (isInert ? statement : nil))
  }

  @Test(arguments: [
    ("addSubview(a); layer.add(Missing.ink); addSubview(b)", "layer.add(Missing.ink)"),
    ("a.textColor = Missing.ink; addSubview(a)", "a.textColor = Missing.ink"),
    ("a.textColor = .black; b.isHidden = Missing.flag", nil),
  ])
  func `are apart from others of their line`(line: String, statement: String?) throws {
    let text = "func f() {\n  \(line)\n}\n"
    let place = try #require(text.firstRange(of: "Missing"))
    let source = SourceText(name: "A.swift", text)
    let found = InertCode(in: SwiftOutline(source)).statement(
      around: text.utf8.distance(from: text.startIndex, to: place.lowerBound),
      in: 10..<source.utf8.count - 2, for: "cannot find 'Missing' in scope", canBeCall: true)
    #expect(
      found.map { source.text(in: $0).trimmingCharacters(in: .whitespaces) } == statement)
  }

  @Test(arguments: ["backgrundColor", "tytleText"])
  func `do not leave out a property that is misspelt`(name: String) {
    let source = SourceText(name: "A.swift", "func f() {\n  \(name) = Theme.one\n}\n")
    func found(_ message: String) -> Range<Int>? {
      InertCode(in: SwiftOutline(source)).statement(
        around: 13, in: 10..<source.utf8.count - 2, for: message, canBeCall: true)
    }
    #expect(found("cannot find 'Theme' in scope") != nil)
    #expect(found("cannot find '\(name)' in scope") == nil)
  }

  /// A project may lay out with it; but not with a path.
  @Test(arguments: [("Card", "card.float()"), ("CGPath", "path.add(center: middle)")])
  func `do not leave out a member of UIKit's classes that is missing`(
    type: String, statement: String
  ) {
    let source = SourceText(name: "A.swift", "func f() {\n  \(statement)\n}\n")
    func found(_ type: String) -> Range<Int>? {
      InertCode(in: SwiftOutline(source)).statement(
        around: 18, in: 10..<source.utf8.count - 2,
        for: "value of type '\(type)' has no member 'float'", canBeCall: true)
    }
    #expect(found(type) != nil)
    #expect(found("UIView") == nil)
  }

  /// UIKit has more colours and shadows than are here.
  @Test(arguments: [
    ("label.highlightedTextColor = .red", "highlightedTextColor", true),
    ("label.highlightedTextColor = UIColor(white: 0.5, alpha: 1)", "highlightedTextColor", true),
    ("card.addShadow(radius: 4)", "addShadow", true),
    ("list.isPrefetchingEnabled = false", "isPrefetchingEnabled", true),
    ("label.textColr = .red", "textColr'; did you mean 'textColor", false),
    ("label.place(on: card)", "place", false),
    ("card.addBorder(below: titleLabel)", "addBorder", false),
    ("let width = card.borderSize", "borderSize", false),
    ("card.frame.size.width = label.shadowSize", "shadowSize", false),
  ])
  func `leave out what sets only looks`(statement: String, member: String, isLeftOut: Bool) {
    let source = SourceText(name: "A.swift", "func f() {\n  \(statement)\n}\n")
    let found = InertCode(in: SwiftOutline(source)).statement(
      around: 14, in: 10..<source.utf8.count - 2,
      for: "value of type 'UILabel' has no member '\(member)'", canBeCall: true)
    #expect((found != nil) == isLeftOut)
  }

  /// The compiler's messages about lengths and rectangles are like those about layers.
  @Test(arguments: [
    ("v.frame = bounds.float(by: 10)", "value of type 'CGRect' has no member 'float'", false),
    ("let w = CGFloat(16).float", "value of type 'CGFloat' has no member 'float'", false),
    (
      "v.frame = bounds.float(by: w)",
      "cannot convert value of type 'CGFloat' to expected argument type 'UIEdgeInsets'", false
    ),
    ("let p = corner.float", "value of type 'CGPoint' has no member 'float'", false),
    ("layer.apply(float)", "value of type 'CALayer' has no member 'apply'", true),
    ("let image = cut.float", "value of type 'CGImage' has no member 'float'", true),
    (
      "v.widthAnchor.constraint(equalToConstant: layer.float).isActive = true",
      "value of type 'CALayer' has no member 'float'", false
    ),
  ])
  func `do not leave out what lays out with a length or a rectangle`(
    statement: String, message: String, isLeftOut: Bool
  ) {
    let source = SourceText(name: "A.swift", "func f() {\n  \(statement)\n}\n")
    let found = InertCode(in: SwiftOutline(source)).statement(
      around: 14, in: 10..<source.utf8.count - 2, for: message, canBeCall: true)
    #expect((found != nil) == isLeftOut)
  }

  /// Its colours, texts and models are those of another file.
  @Test func `leave out statements that lay nothing out, and say which`() async throws {
    let checked = try await checked(
      """
      import UIKit
      class Card: UIView, CardDelegate {
        weak var delegate: CardDelegate?
        private let style: Style
        let title: UILabel = {
          let label = UILabel()
          label.textColor = Theme.ink
          label.text = "Total"
          return label
        }()
        init(model: Model) {
          style = .plain
          super.init(frame: .zero)
          addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.backgroundColor = Theme.paper
          load(model)
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        private func load(_ model: Model) {
          for name in Store.names { Log.add(name) }
          delegate?.card(self, has: model.count)
        }
      }
      """)
    #expect(checked.value.views.map(\.name) == ["view", "title"])
    #expect(checked.value.views[1].content.mainText?.string == "Total")
    #expect(checked.value.constraints.map(\.constant) == [8])
    #expect(
      checked.warnings.map(\.message) == [
        "the type 'CardDelegate' is not declared: an empty class stands for it",
        "the type 'Style' is not declared: an empty class stands for it",
        "the type 'Model' is not declared: an empty class stands for it",
        "left out: cannot find 'Theme' in scope",
        "left out: cannot find 'Store' in scope",
        "left out: cannot find 'Log' in scope",
      ])
  }

  /// A constant decides a size.
  @Test(arguments: [
    (
      "let a = UIView()", "a.heightAnchor.constraint(equalToConstant: Space.big).isActive = true",
      ["cannot find 'Space' in scope"]
    ),
    (
      "let a = UIView()",
      "a.translatesAutoresizingMaskIntoConstraints = false\n    NSLayoutConstraint.activate([\n"
        + "      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(16).scaled),\n    ])",
      ["value of type 'CGFloat' has no member 'scaled'"]
    ),
    (
      "var model: Model?",
      "build()\n  }\n  func build() {\n    addSubview(UIView())\n    Store.fill(self)",
      ["cannot find type 'Model' in scope", "cannot find 'Store' in scope"]
    ),
  ])
  func `are not made without what lays them out`(
    property: String, statements: String, errors: [String]
  ) async throws {
    let error = await #expect(throws: Diagnostics.self) {
      try await run(
        "class Card: UIView {\n  \(property)\n  init() {\n    super.init(frame: .zero)\n    \(statements)\n  }\n"
          + "  required init?(coder: NSCoder) { nil }\n}")
    }
    #expect(error?.all.map(\.message) == errors)
  }
}
