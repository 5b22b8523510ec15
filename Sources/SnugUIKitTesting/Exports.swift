// With `import SnugUIKitTesting`, a test needs no other import.
@_exported public import SnugTesting
