package import Snug
import SnugPlatform

package struct PictureForm: Hashable, Sendable {
  package var preset: Preset?
  package var format: OutputFormat
  package var appearance: AppearanceChoice
  /// The pixels per point of a PNG.
  package var scale: Double
  package var panels: PanelChoice
  /// Whether an SVG with several panels shows them one after the other.
  package var isAnimated: Bool
  /// The ID of the root of an SVG; `nil` for one from the name of its file.
  package var id: PictureID?
  /// Whether an interactive page is written next to the pictures.
  var hasPage = false

  /// - Parameter appearance: by default that of the preset, or light without a preset.
  package init(
    preset: Preset? = nil, format: OutputFormat = .svg, appearance: AppearanceChoice? = nil,
    scale: Double = 2, panels: PanelChoice = PanelChoice(), isAnimated: Bool = false,
    id: PictureID? = nil
  ) {
    self.preset = preset
    self.format = format
    self.appearance =
      appearance ?? preset?.appearance(as: format) ?? (format == .html ? .auto : .light)
    self.scale = scale
    self.panels = panels
    self.isAnimated = isAnimated
    self.id = id
  }

  /// The error message for an invalid combination; `nil` if it is valid.
  package var error: String? {
    if let preset, format != .svg, format != .png {
      return "the preset \(preset.rawValue) is for SVGs and PNGs, not for \(format.rawValue)."
    }
    if isAnimated, format != .svg {
      return "--animate needs an SVG: a \(format.rawValue) can't be animated."
    }
    if format == .html, appearance != .auto {
      return "a page follows the reader's appearance; leave out --appearance."
    }
    if appearance == .auto, format != .svg, format != .html {
      return "only an SVG can follow the reader's appearance; use light, dark or pair."
    }
    if id != nil, format != .svg, format != .html {
      return "--id is for SVGs, not for a \(format.rawValue)."
    }
    if preset == .docc, format == .png, ![1, 2, 3].contains(scale) {
      return "DocC supports PNGs at --scale 1, 2 and 3."
    }
    return nil
  }

  /// The name of the file for each appearance.
  ///
  /// - Parameter base: the name without an extension: `row` for `row.svg` and `row~dark.svg`.
  package func fileNames(for base: String) -> [String] {
    let isScaleNamed = preset == .docc && format == .png && scale > 1
    let ending = (isScaleNamed ? "@\(Int(scale))x" : "") + "." + format.fileExtension
    return paths(light: base + ending, dark: "\(base)~dark\(ending)")
      + (hasPage ? [base + ".html"] : [])
  }

  /// The path of the file for each appearance, given the first.
  package func paths(beside path: String) -> [String] {
    paths(light: path, dark: Self.darkName(of: path))
  }

  private func paths(light: String, dark: String) -> [String] {
    appearance == .pair ? [light, dark] : [light]
  }

  /// DocC's name for the dark variant of a picture: `row~dark.svg`.
  private static func darkName(of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return path + "~dark"
    }
    return path[..<dot] + "~dark" + path[dot...]
  }
}

extension OutputFormat {
  /// The format for a file's extension; `nil` if there is none.
  package init?(ofFile path: String) {
    let name = URL(filePath: path).pathExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtension == name }) else { return nil }
    self = format
  }
}
