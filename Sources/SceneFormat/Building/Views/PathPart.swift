/// A part of the path to a value: what stands between its dots.
enum PathPart: Equatable {
  case key(String)
  /// The name of a view or a guide.
  case item(AnchorItem)
  /// The id of a constraint.
  case constraint(LayoutConstraint)

  static func == (left: PathPart, right: PathPart) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): left == right
    case (.item(let left), .item(let right)): left === right
    case (.constraint(let left), .constraint(let right)): left === right
    default: false
    }
  }
}
