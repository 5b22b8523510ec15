import Foundation
import Publishing
import TestSupport
import Testing

@Suite struct `The names of a catalogue's images` {
  @Test(arguments: [
    ("row.svg", "row"), ("Images/row~dark.svg", "row"), ("row@2x.png", "row"),
    ("row~dark@3x.png", "row"), ("row@2x~dark.png", "row"), ("row.2.svg", "row.2"),
    ("row@4x.png", "row@4x"),
  ])
  func `are what stands before the variants`(path: String, name: String) {
    #expect(CatalogNames.name(of: path) == name)
  }

  @Test(arguments: [
    ("Docs/A.docc/b/c.md", "Docs/A.docc"), ("A.docc/B.docc/c.md", "A.docc/B.docc"),
    ("Docs/c.docc", nil), ("/x/A.docc/c.md", "/x/A.docc"), ("c.md", nil),
  ])
  func `belong to the folder around them`(path: String, catalog: String?) {
    #expect(CatalogNames.catalog(of: path) == catalog)
  }

  @Test func `are each for one image`() throws {
    let folder = try TemporaryFolder()
    let catalog = folder.path("A.docc")
    for name in [
      "Images/row.svg", "Images/row~dark.svg", "photo.jpeg", "Images/.old/note.png", "note.txt",
    ] {
      try folder.write([], "A.docc/" + name)
    }
    var names = CatalogNames(in: catalog)
    func claim(_ pictures: [String], for owner: String) -> String? {
      names.claim(pictures.map { "\(catalog)/\($0)" }, for: owner).map {
        "\($0.name): \($0.other.replacing(catalog + "/", with: "")) \($0.owner ?? "-")"
      }
    }
    // The file it replaces, and the other variant of it.
    #expect(claim(["Images/row.svg", "Images/row~dark.svg"], for: "a") == nil)
    #expect(claim(["Images/row.svg"], for: "a") == nil)
    #expect(claim(["Images/row.svg"], for: "b") == "row: Images/row.svg a")
    #expect(claim(["photo.svg"], for: "a") == "photo: photo.jpeg -")
    #expect(claim(["photo.jpeg"], for: "a") == nil)
    #expect(claim(["note.svg"], for: "a") == nil)
    #expect(claim(["Images/note.svg"], for: "b") == "note: note.svg a")
    #expect(
      CatalogNames.clashes(among: [
        PicturePlan.Item(scene: "x.yaml", pictures: [catalog + "/row.svg"]),
        PicturePlan.Item(scene: "y.yaml", pictures: ["elsewhere/row.svg"]),
        PicturePlan.Item(scene: "z.yaml", pictures: [catalog + "/new.svg"]),
        PicturePlan.Item(scene: "w.yaml", pictures: [catalog + "/Images/new.png"]),
      ]).map { $0?.other.replacing(catalog + "/", with: "") } == [
        "Images/row.svg", nil, nil, "new.svg",
      ])
  }
}
