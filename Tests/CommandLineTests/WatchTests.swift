import Foundation
import SnugTestSupport
import Testing

/// Runs the tool with a shell that waits for its messages and files.
@Suite struct `The tool that watches` {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for name in ["row.yaml", "badge.yaml"] {
      try sandbox.write(try Fixtures.text("Fixtures/Transcripts/\(name)"), to: name)
    }
  }

  /// Runs steps while `snug` watches, then interrupts it. Returns its messages and its exit status.
  private func watch(_ arguments: String, _ steps: [String]) async throws -> (
    said: String, status: Int
  ) {
    let script =
      """
      until_() { n=0; until eval "$1"; do n=$((n+1)); [ $n -lt 600 ] || { echo "not: $1"; kill $pid; exit 99; }; sleep 0.05; done; }
      said() { until_ "grep -q \\"$1\\" log"; : > log; }
      : > log
      snug \(arguments) --watch 2>> log & pid=$!
      said 'Ctrl-C ends'
      \(steps.joined(separator: "\n"))
      kill -INT $pid; wait $pid
      """
    let result = try await sandbox.run(script)
    return (result.text + result.errors, Int(result.exitCode))
  }

  @Test func `draws again when a scene changes, and ends without an error`() async throws {
    let (said, status) = try await watch(
      ". --output-dir Out",
      [
        "cp Out/row.svg before.svg", "sed -i.bak 's/Full name/Name/' row.yaml",
        "said 'row.yaml: drawn'", "! cmp -s Out/row.svg before.svg || exit 98",
        // Like editors: replaces the file, with backups and swap files next to it.
        "cp Out/row.svg before.svg", "touch .row.yaml.swp row.yaml~ 4913; rm 4913",
        "sed 's/Name/Nom/' row.yaml > next && mv next row.yaml",
        "said 'row.yaml: drawn'", "! cmp -s Out/row.svg before.svg || exit 98",
      ])
    #expect(said == "")
    #expect(status == 0)
    #expect(
      try Set(sandbox.contents().keys.filter { $0.hasPrefix("Out/") }) == [
        "Out/row.svg", "Out/badge.svg",
      ])
  }

  @Test func `runs no Swift file`() async throws {
    try sandbox.write("import UIKit\nclass Row: UIView {}\n", to: "Row.swift")
    let said = try await sandbox.run(
      """
      snug Row.swift --watch 2> log & pid=$!
      n=0; until grep -q 'Ctrl-C ends' log; do n=$((n+1)); [ $n -lt 600 ] || break; sleep 0.05; done
      kill -INT $pid; wait $pid; cat log
      """
    ).text
    #expect(said.contains("a Swift file is not compiled and run here [swift-not-run]"), "\(said)")
    #expect(try sandbox.contents()["Row.svg"] == nil)
  }

  @Test func `draws again when an asset catalog is added`() async throws {
    try sandbox.write(
      try Fixtures.text("Fixtures/Scenes/interface-builder/message-cell.xib"), to: "cell.xib")
    let (said, status) = try await watch(
      "cell.xib", ["mkdir -p Assets.xcassets/avatar.imageset", "said 'cell.xib: drawn'"])
    #expect(said == "")
    #expect(status == 0)
  }

  @Test func `draws again when an image in a scene changes`() async throws {
    try sandbox.write(
      """
      view: { size: [80, 40], subviews: { icon: { class: UIImageView, image: icon.png } } }\n\
      expect: ambiguous\n
      """, to: "shown.yaml")
    let made = "snug badge.yaml -o small.png --scale 1 && snug badge.yaml -o large.png --scale 2"
    #expect(try await sandbox.run("\(made) && cp small.png icon.png").exitCode == 0)
    let (said, status) = try await watch(
      "shown.yaml row.yaml",
      [
        "cp shown.svg before.svg", "cp large.png icon.png", "said 'shown.yaml: drawn'",
        "! cmp -s shown.svg before.svg || exit 98",
        "rm icon.png", "said 'the image .icon.png. cannot be read'",
        "cp small.png icon.png", "said 'shown.yaml: drawn'",
        "cmp -s shown.svg before.svg || exit 97",
      ])
    #expect(said == "")
    #expect(status == 0)
  }

  @Test func `continues after errors, and when scenes are removed or added`() async throws {
    #expect(try await sandbox.run("mkdir Docs && cp badge.yaml Docs").exitCode == 0)
    let (said, status) = try await watch(
      "row.yaml Docs",
      [
        "cp row.svg before.svg", "cp row.yaml good.yaml", "echo 'bogus: 1' >> row.yaml",
        "said 'unknown key .bogus'", "cmp -s row.svg before.svg || exit 98",
        "rm row.yaml", "said 'row.yaml: error: cannot read the scene: there is no such file'",
        "sed 's/Full name/Name/' good.yaml > row.yaml", "said 'row.yaml: drawn'",
        "! cmp -s row.svg before.svg || exit 98",
        // A conflict is drawn.
        "cp row.svg before.svg", "echo '  - view.width == 1' >> row.yaml",
        "until_ 'grep -q \"required constraints conflict\" log'", "said 'row.yaml: drawn'",
        "! cmp -s row.svg before.svg || exit 98",
        // A new scene.
        "cp badge.yaml Docs/new.yaml", "said 'Docs/new.yaml: drawn'",
        "test -s Docs/new.svg || exit 98",
        "rm Docs/new.yaml", "said 'Docs/new.yaml: removed; its pictures are kept'",
        "rm -r Docs", "said 'Docs/badge.yaml: removed'", "mkdir Docs; cp badge.yaml Docs",
        "said 'Docs/badge.yaml: drawn'",
      ])
    #expect(said == "")
    #expect(status == 0)
  }
}
