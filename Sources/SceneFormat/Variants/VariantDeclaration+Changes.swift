extension VariantDeclaration {
  /// What the variant changes, a line each, as it is written; what it says of its picture is left
  /// out.
  var changes: [String] {
    if let toldChanges { return toldChanges }
    let values = (set?.pairs ?? []).compactMap { key, value -> String? in
      guard let path = key.text?.string, !path.isAboutThePicture else { return nil }
      return "\(path): \(value.flow ?? "")"
    }
    let added = (add?.elements ?? []).map {
      "+ \(($0["constraint"] ?? $0).text?.string ?? $0.flow ?? "")"
    }
    return values + added + (remove ?? []).map { "− \($0.string)" }
  }
}

extension String {
  fileprivate var isAboutThePicture: Bool {
    // A view may be called `title`, and is then the first part of a longer path.
    hasPrefix("output.") || ["output", "sweep", "title", "subtitle"].contains(self)
  }
}
