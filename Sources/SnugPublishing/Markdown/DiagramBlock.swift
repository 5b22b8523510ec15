package import Snug

/// A scene in an article, and the reference to its picture that follows it.
package struct DiagramBlock: Sendable {
  package let name: String
  /// Whether the scene is in a comment, so that only the picture is visible.
  package let isHidden: Bool
  /// The title or the number of the variant to draw; `nil` for the scene itself.
  package let variant: String?
  /// The file with the scene, relative to the article; `nil` if the scene is in the block.
  package let file: String?
  /// The name of the scene in the file; `nil` for its only scene.
  package let scene: String?
  /// The range of the attribute that says that the log is incomplete on purpose; `nil` without it.
  let excerptRange: SourceRange?
  package let range: SourceRange
  /// The range of the name; the first line if there is none.
  package let nameRange: SourceRange

  let span: MarkdownScanner.Span
  /// The last line, from 0.
  let last: Int
  /// The lines of the reference, from 0; `nil` if there is none.
  let reference: ClosedRange<Int>?

  /// Whether the block's form matches its attributes: a comment if it is hidden, otherwise a fence.
  var isInForm: Bool { isHidden == (span.form == .comment) }
}
