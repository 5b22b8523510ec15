import Foundation
import Snug
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugTestSupport
import Synchronization
import Testing

@testable import SnugSceneFormat

@Suite struct `An image file` {
  /// Two pixels side by side, written with Python's `zlib` and `struct`.
  private static let twoPixels: [UInt8] =
    [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 1, 8, 2]
    + [0, 0, 0, 123, 64, 232, 221, 0, 0, 0, 15, 73, 68, 65, 84, 120, 218, 99, 96, 96, 248, 255]
    + [159, 225, 63, 0, 7, 255, 2, 254, 237, 56, 94, 170, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66]
    + [96, 130]

  private func image(_ path: String, _ bytes: [UInt8]? = twoPixels) throws -> ImageContent? {
    let files = ImageFiles { $0 == path ? bytes : nil }
    let scene = try SceneReader.read(source(path), images: files).value
    guard case .image(let image) = scene.views[1].content else { return nil }
    return image
  }

  private func message(_ path: String, _ bytes: [UInt8]?) -> String {
    do {
      _ = try SceneReader.read(source(path), images: ImageFiles { _ in bytes })
      return "read"
    } catch {
      return error.all.map { "\($0.message) [\($0.id.rawValue)]" }.joined(separator: "; ")
    }
  }

  private func source(_ path: String) -> SourceText {
    SourceText(
      name: "scene.yaml", "view: { subviews: { it: { class: UIImageView, image: '\(path)' } } }")
  }

  @Test func `has the size in points from its pixels and its name`() throws {
    for (name, size) in [
      ("a.png", Size(width: 2, height: 1)), ("icons/a@2x.png", Size(width: 1, height: 0.5)),
      ("a@3x.png", Size(width: 2.0 / 3, height: 1.0 / 3)),
      ("a@2x.PNG", Size(width: 1, height: 0.5)),
      ("2x.png", Size(width: 2, height: 1)), ("@2x.d/a.png", Size(width: 2, height: 1)),
    ] {
      let image = try image(name)
      #expect(image?.size == size, "\(name)")
      #expect(image?.png == Self.twoPixels)
    }
  }

