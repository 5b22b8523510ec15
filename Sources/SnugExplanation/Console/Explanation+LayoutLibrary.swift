import SnugGeometry
import SnugLayout

/// Constraints of a log that an app wrote in the words of SnapKit or Masonry.
extension Explanation {
  /// The code that made a constraint; `nil` for a constraint of no layout library.
  func origin(of entry: EntryID) -> ConsoleReport.CodeOrigin? {
    layout.system[entry].range.flatMap { layout.scene.consoleReport?.origins[$0] }
  }

  /// “label.right == view.right - 20 at Trip.swift:74”
  func placed(_ entry: EntryID) -> String {
    layout.system[entry].description + (origin(of: entry)?.place.map { " at \($0)" } ?? "")
  }

  /// “labelWidthConstraint.priority = .init(999)”, or what to add in the words of its library.
  func loweringInCode(_ entry: EntryID) -> String {
    origin(of: entry) == nil
      ? "\(swiftName(entry)).priority = .init(999)" : "add .priority(999) to \(placed(entry))"
  }

  /// `make.right.equalTo(view.snp.right).offset(-20)`, in the closure of the first item's view; `nil` for a
  /// constraint of no layout library.
  ///
  /// - Parameter priority: a priority to add.
  func libraryLine(
    _ entry: EntryID, constant: Double? = nil, _ relation: Constraint.Relation? = nil,
    priority: LayoutPriority? = nil
  ) -> String? {
    guard let library = origin(of: entry)?.library else { return nil }
    let constraint = layout.writtenConstraint(of: entry, constant: constant, relation)
    let length = constraint.constant.shortDescription
    var line = "make.\(constraint.firstAttribute).\(constraint.relation)To("
    if let second = constraint.secondItem {
      line += layout.system.name(of: second)
      line += library == .snapKit ? ".snp." : ".mas_"
      line += "\(constraint.secondAttribute))"
      if constraint.multiplier != 1 {
        line += ".multipliedBy(\(constraint.multiplier.shortDescription))"
      }
      if constraint.constant != 0 { line += ".offset(\(length))" }
    } else {
      line += library == .snapKit ? "\(length))" : "@\(length))"
    }
    let added = priority ?? layout.system[entry].priority
    return added.isRequired ? line : line + ".priority(\(added))"
  }
}

extension LayoutLibrary {
  /// The calls that change constraints instead of adding others.
  var changes: (constants: String, all: String, first: String) {
    let prefix = self == .snapKit ? "snp." : "mas_"
    return (prefix + "updateConstraints", prefix + "remakeConstraints", prefix + "makeConstraints")
  }
}
