import Drawing
import LayoutExplanation
import Platform
import Snug

/// A drawing beside its references: part by part, up to the first that differs.
struct SnapshotComparison: Sendable {
  let request: SnapshotRequest
  let location: SnapshotLocation
  let drawing: SnapshotDrawing
  let references: [SnapshotLocation.Part: SnapshotReference]
  /// The parts without a reference.
  private(set) var missing: [SnapshotLocation.Part] = []
  /// What is wrong with the first part that is not as its reference.
  private(set) var difference: Difference?

  struct Difference: Sendable {
    let part: SnapshotLocation.Part
    let kind: Kind

    enum Kind: Sendable {
      /// The reference is nothing to compare with.
      case unusable(String, isReplaceable: Bool)
      case layout(LayoutMismatch)
      case displayList(DisplayListDifference)
      case pixels(PictureComparison)
      /// The bytes of an SVG alone: what differs first.
      case bytes(String)
    }
  }

  init(
    _ request: SnapshotRequest, at location: SnapshotLocation, _ drawing: SnapshotDrawing,
    by pipeline: Pipeline
  ) {
    self.request = request
    self.location = location
    self.drawing = drawing
    references = Dictionary(
      uniqueKeysWithValues: location.parts.map { ($0, SnapshotReference(at: location.file($0))) })
    for part in location.parts where difference == nil {
      switch references[part] {
      case .missing, nil: missing.append(part)
      case .unusable(let reason, let isReplaceable):
        difference = Difference(part: part, kind: .unusable(reason, isReplaceable: isReplaceable))
      case .bytes(let bytes):
        difference = kind(of: part, from: bytes, by: pipeline).map {
          Difference(part: part, kind: $0)
        }
      }
    }
  }

  var isSame: Bool { difference == nil && missing.isEmpty }

  /// The parts whose references would be others if the drawing were accepted: from the first that
  /// differs on, and those that are missing.
  var candidates: [SnapshotLocation.Part] {
    let parts = location.parts
    let first = difference.flatMap { parts.firstIndex(of: $0.part) } ?? parts.count
    return parts.enumerated().filter { index, part in
      missing.contains(part) || index >= first && references[part]?.bytes != drawing.bytes(part)
    }.map(\.element)
  }
}

extension SnapshotComparison {
  /// How a part differs from the bytes of its reference; `nil` if it does not.
  private func kind(
    of part: SnapshotLocation.Part, from expected: [UInt8], by pipeline: Pipeline
  ) -> Difference.Kind? {
    let actual = drawing.bytes(part)
    guard expected != actual else { return nil }
    switch part {
    case .layout: return layoutDifference(from: expected, by: pipeline)
    case .marks:
      do {
        let difference = try DisplayListDifference(from: expected, to: actual)
        return difference.changes.isEmpty ? nil : .displayList(difference)
      } catch { return .unusable(error.description, isReplaceable: true) }
    case .picture:
      guard request.form == .svg else {
        let comparison = PictureComparison(
          expectedPNG: expected, actualPNG: actual, tolerance: request.tolerance)
        guard let message = comparison.message else { return nil }
        return comparison.difference == nil
          ? .unusable("is no picture to compare with: \(message)", isReplaceable: true)
          : .pixels(comparison)
      }
      return Self.byteDifference(from: expected, to: actual)
    }
  }

  private func layoutDifference(
    from expected: [UInt8], by pipeline: Pipeline
  ) -> Difference.Kind? {
    guard let text = String(validating: expected, as: UTF8.self) else {
      return .unusable("is not text in UTF-8", isReplaceable: true)
    }
    do {
      let snapshot = try LayoutSnapshot(text: text, name: location.fileName(.layout))
      return snapshot.mismatch(with: drawing.explanation, by: pipeline).map { .layout($0) }
    } catch { return .unusable("cannot be understood: \(error)", isReplaceable: true) }
  }

  /// Where the marks are the same and an SVG is not, it is its words, or who wrote it.
  private static func byteDifference(
    from expected: [UInt8], to actual: [UInt8]
  ) -> Difference.Kind {
    let ending = Array("</svg>".utf8)
    let trimmed = expected.reversed().drop { [0x0A, 0x0D, 0x20].contains($0) }
    guard Array(trimmed.prefix(ending.count).reversed()) == ending else {
      return .unusable("is not whole: it does not end in </svg>", isReplaceable: true)
    }
    let old = LineDifference.lines(of: String(decoding: expected, as: UTF8.self))
    let new = LineDifference.lines(of: String(decoding: actual, as: UTF8.self))
    // By bytes: two strings are equal, too, where an accent is written in two ways.
    let line = zip(old, new).enumerated()
      .first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }?.offset
    guard let line else {
      return .bytes(
        old.count == new.count
          ? "it has the same lines with other line breaks"
          : "it has \(new.count) lines and not \(old.count)")
    }
    let before = Array(old[line])
    let after = Array(new[line])
    let column = zip(before, after).enumerated()
      .first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }?.offset
    let start = max(0, (column ?? min(before.count, after.count)) - 20)
    func excerpt(_ characters: [Character]) -> String {
      let text = String(characters.dropFirst(start).prefix(60))
      return (start > 0 ? "…" : "") + text + (characters.count > start + 60 ? "…" : "")
    }
    return .bytes("line \(line + 1): '\(excerpt(before))' → '\(excerpt(after))'")
  }
}
