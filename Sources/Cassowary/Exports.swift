// The solver's API uses the model's types, so clients need only `import Cassowary`.
@_exported public import CassowaryModel
@_exported public import CassowaryVerification
