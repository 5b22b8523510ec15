import Foundation
import Snug
import Testing

@testable import SnugSnapshots

/// Each kind of difference, message for message.
@Suite struct `A difference` {
  let bench: SnapshotBench
  let recorded: Scene

  static let folder = SnapshotBench.references

  init() throws {
    bench = try SnapshotBench()
    recorded = try SnapshotBench.scene()
  }

  /// The message about a picture whose references were recorded and then changed.
  private func message(
    as form: SnapshotForm, _ change: () throws -> Void
  ) throws -> String? {
    let request = bench.request(recorded, as: form)
    _ = try bench.run().message(request)
    try change()
    return bench.bare(try bench.run().message(request))
  }

  private func edit(_ file: String, _ change: (String) -> String) throws {
    let text = try #require(bench.text("\(Self.folder)/\(file)"))
    let edited = change(text)
    #expect(edited != text)
    try bench.write(edited, to: "\(Self.folder)/\(file)")
  }

  @Test func `of the layout is reported for each view, with the reason`() throws {
    _ = try bench.run().message(bench.request(recorded, as: .png(scale: 2)))
    let other = try SnapshotBench.scene(badgeResists: 700)
    let failure = try #require(try bench.run().failure(bench.request(other, as: .png(scale: 2))))
    #expect(
      bench.bare(failure.message) == """
        title: width 132 → 156 (+24), now intrinsic: badge's resistance fell to 700 (cell.yaml:6)
        badge: x 156 → 180 (+24), width 48 → 24 (−24), now compressed: badge's resistance \
        fell to 700 (cell.yaml:6)

        reference: SHOP/Tests/ShopTests/__Snapshots__/CellTests/titleYields.wide.layout.txt
        expected: SHOP/.build/snug-testing/titleYields.wide@2x.png.HASH/expected.png
        actual: SHOP/.build/snug-testing/titleYields.wide@2x.png.HASH/actual.png
        difference: SHOP/.build/snug-testing/titleYields.wide@2x.png.HASH/difference.png

        if the new result is correct:
          SNUG_TESTING_RECORD=failed swift test --filter 'ShopTests.*titleYields'
          snug snapshots accept titleYields.wide@2x.png --package SHOP
        """)
    #expect(
      failure.attachments.map(\.name) == [
        "titleYields.wide.expected.png", "titleYields.wide.difference.png",
        "titleYields.wide.actual.png", "titleYields.wide.expected.layout.txt",
        "titleYields.wide.actual.layout.txt",
      ])
    for attachment in failure.attachments where attachment.name.hasSuffix(".png") {
      #expect(attachment.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func `of the layout comes before one of the picture`() throws {
    let message = try message(as: .svg) {
      try edit("titleYields.wide.layout.txt") { $0.replacing("132", with: "133") }
      try edit("titleYields.wide.svg") { $0.replacing("<svg ", with: "<svg  ") }
    }
    #expect(message?.hasPrefix("no font with widths of its own changed") == true)
    #expect(message?.contains("bytes") == false)
  }

  @Test func `of only the pixels is reported as such`() throws {
    let other = try SnapshotBench.scene(width: 221)
    _ = try bench.run().message(bench.request(other, as: .png(scale: 1), named: "other"))
    let message = try message(as: .png(scale: 1)) {
      let picture = try #require(bench.bytes("\(Self.folder)/titleYields.other.png"))
      try Data(picture).write(to: bench.url("\(Self.folder)/titleYields.wide.png"))
    }
    let start = """
      the layout is the same, but the pixels are not:
        the picture is 
      """
    #expect(message?.hasPrefix(start) == true, "\(message ?? "-")")
    #expect(
      message?.contains(
        """
        reference: SHOP/Tests/ShopTests/__Snapshots__/CellTests/titleYields.wide.png
        actual: SHOP/.build/snug-testing/titleYields.wide.png.HASH/actual.png
        difference: SHOP/.build/snug-testing/titleYields.wide.png.HASH/difference.png
        """) == true)
  }

  @Test func `of the pixels passes within a tolerance, and states both numbers beyond it`() throws {
    var request = bench.request(recorded, as: .png(scale: 1))
    request.appearance = .dark
    _ = try bench.run().message(request)
    request.appearance = .light
    _ = try bench.run().message(request)
    let dark = try #require(bench.bytes("\(Self.folder)/titleYields.wide~dark.png"))
    try Data(dark).write(to: bench.url("\(Self.folder)/titleYields.wide.png"))
    request.tolerance = PixelTolerance(channel: 7, pixels: 12)
    #expect(
      try bench.run().message(request)?.contains("(tolerance: channel 7, pixels 12)") == true)
    request.tolerance = PixelTolerance(channel: 255)
    #expect(try bench.run().message(request) == nil)
  }

  @Test func `of only the bytes of an SVG is reported with the first difference`() throws {
    let message = try message(as: .svg) {
      try edit("titleYields.wide.svg") { $0.replacing("<svg ", with: "<svg  ") }
    }
    #expect(
      message?.hasPrefix(
        """
        the layout is the same, but the bytes of the SVG are not:
          line 1: '<svg  xmlns
        """) == true, "\(message ?? "-")")
    #expect(message?.contains("\n(if only its outlines differ, they are from another") == true)
  }

  @Test(arguments: [SnapshotForm.svg, .png(scale: 1)])
  func `of a picture names the other release of its font`(form: SnapshotForm) throws {
    let file = "titleYields.wide.\(form == .svg ? "svg" : "png")"
    let other = try SnapshotBench.scene(width: 221)
    _ = try bench.run().message(bench.request(other, as: form, named: "other"))
    let message = try message(as: form) {
      let picture = try #require(
        bench.bytes("\(Self.folder)/\(file.replacing("wide", with: "other"))"))
      try Data(picture).write(to: bench.url("\(Self.folder)/\(file)"))
      try edit("titleYields.wide.layout.txt") {
        $0.replacing(/font: Inter 400, [^\n]*/, with: "font: Inter 400, version 4.001")
      }
    }
    #expect(
      message?.hasPrefix(
        """
        the layout is the same, but the picture was recorded with another font:
          Inter 400 is a different font: version 4.001 → version
        """) == true, "\(message ?? "-")")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `of only a line of an SVG is reported with any line endings`(lineBreak: String) throws {
    var count = 0
    let message = try message(as: .svg) {
      try edit("titleYields.wide.svg") { text in
        count = text.split(separator: "\n").count
        return text.replacing("\n</svg>", with: "\n </svg>").replacing("\n", with: lineBreak)
      }
    }
    #expect(
      message?.contains("  line \(count): ' </svg>' → '</svg>'\n") == true, "\(message ?? "-")")
  }

  @Test func `of only the line breaks of an SVG is reported as such`() throws {
    let message = try message(as: .svg) {
      try edit("titleYields.wide.svg") { $0.replacing("\n", with: "\r\n") }
    }
    #expect(
      message?.contains("  it has the same lines with different line breaks\n") == true,
      "\(message ?? "-")")
  }

  @Test func `of another scale is one of the picture`() throws {
    _ = try bench.run().message(bench.request(recorded, as: .png(scale: 1)))
    let message = try message(as: .png(scale: 2)) {
      let picture = try #require(bench.bytes("\(Self.folder)/titleYields.wide.png"))
      try Data(picture).write(to: bench.url("\(Self.folder)/titleYields.wide@2x.png"))
    }
    #expect(
      message?.contains("the picture is drawn at scale 2, the reference at scale 1") == true,
      "\(message ?? "-")")
  }

  @Test func `in the dark appearance is only one of the dark picture`() throws {
    var request = bench.request(recorded, as: .svg)
    for appearance in [Appearance.light, .dark] {
      request.appearance = appearance
      _ = try bench.run().message(request)
    }
    try edit("titleYields.wide~dark.svg") { $0.replacing("\"#", with: "\"#0") }
    #expect(try bench.run().message(request)?.contains("the bytes of the SVG are not") == true)
    request.appearance = .light
    #expect(try bench.run().message(request) == nil)
  }

  @Test(arguments: [
    ("titleYields()", "'ShopTests.*titleYields'"),
    ("`what (if it's narrow) gives?`()", #"'ShopTests.*what \(if it'\''s narrow\) gives\?'"#),
  ])
  func `is accepted by a command that is quoted for a shell`(function: String, word: String) throws
  {
    let test = bench.test(function)
    let message = try bench.run(["CI": "1"]).message(bench.request(recorded, test: test))
    #expect(message?.contains("swift test --filter \(word)\n") == true, "\(message ?? "-")")
  }
}
