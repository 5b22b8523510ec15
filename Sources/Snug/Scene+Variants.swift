public import SnugDiagnostics
public import SnugLayout

extension Scene {
  /// The variant with a title or a number, from 1; the scene itself for `nil`.
  ///
  /// Throws a diagnostic with the nearest title.
  public func variant(named name: String?, in file: String) throws(Diagnostic) -> Scene {
    guard let name else { return self }
    if let variant = variants.first(where: { $0.title == name }) { return variant }
    if let number = Int(name), number > 0, number <= variants.count { return variants[number - 1] }
    let titles = variants.map(\.title)
    throw Diagnostic(
      .error, .unknownVariant,
      "there is no variant '\(name)'" + SpellingSuggestion.phrase(for: name, among: titles),
      file: file,
      notes: [
        titles.isEmpty
          ? "the scene has no variants"
          : "its variants are "
            + titles.enumerated().map { "\($0 + 1) '\($1)'" }.joined(separator: ", ")
      ])
  }
}
