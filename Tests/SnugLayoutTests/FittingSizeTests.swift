import SnugGeometry
import SnugLayout
import Testing

/// `systemLayoutSizeFitting`: the preferred size of a scene's root.
struct FittingSizeTests {
  /// A label of 88 × 19.5 points with 16 to either side and 8 above and below.
  private let cell = """
    view:
      size: [300, 200]
      subviews:
        label: { class: UILabel, text: one two six, font: 16, numberOfLines: 0 }
    constraints:
      - "H:|-16-[label]-16-|"
      - "V:|-8-[label]-8-|"
    """

  private func fitting(_ width: FittingTarget, _ height: FittingTarget) throws -> Size {
    let scene = try layout(cell).scene
    return LayoutEngine(measuring: MonospacedTextMeasurer()).systemLayoutSizeFitting(
      scene, PerAxis(horizontal: width, vertical: height))
  }

  @Test func `compressed is as small as the content lets it be`() throws {
    #expect(try fitting(.compressed, .compressed) == Size(width: 120, height: 35.5))
  }

  @Test func `expanded is no larger than hugging lets it be`() throws {
    // Hugging at 250 is stronger than the fitting size level, 50.
    #expect(try fitting(.expanded, .expanded) == Size(width: 120, height: 35.5))
  }

  @Test func `a view without an intrinsic size is as small or as large as possible`() throws {
    let scene = try layout(
      """
      view: { size: [300, 200], subviews: { panel: {} } }
      constraints: ["H:|-8-[panel]-8-|", "V:|-8-[panel]-8-|"]
      """
    ).scene
    let engine = LayoutEngine(measuring: NoText())
    #expect(engine.systemLayoutSizeFitting(scene) == Size(width: 16, height: 16))
    #expect(
      engine.systemLayoutSizeFitting(scene, PerAxis(both: .expanded))
        == Size(width: 10_000, height: 10_000))
  }

  @Test func `a required width is how a cell finds its height`() throws {
    let width = FittingTarget(size: 88, priority: .required)
    #expect(try fitting(width, .compressed) == Size(width: 88, height: 54.5))
  }

  @Test(arguments: [(51.0, 120.0), (249, 120), (251, 300), (999, 300)])
  func `a priority above the hugging wins`(priority: Double, width: Double) throws {
    let target = FittingTarget(size: 300, priority: try #require(LayoutPriority(priority)))
    #expect(try fitting(target, .compressed).width == width)
  }

  @Test(arguments: [(750.0, 100.0), (749, 120), (751, 100)])
  func `a priority against the compression resistance`(priority: Double, width: Double) throws {
    // At 750 both weigh the same. The ambiguity is resolved by keeping the label's width.
    let target = FittingTarget(size: 100, priority: try #require(LayoutPriority(priority)))
    let expected = priority == 750 ? 120 : width
    #expect(try fitting(target, .compressed).width == expected)
  }

  @Test func `the size the scene has does not matter`() throws {
    let scene = try layout(cell).scene
    #expect(scene.fitting(PerAxis(both: .compressed))[.root].requiredSize == PerAxis(both: nil))
  }
}
