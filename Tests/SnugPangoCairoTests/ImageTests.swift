import Foundation
import SnugDrawing
import SnugDrawingSupport
import SnugGeometry
import SnugTestSupport
import Testing

@testable import SnugPangoCairo

@Suite struct `An image in a picture` {
  /// A blue pixel and a pink one.
  private static let twoPixels: [UInt8] =
    [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 1, 8, 2]
    + [0, 0, 0, 123, 64, 232, 221, 0, 0, 0, 15, 73, 68, 65, 84, 120, 218, 99, 96, 96, 248, 255]
    + [159, 225, 63, 0, 7, 255, 2, 254, 237, 56, 94, 170, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66]
    + [96, 130]

  private let renderer = Renderer(measurer)

  private func list(_ png: [UInt8], _ rect: Rect = Rect(x: 10, y: 20, width: 80, height: 40))
    -> DisplayList
  {
    picture([Mark(.image(rect, png: png), role: "image", subject: "it")])
  }

  @Test func `is part of every format`() throws {
    let (with, without) = (list(Self.twoPixels), picture([]))
    let svg = String(decoding: try renderer.svg(with), as: UTF8.self)
    #expect(svg.contains("href=\"data:image/png;base64,"))
    #expect(svg.components(separatedBy: "<image").count == 2)
    let start = try #require(svg.firstRange(of: ";base64,")).upperBound
    #expect(
      Data(base64Encoded: String(svg[start...].prefix { $0 != "\"" })) == Data(Self.twoPixels))
    #expect(try renderer.png(with) != renderer.png(without))
  }

  @Test(.enabled(if: Tool.isInstalled("pdfimages"), "needs pdfimages (poppler-utils)"))
  func `is an image in a PDF`() throws {
    let tool = try #require(Tool("pdfimages"))
    let images = try tool.lines(["-list"], about: renderer.pdf(list(Self.twoPixels))).dropFirst(2)
    let words = images.map { $0.split(separator: " ") }
    #expect(words.map { $0[2...4] } == [["image", "2", "1"]])
    #expect(try tool.lines(["-list"], about: renderer.pdf(picture([]))).count == 2)
  }

  @Test func `is the same twice, whatever was drawn before`() throws {
    let svg = try renderer.svg(list(Self.twoPixels))
    _ = try renderer.png(list(Self.twoPixels))
    #expect(try renderer.svg(list(Self.twoPixels)) == svg)
  }

  @Test func `without a size is not drawn`() throws {
    for rect in [Rect(x: 1, y: 1, width: 0, height: 5), Rect(x: 1, y: 1, width: 5, height: 0)] {
      #expect(try renderer.png(list(Self.twoPixels, rect)) == renderer.png(picture([])))
    }
  }

  private var formats: [(DisplayList) throws -> [UInt8]] {
    [{ try renderer.svg($0) }, { try renderer.animatedSVG($0) }, { try renderer.pdf($0) }]
  }

  @Test func `that is invalid is rejected`() {
    #expect(throws: RenderError.self) { try renderer.svg(list(Array("no PNG".utf8))) }
    #expect(throws: RenderError.self) { try renderer.png(list(Array(Self.twoPixels.prefix(50)))) }
    #expect(throws: RenderError.self) { try renderer.pdf(list([])) }
    for bytes in [Array("no PNG".utf8), Array(Self.twoPixels.prefix(50)), [], [0]] {
      let errors = formats.map { draw in
        #expect(throws: RenderError.self) { try draw(list(bytes)) }
      }
      #expect(errors[0] != nil && Set(errors).count == 1)
    }
  }

  @Test func `whose pixels are damaged is named`() {
    var png = Self.twoPixels
    png[45] ^= 1
    for draw in formats {
      let error = #expect(throws: RenderError.self) { try draw(list(png)) }
      #expect(error?.description == "the pixels of the image of 'it' are damaged")
    }
  }

  @Test func `is decoded once, wherever its bytes come from`() {
    let images = ImageSurfaces()
    let first = images.surface(of: Self.twoPixels)
    #expect(images.surface(of: Self.twoPixels.map(\.self)) === first)
    #expect(images.surface(of: Self.twoPixels + [0]) !== first)
  }

  /// The start of a gray PNG with 16,384 pixels per side, written with Python's `zlib` and
  /// `struct`.
  private static let quarterGiga: [UInt8] =
    Array(twoPixels.prefix(16)) + [0, 0, 64, 0, 0, 0, 64, 0, 8, 0, 0, 0, 0]
    + [140, 163, 79, 88]
  /// The data before the pixels is not relevant here.
  private static let data: [UInt8] =
    [0, 0, 0, 9, 73, 68, 65, 84, 120, 156, 99, 0, 0, 0, 1, 0, 1, 94, 255, 125, 249]

  @Test func `has a limit of pixels, alone or with others`() throws {
    // 32,767 pixels per side.
    var giga = Array(Self.twoPixels.prefix(16))
    giga += [0, 0, 127, 255, 0, 0, 127, 255, 8, 0, 0, 0, 0, 108, 153, 89, 225]
    giga += Self.data + Self.twoPixels.suffix(12)
    #expect(throws: RenderError.imageTooLarge(width: 32767, height: 32767)) {
      try PixelImage(png: giga)
    }
    #expect(throws: RenderError.imageTooLarge(width: 32767, height: 32767)) {
      try renderer.svg(list(giga))
    }
    let rect = Rect(x: 0, y: 0, width: 8, height: 8)
    let marks = [Self.quarterGiga + Self.data, Self.twoPixels].map {
      Mark(.image(rect, png: $0), role: "image", subject: "it")
    }
    #expect(throws: RenderError.imageTooLarge(width: 2, height: 1)) {
      try renderer.pdf(picture(marks))
    }
  }

  @Test func `is distinguished from another in the picture's text`() {
    // FNV-1a of three bytes, computed with Python.
    #expect(
      list([1, 2, 3]).description.contains(
        "image image \"it\" (10, 20) 80×40 png 3 bytes d0aa6218672cf5ab"))
  }
}
