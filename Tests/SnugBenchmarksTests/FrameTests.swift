import Foundation
import Snug
import SnugSceneImport
import Testing

@testable import SnugBenchmarks

/// What the comparison with stored frames says about a file.
@Suite struct `Comparing with stored frames` {
  /// The table and the remarks for a label of 41.5 × 20.5 points, with another below it, in each folder. Of the
  /// folders' paths only the last component is reported.
  private func comparison(
    label: (Double, Double), y: Double, stored: Bool = false, in names: [String] = [""]
  ) throws -> (rows: [[String]], remarks: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func view(_ id: String, _ y: Double, _ size: (Double, Double)) -> String {
      """
      <label id="\(id)" text="Label" userLabel="\(id)" horizontalHuggingPriority="251" \
      verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(y)" width="\(size.0)" height="\(size.1)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let constraints = [("a", "leading"), ("b", "leading"), ("a", "top")].map { view, attribute in
      #"<constraint firstItem="\#(view)" firstAttribute="\#(attribute)" secondItem="r" secondAttribute="\#(attribute)"/>"#
    }.joined()
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      <view id="r" userLabel="Root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>\(view("a", 0, label))\(view("b", y, (42, 20.5)))</subviews>
      <constraints>\(constraints)
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom"/>
      </constraints></view></objects></document>
      """
    var comparison = FrameComparison(
      try Pipeline(), for: SceneSelection(usesStoredSizes: stored))
    for name in names {
      let set = folder.appending(path: name)
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try file.write(to: set.appending(path: "a.xib"), atomically: true, encoding: .utf8)
      comparison.add(file: "a.xib", in: set.path)
    }
    let rows = comparison.rows.map { row in
      [row[0], URL(filePath: row[1]).lastPathComponent] + row[2...]
    }
    return (rows, comparison.remarks(worst: 5))
  }

  @Test func `finds what is as stored`() throws {
    let (rows, remarks) = try comparison(label: (42, 20.5), y: 20.5)
    #expect(rows.map(\.[0]) == ["iOS", "iOS, not stale", "UILabel"])
    #expect(rows.allSatisfy { $0[2...] == ["2", "100 %", "100 %", "100 %", "100 %", "100 %"] })
    #expect(!remarks.contains("a.xib") && !remarks.contains("Stale"))
  }

  /// 30 is no height of a line, whatever is measured, and 60 no width of the text.
  @Test(arguments: [(42.0, 30.0, "42 × 30"), (60, 20.5, "60 × 20.5")])
  func `tells a root that was saved with another text`(
    width: Double, height: Double, size: String
  ) throws {
    let (rows, remarks) = try comparison(label: (width, height), y: height)
    #expect(rows.map(\.[0]) == ["iOS", "UILabel"])
    #expect(remarks.contains("/a.xib, Root; stale: a is \(size), its text 41.5 × 20.5\n"))
    #expect(
      try !comparison(label: (width, height), y: height, stored: true).remarks.contains("Stale"))
  }

  /// A text that is only measured inaccurately is not stale.
  @Test func `names the text that is measured otherwise`() throws {
    let (rows, remarks) = try comparison(label: (44.5, 20.5), y: 20.5)
    #expect(rows.map(\.[0]) == ["iOS", "iOS, not stale", "UILabel"])
    #expect(remarks.contains("; measured: a (UILabel) is 44.5 × 20.5, its content 41.5 × 20.5\n"))
  }

  /// The second label is lower than stored only because the first one is.
  @Test func `counts a gap by itself`() throws {
    let follows = try comparison(label: (42, 30), y: 30).rows[0]
    #expect(follows[2...] == ["2", "0 %", "0 %", "0 %", "50 %", "100 %"])
    let isApart = try comparison(label: (42, 20.5), y: 30).rows[0]
    #expect(isApart[2...] == ["2", "50 %", "50 %", "50 %", "100 %", "50 %"])
  }

  /// Seen and unseen files in one table.
  @Test func `has a row for each folder`() throws {
    let rows = try comparison(label: (42, 20.5), y: 20.5, in: ["seen", "unseen"]).rows
    #expect(
      rows.map { $0[0...2] } == [
        ["iOS", "seen", "2"], ["iOS", "unseen", "2"], ["iOS, not stale", "seen", "2"],
        ["iOS, not stale", "unseen", "2"], ["UILabel", "seen", "2"], ["UILabel", "unseen", "2"],
      ])
  }

  @Test func `says so where nothing explains a difference`() throws {
    #expect(try comparison(label: (42, 20.5), y: 30).remarks.contains("; not understood\n"))
  }
}
