internal import CSnugPangoCairo

/// A path in Cairo's representation: commands, and coordinates in 256ths of a point.
struct SVGPath {
  /// `M`, `L`, `C` and `Z`.
  private(set) var commands: [UInt8] = []
  /// Two for each point, in 256ths of a point.
  private(set) var coordinates: [Int] = []

  /// Takes the current path of a context, in device space, and clears it there.
  init(takenFrom context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    // Another matrix would scale the coordinates, which would no longer be whole 256ths.
    cairo_identity_matrix(context)
    let path = cairo_copy_path(context)
    defer {
      cairo_path_destroy(path)
      cairo_new_path(context)
    }
    guard let path = path?.pointee, let data = path.data else { return }
    commands.reserveCapacity(Int(path.num_data) / 2)
    coordinates.reserveCapacity(Int(path.num_data))
    var index = 0
    while index < Int(path.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: commands.append(UInt8(ascii: "M"))
      case CAIRO_PATH_LINE_TO: commands.append(UInt8(ascii: "L"))
      case CAIRO_PATH_CURVE_TO: commands.append(UInt8(ascii: "C"))
      default: commands.append(UInt8(ascii: "Z"))
      }
      for next in (index + 1)..<max(index + 1, index + Int(header.length)) {
        let point = data[next].point
        coordinates.append(FixedBox.fixed(point.x))
        coordinates.append(FixedBox.fixed(point.y))
      }
      index += max(1, Int(header.length))
    }
  }

  init(_ box: FixedBox) {
    commands = Array("MLLLZ".utf8)
    coordinates = [
      box.left, box.top, box.right, box.top, box.right, box.bottom, box.left, box.bottom,
    ]
  }

  /// Whether it draws something and does not only move.
  var isDrawn: Bool { commands.contains { $0 != UInt8(ascii: "M") } }

  /// The bounding box of all points; `nil` for an empty path.
  var box: FixedBox? {
    guard coordinates.count >= 2 else { return nil }
    var box = FixedBox(
      left: coordinates[0], top: coordinates[1], right: coordinates[0], bottom: coordinates[1])
    for index in stride(from: 2, to: coordinates.count, by: 2) {
      box.left = min(box.left, coordinates[index])
      box.right = max(box.right, coordinates[index])
      box.top = min(box.top, coordinates[index + 1])
      box.bottom = max(box.bottom, coordinates[index + 1])
    }
    return box
  }

  /// Whether the path is an axis-aligned rectangle.
  var isBox: Bool {
    guard commands.starts(with: "MLLLZ".utf8), commands.count <= 6 else { return false }
    let c = coordinates
    return c[1] == c[3] && c[2] == c[4] && c[5] == c[7] && c[6] == c[0]
      || c[0] == c[2] && c[3] == c[5] && c[4] == c[6] && c[7] == c[1]
  }

  /// Whether all segments are horizontal or vertical, so that its miters do not extend beyond its
  /// edges.
  var isRectilinear: Bool {
    var (next, last, start) = (0, (0, 0), (0, 0))
    for command in commands {
      let point: (Int, Int)
      switch command {
      case UInt8(ascii: "C"): return false
      case UInt8(ascii: "Z"): point = start
      default:
        point = (coordinates[next], coordinates[next + 1])
        next += 2
      }
      if command == UInt8(ascii: "M") {
        start = point
      } else if point.0 != last.0, point.1 != last.1 {
        return false
      }
      last = point
    }
    return true
  }
}

/// A box in Cairo's unit, 256ths of a point.
struct FixedBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static func fixed(_ points: Double) -> Int {
    Int((points * 256).rounded(.toNearestOrEven))
  }

  var isEmpty: Bool { left >= right || top >= bottom }

  /// The smallest box with whole points that contains this one.
  var roundedOut: FixedBox {
    FixedBox(
      left: left & ~255, top: top & ~255, right: (right + 255) & ~255,
      bottom: (bottom + 255) & ~255)
  }

  func intersection(_ other: FixedBox) -> FixedBox {
    FixedBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: FixedBox) -> FixedBox {
    FixedBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: FixedBox) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func outset(by distance: Int) -> FixedBox {
    FixedBox(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }
}
