package import SnugGeometry

extension Size {
  /// The size of an image in a PNG, JPEG, PDF or SVG file; `nil` for another one. Nothing is decoded, and an
  /// orientation in the metadata of a photo is not read.
  ///
  /// - Parameter scale: in pixels per point, for PNG and JPEG.
  package init?(ofImage bytes: [UInt8], scale: Double) {
    if let header = try? PNGHeader(bytes), (1...4).contains(scale) {
      self.init(width: Double(header.width) / scale, height: Double(header.height) / scale)
    } else if let size = Size(ofJPEG: bytes), (1...4).contains(scale) {
      self.init(width: size.width / scale, height: size.height / scale)
    } else if let size = Size(ofPDF: bytes) ?? Size(ofSVG: bytes) {
      self = size
    } else {
      return nil
    }
    guard [width, height].allSatisfy(NumberRule.length.allows) else { return nil }
  }

  /// The first media box in a PDF file. Its unit is the point.
  private init?(ofPDF bytes: [UInt8]) {
    guard bytes.starts(with: "%PDF".utf8),
      let key = bytes.firstRange(of: Array("/MediaBox".utf8)),
      let start = bytes[key.upperBound...].firstIndex(of: UInt8(ascii: "[")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")), end - start < 100
    else { return nil }
    let sides = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard sides.count == 4 else { return nil }
    self.init(width: sides[2] - sides[0], height: sides[3] - sides[1])
  }

  /// The size in pixels in the frame header of a JPEG file.
  ///
  /// Source: ITU-T T.81, annex B: segments of a marker, a length and data. SOF0 to SOF15 begin a frame, without
  /// DHT, JPG and DAC, which are among their numbers.
  private init?(ofJPEG bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func number(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        // Fill bytes can precede a marker.
        offset += 1
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        self.init(width: Double(number(at: offset + 7)), height: Double(number(at: offset + 5)))
        return
      } else {
        offset += 2 + number(at: offset + 2)
      }
    }
    return nil
  }

  /// The width and the height of an SVG file in user units, or else those of its view box.
  private init?(ofSVG bytes: [UInt8]) {
    // It begins with its element, after comments and a document type.
    let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let head = text[start.upperBound..<end]
    func value(_ name: String) -> Substring? {
      head.firstRange(of: " \(name)=").flatMap { range in
        let quoted = head[range.upperBound...]
        return quoted.first.flatMap { quote in quoted.dropFirst().split(separator: quote).first }
      }
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    }
    let box = (value("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard let width = length("width") ?? (box.count == 4 ? box[2] : nil),
      let height = length("height") ?? (box.count == 4 ? box[3] : nil)
    else { return nil }
    self.init(width: width, height: height)
  }
}
