import Diagnostics

/// One side of the root in a sweep, as it was written: what stands for it, and the sizes.
package struct SweepDeclaration: Sendable {
  /// `view.width`.
  var path: YAMLScalar
  /// In points.
  package var sizes: [Double]
}
