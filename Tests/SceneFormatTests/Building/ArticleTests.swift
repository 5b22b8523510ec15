import FixtureSupport
import Foundation
import SceneFormat
import Snug
import Testing

/// The article `ScenesInSwift.md`: its examples stand here, and so compile and make scenes.
@Suite struct `The article on scenes in Swift` {
  @Test func `opens with`() throws {
    let cell = try Scene("A cell", width: 320, height: 60) { view in
      let title = Label("Full name", named: "title")
      let price = Label("€ 12.00", named: "price")
      price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      price.setContentCompressionResistancePriority(751, for: .horizontal)
      title
      price
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
      price.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8)
      price.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).priority(750)
      [title, price].map { $0.centerYAnchor.constraint(equalTo: view.centerYAnchor) }
    }
    #expect(cell.views.count == 3)
    #expect(cell.constraints.count == 5)
  }

  @Test func `reads files`() throws {
    let fromFile = try Scene(contentsOf: "Fixtures/Scenes/hugging/name-and-field.yaml")
    #expect(fromFile.title == "The field is stretched")
  }

  @Test func `repeats`() throws {
    let form = try Scene("A form", width: 375) { view in
      let names = ["Given name", "Family name", "City"]
      let rows = names.enumerated().map { index, text in
        Stack(named: "row\(index)", axis: .horizontal, spacing: 8, alignment: .firstBaseline) {
          let label = Label(text)
          label.setContentHuggingPriority(251, for: .horizontal)
          label
          TextField(placeholder: text)
        }
      }
      Stack(named: "column", axis: .vertical, spacing: 12) {
        rows
      }
      "H:|-[column]-|"
      "V:|-[column]-|"
    }
    #expect(form.views.count == 11)
    #expect(form.views.prefix(3).map(\.name) == ["view", "column", "row0"])
  }

  @Test func `relates anchors`() throws {
    let anchors = try Scene("Anchors", width: 320, height: 200) { view in
      let photo = ImageView(image: .size(width: 60, height: 40), named: "photo")
      let caption = Label("A caption of some length", named: "caption")
      caption.numberOfLines = 0
      let gap = Guide(named: "gap")
      photo
      caption
      gap
      photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 2 / 3.0)
      gap.leadingAnchor.constraint(equalTo: photo.trailingAnchor)
      gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 8).priority(.defaultHigh - 1)
      caption.leadingAnchor.constraint(equalTo: gap.trailingAnchor)
      caption.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: photo.bottomAnchor, multiplier: 2)
      LayoutConstraint(
        item: caption, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailingMargin)
    }
    #expect(anchors.guides.map(\.name).first == "gap")
    #expect(anchors.constraints.count == 8)
  }

  @Test func `takes formats`() throws {
    let formats = try Scene("Formats", width: 320, height: 60) { view in
      Setting.metric("gap", 12)
      Label("Name", named: "name")
      TextField(placeholder: "as in your passport", named: "field")
      LayoutConstraint(
        visualFormat: "H:|-[name]-gap-[field(>=least@750)]-|", options: [.alignAllFirstBaseline],
        metrics: ["least": 80])
      "field.centerY == view.centerY"
      LayoutConstraint(equation: "name.width <= 0.5 * view.width").identifier("half")
    }
    #expect(formats.constraints.count == 7)
    #expect(formats.constraints.last?.identifier == "half")
  }

  @Test func `takes settings`() throws {
    let settings = try Scene("Settings", width: 240, height: 44) { view in
      Setting.subtitle("In Arabic, drawn at three pixels to the point")
      Setting.layoutDirection(.rightToLeft)
      Setting.scale(3)
      Setting.annotate(.minimal, .only(.reasons))
      Setting.sweep(.horizontal, [160, 240, 320])
      Button("Continue", named: "next")
      "H:|-[next]-|"
      "V:|-[next]-|"
    }
    #expect(settings.layoutDirection == .rightToLeft && settings.sweep?.sizes.count == 3)
  }

  @Test func `varies`() throws {
    let variants = try Scene("The field is stretched", width: 375, height: 60) { view in
      let name = Label("Full name", named: "name")
      let field = TextField(placeholder: "as in your passport", named: "field")
      name
      field
      "H:|-[name]-[field]-|"
      let centered = field.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      centered
      name.centerYAnchor.constraint(equalTo: field.centerYAnchor)
      Variant("The field hugs more") {
        field.setContentHuggingPriority(251, for: .horizontal)
      }
      Variant("Narrow, in German") {
        view.setSize(200, for: .horizontal)
        name.text = "Vor- und Nachname"
      }
      Variant("At the top") {
        LayoutConstraint.deactivate([centered])
        field.topAnchor.constraint(equalTo: view.topAnchor)
      }
    }
    #expect(variants.variants.map(\.title).last == "At the top")
    #expect(
      variants.variants.map(\.changes) == [
        ["field.hugging.horizontal: 251"],
        ["view.size.width: 200", "name.text: Vor- und Nachname"],
        ["+ field.top == view.top", "− constraint1"],
      ])
  }

  @Test func `warns`() throws {
    let checked = try Scene.checked(width: 320) { _ in
      let stack = Stack(named: "stack")
      stack.setContentHuggingPriority(251)
      stack
    }
    let warnings: [Diagnostic] = checked.warnings
    let scene: Scene = checked.value
    #expect(warnings.map(\.id) == [.noEffect])
    #expect(scene.views.count == 2)
  }

  @Test func `has no other examples`() throws {
    let article = try Fixtures.text("Sources/Snug/Snug.docc/ScenesInSwift.md")
    let here = try Fixtures.text("Tests/SceneFormatTests/Building/ArticleTests.swift")
    let blocks = article.matches(of: /(?ms)^```swift\n(?<code>.*?)^```/).map { String($0.code) }
    #expect(blocks.count == 8)
    for block in blocks {
      let code = block.split(separator: "\n").map { "    \($0)\n" }.joined()
      #expect(here.contains(code), "\(block)")
    }
  }

  @Test func `has every key of a file that is called otherwise in Swift`() throws {
    let article = try Fixtures.text("Sources/Snug/Snug.docc/ScenesInSwift.md")
    let table = article.components(separatedBy: "## File and Swift").last ?? ""
    let code = Fixtures.files(below: "Sources/SceneFormat/Building").filter {
      $0.contains("/Views/")
    }
    let properties = try code.map { try Fixtures.text($0) }.joined()
    let keys =
      SceneSchema.file.keys.map { ($0.name, false) }
      + ValueShape.Definition.allCases.flatMap { definition in
        SceneSchema.mapping(of: definition).keys.map { ($0.name, definition != .constraint) }
      }
    for (key, isOfViews) in keys where key != "view" && key != "constraints" {
      let isSame = isOfViews && properties.contains("public var \(key):")
      #expect(isSame || table.contains(key), "\(key)")
    }
  }
}
