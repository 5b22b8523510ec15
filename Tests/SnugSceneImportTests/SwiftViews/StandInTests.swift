import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugTestSupport
import Testing

/// Views of classes that other files of a project declare, which are not there.
extension `Views in Swift` {
  /// Their arguments are not known, but a text is most likely the title; and their initializers would say that they
  /// have constraints.
  @Test func `have empty views of UIKit's classes for those of a project`() async throws {
    let checked = try await checked(
      """
      class Card: UIViewController {
        let heading = AppTitleLabel(alignment: .center, size: 20, text: "Total, so far")
        let button = AppButton(color: .systemPink, title: "Pay")
        let field: AppTextField? = AppTextField(frame: CGRect(x: 1, y: 2, width: 30, height: 4), kind: .round)
        let rating = RatingView(stars: [1, 2])
        override func viewDidLoad() {
          for item in [heading, button, field!, rating] { view.addSubview(item) }
          heading.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          rating.configure(with: 3)
        }
      }
      """)
    let views = checked.value.views.dropFirst()
    #expect(views.map(\.viewClass) == [.uiLabel, .uiButton, .uiTextField, .uiView])
    #expect(
      views.map { $0.content.mainText?.string } == ["Total, so far", "Pay", nil, nil])
    #expect(views.map { $0.autoresizing != nil } == [false, false, true, true])
    #expect(
      checked.warnings.map(\.message) == [
        "the type 'AppTitleLabel' is not declared: an empty UILabel stands for it",
        "the type 'AppButton' is not declared: an empty UIButton stands for it",
        "the type 'AppTextField' is not declared: an empty UITextField stands for it",
        "the type 'RatingView' is not declared: an empty UIView without a size of its own stands for it",
        "44 points stand for each unknown width or height of 'rating'",
      ])
  }

  /// Its name does not say that it is a view, but the file adds or constrains it.
  @Test(arguments: [
    "let bar = SearchBar(kind: 1)\n  func build() { addSubview(bar) }",
    "var bar: SearchBar!\n  func build() {\n    bar = SearchBar()\n    bar.topAnchor.constraint(equalTo: topAnchor)\n  }",
  ])
  func `have an empty view for what a file lays out`(members: String) async throws {
    let checked = try await checked(
      "class Row: UIView {\n  init() {\n    super.init(frame: .zero)\n    build()\n  }\n"
        + "  required init?(coder: NSCoder) { nil }\n  \(members)\n}")
    #expect(
      checked.warnings.first?.message
        == "the type 'SearchBar' is not declared: an empty UIView without a size of its own stands for it"
    )
    #expect(checked.value.views.count == (members.hasPrefix("let") ? 2 : 1))
  }

  /// Its content would give it a size; one without any place has a frame.
  @Test func `have assumed sizes where nothing gives an undeclared view one`() async throws {
    let checked = try await checked(
      """
      class Row: UIView {
        let badge = BadgeView(), photo = PhotoView(), icon = IconView(kind: 1)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubviews(badge, photo, icon)
          badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
          badge.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
          for edge in [NSLayoutConstraint.Attribute.top, .left, .width, .height] {
            NSLayoutConstraint(
              item: photo, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge, multiplier: 1,
              constant: 0
            ).isActive = true
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let views = checked.value.views.dropFirst()
    #expect(views.map(\.name) == ["badge", "photo", "icon"])
    #expect(views.map(\.hasAssumedContentSize) == [true, false, true])
    #expect(views.first?.intrinsicContentSizeOverride == PerAxis(horizontal: 44, vertical: nil))
    #expect(views.last?.autoresizing?.frame == Rect(x: 0, y: 0, width: 44, height: 44))
    #expect(
      checked.warnings.map(\.message).suffix(2) == [
        "'addSubviews' is not declared: it calls 'addSubview'",
        "44 points stand for each unknown width or height of 'badge', 'icon'",
      ])
  }

  /// Constraints on its center or its far edges place it, though its size is not known.
  @Test(arguments: ["centerXAnchor", "trailingAnchor"])
  func `have no frame if constraints place them`(anchor: String) async throws {
    let scene = try await run(
      """
      class Page: UIViewController {
        let loading = LoadingView()
        override func viewDidLoad() {
          view.addSubview(loading)
          loading.\(anchor).constraint(equalTo: view.\(anchor)).isActive = true
          loading.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
      }
      """)
    #expect(scene.views.map { $0.autoresizing == nil } == [true, true])
    #expect(
      scene.views.last?.intrinsicContentSizeOverride == PerAxis(horizontal: 44, vertical: 44))
  }

  /// The compiler does not know the types of `.init` in what it misses.
  @Test func `are made without statements that fill undeclared views`() async throws {
    let scene = try await run(
      """
      class Page: UIViewController {
        let card = CardView()
        override func viewDidLoad() {
          view.addSubview(card)
          card.configure(with: .init(title: "A", color: .init(red: 0.4, green: 0.4, blue: 0.5, alpha: 1)))
        }
      }
      """)
    #expect(scene.views.map(\.name) == ["view", "card"])
  }

  /// What its own members are, and what lays it out, is not known. A `Review` is no view.
  @Test(arguments: [
    "card.pinEdges(to: view)", "card.setHeight(40)", "card.addSubview(Review())",
    "card.title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
  ])
  func `have no view for what an undeclared class does`(statement: String) async throws {
    let error = await #expect(throws: Diagnostics.self) {
      try await run(
        """
        class Page: UIViewController {
          let card = CardView()
          override func viewDidLoad() {
            view.addSubview(card)
            \(statement)
          }
        }
        """)
    }
    #expect(error?.all.first?.message == "cannot find 'CardView' in scope")
  }

  /// Its extension is not there that calls them.
  @Test func `have a function of an undeclared protocol call what a class has for it`() async throws
  {
    let checked = try await checked(
      """
      final class Row: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          setupView()
        }
        required init?(coder: NSCoder) { nil }
      }
      extension Row: TapDelegate { func tapped() { title.removeFromSuperview() } }
      extension Row: ViewCode {
        func buildHierarchy() { addSubview(title) }
        func setupConstraints() { title.topAnchor.constraint(equalTo: topAnchor).isActive = true }
        func show(_ text: String) { title.text = text }
        override func layoutSubviews() { super.layoutSubviews() }
      }
      """)
    #expect(checked.value.views.map(\.name) == ["view", "title"])
    #expect(
      checked.warnings.map(\.message).prefix(1) == [
        "'setupView' is not declared: it calls 'buildHierarchy', 'setupConstraints'"
      ])
  }

  /// UIKit's subclasses of `UITextView` override this one, which `UITextView()` calls.
  @Test func `have text views with the designated initializer of UIKit's`() async throws {
    let views = try await run(
      """
      class Note: UITextView {
        let hint = UILabel()
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
          addSubview(hint)
        }
        required init?(coder: NSCoder) { nil }
      }
      class Page: UIViewController {
        let note = Note()
        override func viewDidLoad() { view.addSubview(note) }
      }
      """
    ).views
    #expect(views.map(\.name) == ["view", "note", "hint"])
  }

  @Test func `leave out statements with their semicolons`() async throws {
    let checked = try await checked(
      """
      import UIKit; import Foundation
      class Page: UIViewController {
        let a = UIView(); let b = UIView()
        override func viewDidLoad() {
          view.addSubview(a); Log.add("a"); view.addSubview(b); b.backgroundColor = Theme.paper
        }
      }
      """)
    #expect(checked.value.views.map(\.name) == ["view", "a", "b"])
  }
}
