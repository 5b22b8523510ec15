package import Snug
import SnugPlatform
import Synchronization

/// Draws the pictures of a scene file or text. It is thread-safe.
package struct PictureMaker: Sendable {
  package let pipeline: Pipeline
  package let form: PictureForm
  /// The variant, and the environment for Interface Builder files.
  package let selection: SceneSelection

  package init(
    _ pipeline: Pipeline, as form: PictureForm, for selection: SceneSelection = SceneSelection()
  ) {
    self.pipeline = pipeline
    self.form = form
    self.selection = selection
  }

  /// Draws a scene file; `-` is standard input.
  package func draw(_ item: PicturePlan.Item) -> SceneDrawing {
    do {
      return draw(try SourceText.reading(item.scene), for: item)
    } catch {
      var drawing = SceneDrawing(item)
      drawing.diagnostics = [error]
      drawing.dependencies = item.scene == "-" ? [] : [item.scene]
      return drawing
    }
  }

  /// Writes all pictures of a drawing, or none.
  ///
  /// - Parameter folder: the folder that must contain them. Subfolders are created.
  package func write(
    _ drawing: SceneDrawing, into folder: String? = nil
  ) throws(Diagnostic) {
    try OutputFile.write(drawing.pictures.map { ($0.path, $0.bytes) }, into: folder)
  }

  /// Draws a scene from a text that has been read or is part of another text.
  ///
  /// Images are relative to ``PicturePlan/Item/scene``.
  package func draw(_ source: SourceText, for item: PicturePlan.Item) -> SceneDrawing {
    var drawing = SceneDrawing(item)
    drawing.source = source
    let images = ImageLog(beside: item.scene)
    do throws(Diagnostics) {
      let read = try source.scenes(selection(for: item), images: images.files)
      drawing.diagnostics = read.flatMap(\.warnings)
      let scene = Scene(panels: read.map(\.value))
      drawing.scene = scene
      let sheet = pipeline.sheet(of: scene, form.panels)
      drawing.diagnostics += pipeline.diagnostics(of: sheet)
      try draw(sheet, of: scene, into: &drawing)
    } catch {
      drawing.diagnostics += error.all
    }
    drawing.dependencies = (item.scene == "-" ? [] : [item.scene]) + images.paths
    drawing.folders = images.folders
    return drawing
  }

  private func selection(for item: PicturePlan.Item) -> SceneSelection {
    var selection = selection
    selection.name = item.root
    return selection
  }

  private func draw(
    _ sheet: ComparisonSheet, of scene: Scene, into drawing: inout SceneDrawing
  ) throws(Diagnostics) {
    let file = drawing.item.scene
    if form.isAnimated, sheet.panels.count < 2 {
      throw Diagnostics([
        Diagnostic(
          .error, .nothingToAnimate, "there is only one panel, so there is nothing to animate",
          file: file,
          notes: ["--animate shows variants, or the sizes of a sweep, one after the other"])
      ])
    }
    func drawn(
      _ what: String, notes: [String] = [], _ draw: () throws -> [UInt8]
    ) throws(Diagnostics) -> [UInt8] {
      do { return try draw() } catch {
        throw Diagnostics([
          Diagnostic(
            .error, .unwritableFile, "cannot draw the \(what): \(error)", file: file, notes: notes)
        ])
      }
    }
    let notes =
      sheet.panels.count > 1 && form.format == .png
      ? ["it has \(sheet.panels.count) panels; use a smaller --scale, or an SVG"] : []
    let id = form.id ?? drawing.item.id
    var pictures: [SceneDrawing.Picture] = []
    for (appearance, path) in zip(form.appearance.appearances, drawing.item.pictures) {
      var options = DiagramOptions(
        for: scene, appearance: appearance, followsColorScheme: form.appearance == .auto,
        overriddenBy: form.panels.settings)
      options.isNarrow = form.preset == .phone
      let list = pipeline.diagram(of: form.isAnimated ? sheet.flattened : sheet, options)
      let bytes = try drawn("picture", notes: notes) {
        form.format == .html
          ? try pipeline.page(of: scene, form.panels, id: id)
          : try pipeline.render(
            list, as: form.format, scale: form.scale, animating: form.isAnimated, id: id)
      }
      pictures.append(
        SceneDrawing.Picture(path: path, bytes: bytes, tooltips: list.tooltips))
    }
    if form.hasPage, let path = drawing.item.pictures.last {
      let page = try drawn("page") { try pipeline.page(of: scene, form.panels, id: id) }
      pictures.append(SceneDrawing.Picture(path: path, bytes: page, tooltips: []))
    }
    drawing.pictures = pictures
    drawing.alternativeText = sheet.alternativeText
  }
}

/// Records the images and folders that were requested while a scene was read.
private final class ImageLog: Sendable {
  private let folder: String
  private let requested = Mutex<[String]>([])
  private let listed = Mutex<[FolderListing]>([])
  private let disk: ImageFiles

  init(beside scene: String) {
    folder = String(
      scene[..<(scene.lastIndex(of: "/").map { scene.index(after: $0) } ?? scene.startIndex)])
    disk = .beside(scene)
  }

  var files: ImageFiles {
    ImageFiles { [self] path in
      requested.withLock { if !$0.contains(path) { $0.append(path) } }
      return disk.bytes(path)
    } names: { [self] path, suffix in
      let listing = FolderListing(of: folder + path, suffix: suffix)
      listed.withLock { $0.append(listing) }
      return listing.names
    }
  }

  var folders: [FolderListing] { listed.withLock { $0 } }

  /// The paths of the images, without duplicates, in the order of their requests.
  var paths: [String] { requested.withLock { $0 }.map { folder + $0 } }
}
