// With `import SnugTesting`, a test needs no other import to build scenes and check them.
@_exported public import Snug
@_exported public import SnugSnapshots
