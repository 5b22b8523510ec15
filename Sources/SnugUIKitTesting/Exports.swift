// `import SnugUIKitTesting` is all a test needs to expect something of views.
@_exported public import SnugTesting
