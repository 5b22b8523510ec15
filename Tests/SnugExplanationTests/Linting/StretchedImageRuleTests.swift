import SnugDiagnostics
import Testing

@Suite struct `Rule about stretched images` {
  /// An image of 20 by 20 in a frame of another size.
  private static func image(
    _ width: Int, _ height: Int, _ keys: String = "image: [20, 20]"
  ) -> String {
    """
    view:
      size: [120, 80]
      subviews: { a: { class: UIImageView, \(keys) } }
    constraints:
      - "H:|[a(\(width))]"
      - "V:|[a(\(height))]"
    """
  }

  @Test func `report an image that is stretched on one axis`() throws {
    #expect(
      try messages(Self.image(50, 20), by: .stretchedImage)
        == ["3 'a' is 30 points wider than its image, which is distorted"])
    #expect(
      try messages(Self.image(20, 21), by: .stretchedImage)
        == ["3 'a' is 1 point taller than its image, which is distorted"])
    #expect(
      try messages(Self.image(10, 20), by: .stretchedImage)
        == ["3 'a' is 10 points narrower than its image, which is distorted"])
  }

  /// A row squeezes it, and a column stretches it.
  @Test func `report an image that is compressed on one axis and stretched on the other`() throws {
    let found = try findings(
      """
      view:
        size: [10, 80]
        subviews: { a: { class: UIImageView, image: [20, 20] } }
      constraints: ["H:|[a]|", "V:|[a]|"]
      """, by: .stretchedImage)
    #expect(
      found.map(\.message) == ["'a' is 10 points narrower than its image, which is distorted"])
  }

  /// In a row hugging decides; across it the alignment does; required edges leave neither.
  @Test(arguments: [
    ("alignment: center", "to keep its size, raise its hugging priority; "),
    ("axis: vertical", "to keep its size, change the alignment of its stack view; "),
  ]) func `advise what decides about a stretched image`(key: String, advice: String) throws {
    let found = try findings(
      """
      view:
        size: [100, 20]
        subviews:
          row:
            class: UIStackView
            \(key)
            arrangedSubviews: { a: { class: UIImageView, image: [20, 20] }, b: { intrinsicContentSize: [20, 0], hugging: 251 } }
      constraints: ["H:|[row]|", "V:|[row]|"]
      """, by: .stretchedImage)
    #expect(
      found.map(\.notes) == [[advice + "the content mode scaleAspectFit keeps its proportions"]])
  }

  /// Where the other size is required, an aspect ratio would only conflict.
  @Test(arguments: [
    (
      "\"V:|[a]\"",
      "to keep its proportions, add an aspect ratio, a.width == a.height, or use the content mode "
        + "scaleAspectFit"
    ),
    ("\"V:|[a(20)]\"", "the content mode scaleAspectFit keeps its proportions"),
  ]) func `advise an aspect ratio only if it can hold`(column: String, advice: String) throws {
    let found = try findings(
      """
      view:
        size: [10, 80]
        subviews: { a: { class: UIImageView, image: [20, 20] } }
      constraints: ["H:|[a]|", \(column)]
      """, by: .stretchedImage)
    #expect(found.map(\.notes) == [[advice]])
  }

  @Test(arguments: [
    image(20, 20), image(50, 50), image(50, 30), image(10, 10), image(10, 30), image(0, 20),
    image(50, 20, "image: [20, 20], hidden: true"),
    image(50, 20, "intrinsicContentSize: [20, 20]"), image(50, 20, "hugging: 251"),
  ]) func `allow an image with a chosen frame`(scene: String) throws {
    #expect(try messages(scene, by: .stretchedImage) == [])
  }
}
