import Foundation
import SnugPangoCairo
import SnugTestSupport
import Testing

@testable import SnugSnapshots

/// A record in its own folder, with these files.
private func record(
  in folder: TemporaryFolder, _ files: [String: [UInt8]], test: String = "a cell",
  configuring configure: (inout FailureRecord) -> Void
) throws -> FailureRecord {
  for (name, bytes) in files { try folder.write(bytes, name) }
  let place = TestIdentity(
    filePath: "Tests/CellTests.swift", fileID: "Cells/CellTests.swift", function: test, line: 12,
    column: 5)
  var record = FailureRecord(
    name: "a-cell.png", test: place, snapshotName: "wide",
    lines: ["title: width 120 → 98.5 (−21.5)"], message: "title & <price>",
    candidates: [])
  record.folder = folder.url.path
  configure(&record)
  return record
}

@Suite struct `The page of failures` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `states that there are none`() {
    let page = FailurePage.html(of: [])
    #expect(page.contains("<h1>Every snapshot is as expected.</h1>"))
    #expect(!page.contains("<section"))
  }

  @Test func `shows pictures under a slider, and the difference of the layouts`() throws {
    let image = try #require(
      PixelImage(
        width: 40, height: 20, pixels: Array(repeating: 0xFFFF_FFFF, count: 800),
        pixelsPerMeter: 5669))
    let png = try image.opaquePNG()
    let failure = try record(
      in: folder,
      [
        "expected.png": png, "actual.png": png, "difference.png": png,
        "expected.layout.txt": Array("view\ntitle: 120".utf8),
        "actual.layout.txt": Array("view\ntitle: 98".utf8),
      ]
    ) {
      $0.files = ["expected.png", "actual.png", "difference.png"]
    }
    let page = FailurePage.html(of: [failure])
    let data = "src=\"data:image/png;base64,\(Data(png).base64EncodedString())\""
    // 40 pixels, two per point.
    for what in ["expected", "actual", "difference"] {
      #expect(page.contains("<img alt=\"\(what)\" width=\"20\" \(data)>"))
    }
    #expect(page.contains("<h1>1 snapshot failed.</h1>"))
    #expect(page.contains("<h2>a cell, wide</h2>\n<p class=\"location\">CellTests.swift:12</p>"))
    #expect(page.contains("<li>title: width 120 → 98.5 (−21.5)</li>"))
    #expect(page.contains("<input type=\"range\""))
    let lines =
      "<span class=\"removed\">- title: 120</span>\n<span class=\"added\">+ title: 98</span>"
    #expect(page.contains("<pre>  view\n\(lines)</pre>"))
    #expect(page.contains("<pre>title &amp; &lt;price&gt;</pre>"))
  }

  @Test func `is self-contained`() throws {
    let failures = try ["<b>\"first\"</b>", "second"].map {
      try record(in: folder, [:], test: $0) { $0.files = ["actual.png"] }
    }
    let page = FailurePage.html(of: failures)
    #expect(page.contains("<h1>2 snapshots failed.</h1>"))
    #expect(page.contains("<a href=\"#f1\">&lt;b&gt;&quot;first&quot;&lt;/b&gt;, wide</a>"))
    #expect(page.contains("<section id=\"f2\">"))
    #expect(!page.contains("http"))
    #expect(page.ranges(of: "src=").allSatisfy { page[$0.upperBound...].hasPrefix("\"data:") })
  }
}
