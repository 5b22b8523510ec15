import CSnugPangoCairo
import Foundation
import SnugDrawing
import SnugGeometry
import SnugTestSupport
import Testing

@testable import SnugPangoCairo

/// The pixels of several pictures, one below the other, with two pixels per point.
///
/// They share one image, because a program that draws an SVG takes longer to start than to draw.
final class Raster {
  private let surface: OpaquePointer
  let width: Int
  let height: Int

  /// The first row of each picture, and the row after the last picture.
  private static func rows(of lists: [DisplayList]) -> [Int] {
    lists.reduce(into: [0]) { rows, list in
      rows.append(rows[rows.count - 1] + 2 * Int(list.size.height.rounded(.up)))
    }
  }

  private static func columns(of lists: [DisplayList]) -> Int {
    2 * Int(lists.map(\.size.width).max()?.rounded(.up) ?? 0)
  }

  private init(_ surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Draws the marks with Cairo, without alignment with pixels.
  static func ofMarks(_ lists: [DisplayList], _ renderer: Renderer) throws -> Raster {
    let (rows, columns) = (rows(of: lists), columns(of: lists))
    let surface = try #require(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows[lists.count])))
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, 2, 2)
    let painter = Painter(context: context, glyphs: .outlines, grid: nil)
    for (list, row) in zip(lists, rows) {
      cairo_save(context)
      cairo_translate(context, 0, Double(row) / 2)
      cairo_rectangle(context, 0, 0, list.size.width, list.size.height)
      cairo_clip(context)
      try renderer.measurer.withTypesetter { typesetter throws(RenderError) in
        for mark in list.marks { try painter.draw(mark, typesetter: &typesetter) }
      }
      cairo_restore(context)
    }
    #expect(cairo_status(context) == CAIRO_STATUS_SUCCESS)
    return Raster(surface)
  }

  /// Draws the SVGs with librsvg.
  static func ofSVGs(
    _ lists: [DisplayList], _ svg: (DisplayList) throws -> String
  ) throws -> Raster {
    let (rows, columns) = (rows(of: lists), columns(of: lists))
    var sheet = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(columns / 2)" height="\(rows[lists.count] / 2)">

      """
    for (list, row) in zip(lists, rows) {
      let svg = try svg(list)
      #expect(svg.hasPrefix("<svg "))
      sheet += "<svg y=\"\(row / 2)\" " + svg.dropFirst("<svg ".count)
    }
    let folder = try TemporaryFolder()
    let file = try folder.write(Array((sheet + "</svg>\n").utf8), "sheet.svg")
    let image = folder.path("sheet.png")
    let tool = try #require(Tool("rsvg-convert"))
    #expect(try tool.run(["--unlimited", "--zoom", "2", "--output", image, file]) == 0)
    return Raster(try #require(cairo_image_surface_create_from_png(image)))
  }

  /// The difference of two rasters.
  struct Difference {
    /// The maximal difference of a channel of a pixel, from 0 to 255.
    var pixel = 0
    /// The maximal average difference of a channel in a square of 8 pixels.
    var square = 0.0
    /// The picture with the maximal difference.
    var picture = 0

    /// Whether it is a rounding difference.
    ///
    /// The bounds were measured with Cairo 1.16 and librsvg 2.54. Positions are rounded to a
    /// hundredth of a point, and letters that are scaled copies can be off by one and a half
    /// hundredths. This changes a pixel of the samples by up to 57, and a square by up to 6.1.
    var isSmall: Bool { pixel <= 64 && square <= 8 }
  }

  /// The difference from another raster; `nil` if the sizes differ.
  func difference(from other: Raster, of lists: [DisplayList]) -> Difference? {
    guard width == other.width, height == other.height,
      cairo_image_surface_get_format(other.surface) == CAIRO_FORMAT_ARGB32,
      let ours = cairo_image_surface_get_data(surface),
      let theirs = cairo_image_surface_get_data(other.surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var result = Difference()
    var sums: [Int: Int] = [:]
    let rows = Self.rows(of: lists)
    var picture = 0
    for y in 0..<height {
      while y >= rows[picture + 1] { picture += 1 }
      // The fast path: most rows are equal.
      if memcmp(ours + y * stride, theirs + y * stride, width * 4) != 0 {
        for offset in y * stride..<y * stride + width * 4 where ours[offset] != theirs[offset] {
          let difference = Int(ours[offset]) - Int(theirs[offset])
          result.pixel = max(result.pixel, abs(difference))
          let x = offset - y * stride
          sums[x / 32 * 4 + x % 4, default: 0] += difference
        }
      }
      if y % 8 == 7 || y == height - 1 {
        let most = Double(sums.values.map(abs).max() ?? 0) / 64
        if most > result.square { (result.square, result.picture) = (most, picture) }
        sums.removeAll(keepingCapacity: true)
      }
    }
    return result
  }
}
