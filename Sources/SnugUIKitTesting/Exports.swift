// `import SnugUIKitTesting` also imports SnugTesting.
@_exported public import SnugTesting
