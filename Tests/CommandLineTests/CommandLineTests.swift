import Foundation
import Snug
import SnugTestSupport
import Testing

/// Behavior that transcripts cannot show: sizes, times, permissions, bytes before and after.
@Suite struct `The tool` {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for name in ["row.yaml", "badge.yaml", "mistyped.yaml"] {
      try sandbox.write(try Fixtures.text("Fixtures/Transcripts/\(name)"), to: name)
    }
  }

  @Test(arguments: [
    ("snug mistyped.yaml -o old.svg", 1), ("snug missing.yaml -o old.svg", 2),
    ("snug row.yaml -o old.svg --scale 0", 64), ("snug row.yaml -o old.png --scale 100", 2),
    ("snug row.yaml badge.yaml -o old.svg", 64), ("snug row.yaml -o folder", 2),
    ("snug row.yaml -o old.svg/row.svg", 2), ("snug row.yaml -o nowhere/row.svg", 2),
    ("snug row.yaml --format svg -o row.yaml", 64),
    ("snug row.yaml --appearance pair -o old.svg", 2),
    ("snug convert row.yaml -o ./row.yaml", 64), ("snug row.yaml --deps ./row.yaml", 64),
    ("snug row.yaml -o new.svg --deps new.svg", 64),
    ("snug convert row.yaml -o row.swift", 64), ("snug row.yaml -o old.gif --format svg", 64),
    ("snug convert row.yaml --content-size-category all -o new.yaml", 64),
    ("snug solve row.yaml --content-size-category all", 64),
    ("snug diff row.yaml badge.yaml --content-size-category large,small -o new.svg", 64),
  ])
  func `changes no file when it fails`(line: String, exitCode: Int32) async throws {
    try sandbox.write("the old file", to: "old.svg")
    try sandbox.write("and here", to: "old.png")
    for name in ["folder", "old~dark.svg"] {
      try FileManager.default.createDirectory(
        at: sandbox.folder.appending(path: name), withIntermediateDirectories: true)
    }
    let before = try sandbox.contents()
    let result = try await sandbox.run(line)
    #expect(result.exitCode == exitCode, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(!result.errors.isEmpty)
    #expect(try sandbox.contents() == before)
  }

  /// The normal state of a row before its data: the label is stretched on both axes.
  @Test func `draws a label without text`() async throws {
    try sandbox.write(
      """
      view:
        size: [341, 43.5]
        subviews: { label: { class: UILabel, text: "", frame: [16, 0, 324, 43.5] } }
      """, to: "empty.yaml")
    for line in [
      "snug empty.yaml -o empty.svg", "snug empty.yaml -o empty.png", "snug explain empty.yaml",
    ] {
      let result = try await sandbox.run(line)
      #expect(result.exitCode == 0, "\(line): \(result.errors)")
    }
  }

  @Test(arguments: [
    ("snug solve row.yaml --variant=-9223372036854775808", 1),
    ("snug solve row.yaml --variant=0", 1),
    ("snug snapshots accept -- -9223372036854775808", 2),
  ])
  func `rejects invalid counts`(line: String, exitCode: Int32) async throws {
    let result = try await sandbox.run(line)
    #expect(result.exitCode == exitCode, "\(result.errors)")
  }

  @Test(.enabled(if: getuid() != 0, "nothing is forbidden to root"))
  func `respects file permissions`() async throws {
    let files = FileManager.default
    try files.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: sandbox.folder.appending(path: "row.yaml").path)
    let reading = try await sandbox.run("snug row.yaml")
    #expect(reading.exitCode == 2)
    #expect(reading.errors.contains("its permissions do not allow it"))
    let locked = sandbox.folder.appending(path: "locked")
    try files.createDirectory(at: locked, withIntermediateDirectories: true)
    try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: locked.path)
    let writing = try await sandbox.run("snug badge.yaml --output-dir locked")
    #expect(writing.exitCode == 2)
    #expect(writing.errors.contains("the permissions of 'locked' do not allow it"))
    let deeper = try await sandbox.run("snug badge.yaml --output-dir locked/deeper")
    #expect(deeper.errors.contains("the permissions of 'locked' do not allow it"))
    try files.setAttributes([.posixPermissions: 0], ofItemAtPath: locked.path)
    let listing = try await sandbox.run("snug lint .")
    #expect(
      listing.errors == """
        locked: error: cannot read the folder: its permissions do not allow it [unreadable-file]

        """)
  }

  @Test func `does not write outside the output folder through a link`() async throws {
    let made = try await sandbox.run(
      "mkdir -p Docs/cells Out elsewhere && cp row.yaml Docs/cells && ln -s ../elsewhere Out/cells")
    #expect(made.exitCode == 0)
    let result = try await sandbox.run("snug Docs --output-dir Out")
    #expect(result.exitCode == 2)
    #expect(
      result.errors.hasPrefix(
        "Out/cells/row.svg: error: cannot write the file: a symbolic link leads out of the folder "
          + "'Out'"), "\(result.errors)")
    #expect(try await sandbox.run("ls elsewhere").text == "")
    // The folder itself can be a link.
    #expect(
      try await sandbox.run("ln -s elsewhere Link && snug Docs --output-dir Link").exitCode == 0)
    #expect(try await sandbox.run("ls elsewhere/cells").text == "row.svg\n")
    // A link that stays in the folder is allowed.
    #expect(
      try await sandbox.run("mkdir In In/a && ln -s a In/cells && snug Docs --output-dir In")
        .exitCode
        == 0)
    let article = try await sandbox.run(
      """
      ln -s ../elsewhere Docs/Images && (echo '```snug'; cat row.yaml; echo '```') > Docs/a.md && \
      snug markdown --pictures Images Docs/a.md
      """)
    #expect(article.exitCode == 2, "\(article.errors)")
    #expect(article.errors.contains("leads out of the folder 'Docs'"))
  }

  @Test func `lists the written files on request`() async throws {
    let result = try await sandbox.run("snug row.yaml --verbose --appearance pair")
    #expect(result.exitCode == 0 && result.output.isEmpty)
    #expect(result.errors == "wrote row.svg\nwrote row~dark.svg\n")
  }

  @Test func `does not depend on the locale, the time zone or the home`() async throws {
    let plain = try await sandbox.run("snug solve row.yaml && snug row.yaml -o -")
    #expect(plain.exitCode == 0)
    for locale in ["C", "C.UTF-8", "de_DE.UTF-8", "ar_EG.UTF-8"] {
      let other = try await sandbox.run(
        "snug solve row.yaml && snug row.yaml -o -",
        environment: [
          "LC_ALL": locale, "LANG": locale, "LANGUAGE": locale, "TZ": "Asia/Kathmandu",
          "HOME": "/nonexistent", "FONTCONFIG_FILE": "/nonexistent", "PANGO_LANGUAGE": "ja",
          "SOURCE_DATE_EPOCH": "1",
        ])
      #expect(other.output == plain.output)
    }
  }

  @Test func `draws the same as the library`() async throws {
    let pipeline = try Pipeline()
    let source = SourceText(
      name: "row.yaml", try Fixtures.text("Fixtures/Transcripts/row.yaml"))
    let scene = try pipeline.scene(from: source).value
    let explanation = pipeline.explain(scene)
    let picture = pipeline.diagram(of: explanation)
    for format in OutputFormat.allCases {
      let bytes =
        try format == .html
        ? pipeline.page(of: scene, id: PictureID(named: "row"))
        : pipeline.render(picture, as: format, id: PictureID(named: "row"))
      let result = try await sandbox.run("snug row.yaml --format \(format.rawValue) -o -")
      #expect(Array(result.output) == bytes)
    }
    #expect(try await sandbox.run("snug solve row.yaml").text == explanation.layoutJSON())
    #expect(try await sandbox.run("snug explain row.yaml").text == explanation.text())
  }

  @Test func `draws several scenes like each alone`() async throws {
    let scenes = [
      "row", "badge", "adrift", "cell", "stacked", "two-widths", "private-use", "calm", "mistyped",
    ]
    let names = (0..<(Seeds.areAllDrawn ? 18 : 9)).map { "\($0)-\(scenes[$0 % scenes.count])" }
    for (index, name) in names.enumerated() {
      let source = try Fixtures.text("Fixtures/Transcripts/\(scenes[index % scenes.count]).yaml")
      try sandbox.write(source, to: "\(name).yaml")
    }
    _ = try await sandbox.run("mkdir alone together")
    let files = names.map { "\($0).yaml" }
    // Diagnostics and output are in the order of the scenes.
    var alone: [Sandbox.Result] = []
    for file in files { alone.append(try await sandbox.run("snug \(file) --output-dir alone")) }
    let together = try await sandbox.run(
      "snug \(files.joined(separator: " ")) --output-dir together --keep-going")
    #expect(together.errors == alone.map(\.errors).joined())
    #expect(!together.errors.isEmpty)
    #expect(together.exitCode == alone.map(\.exitCode).max())
    let contents = try sandbox.contents()
    for name in names {
      #expect(contents["together/\(name).svg"] == contents["alone/\(name).svg"], "\(name)")
    }
    #expect(contents.keys.filter { $0.hasPrefix("together/") }.count == files.count * 8 / 9)
    let marks = try await sandbox.run(
      "snug \(files.joined(separator: " ")) --format marks --keep-going")
    var each = ""
    for file in files { each += try await sandbox.run("snug \(file) --format marks").text }
    #expect(marks.text == each)
  }

  /// `swift build --product snug` creates a build folder for every target of the package, and
  /// leaves most of them empty.
  @Test func `detects a build without the module UIKit`() async throws {
    let clone = """
      mkdir -p Sources/SnugUIKit Sources/SnugSceneImport .build/debug/UIKit.build
      cp "$(command -v snug)" .build/debug
      """
    #expect(try await sandbox.run(clone).exitCode == 0)
    try sandbox.write("import UIKit\nfinal class Row: UIView {}\n", to: "Row.swift")
    let result = try await sandbox.run(".build/debug/snug explain Row.swift")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("no cache directory to build the module UIKit in"))
  }

  @Test func `reports the package of a missing font`() {
    let error = #expect(throws: FontError.self) {
      try Pipeline(fontDirectories: ["/nonexistent"])
    }
    #expect(error.map { "\($0)".contains("the font file 'Inter-Thin.otf' is missing") } == true)
  }

  @Test func `looks for fonts in the folders of SNUG_FONTS first`() async throws {
    try sandbox.write("view: { class: UILabel, text: a }\n", to: "a.yaml")
    let none = try await sandbox.run("snug a.yaml", environment: ["SNUG_FONTS": "/tmp:/nowhere"])
    #expect(none.exitCode != 0)
    #expect(none.errors.contains("'/nowhere', which SNUG_FONTS names, is not a folder"))
    try sandbox.write("no font", to: "fonts/Inter-Regular.otf")
    let other = try await sandbox.run("snug a.yaml", environment: ["SNUG_FONTS": ":fonts:"])
    #expect(other.exitCode != 0)
    #expect(other.errors.contains("'fonts/Inter-Regular.otf' cannot be read as a font"))
  }

  @Test func `draws thousands of views`() async throws {
    let count = Seeds.areAllDrawn ? 10_000 : 2_000
    var scene = "view:\n  size: [1000, 2000]\n  subviews:\n"
    for index in 0..<count { scene += "    v\(index): { intrinsicContentSize: [8, 8] }\n" }
    scene += "constraints:\n"
    for index in 0..<count {
      scene += "  - v\(index).leading == view.leading + \(index % 100 * 10)\n"
      scene += "  - v\(index).top == view.top + \(index / 100 * 20)\n"
    }
    try sandbox.write(scene, to: "many.yaml")
    let result = try await sandbox.run("snug many.yaml", limit: 300)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    let svg = try #require(sandbox.bytes(of: "many.svg"))
    #expect(String(decoding: svg, as: UTF8.self).contains("v\(count - 1)"))
  }
}
