// A file that says `import UIKit` compiles unchanged against this module. It is a product of its own
// because `canImport(UIKit)` is true for everything that is built with it.
@_exported public import SnugUIKit
