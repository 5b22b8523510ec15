import AutoLayout
import Drawing
import Geometry
import Typesetting

/// What there is no room for beside its thing: a number stands there, and the words stand below.
struct NoteLayer {
  let stage: Stage

  static let markerSize = Size(width: 17, height: 14)

  /// More numbers than this would send the reader to and fro.
  private static let most = 40

  /// Puts a number on a target, or beside it with a line to it, and takes down the words; returns
  /// whether there was a place for it.
  ///
  /// - Parameter views: the views the words speak of, whose ground the number may stand on.
  @discardableResult
  func take(
    _ words: String, at target: Rect, for views: [ViewID], subject: String, in sketch: inout Sketch
  ) -> Bool {
    guard sketch.notes.count < Self.most else { return false }
    let size = Self.markerSize
    let inside = [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
      Rect(
        x: target.minX + 2 + (target.width - size.width - 4) * x,
        y: target.minY + 2 + (target.height - size.height - 4) * y, width: size.width,
        height: size.height)
    }
    let beside = [
      Rect(
        x: target.maxX + 2, y: target.midY - size.height / 2, width: size.width,
        height: size.height),
      Rect(
        x: target.minX - size.width - 2, y: target.midY - size.height / 2, width: size.width,
        height: size.height),
      Rect(
        x: target.midX - size.width / 2, y: target.minY - size.height - 2, width: size.width,
        height: size.height),
      Rect(
        x: target.midX - size.width / 2, y: target.maxY + 2, width: size.width,
        height: size.height),
    ]
    let places =
      inside.filter { target.contains($0) && sketch.isFree($0) && stage.isReserved($0, for: views) }
      + beside.filter { sketch.isFree($0) && stage.isReserved($0, for: views) }
    if let place = places.first {
      sketch.note(words, in: place, leader: nil, subject: subject)
      return true
    }
    guard let callout = Callout(to: target, size: size, on: stage, in: sketch) else { return false }
    sketch.note(words, in: callout.box, leader: callout.leader, subject: subject)
    return true
  }

  // MARK: - The words

  /// Writes the words to the numbers, in as many columns as they fit in, and how much is left out;
  /// returns the height below.
  static func drawWords(
    from top: Double, left: Double, width: Double, in sketch: inout Sketch
  ) -> Double {
    let bottom = drawNotes(from: top, left: left, width: width, in: &sketch)
    let untold = sketch.untoldConstraints
    guard untold > 0 else { return bottom }
    let words = untold == 1 ? "1 constraint is not drawn." : "\(untold) constraints are not drawn."
    let size = sketch.size(of: words, AnnotationFont.text)
    sketch.write(
      words, AnnotationFont.text, sketch.theme.secondaryInk,
      in: Rect(origin: Point(x: left, y: bottom), size: size), role: "omission")
    return bottom + size.height + 8
  }

  private static func drawNotes(
    from top: Double, left: Double, width: Double, in sketch: inout Sketch
  ) -> Double {
    guard !sketch.notes.isEmpty else { return top }
    let heading = sketch.size(of: "Notes", AnnotationFont.strong)
    sketch.write(
      "Notes", AnnotationFont.strong, sketch.theme.secondaryInk,
      in: Rect(origin: Point(x: left, y: top), size: heading), role: "note-heading")
    let indent = markerSize.width + 6
    let notes = sketch.notes
    let longest = notes.map { sketch.size(of: $0.words, AnnotationFont.text).width }.max() ?? 0
    let columns = max(1, min(4, Int((width + 20) / (longest + indent + 20))))
    let columnWidth = (width + 20) / Double(columns) - 20
    let rows = (notes.count + columns - 1) / columns
    var bottom = top
    for column in 0..<columns {
      var cursor = top + heading.height + 8
      for note in notes.dropFirst(column * rows).prefix(rows) {
        let x = left + Double(column) * (columnWidth + 20)
        let wide = columnWidth - indent
        let height = sketch.height(of: note.words, AnnotationFont.text, width: wide)
        sketch.noteMarker(
          note.number,
          in: Rect(
            origin: Point(
              x: x, y: cursor + (AnnotationFont.text.lineHeight - markerSize.height) / 2),
            size: markerSize))
        sketch.writeParagraph(
          note.words, AnnotationFont.text, sketch.theme.secondaryInk,
          in: Rect(x: x + indent, y: cursor, width: wide, height: height), role: "note",
          subject: note.subject)
        cursor += height + 5
        bottom = max(bottom, cursor)
      }
    }
    return bottom + 8
  }
}
