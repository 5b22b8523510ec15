// The solver's API uses the model's types, so clients need only `import SnugSolver`.
@_exported public import SnugSolverModel
