extension Solution {
  /// What the solver ended with, as text: what was taken out, what is asked of the symbols that are
  /// left, where they are and why they stay there, and the rows that tie them together.
  ///
  /// For people, who know variables and constraints by other names than the solver does.
  package func tableauDescription(
    variable: (Variable) -> String, constraint: (Solver.ConstraintID) -> String
  ) -> String {
    TableauDescription(self, variable: variable, constraint: constraint).text
  }
}
