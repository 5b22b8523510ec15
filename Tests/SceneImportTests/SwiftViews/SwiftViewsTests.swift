import AutoLayout
import Diagnostics
import Foundation
import Geometry
import SceneFormat
import SceneImport
import Snug
import TestSupport
import Testing

/// Files that are compiled with the module of this build and run.
@Suite struct `Views in Swift` {
  /// The runs of a test link the module once.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ code: String, for selection: SceneSelection = SceneSelection(), with files: [String] = [],
    timeLimit: Int = 20
  ) async throws -> Scene {
    let file = try folder.write(code, "View.swift")
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let sources = Fixtures.repository.appending(path: "Sources").path
    var run = SwiftRun(
      .products(products, sources: sources), cache: folder.path("cache"))
    run.timeLimit = timeLimit
    run.otherFiles = files
    return try await waitingForPrograms { [run] in
      try SwiftViews(SourceText(name: file, code)).scene(for: selection, running: run).value
    }
  }

  @Test func `have source lines`() async throws {
    let scene = try await run(
      """
      import UIKit
      class Row: UIView {
        lazy var dot = UIView()
        override func didMoveToSuperview() {}
        override func updateConstraints() {
          if dot.superview == nil {
            addSubview(dot)
            dot.translatesAutoresizingMaskIntoConstraints = false
            dot.widthAnchor.constraint(
              equalToConstant: 7).isActive = true
            dot.setContentHuggingPriority(.required, for: .horizontal)
          }
          super.updateConstraints()
        }
      }
      """)
    #expect(scene.title == "Row")
    #expect(scene.views.map(\.name) == ["view", "dot"])
    #expect(scene.views[1].range?.text == "dot")
    #expect(scene.views[1].range?.start.line == 3)
    #expect(scene.constraints.map(\.constant) == [7])
    #expect(scene.constraints[0].range?.start.line == 9)
    #expect(scene.views[1].contentHuggingRange.horizontal?.start.line == 11)
    #expect(scene.views[1].contentHuggingRange.vertical == nil)
    let advice = try Pipeline().lint(scene).filter { $0.id == .chcrWithoutIntrinsicSize }
    #expect(advice.map { $0.range?.text } == ["setContentHuggingPriority"])
  }

  @Test func `are laid out for the screen and for each text size`() async throws {
    let code = """
      import UIKit
      class Panel: UIViewController {
        override func viewDidLoad() {
          let traits = traitCollection
          let width: CGFloat = traits.horizontalSizeClass == .compact ? 40 : 60
          let factor: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: width * factor).isActive = true
        }
      }
      """
    let phone = SceneSelection(
      size: Size(width: 300, height: 600), device: Device("iPhone 15 landscape"),
      contentSizeCategories: [.large, .accessibilityMedium])
    let scene = try await run(code, for: phone)
    #expect(
      scene.views[0].safeAreaInsets == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(scene.output.baseTitle == "large")
    #expect(scene.variants.map(\.title) == ["accessibilityMedium"])
    #expect(([scene] + scene.variants).map { $0.constraints[0].constant } == [40, 80])
    let pad = try await run(code, for: SceneSelection(size: Size(width: 800, height: 600)))
    #expect(pad.constraints[0].constant == 60 && pad.variants.isEmpty)
  }

  /// The tests of the module compile them, too, in another language mode.
  @Test(.enabled(if: Seeds.areAllDrawn))
  func `compile together, in the language mode of apps`() async throws {
    let folder = Fixtures.repository.appending(path: "Tests/SnugUIKitTests/Views").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { "\(folder)/\($0)" }
    #expect(files.count >= 50)
    let scene = try await run(
      "import UIKit\nfinal class Screen: UIView { let row = DividerRow() }", with: files)
    #expect(scene.title == "Screen")
  }

  /// The orders of 20 views in two runs are equal by chance with a probability of 1 in 2 × 10¹⁸.
  @Test func `are added in the same order in each run, including those of a dictionary`()
    async throws
  {
    let code = """
      import UIKit
      class Bars: UIView {
        let bars = Dictionary(uniqueKeysWithValues: (1...20).map { ($0, UIView()) })
        override init(frame: CGRect) {
          super.init(frame: frame)
          for (width, bar) in bars {
            addSubview(bar)
            bar.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
          }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let (first, second) = (try await run(code), try await run(code))
    #expect(first.constraints.map(\.constant) == second.constraints.map(\.constant))
    #expect(Set(first.constraints.map(\.constant)) == Set((1...20).map(Double.init)))
  }

  @Test func `are not run without permission`() {
    let error = #expect(throws: Diagnostics.self) {
      try SourceText(name: "View.swift", "import UIKit\nclass A: UIView {}").scene()
    }
    #expect(error?.all.map(\.id) == [.swiftNotRun])
  }

  @Test func `are stopped when they take too long`() async {
    let error = await #expect(throws: Diagnostics.self) {
      try await run(
        "import UIKit\nclass A: UIView { override func layoutSubviews() { while true {} } }",
        timeLimit: 1)
    }
    #expect(error?.all.map(\.id) == [.codeFailed])
    #expect(error?.all.first?.message == "the code was stopped after 1 seconds")
  }
}
