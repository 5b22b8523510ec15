import AutoLayout
import SceneReading

/// A place in a scene file, by what the schema says may stand there.
struct SchemaPlace: Sendable {
  private let alternatives: [ValueShape]
  /// The keys a mapping here has by the schema; `nil` where its keys are names the author chooses.
  let keys: SchemaKeys?

  /// The whole file.
  static let file = SchemaPlace(.scene)

  private static let unknown = SchemaPlace(alternatives: [])

  private init(alternatives: [ValueShape]) {
    self.alternatives = alternatives
    keys = alternatives.lazy.compactMap(SchemaKeys.of).first
  }

  init(_ shape: ValueShape) {
    if case .either(let alternatives) = shape {
      self.init(alternatives: alternatives.flatMap { SchemaPlace($0).alternatives })
    } else {
      self.init(alternatives: [shape])
    }
  }

  /// What stands under a key of a mapping.
  func value(of key: String) -> SchemaPlace {
    if let keys { return keys[key] ?? .unknown }
    for shape in alternatives {
      switch shape {
      case .names(to: let value): return SchemaPlace(value)
      case .paths: return Self.value(atPath: key)
      default: continue
      }
    }
    return .unknown
  }

  /// What stands in a sequence.
  var element: SchemaPlace {
    for shape in alternatives {
      switch shape {
      case .list(let element), .tuple(_, of: let element): return SchemaPlace(element)
      default: continue
      }
    }
    return .unknown
  }

  /// What a variant sets: a key of the scene, or one of a view or a constraint by its name.
  private static func value(atPath path: String) -> SchemaPlace {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return file.value(of: path) }
    let owners = [SchemaPlace(.definition(.view)), SchemaPlace(.definition(.constraint))]
    return owners.lazy.map { parts.dropFirst().reduce($0) { $0.value(of: $1) } }
      .first { !$0.alternatives.isEmpty } ?? .unknown
  }
}
