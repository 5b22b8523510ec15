import Snug
import SnugDiagnostics
import SnugTesting

let pipeline = Result { () throws(FontError) in try Pipeline() }

/// The scene a text describes.
func scene(_ text: String) throws -> Scene {
  try pipeline.get().scene(from: SourceText(name: "cell.yaml", text)).value
}

/// A message row: 16 + title + 8 + time + 16, 320 points wide. The title wants 159.5 points, the
/// time 42.5: 78 points are left, and the title is stretched by them, because it hugs less.
let row = """
  view:
    size: [320, 44]
    subviews:
      title: { class: UILabel, text: Lunch at the harbour, hugging: 250 }
      time:  { class: UILabel, text: "12:30", hugging: 251, compressionResistance: 751 }
  constraints:
    - "H:|-16-[title]-8-[time]-16-|"
    - title.centerY == view.centerY
    - time.centerY == view.centerY
  """
