import Foundation
import Snug
import SnugDrawing
import SnugTestSupport
import Testing

/// An edit of a scene file in one place.
enum SceneEdit: String, CaseIterable {
  case text, priority, constant, view

  /// The edited text; `nil` if the scene has nothing to edit.
  func applied(to scene: String) -> String? {
    switch self {
    case .text: Self.replaced(/text: "[^"%]+(?=")/, in: scene) { "\($0), again" }
    case .priority:
      Self.replaced(/(?:hugging: |compressionResistance: |@)\d+/, in: scene) { match in
        let digits = match.drop { !$0.isNumber }
        return match.dropLast(digits.count) + (digits == "1000" ? "740" : "\(Int(digits)! - 3)")
      }
    case .constant:
      Self.replaced(/-\d+(?=-[\[|])/, in: scene) { "-\(Int($0.dropFirst())! + 3)" }
    case .view:
      Self.replaced(/\n {2}subviews:\n/, in: scene) {
        $0 + "    added: { intrinsicContentSize: [9, 9] }\n"
      }?.replacing(/\nconstraints:\n/, maxReplacements: 1) {
        let root = scene.firstMatch(of: /\n {2}name: (?<name>\w+)\n/)?.name ?? "view"
        return $0.output
          + "  - added.top == \(root).top + 2\n  - added.leading == \(root).leading + 2\n"
      }
    }
  }

  private static func replaced(
    _ part: Regex<Substring>, in text: String, _ replacement: (Substring) -> any StringProtocol
  ) -> String? {
    text.firstMatch(of: part).map { match in
      text.replacingCharacters(in: match.range, with: String(replacement(match.output)))
    }
  }
}

/// How many lines of an SVG change if its scene changes in one place, as git counts them.
@Suite struct `The lines of an SVG that change` {
  /// Every scene of the gallery with each edit that is possible in it.
  private static let all = SceneFixture.all.filter(\.isSceneFile).flatMap { fixture in
    SceneEdit.allCases.compactMap { edit -> (fixture: SceneFixture, edit: SceneEdit)? in
      guard let text = try? fixture.text, edit.applied(to: text) != nil else { return nil }
      return (fixture, edit)
    }
  }

  static let pairs = Seeds.sample(of: all, every: 5)

  @Test func `are compared in many pairs of each kind`() {
    #expect(Self.pairs.count > 60)
    for edit in SceneEdit.allCases { #expect(Self.pairs.count { $0.edit == edit } >= 8, "\(edit)") }
  }

  @Test(arguments: pairs)
  func `are few`(fixture: SceneFixture, edit: SceneEdit) throws {
    let text = try fixture.text
    let edited = try #require(edit.applied(to: text))
    let old = try picture(of: text, fixture), new = try picture(of: edited, fixture)
    let changed = try lines(new).difference(from: lines(old)).count
    let marks = max(
      try ownLines(of: old, notIn: new), try ownLines(of: new, notIn: old))
    #expect(changed <= 2 * marks + 12, "\(changed) lines, \(marks) of the marks")
  }

  private func picture(of text: String, _ fixture: SceneFixture) throws -> DisplayList {
    let name = URL(filePath: "/\(fixture.file)").lastPathComponent
    let scene = try pipeline.scene(from: SourceText(name: name, text)).value
    return pipeline.diagram(of: scene, appearance: .light)
  }

  private func lines(_ list: DisplayList) throws -> [Substring] {
    String(decoding: try pipeline.render(list, id: PictureID(named: "row")), as: UTF8.self)
      .split(separator: "\n")
  }

  /// The lines of the marks and tooltips that another picture does not have, in a picture of their
  /// own, and of the definitions that it does not have.
  private func ownLines(of list: DisplayList, notIn other: DisplayList) throws -> Int {
    let rest = try lines(list.without(other))
    let start = try #require(rest.firstIndex { $0.hasSuffix("</desc>") }) + 1
    let body = rest.firstIndex(of: "</defs>").map { $0 + 1 } ?? start
    let known = Set(try lines(other))
    let definitions = try lines(list).prefix { $0 != "</defs>" }
      .filter { $0.hasPrefix("<path id=") && !known.contains($0) }
    return rest.count - 1 - body + definitions.count
  }
}

extension DisplayList {
  /// The marks and tooltips that another picture does not have.
  fileprivate func without(_ other: DisplayList) -> DisplayList {
    var list = self
    func rest<Part: Hashable>(_ parts: [Part], without others: [Part]) -> [Part] {
      var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
      return parts.filter { part in
        guard let count = counts[part], count > 0 else { return true }
        counts[part] = count - 1
        return false
      }
    }
    list.marks = rest(marks, without: other.marks)
    list.tooltips = rest(tooltips, without: other.tooltips)
    return list
  }
}
