import Foundation
import Publishing
import Snug
import TestSupport
import Testing

@Suite struct `A picture that was drawn before` {
  static let row = """
    view:
      size: [200, 60]
      subviews:
        name: { class: UILabel, text: Name }
        icon: { class: UIImageView, image: icon.png }
    constraints:
      - "H:|-[name]-[icon]"
      - "V:|-[name]"
      - "V:|-[icon]"
    """

  let folder: TemporaryFolder
  let pipeline: Pipeline
  let program: String

  init() throws {
    folder = try TemporaryFolder()
    pipeline = try Pipeline()
    program = try folder.write([1], "program")
    try folder.write(Self.row, "row.yaml")
    let icon = DisplayList(size: Size(width: 8, height: 8), title: "", summary: "", marks: [])
    try folder.write(pipeline.render(icon, as: .png, scale: 1), "icon.png")
  }

  /// Draws the scene and writes the picture. Returns whether the picture was up to date.
  private func isUnchanged(
    _ form: PictureForm = PictureForm(), variant: String? = nil, subfolder: String = "Out"
  ) throws -> Bool {
    let cache = PictureCache(
      in: folder.path("cache"), program: program, for: pipeline)
    let maker = PictureMaker(
      pipeline, as: form, for: SceneSelection(variant: variant), cache: cache)
    let scene = folder.path("row.yaml")
    let plan = try PicturePlan(
      SceneFiles([scene]), as: form, to: .folder(folder.path(subfolder)))
    let drawing = maker.draw(plan.items[0])
    #expect(!drawing.isFailure)
    #expect(drawing.pictures.isEmpty == drawing.isUnchanged)
    // The dependencies are the same in both cases.
    #expect(drawing.dependencies == [scene, folder.path("icon.png")])
    #expect(drawing.alternativeText.hasPrefix("row. "))
    try maker.write(drawing, into: folder.url.path)
    return drawing.isUnchanged
  }

  @Test func `is not drawn again`() throws {
    #expect(try !isUnchanged())
    #expect(try isUnchanged())
    #expect(try isUnchanged())
  }

  @Test func `is drawn again, so that a warning is reported again`() throws {
    try folder.write(Self.row.replacing("\n  - \"V:|-[icon]\"", with: ""), "row.yaml")
    #expect(try !isUnchanged())
    #expect(try !isUnchanged())
  }

  @Test(arguments: [
    ("row.yaml", Self.row.replacing("Name }", with: "Names }")), ("row.yaml", Self.row + "\n"),
    ("program", "another"), ("Out/row.svg", "<svg/>"),
  ])
  func `is drawn again when a dependency changes`(file: String, text: String) throws {
    #expect(try !isUnchanged())
    try folder.write(text, file)
    #expect(try !isUnchanged())
    #expect(try isUnchanged())
    #expect(
      FileManager.default.contents(atPath: folder.path("Out/row.svg"))?.count
        ?? 0 > 1000)
  }

  @Test func `is drawn again when its image changes, or the picture was removed`() throws {
    #expect(try !isUnchanged())
    let icon = DisplayList(size: Size(width: 9, height: 8), title: "", summary: "", marks: [])
    try folder.write(pipeline.render(icon, as: .png, scale: 1), "icon.png")
    #expect(try !isUnchanged())
    try FileManager.default.removeItem(at: folder.url.appending(path: "Out/row.svg"))
    #expect(try !isUnchanged())
    #expect(try isUnchanged())
  }

  @Test func `is drawn again for other options, or another path`() throws {
    let forms = [
      PictureForm(), PictureForm(appearance: .dark), PictureForm(appearance: .auto),
      PictureForm(panels: PanelChoice(settings: OutputSettings(annotate: [.minimal]))),
    ]
    for form in forms { #expect(try !isUnchanged(form)) }
    #expect(try !isUnchanged(PictureForm(format: .png, scale: 1)))
    #expect(try !isUnchanged(PictureForm(format: .png, scale: 2)))
    #expect(try !isUnchanged(subfolder: "Elsewhere"))
    #expect(try isUnchanged(subfolder: "Elsewhere"))
  }

  @Test func `is up to date if only its modification time changed`() throws {
    #expect(try !isUnchanged())
    for name in ["Out/row.svg", "row.yaml", "icon.png"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)],
        ofItemAtPath: folder.path(name))
    }
    #expect(try isUnchanged())
  }

  @Test func `is drawn again if its cache entry is damaged`() throws {
    #expect(try !isUnchanged())
    let cache = folder.url.appending(path: "cache")
    for path in try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    where path.hasSuffix(".json") {
      let bytes = try #require(
        FileManager.default.contents(atPath: cache.appending(path: path).path))
      try folder.write(Array(bytes.dropLast(20)), "cache/" + path)
    }
    #expect(try !isUnchanged())
    #expect(try isUnchanged())
  }

  @Test func `is drawn again when an asset catalog has its image`() throws {
    let cell = try folder.write(
      try Fixtures.bytes("Fixtures/Scenes/interface-builder/message-cell.xib"),
      "Cell/message-cell.xib")
    let form = PictureForm()
    let plan = try PicturePlan(SceneFiles([cell]), as: form)
    let cache = PictureCache(in: folder.path("cache"), program: program, for: pipeline)
    let maker = PictureMaker(pipeline, as: form, cache: cache)
    func isUnchanged() throws -> Bool {
      let drawing = maker.draw(plan.items[0])
      #expect(!drawing.isFailure)
      try maker.write(drawing)
      return drawing.isUnchanged
    }
    #expect(try !isUnchanged())
    #expect(try isUnchanged())
    // Other files in the folder have no effect.
    try folder.write("view:", "Cell/row.yaml")
    #expect(try isUnchanged())
    let set = "Cell/Assets.xcassets/avatar.imageset"
    try folder.write(try Fixtures.bytes("Fixtures/Build/Docs/icon.png"), "\(set)/icon.png")
    try folder.write(#"{ "images": [{ "filename": "icon.png" }] }"#, "\(set)/Contents.json")
    #expect(try !isUnchanged())
    #expect(try isUnchanged())
    try FileManager.default.removeItem(atPath: folder.path(set))
    #expect(try !isUnchanged())
  }
}
