import SnugDiagnostics

/// A class declaration in a Swift file, found without compiling.
struct SwiftClass {
  let name: String
  let superclass: String
  /// Whether it is visible in other files.
  let isVisible: Bool
  let isGeneric: Bool
  /// The words of its text, by which classes are found that it uses.
  let words: Set<Substring>
  /// The parameters of its initializers, without those of `init(coder:)`.
  private let initializers: [[SwiftParameter]]

  /// The top-level classes with a superclass in a file, in order.
  static func all(in outline: SwiftOutline) -> [SwiftClass] {
    outline.declarations.compactMap { SwiftClass($0, in: outline) }
  }

  private init?(_ declaration: SwiftOutline.Declaration, in outline: SwiftOutline) {
    guard declaration.keyword == "class",
      let match = declaration.head.firstMatch(
        of: /\bclass\s+([^\s:<]+)\s*(<.*>)?\s*:\s*([^\s,<.@]+)/)
    else { return nil }
    name = String(match.1)
    isGeneric = match.2 != nil
    superclass = String(match.3)
    // The name of a member can be a modifier.
    let hidden =
      /(^|[^.\w])(private|fileprivate)\s+((final|nonisolated|@\w+(\([^)]*\))?)\s+)*class\b/
    isVisible = declaration.head.firstMatch(of: hidden) == nil
    words = Set(
      outline.text(declaration.body).split { !$0.isLetter && !$0.isNumber && $0 != "_" })
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
    let line = lineage(among: classes)
    let base = line[line.count - 1].superclass
    if !base.hasPrefix("UI") {
      return Obstacle(
        reason: "derives from \(base), no class of UIKit or the given files", type: base)
    }
    if !isVisible { return Obstacle(reason: "is private") }
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
      guard let next = classes.first(where: { $0.name == line[line.count - 1].superclass }) else {
        break
      }
      line.append(next)
    }
    return line
  }

  /// Whether it is a controller, by the class of UIKit that it derives from.
  func isController(among classes: [SwiftClass]) -> Bool {
    lineage(among: classes).last?.superclass.hasSuffix("Controller") ?? false
  }
}
