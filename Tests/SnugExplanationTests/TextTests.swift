import SnugDiagnostics
import SnugExplanation
import SnugLayout
import Testing

/// The output of `snug explain`: a verdict, a line for each view, the reasons, the remarks.
struct TextTests {
  @Test func `lines are cited with their files if there are several`() throws {
    var scene = try scene(
      """
      view:
        size: [200, 40]
        subviews:
          name: { class: UILabel, text: twelve chars, font: 12 }
          title: { class: UILabel, text: sixteen chars ab, font: 12, compressionResistance: 751 }
      constraints:
        - "H:|-16-[name]"
        - title.leading == name.trailing + 20
        - title.trailing == view.trailing
      """)
    func text() -> String { Explanation(engine.layout(scene)).text() }
    #expect(text().contains("view has 200 (lines 7, 8 and 9)."))
    let theme = SourceRange(SourceText(name: "App/Theme.swift", "\ntitle"), 1..<6)
    scene.constraints[2].range = theme
    #expect(text().contains("view has 200 (scene.yaml lines 7 and 8; Theme.swift line 2)."))
    // Another file of the same name.
    let other = SourceRange(SourceText(name: "Theme.swift", "\ntitle"), 1..<6)
    scene.constraints[1].range = other
    #expect(
      text().contains("(scene.yaml line 7; Theme.swift line 2; App/Theme.swift line 2)."))
    // The views are in the other file, and the root is in none.
    scene[.root].range = nil
    for index in scene.constraints.indices { scene.constraints[index].range = theme }
    #expect(text().contains("view has 200 (Theme.swift line 2)."))
  }

  /// Of 21 views, some as wide as they want to be.
  @Test(arguments: [(1, nil), (2, "The other 2 views have their intrinsic size, or none.")])
  func `in a large scene the views without changes are counted, unless there is one`(
    count: Int, line: String?
  ) throws {
    let names = (0..<21).map { "v\($0)" }
    let views = names.map { "\($0): { intrinsicContentSize: [10, 10] }" }
    let constraints =
      names.flatMap { ["\($0).top == view.top", "\($0).leading == view.leading"] }
      + names.dropFirst(count).map { "\($0).width == 20" }
    let explanation = try explain(
      """
      view: { size: [100, 40], subviews: { \(views.joined(separator: ", ")) } }
      constraints: [\(constraints.joined(separator: ", "))]
      """)
    let lines = explanation.text().split(separator: "\n\n")[1].split(separator: "\n")
    #expect(lines.count == (line == nil ? 21 : 20))
    #expect(lines.first { !$0.hasPrefix("v") }.map(String.init) == line)
  }

  /// The console reports one of the two conflicts, with its last constraint broken.
  @Test func `only the constraint that the console broke refers to the console`() throws {
    var scene = try scene(
      """
      view: { size: [100, 40], subviews: { box: } }
      constraints:
        - "V:|[box]|"
        - box.leading == view.leading
        - box.leading == view.leading + 8
        - box.width == 60
        - box.width == 80
      """)
    scene.consoleReport = ConsoleReport(isUnsatisfiable: true)
    let proses = Explanation(engine.layout(scene)).proses.joined(separator: "\n")
    #expect(
      proses.contains(
        "The log does not say which one was broken: box.leading == view.leading + 8 is assumed."))
    #expect(proses.contains("box.width == 80, as the console says, is broken."))
  }

  @Test func `tooltips and remarks are short`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          rest:
          label: { class: UILabel, text: six ch, font: 12 }
      constraints:
        - "H:|[rest][label]|"
        - "V:|[rest]|"
        - "V:|[label]|"
      """)
    #expect(
      explanation.remarks == [
        "rest has no intrinsic width: it fills the 64 points the others leave."
      ])
    #expect(
      explanation.tooltips == [
        "view: 100 × 40",
        "rest: 64 × 40",
        "label: 36 × 40. label is 25.5 points taller than its text",
      ])
  }
}
