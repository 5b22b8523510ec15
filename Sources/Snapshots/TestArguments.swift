/// What a process of tests was asked to run.
struct TestArguments: Hashable, Sendable {
  let library: TestLibrary
  /// Whether no test was left out, as far as can be told: whatever is unknown may leave some out.
  let isFull: Bool

  enum TestLibrary: String, CaseIterable, Sendable {
    case swiftTesting = "swift-testing"
    case xcTest = "xctest"
  }

  init(library: TestLibrary, isFull: Bool) {
    self.library = library
    self.isFull = isFull
  }

  /// - Parameter arguments: those of the process, its own path first.
  ///
  /// `swift test` hands its own to Swift Testing, so that those of building are among them.
  init(_ arguments: [String]) {
    var library = TestLibrary.xcTest
    var isFull = true
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let option = parts.first ?? ""
      if Self.flags.contains(option) { continue }
      guard Self.options.contains(option) else {
        isFull = isFull && argument.hasSuffix(".xctest")
        continue
      }
      let value = parts.count > 1 ? parts[1] : rest.popFirst()
      if option == "--testing-library", value == TestLibrary.swiftTesting.rawValue {
        library = .swiftTesting
      }
    }
    self.init(library: library, isFull: isFull)
  }

  /// Options that change nothing about which tests run.
  private static let flags: Set<String> = [
    "--parallel", "--no-parallel", "--verbose", "-v", "--very-verbose", "-vv", "--quiet", "-q",
    "--enable-code-coverage", "--disable-code-coverage", "--skip-build", "--skip-update",
    "--disable-sandbox", "--enable-swift-testing", "--enable-xctest", "--disable-xctest",
    "--disable-swift-testing", "--color-diagnostics", "--no-color-diagnostics",
    "--disable-automatic-resolution", "--force-resolved-versions",
    "--only-use-versions-from-resolved-file", "--enable-testable-imports",
    "--static-swift-stdlib", "--no-static-swift-stdlib", "--disable-index-store",
    "--enable-index-store", "--auto-index-store",
  ]

  /// Options with a value that change nothing about it either.
  private static let options: Set<String> = [
    "--testing-library", "--test-bundle-path", "--xunit-output", "--num-workers", "--build-path",
    "--scratch-path", "--package-path", "--cache-path", "--config-path", "--security-path",
    "--configuration", "-c", "--jobs", "-j", "--triple", "--sdk", "--toolchain", "--swift-sdk",
    "--sanitize", "-Xcc", "-Xswiftc", "-Xlinker", "-Xcxx", "--event-stream-output-path",
    "--event-stream-version", "--event-stream-schema-version", "--attachments-path",
    "--experimental-attachments-path", "--build-system", "--traits", "--arch",
  ]
}
