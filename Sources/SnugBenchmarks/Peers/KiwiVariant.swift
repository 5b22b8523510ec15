/// A way to feed kiwi. How long it takes depends much on it, and none is the best for all layouts:
/// of several the best time counts, for building and for resizing each on its own.
struct KiwiVariant: Hashable, CaseIterable {
  var order: Order
  var width: Width

  /// The order constraints are added in; what is most often good comes first.
  enum Order: String, CaseIterable {
    case strongestFirst = "strongest-first"
    case requiredFirst = "required-first"
    case given
    case requiredLast = "required-last"
    case strongestLast = "strongest-last"
  }

  /// How the container gets its width: by a required constraint, or as an edit variable, which alone
  /// can be resized; and whether before all constraints or after them.
  enum Width: String, CaseIterable {
    case pinnedFirst = "pinned-first"
    case editedFirst = "edited-first"
    case pinnedLast = "pinned-last"
    case editedLast = "edited-last"
  }

  var canResize: Bool { width == .editedFirst || width == .editedLast }

  static let allCases = Order.allCases.flatMap { order in
    Width.allCases.map { KiwiVariant(order: order, width: $0) }
  }
}
