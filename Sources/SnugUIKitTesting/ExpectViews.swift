import SnugDiagnostics
import SnugLayout
public import SnugSnapshots
public import SnugTesting
public import SnugUIKit

/// Expects the layout of a view or a controller to match its text snapshot.
///
/// - Parameters:
///   - root: the view or the controller; its own code runs first.
///   - width: of the root, in points. By default the view's present width, or else its fitting width;
///     for a controller the width of the screen.
///   - height: the same for the height.
///
/// The other parameters are those of the function for scenes.
@MainActor
public func expectLayout(
  of root: any SceneRepresentable, width: Double? = nil, height: Double? = nil,
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  withScene(of: root, width, height, at: CallSite(fileID, filePath, line, column)) { scene in
    expectLayout(
      of: scene, named: name, record: record, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
}

/// Expects the picture of a view or a controller to match its snapshot.
///
/// The parameters are those of the function for scenes, and the size of the root.
@MainActor
public func expectDiagram(
  of root: any SceneRepresentable, width: Double? = nil, height: Double? = nil,
  as form: SnapshotForm = .png(scale: 2), named name: String? = nil,
  appearance: Appearance = .light, tolerance: PixelTolerance = .exact, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  withScene(of: root, width, height, at: CallSite(fileID, filePath, line, column)) { scene in
    expectDiagram(
      of: scene, as: form, named: name, appearance: appearance, tolerance: tolerance,
      record: record, fileID: fileID, file: filePath, testName: testName, line: line,
      column: column)
  }
}

/// Expects a view, named after the property that holds it, to be stretched, compressed, at its
/// intrinsic size, ambiguous or truncated.
@MainActor
public func expectView(
  _ name: String, in root: any SceneRepresentable, is condition: ViewCondition,
  on axis: Axis? = nil, width: Double? = nil, height: Double? = nil,
  widths: ClosedRange<Double>? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  withScene(of: root, width, height, at: CallSite(fileID, filePath, line, column)) { scene in
    expectView(
      name, in: scene, is: condition, on: axis, widths: widths, fileID: fileID, file: filePath,
      line: line, column: column)
  }
}

/// Expects a view, named after the property that holds it, not to be stretched, compressed, at
/// its intrinsic size, ambiguous or truncated.
@MainActor
public func expectView(
  _ name: String, in root: any SceneRepresentable, isNot condition: ViewCondition,
  on axis: Axis? = nil, width: Double? = nil, height: Double? = nil,
  widths: ClosedRange<Double>? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  withScene(of: root, width, height, at: CallSite(fileID, filePath, line, column)) { scene in
    expectView(
      name, in: scene, isNot: condition, on: axis, widths: widths, fileID: fileID, file: filePath,
      line: line, column: column)
  }
}

/// Expects the constraints of a view or a controller to be unambiguous and satisfiable.
@MainActor
public func expectUnambiguous(
  _ root: any SceneRepresentable, width: Double? = nil, height: Double? = nil,
  widths: ClosedRange<Double>? = nil, heights: ClosedRange<Double>? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  withScene(of: root, width, height, at: CallSite(fileID, filePath, line, column)) { scene in
    expectUnambiguous(
      scene, widths: widths, heights: heights, fileID: fileID, file: filePath, line: line,
      column: column)
  }
}

/// Makes the scene of a view. Constraints that Auto Layout rejects fail the test.
@MainActor
private func withScene(
  of root: any SceneRepresentable, _ width: Double?, _ height: Double?, at site: CallSite,
  _ body: (Scene) -> Void
) {
  do {
    body(try Scene(of: root, width: width, height: height))
  } catch {
    report(error.all.map(\.text).joined(separator: "\n"), at: site)
  }
}

extension Diagnostic {
  /// The message with its source location.
  fileprivate var text: String {
    (range.map { "\($0.location): " } ?? "") + ([message] + notes).joined(separator: "\n  ")
  }
}
