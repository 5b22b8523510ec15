import AutoLayout
import Diagrams
import Drawing
import Geometry

extension DisplayList {
  func marks(_ role: String, of subject: String) -> [Mark] {
    marks.filter { $0.role == role && $0.subject == subject }
  }

  /// The lines of the marks of a role, one mark after another.
  func lines(_ role: String) -> [[Point]] {
    marks(role).flatMap { mark -> [[Point]] in
      guard case .lines(let lines, _) = mark.shape else { return [] }
      return lines
    }
  }

  /// The filled rectangles of a role.
  func fills(_ role: String) -> [Rect] {
    marks(role).compactMap { mark in
      guard case .rectangle(let rect, _, .some, _) = mark.shape else { return nil }
      return rect
    }
  }
}
