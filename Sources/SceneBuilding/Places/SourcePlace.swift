/// Where something stands in a Swift file, as the compiler says it.
struct SourcePlace: Hashable, Sendable {
  let file: String
  /// From 1.
  let line: Int
  /// From 1, in bytes: of a call the column of its parenthesis, or of its block where it has none;
  /// of anything else that of its beginning.
  let column: Int

  init(_ file: String, _ line: Int, _ column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The file's name without its folders.
  var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}
