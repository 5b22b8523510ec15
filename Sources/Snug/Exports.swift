// `import Snug` is all a client needs.
@_exported public import AutoLayout
@_exported public import Diagnostics
@_exported public import Diagrams
@_exported public import Drawing
@_exported public import Geometry
@_exported public import LayoutExplanation
@_exported public import PangoCairo
@_exported public import SceneFormat
@_exported public import SceneImport
