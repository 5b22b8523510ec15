import Foundation
import Snug
import SnugTestSupport
import Testing

@testable import SnugLiveEditor

/// The edited file: how it is read, and changes that are never overwritten.
@Suite struct EditedFileTests {
  let sandbox: Sandbox
  var path: String { sandbox.folder.appending(path: "row.yaml").path }

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("view: {}\n", to: "row.yaml")
  }

  @Test func `a text replaces the version it was made from`() throws {
    let file = try EditedFile(path)
    let before = file.read()
    #expect(before.text == "view: {}\n")
    let revision = try file.save("view: { name: row }\n", over: before.revision, overwriting: false)
    #expect(file.read().text == "view: { name: row }\n")
    #expect(file.read().revision == revision)
  }

  @Test func `changes by others are overwritten only on request`() throws {
    let file = try EditedFile(path)
    let base = file.read().revision
    try sandbox.write("view: { name: theirs }\n", to: "row.yaml")
    #expect { try file.save("view: {}\n", over: base, overwriting: false) } throws: { error in
      if case EditedFile.SaveError.changedElsewhere = error { true } else { false }
    }
    #expect(file.read().text == "view: { name: theirs }\n")
    _ = try file.save("view: { name: mine }\n", over: base, overwriting: true)
    #expect(file.read().text == "view: { name: mine }\n")
  }

  @Test func `a new file is written, unless one was created meanwhile`() throws {
    let new = sandbox.folder.appending(path: "new.yaml").path
    let file = try EditedFile(new)
    #expect(file.read().revision == nil)
    try sandbox.write("view: {}\n", to: "new.yaml")
    #expect(throws: EditedFile.SaveError.self) {
      try file.save("view: {}\n", over: nil, overwriting: false)
    }
    try FileManager.default.removeItem(atPath: new)
    _ = try file.save("view: { name: mine }\n", over: nil, overwriting: false)
    #expect(sandbox.bytes(of: "new.yaml") == Data("view: { name: mine }\n".utf8))
  }

  @Test func `lines end as they did`() throws {
    try sandbox.write("view: {}\r\n", to: "row.yaml")
    let file = try EditedFile(path)
    let before = file.read()
    #expect(before.text == "view: {}\n")
    _ = try file.save("view: {}\n# more\n", over: before.revision, overwriting: false)
    #expect(sandbox.bytes(of: "row.yaml") == Data("view: {}\r\n# more\r\n".utf8))
  }

  @Test func `a link is followed at the start and never later`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.folder.path + "/link.yaml", withDestinationPath: "row.yaml")
    let file = try EditedFile(sandbox.folder.path + "/link.yaml")
    _ = try file.save("view: { name: a }\n", over: file.read().revision, overwriting: false)
    #expect(sandbox.bytes(of: "row.yaml") == Data("view: { name: a }\n".utf8))
    // Someone replaces the file by a link to a secret.
    try sandbox.write("secret", to: "secret")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "secret")
    #expect(file.read().text == "")
    _ = try file.save("view: {}\n", over: nil, overwriting: true)
    #expect(sandbox.bytes(of: "secret") == Data("secret".utf8))
  }

  @Test func `files other than scene files are shown and not written`() throws {
    let log = try EditedFile(Fixtures.folder.path + "/Scenes/conflict/cell-in-the-console.log")
    #expect(!log.isEditable)
    #expect(throws: EditedFile.SaveError.self) {
      try log.save("", over: log.read().revision, overwriting: true)
    }
  }

  @Test(arguments: [
    ("Row.swift", Data("import UIKit\n".utf8), Diagnostic.ID.swiftNotRun),
    ("row.svg", Data("<svg/>".utf8), .notInterfaceBuilder),
    ("row.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), .unreadableFile),
    ("row.yaml", Data([0x76, 0xFF, 0x0A]), .unreadableFile),
    ("row.yaml", Data(repeating: 0x23, count: 1_048_577), .tooLarge),
  ])
  func `some files cannot be edited`(name: String, bytes: Data, id: Diagnostic.ID) throws {
    try bytes.write(to: sandbox.folder.appending(path: name))
    #expect { try EditedFile(sandbox.folder.path + "/" + name) } throws: {
      ($0 as? Diagnostic)?.id == id
    }
  }

  @Test func `a new file needs its folder`() {
    let path = sandbox.folder.path + "/new/row.yaml"
    #expect { try EditedFile(path) } throws: {
      ($0 as? Diagnostic)?.formatted == """
        \(path): error: the scene could not be saved: there is no folder \
        '\(sandbox.folder.path)/new' [unwritable-file]
         = note: create the folder first
        """
    }
  }

  @Test(arguments: Examples.texts.map(\.title))
  func `every example is a scene without a mistake`(title: String) throws {
    let text = try #require(Examples.text(of: title))
    #expect(text.hasPrefix("title: \(title)\n"))
    #expect(try SourceText(name: "scene.yaml", text).scene().warnings == [])
  }

  @Test func `offsets are counted as a script counts`() {
    let offsets = UTF16Offsets(text: "aé😀b")
    #expect([0, 1, 3, 7, 8].map { offsets[$0] } == [0, 1, 2, 4, 5])
  }
}
