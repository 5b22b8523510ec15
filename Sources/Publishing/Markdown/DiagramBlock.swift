public import Snug

/// A scene in an article, and the reference to its picture that stands behind it.
public struct DiagramBlock: Sendable {
  /// What its pictures are called, without an extension.
  public let name: String
  /// Whether the scene is kept in a comment, and only the picture is shown.
  public let isHidden: Bool
  /// The title or the number of the variant that is drawn; `nil` for the scene itself.
  public let variant: String?
  /// The file that holds the scene, as seen from the article; `nil` if the block does.
  public let file: String?
  /// Which scene of the file; `nil` for its only one.
  public let scene: String?
  /// The first line of the block.
  public let range: SourceRange
  /// The range of the name; the first line if there is none.
  public let nameRange: SourceRange

  let span: MarkdownScanner.Span
  /// The line it ends in, from 0.
  let last: Int
  /// The lines of the reference, from 0; `nil` if there is none.
  let reference: ClosedRange<Int>?

  /// Whether the block is written as its attributes say: in a comment if it is hidden, else fenced.
  var isInForm: Bool { isHidden == (span.form == .comment) }
}
