internal import Geometry

/// Outlines of glyphs, of which many are those of another in a smaller size.
struct SVGOutlines {
  /// A glyph's path as Cairo writes it: letters, and coordinates from the glyph's origin.
  private struct Outline {
    var id: String
    var commands: [UInt8]
    var coordinates: [Double]
    /// How far from the origin it reaches.
    var extent: Double

    init?(id: String, path: String) {
      self.id = id
      var commands: [UInt8] = []
      var coordinates: [Double] = []
      var path = path
      path.withUTF8 { bytes in
        var scanner = DecimalScanner(bytes)
        while let token = scanner.next() {
          switch token {
          case .letter(let letter): commands.append(letter)
          case .number(let millionths): coordinates.append(Double(millionths) / 1e6)
          }
        }
      }
      self.commands = commands
      self.coordinates = coordinates
      extent = coordinates.reduce(0) { max($0, abs($1)) }
      guard extent > 0 else { return nil }
    }

    /// The factor that makes this outline of a larger one; `nil` when none does within a hundredth
    /// of a point, beside what rounding to Cairo's 256ths took from both.
    func scale(from other: Outline) -> Double? {
      let pairs = zip(other.coordinates, coordinates)
      let square = other.coordinates.reduce(0) { $0 + $1 * $1 }
      let scale = pairs.reduce(0) { $0 + $1.0 * $1.1 } / square
      let rounded = (scale * 100_000).rounded() / 100_000
      return pairs.allSatisfy { abs($0 * rounded - $1) <= 0.015 } ? rounded : nil
    }
  }

  /// The largest outline of each shape, by the letters of its path.
  private var largest: [[UInt8]: [Outline]] = [:]
  /// Which other glyph a glyph is a smaller one of, and how much smaller.
  private(set) var copies: [String: (original: String, scale: String)] = [:]

  init(_ paths: [(id: String, path: String)]) {
    let outlines = paths.compactMap { Outline(id: $0.id, path: $0.path) }.enumerated()
      .sorted { ($1.element.extent, $0.offset) < ($0.element.extent, $1.offset) }
    for (_, outline) in outlines {
      // Short paths, of dots and strokes, take less room than saying what they are copies of.
      guard outline.coordinates.count >= 16 else { continue }
      let candidates = largest[outline.commands] ?? []
      if let (original, scale) = candidates.lazy.compactMap({ original in
        outline.scale(from: original).map { (original.id, $0) }
      }).first {
        copies[outline.id] = (original, scale.description(decimals: 5))
      } else {
        largest[outline.commands, default: []].append(outline)
      }
    }
  }
}
