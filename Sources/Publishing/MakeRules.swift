/// Which files pictures are made from, as make, Ninja and Bazel's wrappers read it.
public enum MakeRules {
  /// A rule for each scene: its pictures, and the files they were made from; and an empty one for each
  /// image, as of GCC's `-MP`, so that make goes on when a scene no longer names one that was removed.
  ///
  ///     Out/row.svg Out/row~dark.svg: Docs/row.yaml Docs/icon.png
  ///     Docs/icon.png:
  ///
  /// What goes to standard output, or comes from standard input, has no rule; nor has a file with a
  /// line break in its name, which a rule cannot contain.
  public static func text(_ drawings: [(pictures: [String], dependencies: [String])]) -> String {
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

  /// As GCC writes it with `-M`: a blank and a `#` behind a backslash, a dollar twice.
  ///
  /// Source: `munge` in libcpp/mkdeps.cc; a backslash is escaped only in front of a blank.
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
