import SnugDiagnostics
import SnugSceneFormat

extension UIView {
  /// Gives each label that has no text yet, because nobody has configured the view with data, a text from the
  /// name of its property: “Title” for `titleLabel`. Returns a warning that names them.
  func fillLabels() -> [Diagnostic] {
    let names = ViewNames(of: self)
    var filled: [(property: String, label: UILabel)] = []
    forEachInTree { view in
      guard let label = view as? UILabel, label.attributedText == nil, !label.isHidden,
        let property = names.property(of: label)
      else { return }
      filled.append((property, label))
    }
    for (property, label) in filled { label.text = Self.sampleText(for: property) }
    guard let first = filled.first else { return [] }
    let list = filled.map { "'\($0.property)'" }.joined(separator: ", ")
    return [
      Diagnostic(
        .warning, .notModelled,
        filled.count == 1
          ? "\(list) has no text yet: a sample stands for it"
          : "\(list) have no text yet: samples stand for them",
        at: names.range(of: first.label))
    ]
  }

  /// “Sign in hint” for `signInHintLabel`; “Label” for `label`.
  private static func sampleText(for property: String) -> String {
    (property.hasSuffix("Label") ? property.dropLast(5) : property[...]).inWords
  }
}
