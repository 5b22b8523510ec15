import Foundation
import Snug
import Testing

@testable import SnugSnapshots

/// The conversion of names to file names.
@Suite struct `The name of a reference` {
  @Test(arguments: [
    ("320 wide", "320-wide"), ("testTitle()", "testTitle"),
    (
      "`a sentence, with commas`()",
      "a-sentence-with-commas"
    ), ("rows(width:height:)", "rows-width-height"),
    ("  --trimmed--  ", "trimmed"), ("snake_case", "snake_case"), ("1.5 × 2", "1-5-2"),
    ("Größe – 5 €", "Größe-5"), ("标题 先让步", "标题-先让步"), ("عرض ٣٢٠", "عرض-٣٢٠"),
    ("../../etc/passwd", "etc-passwd"), ("a\u{0}b\nc", "a-b-c"), ("हिन्दी", "हिन्दी"),
    ("", "empty"), ("🎉", "U1F389"), ("👩‍🚀", "U1F469-U200D-U1F680"), ("...", "U2E-U2E-U2E"),
    // Decomposed, as some keyboards and disks spell it.
    ("cafe\u{301}", "caf\u{E9}"),
  ])
  func `keeps letters of every script and digits`(name: String, file: String) {
    let word = SnapshotName.sanitized(name, limit: 80)
    #expect(Array(word.utf8) == Array(file.utf8))
  }

  @Test(arguments: ["a", "ä", "标", "e\u{301}\u{302}", "👩‍🚀"])
  func `is truncated if it is too long, and then ends in a hash of the whole`(unit: String) {
    for count in [1, 5, 30, 300, 5000] {
      let name = String(repeating: unit, count: count)
      let word = SnapshotName.sanitized(name, limit: 40)
      #expect(!word.isEmpty && word.utf8.count <= 40)
      #expect(SnapshotName.sanitized(name, limit: 40) == word)
      guard word.utf8.count > 31 else { continue }
      #expect(SnapshotName.sanitized(name + unit, limit: 40) != word)
    }
  }

  @Test func `fits every file system however long its parts are`() throws {
    let bench = try SnapshotBench()
    let long = String(repeating: "标题先让步 ", count: 60)
    var request = bench.request(
      try SnapshotBench.scene(), as: .png(scale: 2.125), named: long,
      test: bench.test("`\(long)`()", argument: long))
    request.appearance = .dark
    let location = SnapshotLocation(request, number: 0)
    for part in location.contents { #expect(location.fileName(part).utf8.count <= 217) }
    #expect(try bench.run().message(request)?.contains("recorded") == true)
    #expect(try bench.run().message(request) == nil)
  }

  @Test(arguments: [
    (SnapshotForm.layout, Appearance.light, ["rows.3.wide.layout.txt"]),
    (.layout, .dark, ["rows.3.wide.layout.txt"]),
    (.svg, .light, ["rows.3.wide.layout.txt", "rows.3.wide.svg"]),
    (.svg, .dark, ["rows.3.wide.layout.txt", "rows.3.wide~dark.svg"]),
    (.png(scale: 1), .light, ["rows.3.wide.layout.txt", "rows.3.wide.png"]),
    (.png(scale: 3), .dark, ["rows.3.wide.layout.txt", "rows.3.wide~dark@3x.png"]),
    (.png(scale: 1.5), .light, ["rows.3.wide.layout.txt", "rows.3.wide@1.5x.png"]),
  ])
  func `consists of the test, its argument, the name, the appearance and the scale`(
    form: SnapshotForm, appearance: Appearance, names: [String]
  ) throws {
    let bench = try SnapshotBench()
    var request = bench.request(
      try SnapshotBench.scene(), as: form, test: bench.test("rows(_:)", argument: "3"))
    request.appearance = appearance
    let location = SnapshotLocation(request, number: 0)
    #expect(location.contents.map(location.fileName) == names)
    #expect(
      location.folder.path
        == bench.folder.path + "/Tests/ShopTests/__Snapshots__/CellTests")
  }

  @Test func `is a number by default, and stays when the test is repeated`() throws {
    let bench = try SnapshotBench()
    let (narrow, wide) = (try SnapshotBench.scene(), try SnapshotBench.scene(width: 320))
    let calls = [(narrow, 12), (wide, 12), (narrow, 13)]
    let run = try bench.run()
    for round in 0..<2 {
      for (scene, line) in calls {
        let message = run.message(
          bench.request(scene, named: nil, test: bench.test(line: line)))
        #expect((message == nil) == (round == 1))
      }
    }
    #expect(
      bench.references
        == ["titleYields.1.layout.txt", "titleYields.2.layout.txt", "titleYields.3.layout.txt"])
    #expect(
      bench.text("\(SnapshotBench.references)/titleYields.1.layout.txt")
        == bench.text("\(SnapshotBench.references)/titleYields.3.layout.txt"))
  }
}

@Suite struct `A test` {
  @Test(arguments: [
    ("testTitle()", "testTitle"), ("`the title gives way`()", "the title gives way"),
    ("the title gives way", "the title gives way"), ("rows(width:)", "rows"),
    ("rows(_:height:)", "rows"), ("`what (if anything) gives`()", "what (if anything) gives"),
    ("()", "()"), ("", ""),
  ])
  func `is identified only by its name`(function: String, name: String) throws {
    #expect(try SnapshotBench().test(function).name == name)
  }
}
