import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout

extension DisplayList {
  func marks(_ role: String, of subject: String) -> [Mark] {
    marks.filter { $0.role == role && $0.subject == subject }
  }

  /// The lines of the marks of a role, one mark after another.
  func lines(_ role: String) -> [[Point]] { marks(role).flatMap(\.lines) }

  /// The filled rectangles of a role.
  func fills(_ role: String) -> [Rect] { marks(role).filter { $0.fill != nil }.map(\.bounds) }
}
