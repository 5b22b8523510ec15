import Foundation
import Snug
import SnugPublishing
import SnugTestSupport
import Testing

@Suite struct `The names of a catalog's images` {
  @Test(arguments: [
    ("row.svg", "row"), ("Images/row~dark.svg", "row"), ("row@2x.png", "row"),
    ("row~dark@3x.png", "row"), ("row@2x~dark.png", "row"), ("row.2.svg", "row.2"),
    ("row@4x.png", "row@4x"),
  ])
  func `are the part before the variants`(path: String, name: String) {
    #expect(CatalogNames.name(of: path) == name)
  }

  @Test(arguments: [
    ("Docs/A.docc/b/c.md", "Docs/A.docc"), ("A.docc/B.docc/c.md", "A.docc/B.docc"),
    ("Docs/c.docc", nil), ("/x/A.docc/c.md", "/x/A.docc"), ("c.md", nil),
  ])
  func `belong to the enclosing catalog`(path: String, catalog: String?) {
    #expect(CatalogNames.catalog(of: path) == catalog)
  }

  @Test func `are unique`() throws {
    let folder = try TemporaryFolder()
    let catalog = folder.path("A.docc")
    for name in [
      "Images/row.svg", "Images/row~dark.svg", "photo.jpeg", "Images/.old/note.png", "note.txt",
    ] {
      try folder.write([], "A.docc/" + name)
    }
    var names = CatalogNames(in: catalog)
    func other(_ clash: Diagnostic) -> String {
      clash.notes[0].replacing(catalog + "/", with: "")
    }
    func claim(_ pictures: [String], for owner: String) -> String? {
      names.claim(pictures.map { "\(catalog)/\($0)" }, for: owner).map(other)
    }
    // The file that it replaces, and the other variant of it.
    #expect(claim(["Images/row.svg", "Images/row~dark.svg"], for: "a") == nil)
    #expect(claim(["Images/row.svg"], for: "a") == nil)
    #expect(claim(["Images/row.svg"], for: "b") == "the other one: 'Images/row.svg' of a")
    #expect(claim(["photo.svg"], for: "a") == "the other one: 'photo.jpeg'")
    #expect(claim(["photo.jpeg"], for: "a") == nil)
    #expect(claim(["note.svg"], for: "a") == nil)
    #expect(claim(["Images/note.svg"], for: "b") == "the other one: 'note.svg' of a")
    #expect(
      CatalogNames.clashes(among: [
        PicturePlan.Item(scene: "x.yaml", pictures: [catalog + "/row.svg"]),
        PicturePlan.Item(scene: "y.yaml", pictures: ["elsewhere/row.svg"]),
        PicturePlan.Item(scene: "z.yaml", pictures: [catalog + "/new.svg"]),
        PicturePlan.Item(scene: "w.yaml", pictures: [catalog + "/Images/new.png"]),
      ]).map { $0.map(other) } == [
        "the other one: 'Images/row.svg'", nil, nil, "the other one: 'new.svg' of z.yaml",
      ])
  }
}
