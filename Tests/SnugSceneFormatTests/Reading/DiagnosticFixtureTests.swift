import Foundation
import SnugDiagnostics
import SnugTestSupport
import Testing

/// `Fixtures/Diagnostics/<case>.yaml`, and its diagnostics in `<case>.txt`.
@Suite struct `Diagnostic fixtures` {
  /// The paths of the files with an extension, without the extension.
  static func paths(_ ext: String) -> [String] {
    Fixtures.files(below: "Fixtures/Diagnostics").filter { $0.hasSuffix(".\(ext)") }
      .map { String($0.dropLast(ext.count + 1)) }.sorted()
  }

  @Test(arguments: paths("yaml")) func `every mistake is reported word for word`(
    path: String
  ) throws {
    let name = URL(filePath: "/\(path).yaml").lastPathComponent
    let source = SourceText(name: name, utf8: try Fixtures.bytes("\(path).yaml"))
    let failure = try Golden.failure(of: messages(of: source), expectedIn: "\(path).txt")
    #expect(failure == nil)
  }

  @Test func `every scene has its messages and the other way round`() {
    #expect(!Self.paths("yaml").isEmpty)
    #expect(Self.paths("yaml") == Self.paths("txt"))
  }
}
