internal import Drawing

/// The rules by which one picture is light or dark, as its reader prefers.
struct SVGColorScheme {
  let colors: [DisplayList.ColorPair]
  /// The id of the picture: a page may hold others that are not to change.
  let id: String

  /// An element with the style sheet for the colours something is drawn in; empty when none changes.
  func style(for used: SVGContent.Colors) -> String {
    let sheet = sheet(for: used)
    return sheet.isEmpty ? "" : "<style>\(sheet)</style>\n"
  }

  /// The style sheet for the colours something is drawn in; empty when none of them changes.
  func sheet(for used: SVGContent.Colors) -> String {
    var rules = ""
    var seen: Set<Color> = []
    for pair in colors where seen.insert(pair.light).inserted && pair.light != pair.dark {
      let (light, dark) = (pair.light.hexadecimal, pair.dark.hexadecimal)
      for (name, colors) in [("fill", used.fills), ("stroke", used.strokes)]
      where colors.contains(light) {
        rules += "#\(id) [\(name)=\"\(light)\"]{\(name):\(dark)}\n"
      }
    }
    return rules.isEmpty ? "" : "@media (prefers-color-scheme: dark){\n\(rules)}"
  }
}
