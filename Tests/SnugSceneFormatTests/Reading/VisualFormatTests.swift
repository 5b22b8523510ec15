import SnugDiagnostics
import SnugLayout
import Testing

@Suite struct `Visual formats` {
  /// The constraints of a format for the views `a`, `b` and `c`, each with its part of the format.
  private func expansion(_ format: String) throws -> [String] {
    let scene = try read(
      "view: { subviews: { a: , b: , c: } }\nconstraints:\n  - \"\(format)\"\n")
    return zip(scene.constraintLines, scene.constraints).map {
      "\($0)  ‹\($1.range?.text ?? "")›"
    }
  }

  @Test(arguments: [
    // The examples of Apple's guide, with other names.
    ("[a]-[b]", ["b.leading == a.trailing + 8  ‹-›"]),
    ("[a(>=50)]", ["a.width >= 50  ‹>=50›"]),
    (
      "|-50-[a]-50-|",
      ["a.leading == view.leading + 50  ‹-50-›", "view.trailing == a.trailing + 50  ‹-50-›"]
    ),
    ("V:[a]-10-[b]", ["b.top == a.bottom + 10  ‹-10-›"]),
    ("[a][b]", ["b.leading == a.trailing  ‹][›"]),
    ("[a(100@20)]", ["a.width == 100 @20  ‹100@20›"]),
    ("[a(==b)]", ["a.width == b.width  ‹==b›"]),
    ("[a(>=70,<=100)]", ["a.width >= 70  ‹>=70›", "a.width <= 100  ‹<=100›"]),
    (
      "|-[a]-[b]-[c(>=20)]-|",
      [
        "a.leading == view.leadingMargin  ‹-›", "b.leading == a.trailing + 8  ‹-›",
        "c.leading == b.trailing + 8  ‹-›", "c.width >= 20  ‹>=20›",
        "view.trailingMargin == c.trailing  ‹-›",
      ]
    ),
    // Edges.
    ("|[a]|", ["a.leading == view.leading  ‹|[›", "view.trailing == a.trailing  ‹]|›"]),
    (
      "V:|-[a]-|",
      ["a.top == view.topMargin  ‹-›", "view.bottomMargin == a.bottom  ‹-›"]
    ),
    (
      "H:|-(>=8@750)-[a]-0-|",
      ["a.leading >= view.leading + 8 @750  ‹-(>=8@750)-›", "view.trailing == a.trailing  ‹-0-›"]
    ),
    // Lists, numbers, priorities.
    (
      "[a]-(>=8, <=20@10)-[b]",
      ["b.leading >= a.trailing + 8  ‹>=8›", "b.leading <= a.trailing + 20 @10  ‹<=20@10›"]
    ),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8  ‹-(-8)-›"]),
    ("[a]-8.5-[b]", ["b.leading == a.trailing + 8.5  ‹-8.5-›"]),
    ("[a(b)]", ["a.width == b.width  ‹b›"]),
    ("V:[a(<=b@defaultLow)]", ["a.height <= b.height @250  ‹<=b@defaultLow›"]),
    ("[a(100@ 749.5)]", ["a.width == 100 @749.5  ‹100@ 749.5›"]),
    (
      "H: [ a ( 1 , b ) ] - [b]",
      [
        "a.width == 1  ‹1›", "a.width == b.width  ‹b›", "b.leading == a.trailing + 8  ‹-›",
      ]
    ),
    // A view's connection comes before its predicates.
    (
      "[a(1)]-2-[b(3)]-4-[c(5)]",
      [
        "a.width == 1  ‹1›", "b.leading == a.trailing + 2  ‹-2-›", "b.width == 3  ‹3›",
        "c.leading == b.trailing + 4  ‹-4-›", "c.width == 5  ‹5›",
      ]
    ),
    ("[a]", []),
  ]) func `a format is expanded to its constraints`(format: String, expected: [String]) throws {
    #expect(try expansion(format) == expected)
  }

  @Test func `a bar is the superview of the views, wherever they are in the tree`() throws {
    let scene = try read(
      """
      view:
        subviews:
          card: { subviews: { a: , b: } }
      constraints:
        - H:|[a]-[b]|
      """)
    #expect(
      scene.constraintLines == [
        "a.leading == card.leading", "b.leading == a.trailing + 8",
        "card.trailing == b.trailing",
      ])
  }

  @Test func `the constraints of a format with an id are numbered`() throws {
    let scene = try read(
      """
      view: { subviews: { a: , b: } }
      constraints:
        - { id: row, constraint: "|[a][b]" }
        - { id: gap, constraint: "[a]-[b]" }
      """)
    #expect(scene.constraints.map(\.identifier) == ["row-1", "row-2", "gap"])
  }
}
