import SnugSnapshots
import Testing

/// The source location of an expectation.
package struct CallSite: Sendable {
  package var fileID: StaticString
  package var filePath: StaticString
  /// From 1, like the column.
  package var line: UInt
  package var column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

extension TestIdentity {
  /// The running test, from Swift Testing or XCTest.
  ///
  /// - Parameter function: the value of `#function` at the expectation. It names the test under
  ///   XCTest, and in a detached task, where Swift Testing does not know the current test.
  static func current(function: String, at site: CallSite) -> TestIdentity {
    let test = Test.current
    return TestIdentity(
      filePath: "\(site.filePath)", fileID: "\(site.fileID)", suite: test.flatMap(suite),
      function: test?.name ?? function, argument: Test.Case.current.flatMap(argument),
      line: Int(site.line), column: Int(site.column))
  }

  /// The suites around a test, outermost first: “Cells/Title”. Its identifier reads
  /// `Module.Suite/Suite/test(labels:)/File.swift:7:6`.
  private static func suite(of test: Test) -> String? {
    let path = "\(test.id)"
    guard let module = path.firstIndex(of: "."),
      let name = path.ranges(of: "/\(test.name)/").last, name.lowerBound > module
    else { return nil }
    let suites = path[path.index(after: module)..<name.lowerBound].filter { $0 != "`" }
    return suites.isEmpty ? nil : suites
  }

  /// The arguments of a test case as text, `nil` if they are not found.
  ///
  /// Swift Testing does not publish them (`Test.Case.arguments` is for tools only), so they are
  /// looked up by reflection. If a later version stores them elsewhere, the expectation asks for a
  /// name.
  private static func argument(of testCase: Test.Case) -> String? {
    guard testCase.isParameterized else { return nil }
    var values: [String] = []
    collect(from: Mirror(reflecting: testCase), into: &values, depth: 0)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// An argument has a `value` beside its `parameter`.
  private static func collect(from mirror: Mirror, into values: inout [String], depth: Int) {
    guard depth < 6 else { return }
    let children = Array(mirror.children)
    if children.contains(where: { $0.label == "parameter" }),
      let value = children.first(where: { $0.label == "value" })
    {
      values.append(String(describingForTest: value.value))
      return
    }
    for child in children {
      collect(from: Mirror(reflecting: child.value), into: &values, depth: depth + 1)
    }
  }
}
