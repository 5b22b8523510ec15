/// The test of a snapshot, and the location of the call in it.
public struct TestIdentity: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path of the test's file, as `#filePath` gives it.
  public var filePath: String
  /// The module and the name of the test's file, as `#fileID` gives them.
  public var fileID: String
  /// The suite or the class of the test, which distinguishes tests with the same name in a file.
  public var suite: String?
  /// The test's name as the testing library gives it: a sentence, or `testTitle()`.
  public var function: String
  /// The argument of a parameterized test, as text.
  public var argument: String?
  /// The line of the call, from 1.
  public var line: Int
  public var column: Int

  public init(
    filePath: String, fileID: String, suite: String? = nil, function: String,
    argument: String? = nil, line: Int, column: Int
  ) {
    self.filePath = filePath
    self.fileID = fileID
    self.suite = suite
    self.function = function
    self.argument = argument
    self.line = line
    self.column = column
  }

  /// The name without backticks, parentheses and labels: the form used in sentences and filters.
  public var name: String {
    let bare = function.filter { $0 != "`" }
    // A sentence may contain parentheses. A list of labels ends in a colon or is empty.
    guard let list = bare.firstMatch(of: /\((?:[\w]+:)*\)$/) else { return bare }
    let name = bare[..<list.range.lowerBound]
    return name.isEmpty ? bare : String(name)
  }

  /// “the title gives way (CellTests.swift:12)”
  public var description: String {
    let argument = argument.map { ", \($0)" } ?? ""
    return "\(suite.map { "\($0), " } ?? "")\(name)\(argument) (\(location))"
  }

  /// “CellTests.swift:12”
  public var location: String {
    let file = filePath.split(separator: "/").last.map(String.init) ?? filePath
    return "\(file):\(line)"
  }

  /// The module the test is in, by its file's id.
  public var module: String {
    fileID.split(separator: "/").first.map(String.init) ?? fileID
  }

  /// The test without the location of the call.
  var test: TestIdentity {
    var test = self
    test.line = 0
    test.column = 0
    return test
  }
}
