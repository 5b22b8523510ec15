import Diagnostics

/// One side of the root in a sweep, as it was written: what stands for it, and the sizes.
struct SweepDeclaration: Sendable {
  /// `view.width`.
  var path: YAMLScalar
  /// In points.
  var sizes: [Double]
}
