/// A variable whose value is given, not sought.
package struct Parameter: Hashable, Sendable {
  package var variable: Int
  package var value: Double

  package init(variable: Int, value: Double) {
    self.variable = variable
    self.value = value
  }
}
