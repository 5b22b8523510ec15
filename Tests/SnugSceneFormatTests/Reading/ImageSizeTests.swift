import SnugGeometry
import SnugSceneFormat
import Testing

/// The sizes of images of which nothing is decoded. PNG files have tests of their own.
@Suite struct `The size of an image` {
  /// Of an SVG file the width and height come before the view box.
  @Test(arguments: [
    (#"<svg width="30" height="20px" viewBox="0 0 15 10"></svg>"#, Size(width: 30, height: 20)),
    ("<!-- a --><svg class='a'\n viewBox='0,0 15 10'/>", Size(width: 15, height: 10)),
    ("<svg viewBox='0 0 15'/>", nil), ("<svg width='50%' height='2'/>", nil), ("<html/>", nil),
    ("%PDF-1.4 /MediaBox [0 0 7 9]", Size(width: 7, height: 9)), ("%PDF-1.4", nil), ("", nil),
  ])
  func `is that of a vector`(file: String, size: Size?) {
    #expect(Size(ofImage: Array(file.utf8), scale: 1) == size)
  }

  /// A segment of 4 bytes, a fill byte, and a progressive frame of 20 × 40 pixels. After any byte before its
  /// sides the file can end.
  @Test func `is in the frame of a photo`() {
    let photo: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 40, 0, 20, 1,
    ]
    #expect(Size(ofImage: photo, scale: 2) == Size(width: 10, height: 20))
    for count in 0..<photo.count - 1 {
      #expect(Size(ofImage: Array(photo.prefix(count)), scale: 2) == nil, "\(count)")
    }
  }
}
