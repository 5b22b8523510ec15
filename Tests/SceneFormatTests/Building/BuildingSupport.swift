import AutoLayout
import Diagnostics
import Foundation
import SceneFormat
import Testing

/// The scene of a text, and what is said about it.
func checked(_ text: String) throws -> Checked<Scene> {
  try SceneReader.read(SourceText(name: "scene.yaml", text))
}

/// A scene built in Swift and the same one read from a text.
func expectSame(
  _ built: Checked<Scene>, _ text: String, at location: SourceLocation = #_sourceLocation
) throws {
  let file = try checked(text)
  let difference = built.value.withoutSourceRanges.difference(from: file.value.withoutSourceRanges)
  #expect(difference == nil, "\(text)", sourceLocation: location)
  #expect(
    built.warnings.map(\.message) == file.warnings.map(\.message), "\(text)",
    sourceLocation: location)
}

extension Scene {
  /// The first thing that is another in another scene, and what it is there; `nil` if nothing is.
  func difference(from other: Scene) -> String? {
    if self == other { return nil }
    for (view, another) in zip(views, other.views) where view != another {
      return "\(view)\n\(another)"
    }
    for (constraint, another) in zip(constraints, other.constraints) where constraint != another {
      return "\(constraint)\n\(another)"
    }
    for (variant, another) in zip(variants, other.variants) {
      if let difference = variant.difference(from: another) { return difference }
    }
    if changes != other.changes { return "\(changes)\n\(other.changes)" }
    return "\(self)\n\(other)"
  }
}

/// What is said about a scene of 320 by 60 points with some content, with lines of the file counted
/// from the one this is called in.
func mistakes(
  from line: Int = #line, file: String = #fileID,
  @SceneBuilder in content: (SceneView) -> [SceneContent]
) -> String {
  do {
    return said(
      about: try Scene.checked(width: 320, height: 60, content: content).warnings, from: line, file)
  } catch {
    return said(about: error.all, from: line, file)
  }
}

/// Diagnostics as they are printed, without the numbers of lines in the margin.
func said(about diagnostics: [Diagnostic], from line: Int, _ file: String) -> String {
  let name = String(file.split(separator: "/").last ?? "")
  let rows = diagnostics.map(\.formatted).joined(separator: "\n")
    .split(separator: "\n", omittingEmptySubsequences: false)
  return rows.map { row in
    if let match = row.wholeMatch(of: /\d+ \| *(?<rest>.*)/) { return "| \(match.rest)" }
    if row.contains(/^ +\| +\^/) { return "| " + row.drop { " |".contains($0) } }
    let parts = row.components(separatedBy: "\(name):")
    let counted = parts.dropFirst().reduce(parts[0]) { text, part in
      let digits = part.prefix(while: \.isNumber)
      return text + "+\((Int(digits) ?? 0) - line)" + part.dropFirst(digits.count)
    }
    return counted.contains(/^ += note/) ? "  " + counted.drop { $0 == " " } : counted
  }.joined(separator: "\n")
}
