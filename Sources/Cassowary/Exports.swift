// The model's types are the solver's vocabulary: `import Cassowary` is all a client needs.
@_exported public import CassowaryModel
@_exported public import CassowaryVerification
