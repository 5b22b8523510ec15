import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

@testable import SnugLiveEditor

/// Changes single values in the text of a scene.
@Suite struct SceneEditorTests {
  private func scene(_ title: String, _ constraint: String = "title.centerY == row.centerY")
    -> String
  {
    """
    view:
      name: row
      size: [200, 40]
      subviews:
        title: \(title)
        badge: { class: UILabel, text: "12" }  # stays
    constraints:
      - \(constraint)  # why
      - "H:|[title][badge]|"
    """
  }

  private func editor(_ text: String) throws -> SceneEditor {
    try #require(
      SceneEditor(SourceText(name: "row.yaml", text), images: ImageFiles { _ in nil }))
  }

  private func edited(_ text: String, _ edit: TextEdit?) throws -> String {
    String(decoding: try #require(edit).applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    // A number for one axis; for both, where the other axis keeps it; the name of a priority.
    (
      "{ class: UILabel, hugging: { horizontal: 251 } }",
      "{ class: UILabel, hugging: { horizontal: 300 } }"
    ),
    (
      "{ class: UILabel, hugging: 251 }",
      "{ class: UILabel, hugging: { horizontal: 300, vertical: 251 } }"
    ),
    (
      "{ class: UILabel, hugging: low + 1 }",
      "{ class: UILabel, hugging: { horizontal: 300, vertical: low + 1 } }"
    ),
    // Only the other axis.
    (
      "{ class: UILabel, hugging: { vertical: 251 } }",
      "{ class: UILabel, hugging: { vertical: 251, horizontal: 300 } }"
    ),
    // No priority yet.
    (
      "{ class: UILabel, text: \"é, {\" }",
      "{ class: UILabel, text: \"é, {\", hugging: { horizontal: 300 } }"
    ),
    (
      "{ class: UILabel, compressionResistance: 751 }",
      "{ class: UILabel, hugging: { horizontal: 300 }, compressionResistance: 751 }"
    ),
    ("{}", "{ hugging: { horizontal: 300 } }"),
    ("", "{ hugging: { horizontal: 300 } } "),
    ("~", "{ hugging: { horizontal: 300 } }"),
    // Lines, with comments.
    (
      "\n      class: UILabel  # a label\n      text: Hello  # the text",
      "\n      class: UILabel  # a label\n      text: Hello  # the text\n      hugging: { horizontal: 300 }"
    ),
    (
      "\n      class: UILabel\n      hugging:  # of both\n        vertical: 251  # of one",
      "\n      class: UILabel\n      hugging:  # of both\n        vertical: 251  # of one\n        horizontal: 300"
    ),
    (
      "\n      class: UILabel\n      text: |\n        Hello\n        there",
      "\n      class: UILabel\n      hugging: { horizontal: 300 }\n      text: |\n        Hello\n        there"
    ),
  ])
  func `a priority is changed where it is written`(before: String, after: String) throws {
    let text = scene(before)
    let edit = try editor(text).edit(.hugging, of: "title", .horizontal, to: 300)
    #expect(try edited(text, edit) == scene(after))
  }

  @Test func `a priority that is written once for two views is not changed`() throws {
    let text = scene("&label { class: UILabel, hugging: 251 }")
      .replacing("{ class: UILabel, text: \"12\" }", with: "*label")
    #expect(try editor(text).edit(.hugging, of: "badge", .horizontal, to: 300) == nil)
  }

  @Test func `an unknown view has no priority to change`() throws {
    #expect(try editor(scene("{}")).edit(.hugging, of: "other", .horizontal, to: 300) == nil)
  }

  @Test(arguments: [
    (
      "title.leading == row.leading + 8", SceneEditor.ConstraintPart.constant(12),
      "title.leading == row.leading + 12"
    ),
    ("title.leading == row.leading", .constant(-4), "title.leading == row.leading - 4"),
    ("title.leading == row.leading - 4", .constant(0), "title.leading == row.leading"),
    ("title.width == 80 @ 750", .constant(90.5), "title.width == 90.5 @ 750"),
    ("title.width == 80", .relation(.lessThanOrEqual), "title.width <= 80"),
    ("title.width == 80", .priority(999), "title.width == 80 @ 999"),
    ("title.width == 80 @ high", .priority(700), "title.width == 80 @ 700"),
    ("\"title.width >= 80 @ 20\"", .priority(.required), "\"title.width >= 80\""),
  ])
  func `a part of an equation is changed`(
    before: String, part: SceneEditor.ConstraintPart, after: String
  ) throws {
    let text = scene("{ class: UILabel }", before)
    let edit = try editor(text).edit(part, ofConstraint: 0)
    #expect(try edited(text, edit) == scene("{ class: UILabel }", after))
  }

  @Test(arguments: [
    // A visual format, a line of Swift, a compound attribute, a value of another key.
    "\"H:|-8-[title]\"", "\"title.widthAnchor.constraint(equalToConstant: 80)\"",
    "title.size == [80, 20]", "{ constraint: title.width == 80, priority: 750 }",
  ])
  func `an unsupported form is not changed`(constraint: String) throws {
    let text = scene("{ class: UILabel }", constraint)
    #expect(try editor(text).edit(.priority(700), ofConstraint: 0) == nil)
  }
}
