import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneImport
import SnugTestSupport
import Testing

extension `Views in Swift` {
  @Test func `are not compiled again unless something changes`() async throws {
    let log = folder.path("compiled.txt")
    let compiler = try folder.write(
      "#!/bin/sh\necho once >> '\(log)'\nexec swiftc \"$@\"\n", "compiler")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    var counts: [Int] = []
    for text in ["Ada", "Ada", "Grace"] {
      let checked = try await checked(
        "let a = UILabel()\na.text = \"\(text)\"\na.textColor = Theme.ink\nview.addSubview(a)",
        compiler: compiler)
      #expect(checked.value.views[1].content.mainText?.string == text)
      counts.append(try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count)
    }
    #expect(counts == [3, 3, 5])
  }
}

@Suite struct `Kept compilations` {
  private let folder: TemporaryFolder
  private let compilations: Compilations

  init() throws {
    folder = try TemporaryFolder()
    compilations = Compilations(in: folder.path("cache"))
  }

  @Test func `have the program, or the errors`() throws {
    let program = try folder.write("a program", "views")
    compilations.keep("", of: "good", program: program)
    compilations.keep("an error", of: "bad", program: program)
    let copy = folder.path("copy")
    #expect(compilations.output(of: "bad", program: copy) == "an error")
    #expect(!FileManager.default.fileExists(atPath: copy))
    #expect(compilations.output(of: "good", program: copy) == "")
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "a program")
    #expect(compilations.output(of: "better", program: copy) == nil)
  }

  @Test(arguments: [0, 1]) func `are at most 200, without the oldest`(excess: Int) throws {
    for number in 0..<Compilations.mostKept + excess {
      compilations.keep("error \(number)", of: "\(number)", program: "")
    }
    let kept = (0...1).map { compilations.output(of: "\($0)", program: "") != nil }
    #expect(kept == [excess == 0, true])
  }
}
