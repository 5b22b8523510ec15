import ArgumentParser

/// The layouts to measure.
struct LayoutOptions: ParsableArguments {
  @Option(help: "Measure only this family. Repeatable.")
  var family: [Family] = []

  @Option(
    help: ArgumentHelp(
      "Numbers of labels, rows, levels, cards or views, separated by commas.",
      discussion: """
        By default 10,100,1000,10000, for compose 200,2000; for dense families 40,60,70,80,200.
        """))
  var sizes: String?

  @Option(help: "Priorities that many constraints share, or one for each.")
  var form: Family.Form?

  func validate() throws {
    if let sizes, Self.numbers(in: sizes) == nil {
      throw ValidationError("--sizes takes whole numbers above 0, separated by commas.")
    }
  }

  /// `nil` unless all are whole numbers above 0.
  static func numbers(in text: String) -> [Int]? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }.filter { $0 > 0 }
    return numbers.count == words.count ? numbers : nil
  }

  var families: [Family] { family.isEmpty ? Family.allCases : family }

  var forms: [Family.Form] { form.map { [$0] } ?? Family.Form.allCases }

  /// The sizes to measure of a family, by default the usual ones.
  func sizes(of family: Family, usually usual: [Int]) -> [Int] {
    sizes.flatMap(Self.numbers) ?? family.sizes(usually: usual)
  }
}
