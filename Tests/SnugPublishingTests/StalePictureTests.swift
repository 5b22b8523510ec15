import Foundation
import Snug
import SnugPublishing
import SnugTestSupport
import Testing

@Suite struct `A stale picture` {
  static let scene = """
    title: A row
    view:
      size: [320, 60]
      layoutMargins: 16
      subviews:
        name: { class: UILabel, text: "Full name", hugging: 251 }
        field: { class: UITextField, borderStyle: roundedRect, placeholder: "as in your passport" }
    constraints:
      - "H:|-[name]-[field]-|"
      - name.firstBaseline == field.firstBaseline
      - field.centerY == view.centerY
    """

  let folder: TemporaryFolder
  let pipeline: Pipeline

  init() throws {
    folder = try TemporaryFolder()
    pipeline = try Pipeline()
  }

  private func drawing(_ scene: String, _ name: String, _ form: PictureForm) -> SceneDrawing {
    let path = folder.path(name)
    return PictureMaker(pipeline, as: form).draw(
      SourceText(name: "row.yaml", scene),
      for: PicturePlan.Item(scene: "row.yaml", pictures: [path]))
  }

  /// The messages if the picture of one scene is compared with that of another.
  private func messages(
    of old: String, now new: String, as format: OutputFormat = .svg
  ) throws -> [String] {
    let form = PictureForm(format: format, scale: 1)
    let name = "row." + format.fileExtension
    let before = drawing(old, name, form)
    let picture = try #require(before.pictures.first)
    try folder.write(picture.bytes, name)
    let after = drawing(new, name, form)
    return after.diagnostics(about: after.stalePictures(drawnAs: form)).flatMap { diagnostic in
      [
        "\(diagnostic.range?.start.line ?? 0): "
          + diagnostic.message.replacing(folder.url.path + "/", with: "")
      ] + diagnostic.notes
    }
  }

  @Test(arguments: [OutputFormat.svg, .png, .pdf])
  func `differs from a picture that was just drawn`(format: OutputFormat) throws {
    #expect(try messages(of: Self.scene, now: Self.scene, as: format) == [])
  }

  @Test(arguments: [
    (
      "Full name", "Name",
      [
        "6: the picture 'row.svg' is stale: 'name': 73.5 × 20.5 → 45 × 20.5",
        "'field': 206.5 × 34 → 235 × 34",
      ]
    ),
    (
      "hugging: 251", "hugging: 249",
      [
        "6: the picture 'row.svg' is stale: 'name': 73.5 × 20.5 → 121 × 20.5",
        "'field': 206.5 × 34 → 159 × 34",
      ]
    ),
    (
      "A row", "Two views",
      ["0: the picture 'row.svg' is stale: the title: 'A row' → 'Two views'"]
    ),
    (
      "as in your passport", "As in your passport.",
      [
        """
        7: the picture 'row.svg' is stale: 'field': 'field is 47.5 points wider than its placeholder'\
         → 'field is 41.5 points wider than its placeholder'
        """
      ]
    ),
    (
      "  - field.centerY == view.centerY", "  - field.top == view.top",
      [
        "6: the picture 'row.svg' is stale: 'name': at another place", "'field': at another place",
      ]
    ),
    (
      "    field:", "    badge: { intrinsicContentSize: [8, 8] }\n    field:",
      ["7: the picture 'row.svg' is stale: 'badge' is new"]
    ),
  ])
  func `is reported with the changed view, at its line`(
    old: String, new: String, messages: [String]
  )
    throws
  {
    // With an added view the layout is ambiguous, which the scene then expects.
    let changed =
      Self.scene.replacing(old, with: new)
      + (new.contains("badge") ? "\nexpect: ambiguous" : "")
    let found = try self.messages(of: Self.scene, now: changed)
    #expect(found == messages)
  }

  @Test func `as a PNG is reported with the views whose pixels differ`() throws {
    let lines = try messages(
      of: Self.scene, now: Self.scene.replacing("as in your", with: "is in your"), as: .png)
    #expect(lines.dropFirst() == ["pixels around 'view'"])
    let line = try #require(lines.first)
    #expect(
      line.wholeMatch(
        of: /7: the picture 'row.png' is stale: [0-9]+ pixels, most of them around 'field'/) != nil,
      "\(line)")
  }

  /// Gray PNGs with only a header, written with Python's `zlib` and `struct`.
  @Test(arguments: [
    ([0, 0, 64, 0, 0, 0, 64, 0, 8, 0, 0, 0, 0, 140, 163, 79, 88], "16384 × 16384 → "),
    (
      [0, 0, 127, 255, 0, 0, 127, 255, 8, 0, 0, 0, 0, 108, 153, 89, 225],
      "it is not a PNG, is damaged, or is too large"
    ),
  ])
  func `as a PNG of very many pixels is not decoded`(header: [UInt8], words: String) throws {
    let form = PictureForm(format: .png, scale: 1)
    let drawn = drawing(Self.scene, "row.png", form)
    var bytes: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82] + header
    bytes += [0, 0, 0, 9, 73, 68, 65, 84, 120, 156, 99, 0, 0, 0, 1, 0, 1, 94, 255, 125, 249]
    bytes += [0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130]
    try folder.write(bytes, "row.png")
    let messages = drawn.diagnostics(about: drawn.stalePictures(drawnAs: form)).map(\.message)
    #expect(messages.count == 1 && messages.first?.contains(words) ?? false, "\(messages)")
  }

  @Test func `as a PNG of another size is reported with the sizes`() throws {
    let lines = try messages(
      of: Self.scene, now: Self.scene.replacing("320", with: "640"), as: .png)
    let line = try #require(lines.first)
    #expect(line.contains(" pixels") && line.contains(" → "), "\(line)")
  }

  @Test func `can be missing, or not drawn by Snug`() throws {
    let form = PictureForm()
    let drawing = drawing(Self.scene, "gone.svg", form)
    let stale = drawing.stalePictures(drawnAs: form)
    #expect(stale.map(\.found) == [nil])
    #expect(
      drawing.diagnostics(about: stale).map(\.message.localizedLowercase).allSatisfy {
        $0.hasSuffix("gone.svg' is missing")
      })
    try folder.write("<svg></svg>", "gone.svg")
    let other = drawing.diagnostics(about: drawing.stalePictures(drawnAs: form))
    #expect(
      other.map { $0.message.hasSuffix("it was not drawn by this version of Snug, or is cut off") }
        == [true])
  }

  @Test func `of several panels is reported with the panel`() throws {
    let scene = Self.scene + "\nvariants:\n  - title: Wide\n    set: { view.size: [400, 60] }"
    let lines = try messages(of: scene, now: scene.replacing("[400", with: "[410"))
    #expect(
      lines == [
        "2: the picture 'row.svg' is stale: 'view' in panel 2: 400 × 60 → 410 × 60",
        "'field' in panel 2: 286.5 × 34 → 296.5 × 34",
      ])
  }
}
