import Snug
import SnugGeometry
import SnugSceneFormat
import SnugTestSupport
import Testing

/// A diagram of the default priorities of controls. Its text is made from the library's table, so
/// that both agree.
@Suite struct `The default priorities` {
  private static let path = "Fixtures/Scenes/intrinsic-size/default-priorities.yaml"

  @Test func `are the library's in a scene`() throws {
    let failure = try Golden.failure(of: Self.scene, expectedIn: Self.path)
    #expect(failure == nil)
  }

  private static let classes = ViewClass.allCases.filter { $0.platform == .iOS }

  /// A column of the table: its name, its header, and its value for a class.
  private static let columns:
    [(name: String, head: String, cell: @Sendable (ViewClass) -> String)] = [
      ("name", " \\nClass", { $0.rawValue }),
      ("code", "Hugging, made in code\\nhorizontal, vertical", { hugging($0, .code) }),
      (
        "builder", "in Interface Builder\\nhorizontal, vertical",
        { hugging($0, .interfaceBuilder) }
      ),
      (
        "resistance", "Compression resistance\\nhorizontal, vertical",
        { _ in text(PerAxis(both: View.defaultContentCompressionResistancePriority)) }
      ),
    ]

  private static func hugging(_ viewClass: ViewClass, _ creation: ViewCreation) -> String {
    text(
      viewClass.defaultContent.defaultContentHuggingPriority(
        createdIn: creation, on: viewClass.platform))
  }

  private static func text(_ priorities: PerAxis<LayoutPriority>) -> String {
    "\(priorities.horizontal), \(priorities.vertical)"
  }

  private static var scene: String {
    let stacks = columns.map { column in
      let cells = classes.map { column.cell($0) }.joined(separator: "\\n")
      return """
                \(column.name): { class: UIStackView, axis: vertical, alignment: leading, \
        spacing: 6, arrangedSubviews: {
                    \(column.name)Head: { class: UILabel, text: "\(column.head)", \
        font: { size: 13, weight: semibold }, numberOfLines: 0 },
                    \(column.name)Cells: { class: UILabel, text: "\(cells)", \
        font: 13, numberOfLines: 0 } } }
        """
    }
    return """
      # outcome:
      #   status satisfied
      title: The priorities every control starts with
      subtitle: "What is not said in a scene. Stack views have no intrinsic size: theirs have no effect."
      view:
        layoutMargins: 20
        subviews:
          table:
            class: UIStackView
            alignment: top
            spacing: 28
            arrangedSubviews:
      \(stacks.joined(separator: "\n"))
      constraints:
        - "H:|-[table]-|"
        - "V:|-[table]-|"

      """
  }
}
