/// An opaque sRGB color.
public struct Color: Hashable, Sendable {
  /// Components from 0 to 255.
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  /// The color of a hexadecimal number such as `0x1B1F24`.
  public init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
  }

  /// This color over another one.
  ///
  /// - Parameter share: the opacity, from 0 to 1.
  public func mixed(with ground: Color, _ share: Double) -> Color {
    func mix(_ one: UInt8, _ other: UInt8) -> UInt32 {
      UInt32((Double(one) * share + Double(other) * (1 - share)).rounded())
    }
    return Color(
      mix(red, ground.red) << 16 | mix(green, ground.green) << 8 | mix(blue, ground.blue))
  }

  /// `#RRGGBB`.
  public var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, component in
      text.append(digits[Int(component >> 4)])
      text.append(digits[Int(component & 15)])
    }
  }
}
