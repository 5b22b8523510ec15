public import SnugDiagnostics
import SnugGeometry
public import SnugLayout
import SnugPangoCairo
public import SnugSceneFormat
public import SnugSceneImport

extension Pipeline {
  /// Reads a scene like `SourceText.scene(_:images:)`.
  public func scene(
    from source: SourceText, _ selection: SceneSelection = SceneSelection()
  ) throws(Diagnostics) -> Checked<Scene> {
    try source.scene(selection)
  }
}

extension SourceText {
  /// The scene of the text: a scene file, a layout root of a `.xib` or `.storyboard`, or a report
  /// of a console log.
  ///
  /// - Parameters:
  ///   - selection: selects one of several roots or reports, and the environment of the layout.
  ///   - images: the image files and asset catalogs; by default those on disk, relative to the
  ///     folder of the text.
  /// - Throws: all errors in the text, or an error if the name of the root is missing or unknown.
  public func scene(
    _ selection: SceneSelection = SceneSelection(), images: ImageFiles? = nil
  ) throws(Diagnostics) -> Checked<Scene> {
    var scene = try selected(selection, images)
    let damaged = scene.value.damagedImages
    if !damaged.isEmpty { throw Diagnostics(damaged) }
    do throws(Diagnostic) {
      scene.value = try scene.value.variant(named: selection.variant, in: name)
    } catch {
      throw Diagnostics(scene.warnings + [error])
    }
    // For a Swift file the selection was passed to the program.
    if isSwift { return scene }
    if selection.device != nil, kind != .interfaceBuilder {
      scene.warnings.append(
        Diagnostic(
          .warning, .noEffect, "'--device' has no effect on this file", file: name,
          notes: ["it is for .xib, .storyboard and .swift files; use '--size' for any root"]))
    }
    if let size = selection.size {
      for axis in Axis.allCases { scene.value[.root].requiredSize[axis] = size[axis] }
    }
    scene.value = scene.value.scaled(to: selection.contentSizeCategories)
    return scene
  }

  /// The scenes of all reports of a console log, in its order; of any other file, or if the selection
  /// names a scene, only that one.
  public func scenes(
    _ selection: SceneSelection = SceneSelection(), images: ImageFiles? = nil
  ) throws(Diagnostics) -> [Checked<Scene>] {
    guard selection.name == nil, kind == .constraintLog else {
      return [try scene(selection, images: images)]
    }
    var scenes: [Checked<Scene>] = []
    for report in try ConstraintLogFile(self).reports {
      var selection = selection
      selection.name = report.name
      scenes.append(try scene(selection, images: images))
    }
    return scenes
  }

  private func selected(
    _ selection: SceneSelection, _ images: ImageFiles?
  ) throws(Diagnostics) -> Checked<Scene> {
    switch kind {
    case .sceneFile:
      let scene = try SceneReader.read(self, images: images)
      guard let wanted = selection.name else { return scene }
      throw Diagnostics([
        Diagnostic(
          .error, .unknownScene, "there is no scene '\(wanted)'", file: name,
          notes: ["a scene file holds one scene; a .xib, a .storyboard or a log can hold several"])
      ])
    case .interfaceBuilder:
      let file = try InterfaceBuilderFile(self, images: images ?? .beside(name))
      let root = try Diagnostics.wrapping(try file.root(named: selection.name))
      return try file.scene(of: root, for: selection)
    case .constraintLog:
      let log = try ConstraintLogFile(self)
      return try log.scene(of: try Diagnostics.wrapping(try log.report(named: selection.name)))
    case .swift: return try swiftScene(selection)
    }
  }

  /// Whether it is a Swift file, which is run to make scenes of its views.
  package var isSwift: Bool { kind == .swift }

  private func swiftScene(
    _ selection: SceneSelection
  ) throws(Diagnostics) -> Checked<Scene> {
    guard let run = selection.swift else {
      throw Diagnostics([
        Diagnostic(
          .error, .swiftNotRun, "a Swift file is not compiled and run here", file: name,
          notes: ["'snug convert \(name) -o scene.yaml' runs it once and writes a scene file"])
      ])
    }
    return try SwiftViews(self, with: run.otherFiles, hasExtended: true)
      .scene(for: selection, running: run)
  }
}

extension Diagnostics {
  /// Evaluates `value` and rethrows its diagnostic as `Diagnostics`.
  package static func wrapping<Value>(
    _ value: @autoclosure () throws(Diagnostic) -> Value
  ) throws(Diagnostics) -> Value {
    do { return try value() } catch { throw Diagnostics([error]) }
  }
}

extension Scene {
  /// A scene with the reports of a log as panels: the first, with the others as its variants.
  package init(panels reports: [Scene]) {
    self = reports[0]
    guard reports.count > 1 else { return }
    // `app, report-1`
    let titles = reports.map { $0.title.split(separator: ", ").map(String.init) }
    title = titles[0].dropLast().joined(separator: ", ")
    subtitle = "\(reports.count) reports"
    output.baseTitle = titles[0].last
    variants = zip(reports, titles).dropFirst().map { report, title in
      var report = report
      report.title = title.last ?? report.title
      return report
    }
  }

  /// Errors for the images whose pixels cannot be read, each at the first view with the image.
  fileprivate var damagedImages: [Diagnostic] {
    var seen: Set<[UInt8]> = []
    return viewIDs.compactMap { id in
      let name = self[id].name
      guard let png = self[id].content.image?.png, seen.insert(png).inserted,
        !Renderer.canDraw(png: png)
      else { return nil }
      return Diagnostic(
        .error, .unreadableImage, "\(RenderError.damagedImage(subject: name))",
        at: self[id].range, views: [name])
    }
  }
}
