import SnugDiagnostics
import SnugLayout
import SnugTestSupport
import Testing

/// Files of a project, in which others declare what one of them misses.
extension `Views in Swift` {
  private static let row = """
    class Row: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        widthAnchor.constraint(equalToConstant: AppTheme.inset).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  @Test(arguments: ["Package.swift", ".git/HEAD", "App.xcodeproj/a.pbxproj", "App.xcworkspace/a"])
  func `take what is missing from their project`(mark: String) async throws {
    _ = try folder.write("", mark)
    _ = try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "Theme/AppTheme.swift")
    #expect(try await run(Self.row).constraints.map(\.constant) == [7])
  }

  /// A repository may have several, with types of the same names.
  @Test func `take what is missing from the nearest project around them`() async throws {
    _ = try folder.write("", ".git/HEAD")
    _ = try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "A.swift")
    _ = try folder.write("", "Lesson/Lesson.xcodeproj/a")
    _ = try folder.write("enum AppTheme { static let inset: CGFloat = 8 }", "Lesson/Model/B.swift")
    let scene = try await run(Self.row, in: "Lesson/Views/View.swift")
    #expect(scene.constraints.map(\.constant) == [8])
  }

  /// The example of a library is a project of its own.
  @Test func `take a module that is not here from the repository around their project`()
    async throws
  {
    _ = try folder.write("", ".git/HEAD")
    _ = try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "Other/A.swift")
    _ = try folder.write(
      "public enum AppTheme { public static let inset: CGFloat = 8 }", "Sources/Themes/B.swift")
    _ = try folder.write("", "Example/Example.xcodeproj/a")
    let scene = try await run("import Themes\n" + Self.row, in: "Example/View.swift")
    #expect(scene.constraints.map(\.constant) == [8])
    let error = await #expect(throws: Diagnostics.self) {
      try await run(Self.row, in: "Example/View.swift")
    }
    #expect(error?.all.map(\.message) == ["cannot find 'AppTheme' in scope"])
  }

  @Test func `take nothing from folders that are no project, and nothing if a folder is given`()
    async throws
  {
    _ = try folder.write("enum AppTheme { static let inset: CGFloat = 7 }", "A.swift")
    let message = "cannot find 'AppTheme' in scope"
    let alone = await #expect(throws: Diagnostics.self) { try await run(Self.row) }
    #expect(alone?.all.map(\.message) == [message])
    _ = try folder.write("", ".git/HEAD")
    _ = try folder.write("", "Other/B.swift")
    let given = await #expect(throws: Diagnostics.self) {
      try await run(Self.row, with: [folder.path("Other")])
    }
    #expect(given?.all.map(\.message) == [message])
    #expect(given?.all.first?.notes == ["no Swift file in '\(folder.path("Other"))' declares it"])
  }

  /// The samples of arguments need the types of types.
  @Test func `take superclasses and what arguments are made of from their project`() async throws {
    _ = try folder.write("", "Package.swift")
    _ = try folder.write(
      "class BaseView: UIView { init(_ model: Model) { super.init(frame: .zero) }\n"
        + "required init?(coder: NSCoder) { nil } }", "BaseView.swift")
    _ = try folder.write("struct Model { let kind: Kind }", "Model.swift")
    _ = try folder.write("enum Kind { case small }\nprotocol Other {}", "Kind.swift")
    let scene = try await run("class Row: BaseView { let a = UILabel() }")
    #expect(scene.title == "Row")
    let error = await #expect(throws: Diagnostics.self) {
      try await run("class Row: UIView { init(_ other: Other) {} }")
    }
    #expect(
      error?.all.first?.notes.last
        == "'Row' needs 'other', and there is no sample value for 'Other': let a controller create it "
        + "in loadView()")
  }
}
