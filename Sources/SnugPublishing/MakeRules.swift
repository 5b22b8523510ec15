/// The dependencies of pictures in the format of make, Ninja and Bazel's wrappers.
package enum MakeRules {
  /// A rule for each scene with its pictures and their dependencies, and an empty rule for each
  /// image, like GCC's `-MP`, so that make does not fail if an image is removed that no scene names
  /// any more.
  ///
  ///     Out/row.svg Out/row~dark.svg: Docs/row.yaml Docs/icon.png
  ///     Docs/icon.png:
  ///
  /// Standard input and output have no rules. Nor have files with a line break in their name, which
  /// is not allowed in rules.
  package static func text(_ drawings: [(pictures: [String], dependencies: [String])]) -> String {
    let drawings = drawings.filter { drawing in
      drawing.pictures.contains { $0 != "-" }
        && !(drawing.pictures + drawing.dependencies).contains { $0.contains(where: \.isNewline) }
    }
    let rules = drawings.map { drawing in
      let pictures = drawing.pictures.filter { $0 != "-" }
      guard !drawing.dependencies.isEmpty else { return "" }
      return pictures.map(escaped).joined(separator: " ") + ": "
        + drawing.dependencies.map(escaped).joined(separator: " ") + "\n"
    }
    var seen: Set<String> = []
    let images = drawings.flatMap { $0.dependencies.dropFirst() }
      .filter { seen.insert($0).inserted }
    return rules.joined() + images.map { escaped($0) + ":\n" }.joined()
  }

  /// The path escaped as by GCC's `-M`: a backslash before a blank or a `#`, and a doubled dollar
  /// sign.
  ///
  /// Source: `munge` in libcpp/mkdeps.cc. A backslash is escaped only before a blank.
  private static func escaped(_ path: String) -> String {
    var text = ""
    var backslashes = 0
    for character in path {
      switch character {
      case " ", "\t": text += String(repeating: "\\", count: backslashes + 1)
      case "#": text += "\\"
      case "$": text += "$"
      default: break
      }
      backslashes = character == "\\" ? backslashes + 1 : 0
      text.append(character)
    }
    return text
  }
}
