// `import Snug` is all a client needs.
@_exported public import SnugComparison
@_exported public import SnugDiagnostics
@_exported public import SnugDiagrams
@_exported public import SnugDrawing
@_exported public import SnugExplanation
@_exported public import SnugGeometry
@_exported public import SnugLayout
@_exported public import SnugLinting
@_exported public import SnugPangoCairo
@_exported public import SnugSceneFormat
@_exported public import SnugSceneImport
