import SnugLayout
import Testing

/// The annotations that names and presets select.
struct OutputSettingsTests {
  private func settings(_ shown: [String]?, _ hidden: [String]? = nil) -> OutputSettings {
    OutputSettings(
      annotate: shown?.compactMap(AnnotationName.init),
      noAnnotate: hidden?.compactMap(AnnotationName.init))
  }

  @Test func `without words a picture shows the standard`() {
    #expect(OutputSettings().annotations == .standard)
  }

  @Test func `a name adds to the annotations, a preset replaces them`() {
    #expect(settings(["contentSizes"]).annotations == .standard.union([.contentSizes]))
    #expect(settings(["minimal", "legend"]).annotations == .minimal.union([.legend]))
    #expect(settings(["legend", "minimal"]).annotations == .minimal.union([.legend]))
    #expect(settings(["full"]).annotations == Set(Annotation.allCases))
  }

  @Test func `an excluded annotation is left out in every case`() {
    #expect(settings(nil, ["legend"]).annotations == .standard.subtracting([.legend]))
    #expect(settings(["legend"], ["legend"]).annotations == .standard.subtracting([.legend]))
    #expect(settings(["names"], ["full"]).annotations == [])
  }

  @Test func `other settings win`() {
    let scene = settings(["minimal", "guides"], ["names"])
    #expect(
      scene.annotations(overriddenBy: OutputSettings())
        == Set.minimal.union([.guides]).subtracting([.names]))
    #expect(
      scene.annotations(overriddenBy: settings(["names"])) == Set.minimal.union([.guides]))
    #expect(scene.annotations(overriddenBy: settings(["full"])) == .full)
    #expect(
      scene.annotations(overriddenBy: settings(nil, ["guides"]))
        == Set.minimal.subtracting([.names]))
  }

  @Test func `every annotation and every preset has its word`() {
    let words = AnnotationName.allCases.map(\.rawValue)
    #expect(words.prefix(3) == ["minimal", "standard", "full"])
    #expect(Array(words.dropFirst(3)) == Annotation.allCases.map(\.rawValue))
    #expect(AnnotationName(rawValue: "everything") == nil)
  }
}
