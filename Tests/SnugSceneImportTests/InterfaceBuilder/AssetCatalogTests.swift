import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugSceneImport
import SnugTestSupport
import Testing

@Suite struct `An image of an asset catalog` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes an image set with one file. The icon has 24 × 24 pixels.
  private func writeSet(
    _ path: String, _ file: String = "icon.png", scale: String = #", "scale": "2x""#,
    _ bytes: [UInt8]? = nil
  ) throws {
    let icon = try Fixtures.bytes("Fixtures/Build/Docs/icon.png")
    try folder.write(bytes ?? icon, "\(path).imageset/\(file)")
    let contents = """
      { "images": [{ "idiom": "universal", "scale": "1x" },
        { "idiom": "universal", "filename": "\(file)"\(scale) }], "info": { "version": 1 } }
      """
    try folder.write(contents, "\(path).imageset/Contents.json")
  }

  /// The intrinsic content size of an image view in a file in `Base.lproj`.
  private func size(_ name: String) throws -> String? {
    guard case .image(let image) = try read(name).value.views[1].content else { return nil }
    return image.map { "\($0.size.width.shortDescription) × \($0.size.height.shortDescription)" }
  }

  private func read(_ name: String) throws -> Checked<Scene> {
    let source = xib(
      root(view("imageView", id: "a", attributes: " image=\"\(name)\"")),
      resources: #"<image name="\#(name)" width="10" height="11"/>"#)
    let path = try folder.write(source.utf8, "Base.lproj/Test.xib")
    let file = try InterfaceBuilderFile(source, images: .beside(path))
    return try file.scene(of: file.roots[0])
  }

  @Test func `has the size of its file`() throws {
    try writeSet("Assets.xcassets/Icons/star")
    #expect(try size("star") == "12 × 12")
    #expect(try size("Icons/star") == "12 × 12")
    #expect(try size("moon") == "10 × 11")
  }

  @Test func `beside the file comes before others`() throws {
    try writeSet("Assets.xcassets/star")
    try writeSet("Base.lproj/Assets.xcassets/star", scale: "")
    #expect(try size("star") == "24 × 24")
  }

  @Test func `is a PDF file, too`() throws {
    let page = "%PDF-1.7\n1 0 obj << /Type /Page /MediaBox [ 0 0 32.5 20 ] >> endobj"
    try writeSet("Assets.xcassets/star", "star.pdf", scale: "", Array(page.utf8))
    #expect(try size("star") == "32.5 × 20")
  }

  @Test(arguments: ["star.png", "%PDF /MediaBox [0 0 a]", "%PDF /MediaBox [0 0 -1 8]", ""])
  func `that cannot be read has the size the file lists`(bytes: String) throws {
    try writeSet("Assets.xcassets/star", "star.png", Array(bytes.utf8))
    #expect(try size("star") == "10 × 11")
    try folder.write("{ \"images\": 8", "Assets.xcassets/star.imageset/Contents.json")
    #expect(try size("star") == "10 × 11")
    let warnings = try read("star").warnings
    #expect(
      warnings.map(\.message) == [
        "the asset catalog has no readable PNG or PDF file of 'star'"
      ])
    #expect(warnings.map { $0.range?.text } == ["star"])
  }
}
