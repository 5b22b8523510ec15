public import Drawing

/// The colors of a diagram.
///
/// Every text has a contrast of at least 4.5 : 1 on every surface it can lie on, every line 3 : 1;
/// a test computes both. No meaning depends on hue alone: of compressed and stretched one is
/// darker, and both differ in hatches and in the shape of their numbers.
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

  public static let light = Theme(
    canvas: Color(0xFFFFFF), surfaces: [Color(0xF3F5F8), Color(0xE6EAF0)], rule: Color(0x858D97),
    ink: Color(0x1B1F24), secondaryInk: Color(0x505862), edge: Color(0x656D76),
    constraint: Color(0x003F8A), stretched: Color(0x004D43), stretchedTint: Color(0xD1E2E3),
    compressed: Color(0xAC3900), compressedTint: Color(0xF6DCCD), ambiguous: Color(0x6B2FA0),
    conflict: Color(0x680021),
    marginTint: Color(0xD5E4FA), safeAreaTint: Color(0xF5ECC6))

  public static let dark = Theme(
    canvas: Color(0x14171C), surfaces: [Color(0x1E232B), Color(0x293039)], rule: Color(0x626D7B),
    ink: Color(0xE8ECF2), secondaryInk: Color(0xAAB4C0), edge: Color(0x8E99A7),
    constraint: Color(0x79A7F7), stretched: Color(0x6BF2DF), stretchedTint: Color(0x294044),
    compressed: Color(0xF59A3C), compressedTint: Color(0x4A3526), ambiguous: Color(0xC9A4FF),
    conflict: Color(0xF0829F),
    marginTint: Color(0x22365C), safeAreaTint: Color(0x3F3A1E))
}

extension Theme {
  /// All colors, in the order of their declaration.
  public var colors: [Color] {
    [canvas] + surfaces + [
      rule, ink, secondaryInk, edge, constraint, stretched, stretchedTint, compressed,
      compressedTint, ambiguous, conflict, marginTint, safeAreaTint,
    ]
  }

  /// The theme with paler ink, for deemphasized content.
  var receding: Theme {
    var copy = self
    copy.ink = secondaryInk
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
