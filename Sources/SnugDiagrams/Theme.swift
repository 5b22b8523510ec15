public import SnugDrawing

/// The colors of a diagram.
///
/// Every text has a contrast of at least 4.5 : 1 on every surface it can lie on, and every line with
/// a meaning 3 : 1; a test computes both. No meaning depends on hue alone: what happened to a view
/// has a texture, and its number a shape.
public struct Theme: Hashable, Sendable {
  /// The page.
  public var canvas: Color
  /// The fills of views by depth below the root, repeating.
  public var surfaces: [Color]
  /// Separators.
  public var rule: Color
  public var ink: Color
  public var secondaryInk: Color
  /// The frame of a container.
  public var edge: Color
  public var constraint: Color
  public var stretched: Color
  public var stretchedTint: Color
  public var compressed: Color
  public var compressedTint: Color
  public var ambiguous: Color
  public var conflict: Color
  /// Layout margins and the author's layout guides.
  public var marginTint: Color
  /// The insets of the safe area and of the readable content guide.
  public var safeAreaTint: Color
  public var ambiguousTint: Color
  public var conflictTint: Color
  /// The frame of the root, and of a view whose size nothing changed.
  public var root: Color
  public var quietEdge: Color
  /// Lines between the frames of a view before and after.
  public var corridor: Color
  /// Lines between cards.
  public var hairline: Color
  /// The lines and dots of the textures, by verdict.
  public private(set) var textures: [Color] = []

  public static let light = Theme(
    canvas: Color(0xFFFFFF), surfaces: [Color(0xF4F6FA), Color(0xE4E9F0)], rule: Color(0x858D97),
    ink: Color(0x1B1F24), secondaryInk: Color(0x505862), edge: Color(0x656D76),
    constraint: Color(0x003F8A), stretched: Color(0x006B56), stretchedTint: Color(0xCFEBE1),
    compressed: Color(0xAC3900), compressedTint: Color(0xFADFD0), ambiguous: Color(0x6B2FA0),
    conflict: Color(0x7A0026),
    marginTint: Color(0xDCE8FF), safeAreaTint: Color(0xF8F1D8),
    ambiguousTint: Color(0xE9DDF6), conflictTint: Color(0xF4DAE2), root: Color(0x6F7883),
    quietEdge: Color(0xA4ADB8), corridor: Color(0xC6CED7), hairline: Color(0xDEE3E9)
  ).textured

  public static let dark = Theme(
    canvas: Color(0x14171C), surfaces: [Color(0x1E232B), Color(0x2C343F)], rule: Color(0x626D7B),
    ink: Color(0xE8ECF2), secondaryInk: Color(0xAAB4C0), edge: Color(0x8F9AA8),
    constraint: Color(0x79A7F7), stretched: Color(0x55DDBB), stretchedTint: Color(0x1D4439),
    compressed: Color(0xFFA95C), compressedTint: Color(0x4A301B), ambiguous: Color(0xC9A4FF),
    conflict: Color(0xFF8FAB),
    marginTint: Color(0x21304D), safeAreaTint: Color(0x3A321C),
    ambiguousTint: Color(0x3A2C54), conflictTint: Color(0x4A2230), root: Color(0x8E99A7),
    quietEdge: Color(0x566170), corridor: Color(0x3E4754), hairline: Color(0x2B323C)
  ).textured
}

extension Theme {
  /// All colors, in the order of their declaration, and those of the textures.
  public var colors: [Color] {
    [canvas] + surfaces + [
      rule, ink, secondaryInk, edge, constraint, stretched, stretchedTint, compressed,
      compressedTint, ambiguous, conflict, marginTint, safeAreaTint, ambiguousTint, conflictTint,
      root, quietEdge, corridor, hairline,
    ] + textures
  }

  /// The theme with the colors of its textures, which are mixed from others.
  private var textured: Theme {
    var copy = self
    copy.textures = Verdict.allCases.map { verdict in
      verdict.color(in: self).mixed(with: verdict.tint(in: self), verdict.opacity)
    }
    return copy
  }

  /// The colors of ``light`` with their counterparts in ``dark``. No light color has two
  /// counterparts.
  public static let darkColors = zip(light.colors, dark.colors).map {
    DisplayList.ColorPair(light: $0, dark: $1)
  }
}

/// The light or the dark appearance of a picture.
public enum Appearance: String, Sendable, CaseIterable {
  case light, dark

  public var theme: Theme { self == .light ? .light : .dark }
}

/// The two dash patterns of a picture. More would be hard to distinguish.
extension Stroke {
  /// An optional constraint, or a position that a view had or could have.
  static func dashed(_ color: Color, width: Double) -> Stroke {
    Stroke(color, width: width, dash: [4, 3])
  }

  /// Space without an edge of its own: intrinsic content sizes, hidden views, content insets.
  static func dotted(_ color: Color, width: Double = 1) -> Stroke {
    Stroke(color, width: width, dash: [1, 2.5], cap: .round)
  }
}
