import Foundation
import Snug
import SnugPublishing
import SnugTestSupport
import Testing

@Suite struct `Where pictures go` {
  @Test(arguments: [
    (PictureForm(), ["row.svg"]),
    (PictureForm(format: .png), ["row.png"]),
    (PictureForm(appearance: .pair), ["row.svg", "row~dark.svg"]),
    (PictureForm(preset: .docc), ["row.svg", "row~dark.svg"]),
    (PictureForm(preset: .docc, format: .png), ["row@2x.png", "row~dark@2x.png"]),
    (PictureForm(preset: .docc, format: .png, scale: 1), ["row.png", "row~dark.png"]),
    (PictureForm(preset: .docc, format: .png, scale: 3), ["row@3x.png", "row~dark@3x.png"]),
    (PictureForm(preset: .docc, appearance: .light), ["row.svg"]),
    (PictureForm(preset: .github), ["row.svg", "row~dark.svg"]),
    (PictureForm(preset: .github, format: .png), ["row.png", "row~dark.png"]),
    (PictureForm(preset: .web), ["row.svg"]),
    (PictureForm(preset: .web, format: .png), ["row.png"]),
  ])
  func `depends on their form`(form: PictureForm, names: [String]) throws {
    #expect(form.error == nil)
    #expect(form.fileNames(for: "row") == names)
    let plan = try PicturePlan(SceneFiles(["Docs/row.yaml"]), as: form)
    #expect(plan.items.map(\.pictures) == [names.map { "Docs/" + $0 }])
  }

  @Test(arguments: [
    (PictureForm(format: .png, appearance: .auto), "only an SVG can follow"),
    (PictureForm(preset: .web, format: .pdf), "the preset web is for SVGs and PNGs, not for pdf."),
    (
      PictureForm(preset: .docc, format: .pdf), "the preset docc is for SVGs and PNGs, not for pdf."
    ),
    (PictureForm(preset: .github, format: .marks), "the preset github is for SVGs and PNGs"),
    (
      PictureForm(preset: .docc, format: .png, scale: 1.5),
      "DocC supports PNGs at --scale 1, 2 and 3."
    ),
    (PictureForm(format: .png, isAnimated: true), "--animate needs an SVG"),
  ])
  func `is an error for an invalid form`(form: PictureForm, message: String) throws {
    #expect(try #require(form.error).contains(message))
  }

  @Test(arguments: [
    (PicturePlan.Target.besideScenes, ["a/row.svg", "row.svg", "-"]),
    (.folder("Out"), ["Out/row.svg", "Out/row.svg", "Out/scene.svg"]),
    (.folder("Out/"), ["Out/row.svg", "Out/row.svg", "Out/scene.svg"]),
    (.file("x.svg"), ["x.svg", "x.svg", "x.svg"]),
    (.file("-"), ["-", "-", "-"]),
  ])
  func `is the requested path`(target: PicturePlan.Target, places: [String]) throws {
    let scenes = ["a/row.yaml", "row.yaml", "-"]
    for (scene, place) in zip(scenes, places) {
      let plan = try PicturePlan(SceneFiles([scene]), as: PictureForm(), to: target)
      #expect(plan.items == [PicturePlan.Item(scene: scene, pictures: [place])])
    }
  }

  @Test(arguments: [
    (["row.yaml", "./row.yaml"], PicturePlan.Target.besideScenes, "'./row.yaml' is given twice."),
    (
      ["a/row.yaml", "b/row.yaml"], .folder("Out"),
      """
      'a/row.yaml' and 'b/row.yaml' would both be written to 'Out/row.svg'.\
       Subfolders are kept if you name the folder.
      """
    ),
    (
      ["row.yaml", "row~dark.yaml"], .besideScenes,
      "'row.yaml' and 'row~dark.yaml' would both be written to 'row~dark.svg'."
    ),
    (
      ["row.yaml"], .file("row.yaml"),
      "the picture would overwrite the scene 'row.yaml'; name another file with -o."
    ),
    (["-"], .besideScenes, "a pair of pictures cannot go to standard output."),
    (["a.yaml", "b.yaml"], .file("x.svg"), "-o takes one scene; use --output-dir for several."),
  ])
  func `is an error if a path is already used`(
    scenes: [String], target: PicturePlan.Target, message: String
  ) throws {
    let error = #expect(throws: PicturePlan.NameError.self) {
      try PicturePlan(SceneFiles(scenes), as: PictureForm(appearance: .pair), to: target)
    }
    #expect(error?.message == message)
  }
}
