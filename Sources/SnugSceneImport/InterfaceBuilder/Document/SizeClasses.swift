/// The traits that select variations in a file: size classes and the idiom.
struct SizeClasses {
  private let traits: [String: String]

  /// The traits of a device.
  ///
  /// Source: Human Interface Guidelines, “Layout”, device size classes: phones have compact width,
  /// except large phones in landscape orientation. Tablets are regular on both axes.
  init(device id: String?, isLandscape: Bool) {
    let isPad = id?.hasPrefix("ipad") ?? false
    let isTV = id == "appleTV"
    let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"]
      .contains(id)
    traits = [
      "widthClass": isPad || isTV || (isLarge && isLandscape) ? "regular" : "compact",
      "heightClass": isPad || isTV || !isLandscape ? "regular" : "compact",
      "userInterfaceIdiom": isPad ? "pad" : isTV ? "tv" : "phone",
    ]
  }

  /// Whether a variation applies: `default` always, others if all conditions are met, as in
  /// `heightClass=regular-widthClass=compact`.
  func satisfy(_ key: String) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy { condition in
        let parts = condition.split(separator: "=").map(String.init)
        return parts.count == 2 && traits[parts[0]] == parts[1]
      }
  }
}

extension XMLElement {
  /// The variations of the element that apply, the most specific last.
  func variations(for classes: SizeClasses) -> [XMLElement] {
    children.filter { $0.name == "variation" && classes.satisfy($0["key"] ?? "") }
      .sorted { $0.conditionCount < $1.conditionCount }
  }

  /// The specificity of a variation.
  private var conditionCount: Int { (self["key"] ?? "").count { $0 == "=" } }

  /// The value of an attribute in the applicable variations.
  func string(_ attribute: String, for classes: SizeClasses) -> String? {
    variations(for: classes).lazy.compactMap { $0[attribute] }.last ?? self[attribute]
  }

  func number(_ attribute: String, for classes: SizeClasses) -> Double? {
    string(attribute, for: classes).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The IDs of the subviews or constraints that are not installed.
  func excluded(_ what: String, for classes: SizeClasses) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(for: classes) {
      for change in variation.child(key: what)?.children ?? [] {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }
}
