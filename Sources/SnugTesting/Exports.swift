// `import SnugTesting` is all a test needs to build scenes and to expect something of them.
@_exported public import Snapshots
@_exported public import Snug
