package import SnugDiagnostics
import SnugGeometry
package import SnugLayout

/// A scene that a compiled Swift program sends to the tool, with locations in its source code.
package struct ExportedScene: Codable, Sendable {
  /// The class of the root view.
  package var name: String
  /// The scene as a scene file; `nil` if it has errors.
  package var text: String?
  package var views: [Location?]
  /// The classes of lists.
  package var listClasses: [String?]
  package var constraints: [Location?]
  /// Where the content priorities of each view are set, in the order of `priorityRanges`.
  package var priorities: [[Location?]]
  package var remarks: [Remark]

  /// A range of bytes in a file.
  package struct Location: Codable, Sendable {
    package var file: String
    package var start: Int
    package var end: Int
  }

  package struct Remark: Codable, Sendable {
    package var isError: Bool
    package var id: String
    package var message: String
    package var location: Location?
    package var notes: [String]
    package var views: [String]
  }

  package init(_ name: String, _ scene: Scene?, _ diagnostics: [Diagnostic]) {
    self.name = name
    text = scene?.yaml
    views = scene?.views.map { $0.range.map(Location.init) } ?? []
    listClasses = scene?.views.map(\.listClass) ?? []
    constraints = scene?.constraints.map { $0.range.map(Location.init) } ?? []
    priorities =
      scene?.views.map { view in
        Self.priorityRanges.map { view[keyPath: $0].map(Location.init) }
      } ?? []
    remarks = diagnostics.map(Remark.init)
  }

  private static var priorityRanges: [WritableKeyPath<View, SourceRange?>] {
    [
      \.contentHuggingRange.horizontal, \.contentHuggingRange.vertical,
      \.contentCompressionResistanceRange.horizontal,
      \.contentCompressionResistanceRange.vertical,
    ]
  }

  /// The scene, whose views and constraints have source ranges in the code.
  ///
  /// - Parameter source: returns the text of a file.
  package func scene(
    _ source: (String) -> SourceText?
  ) throws(Diagnostics) -> Checked<Scene> {
    let diagnostics = remarks.map { $0.diagnostic(source) }
    guard let text, !remarks.contains(where: \.isError) else { throw Diagnostics(diagnostics) }
    let read = try SceneReader.read(SourceText(name: name, text), images: ImageFiles { _ in nil })
    var scene = read.value.withoutSourceRanges
    for (index, location) in zip(scene.views.indices, views) {
      scene.views[index].range = location?.range(source)
      scene.views[index].listClass = listClasses[index]
    }
    for (index, locations) in zip(scene.views.indices, priorities) {
      for (path, location) in zip(Self.priorityRanges, locations) {
        scene.views[index][keyPath: path] = location?.range(source)
      }
    }
    for (index, location) in zip(scene.constraints.indices, constraints) {
      scene.constraints[index].range = location?.range(source)
    }
    scene.title = name
    scene.canStateExpectation = false
    // The reader's warnings are about the intermediate text, not about the code.
    return Checked(scene, warnings: diagnostics)
  }
}

extension ExportedScene.Location {
  fileprivate init(_ range: SourceRange) {
    self.init(
      file: range.source.name, start: range.offsets.lowerBound, end: range.offsets.upperBound)
  }

  fileprivate func range(_ source: (String) -> SourceText?) -> SourceRange? {
    guard let text = source(file), 0...text.utf8.count ~= start, start...text.utf8.count ~= end
    else { return nil }
    return SourceRange(text, start..<end)
  }
}

extension ExportedScene.Remark {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      isError: diagnostic.severity == .error, id: diagnostic.id.rawValue,
      message: diagnostic.message, location: diagnostic.range.map(ExportedScene.Location.init),
      notes: diagnostic.notes, views: diagnostic.views)
  }

  fileprivate func diagnostic(_ source: (String) -> SourceText?) -> Diagnostic {
    Diagnostic(
      isError ? .error : .warning, Diagnostic.ID(rawValue: id) ?? .notModelled, message,
      at: location?.range(source), notes: notes, views: views)
  }
}
