/// The strength of a constraint: required, or at a level.
///
/// Levels are compared lexicographically, never added up: no number of constraints at one level
/// outvotes a single one at a higher level.
package enum Strength: Hashable, Comparable, Sendable {
  /// A level; the higher number wins. Any finite number is allowed.
  case optional(Double)
  case required
}
