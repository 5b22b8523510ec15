import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// Notes for texts without room next to their targets: a number at the target, and the text below
/// the scene.
struct NoteLayer {
  let stage: Stage

  /// The limit for the numbers, because it is tedious to look up more.
  private static let most = 40

  /// Adds a note, with its number on a target or next to it with a leader. Returns whether there
  /// was room for the number.
  ///
  /// - Parameter views: the views of the text, which the number may cover.
  func take(
    _ words: String, at target: Rect, for views: [ViewID], subject: String, in sketch: inout Sketch
  ) -> Bool {
    guard sketch.notes.count < Self.most else { return false }
    let label = Label(
      [.marker(sketch.nextNote)], sketch.theme.secondaryInk, role: "note-marker", subject: subject,
      in: sketch)
    let size = label.size
    let room = target.inset(by: EdgeInsets(all: 2))
    let inside = [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
      room.box(size, x: .flush(x), y: .flush(y))
    }.filter(target.contains)
    let beside = [
      target.box(size, x: .after(2), y: .flush(0.5)),
      target.box(size, x: .before(2), y: .flush(0.5)),
      target.box(size, x: .flush(0.5), y: .before(2)),
      target.box(size, x: .flush(0.5), y: .after(2)),
    ]
    let near = (inside + beside).map { Candidate(box: $0, ground: .reserved(views)) }
    guard
      sketch.place(label, at: near, on: stage)
        || sketch.place(label, at: stage.candidates(apartFrom: target, size), on: stage)
    else { return false }
    sketch.takeNote(words, subject: subject)
    return true
  }

  // MARK: - The words

  /// Draws the notes' texts in columns, and the constraints that are not drawn, or their number if
  /// there are many. Returns the y position below.
  func drawWords(
    from top: Double, left: Double, width: Double, in sketch: inout Sketch
  ) -> Double {
    let bottom = drawNotes(from: top, left: left, width: width, in: &sketch)
    let drawn = Set(sketch.marks.filter { $0.role == "strut" }.map(\.subject))
    let untold = sketch.untoldConstraints.sorted().map { stage.layout.system.entries[$0] }
    let sentences = [false, true].compactMap { isDrawn -> String? in
      let untold = untold.filter { drawn.contains($0.id) == isDrawn }.map(\.description)
      guard !untold.isEmpty else { return nil }
      let isMany = untold.count > Wording.most
      return (isMany ? "\(untold.count) constraints" : Wording.joined(untold))
        + (untold.count == 1 ? " is " : " are ")
        + (isDrawn ? "drawn without a number." : "not shown.")
    }
    guard !sentences.isEmpty else { return bottom }
    return sketch.writeParagraph(
      sentences.joined(separator: " "), sketch.theme.secondaryInk, at: Point(x: left, y: bottom),
      width: width, role: "omission") + 8
  }

  private func drawNotes(
    from top: Double, left: Double, width: Double, in sketch: inout Sketch
  ) -> Double {
    guard !sketch.notes.isEmpty else { return top }
    let ink = sketch.theme.secondaryInk
    let heading = sketch.write(
      "Notes", ink, AnnotationFont.strong, at: Point(x: left, y: top), role: "note-heading")
    let indent = Label.markerSize.width + 6
    let notes = sketch.notes
    let longest = notes.map { sketch.size(of: $0.words).width }.max() ?? 0
    let columns = max(1, min(4, Int((width + 20) / (longest + indent + 20))))
    let columnWidth = (width + 20) / Double(columns) - 20
    let rows = (notes.count + columns - 1) / columns
    var bottom = top
    for column in 0..<columns {
      var cursor = heading.maxY + 8
      let x = left + Double(column) * (columnWidth + 20)
      for note in notes.dropFirst(column * rows).prefix(rows) {
        let y = cursor + (AnnotationFont.text.lineHeight - Label.markerSize.height) / 2
        sketch.noteMarker(note.number, in: Rect(x: x, y: y, Label.markerSize))
        cursor =
          sketch.writeParagraph(
            note.words, ink, at: Point(x: x + indent, y: cursor), width: columnWidth - indent,
            role: "note", subject: note.subject) + 5
        bottom = max(bottom, cursor)
      }
    }
    return bottom + 8
  }
}