  @Test func `must exist, be relative to the scene, and be a PNG`() {
    #expect(message("a.png", nil) == "the image 'a.png' cannot be read [unreadable-image]")
    for path in ["/etc/a.png", "~/a.png", "../a.png", "icons/../../a.png"] {
      #expect(
        message(path, Self.twoPixels)
          == "the image '\(path)' is outside the scene's folder [unreadable-image]")
    }
    #expect(
      message("a.png", [0xFF, 0xD8, 0xFF])
        == "the image 'a.png' is not a PNG file [unreadable-image]")
    for path in ["a.jpeg", "png", "word"] {
      #expect(
        message(path, Self.twoPixels)
          == "the image '\(path)' is not a PNG file [unreadable-image]")
    }
    #expect(message("a.png", []) == "the image 'a.png' is not a PNG file [unreadable-image]")
    #expect(
      message("a.png", [UInt8](repeating: 0, count: 16_000_001))
        == "the image 'a.png' has more than 16 million bytes [unreadable-image]")
  }

  @Test func `is rejected if it is truncated`() {
    for count in 8..<Self.twoPixels.count {
      #expect(
        message("a.png", Array(Self.twoPixels.prefix(count)))
          == "the image 'a.png' is truncated [unreadable-image]", "\(count)")
    }
    // Bytes after the end are ignored.
    #expect(message("a.png", Self.twoPixels + [1, 2, 3]) == "read")
  }

  @Test func `is rejected if a byte is wrong`() {
    for index in 8..<Self.twoPixels.count {
      var bytes = Self.twoPixels
      bytes[index] ^= 0x10
      #expect(message("a.png", bytes).contains("[unreadable-image]"), "byte \(index)")
    }
  }

  @Test func `is rejected if it has no pixels, or too many`() {
    func fault(_ width: UInt32, _ height: UInt32) -> PNGHeader.Failure? {
      do {
        _ = try PNGHeader(png(width, height))
        return nil
      } catch { return error }
    }
    #expect(fault(2, 1) == nil)
    #expect(fault(0, 1) == .isEmpty)
    #expect(fault(1, 0) == .isEmpty)
    #expect(fault(16_384, 2048) == nil)
    #expect(fault(16_384, 2049) == .isTooLarge(width: 16_384, height: 2049))
    #expect(fault(16_385, 1) == .isTooLarge(width: 16_385, height: 1))
    #expect(fault(.max, .max) == .isTooLarge(width: 4_294_967_295, height: 4_294_967_295))
  }

  @Test func `is rejected if its pixels are missing, when it is drawn`() throws {
    let error = #expect(throws: Diagnostics.self) {
      try source("a.png").scene(images: ImageFiles { _ in png(2, 1) })
    }
    #expect(
      error?.all.map(\.formatted) == [
        """
        scene.yaml:1:21: error: the pixels of the image of 'it' are damaged [unreadable-image]
        1 | view: { subviews: { it: { class: UIImageView, image: 'a.png' } } }
          |                     ^~
        """
      ])
    // Drawing ignores bytes after the end, too.
    for bytes in [Self.twoPixels, Self.twoPixels + [1, 2, 3]] {
      _ = try source("a.png").scene(images: ImageFiles { _ in bytes })
    }
  }

  @Test func `can be a button's`() throws {
    let text = "view: { subviews: { it: { class: UIButton, title: OK, image: a.png } } }"
    let scene = try SceneReader.read(
      SourceText(name: "scene.yaml", text), images: ImageFiles { _ in Self.twoPixels }
    ).value
    guard case .button(let button) = scene.views[1].content else {
      Issue.record("It is no button.")
      return
    }
    #expect(button.image?.size == Size(width: 2, height: 1))
  }

  @Test func `is looked up on disk relative to the scene`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.twoPixels, "a.png")
    let files = ImageFiles.beside(folder.path("scene.yaml"))
    #expect(files.bytes("a.png") == Self.twoPixels)
    #expect(files.bytes("b.png") == nil)
    #expect(files.bytes(".") == nil)
  }

  @Test func `is read once, and counted once, however many views show it`() throws {
    let paths = Mutex<[String]>([])
    let files = ImageFiles { path in
      paths.withLock { $0.append(path) }
      return png(8192, 4096)
    }
    func views(_ images: [String]) -> SourceText {
      let views = images.enumerated().map { "v\($0): { class: UIImageView, image: \($1).png }" }
      return SourceText(
        name: "scene.yaml", "view: { subviews: { \(views.joined(separator: ", ")) } }")
    }
    _ = try SceneReader.read(views(["a", "b", "a", "b", "a"]), images: files)
    #expect(paths.withLock { $0 } == ["a.png", "b.png"])
    // Two images of 32 megapixels are the limit of a scene.
    do {
      _ = try SceneReader.read(views(["a", "b", "c"]), images: files)
      Issue.record("Three images were read.")
    } catch {
      #expect(
        error.all.map(\.message) == ["the image 'c.png' is too large together with the others"])
    }
  }

  @Test func `is not a pipe`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("a.png"), 0o600) == 0)
    #expect(ImageFiles.beside(folder.path("scene.yaml")).bytes("a.png") == nil)
  }

  /// The first and the last chunk of a PNG with a size.
  private func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    var header: [UInt8] = Array("IHDR".utf8)
    for number in [width, height] {
      header += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    header += [8, 2, 0, 0, 0]
    var bytes = Array(Self.twoPixels.prefix(12)) + header
    bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc(header) >> $0) }
    return bytes + Self.twoPixels.suffix(12)
  }

  /// CRC-32 bit by bit, from its definition.
  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = (register ^ UInt32(byte >> bit)) & 1 == 1
        register = register >> 1 ^ (isOdd ? 0xEDB8_8320 : 0)
      }
    }
    return ~register
  }
}
