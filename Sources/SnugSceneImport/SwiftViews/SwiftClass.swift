import SnugDiagnostics

/// A class declaration in a Swift file, found without compiling.
struct SwiftClass {
  /// With those of the types that it is in, as in `Cells.Row`.
  let name: String
  let superclass: String
  let visibility: Visibility
  let isGeneric: Bool
  /// The words of its text, by which classes are found that it uses: not those before a type in them, as in
  /// `RowView.Metrics`.
  let words: Set<Substring>
  /// The parameters of its initializers, without those of `init(coder:)`.
  private let initializers: [[SwiftParameter]]

  enum Visibility { case otherFiles, ownFile, ownType }

  /// The classes with a superclass in a file, in order: those in a type or in an extension after it.
  static func all(in outline: SwiftOutline) -> [SwiftClass] {
    all(in: outline, of: "", .otherFiles, isGeneric: false)
  }

  private static func all(
    in outline: SwiftOutline, of owner: String, _ visibility: Visibility, isGeneric: Bool
  ) -> [SwiftClass] {
    outline.declarations.flatMap { item in
      guard ["class", "struct", "enum", "actor", "extension"].contains(item.keyword) else {
        return [SwiftClass]()
      }
      // The name of a member can be a modifier.
      let hidden =
        /(?:^|[^.\w])(private|fileprivate)\s+((final|nonisolated|@\w+(\([^)]*\))?)\s+)*(class|struct|enum|actor|extension)\b/
      var own = visibility
      if item.head.contains("private"), let word = item.head.firstMatch(of: hidden)?.1,
        own != .ownType
      {
        own = word == "private" && !owner.isEmpty ? .ownType : .ownFile
      }
      // The arguments of a generic type around it are not known.
      let isOfGeneric =
        isGeneric || item.keyword != "class" && item.head.contains(/(struct|enum)\s+\w+\s*</)
      let type = SwiftClass(item, in: outline, of: owner, own, isGeneric: isGeneric)
      let inner = all(
        in: outline.inside(item), of: owner + item.name + ".", own,
        isGeneric: isOfGeneric || type?.isGeneric == true)
      return (type.map { [$0] } ?? []) + inner
    }
  }

  private init?(
    _ declaration: SwiftOutline.Declaration, in outline: SwiftOutline, of owner: String,
    _ visibility: Visibility, isGeneric: Bool
  ) {
    guard declaration.keyword == "class",
      let match = declaration.head.firstMatch(
        of: /\bclass\s+([^\s:<]+)\s*(<.*>)?\s*:\s*(?:UIKit\.)?([^\s,<@]+)/)
    else { return nil }
    name = owner + match.1
    self.isGeneric = isGeneric || match.2 != nil
    superclass = String(match.3)
    self.visibility = visibility
    let names = outline.text(declaration.body).split {
      !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "."
    }
    words = Set(
      names.flatMap { name in
        let parts = name.split(separator: ".")
        return zip(parts, parts.dropFirst() + [""]).filter { $1.first?.isUppercase != true }
          .map(\.0)
      })
    initializers = outline.inside(declaration).declarations.filter { $0.keyword == "init" }
      .map { SwiftParameter.all(in: $0.head) }.filter { $0.first?.label != "coder" }
  }

  /// Whether an initializer is one that UIKit calls, or has no required arguments.
  private static func isPlain(_ parameters: [SwiftParameter]) -> Bool {
    let labels = parameters.filter { !$0.hasDefault }.map { $0.label ?? "_" }
    let ofUIKit = [
      [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ]
    return ofUIKit.contains(labels)
  }

  /// Why a class cannot be drawn by itself, and the type whose declaration may change that.
  struct Obstacle {
    let reason: String
    var type: String? = nil
  }

  /// Why it cannot be drawn by itself; `nil` if it derives from a view or a controller of UIKit, and
  /// can be created.
  func obstacle(among classes: [SwiftClass], _ samples: SampleValues) -> Obstacle? {
    let base = base(among: classes)
    if !base.hasPrefix("UI"), !StandIn.systemViews.contains(base) {
      return Obstacle(
        reason: "derives from \(base), no class of UIKit or the given files", type: base)
    }
    if visibility == .ownType { return Obstacle(reason: "is private in another type") }
    if isGeneric {
      return Obstacle(
        reason: "is generic: a statement or a subclass says of what, such as "
          + "'let view = \(name)<UILabel>()'")
    }
    do throws(SwiftParameter.Unknown) {
      _ = try arguments(among: classes, samples)
      return nil
    } catch {
      let (name, type) = (error.parameter?.name ?? "", error.parameter?.type ?? error.type)
      return Obstacle(
        reason: "needs '\(name)', and there is no sample value for '\(type)': "
          + "let a controller create it in loadView()", type: error.type)
    }
  }

  /// The arguments it is created with, as Swift text; empty if it needs none.
  func arguments(
    among classes: [SwiftClass], _ samples: SampleValues
  ) throws(SwiftParameter.Unknown) -> String {
    let own = lineage(among: classes).lazy.map(\.initializers).first { !$0.isEmpty } ?? []
    let layout = "collectionViewLayout: UICollectionViewFlowLayout()"
    switch (own.isEmpty, base(among: classes)) {
    case (true, "UICollectionViewController"): return layout
    case (true, "UICollectionView"): return "frame: .zero, \(layout)"
    default: break
    }
    guard !own.isEmpty, !own.contains(where: Self.isPlain) else { return "" }
    var unknown: SwiftParameter.Unknown?
    for parameters in own.sorted(by: { $0.count < $1.count }) {
      do throws(SwiftParameter.Unknown) {
        return try samples.arguments(for: parameters)
      } catch {
        unknown = unknown ?? error
      }
    }
    if let unknown { throw unknown }
    return ""
  }

  /// The class and its superclasses in the files, in order.
  private func lineage(among classes: [SwiftClass]) -> [SwiftClass] {
    var line = [self]
    for _ in classes {
      guard let next = line[line.count - 1].superclass(among: classes) else { break }
      line.append(next)
    }
    return line
  }

  /// The superclass in the files, in the types around this class first.
  func superclass(among classes: [SwiftClass]) -> SwiftClass? {
    var owners = name.split(separator: ".").dropLast()
    while true {
      let full = (owners + [superclass[...]]).joined(separator: ".")
      if let found = classes.first(where: { $0.name == full }) { return found }
      guard owners.popLast() != nil else { return nil }
    }
  }

  /// The first of its superclasses that is not in the files.
  func base(among classes: [SwiftClass]) -> String {
    lineage(among: classes).last?.superclass ?? superclass
  }

  /// Whether it is a controller, by the class of UIKit that it derives from.
  func isController(among classes: [SwiftClass]) -> Bool {
    base(among: classes).hasSuffix("Controller")
  }

  /// Whether the text of the class names another class, which may be a part of it.
  func uses(_ other: SwiftClass) -> Bool {
    // A class in another one can name that for its constants.
    other.name != name && !name.hasPrefix(other.name + ".")
      && words.contains(other.name.split(separator: ".").last ?? "")
  }
}
