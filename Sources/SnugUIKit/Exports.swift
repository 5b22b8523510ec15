// `import UIKit` also imports Foundation.
@_exported public import Foundation
