import AutoLayout
import Foundation
import SnugUIKit
import Testing

/// Rows without contents are 44 points high, as Interface Builder saves them.
@MainActor
@Suite struct `A table view` {
  /// A cell that is higher than its contents, and records requests to configure itself.
  private final class PaddedCell: UITableViewCell {
    var padding: CGFloat = 0
    private(set) var states: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      states.append((state.isSelected ? "selected" : "") + (state.isEditing ? "editing" : ""))
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      var size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      size.height += padding
      return size
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [2, 1]
    var padding: CGFloat = 0
    var title: String?

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = PaddedCell(style: .default, reuseIdentifier: "row")
      cell.padding = padding
      cell.tag = 10 * indexPath.section + indexPath.row
      return cell
    }
  }

  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  private var tags: [Int] { table.visibleCells.map(\.tag) }

  init() {
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
  }

  @Test func `has its visible rows`() {
    #expect(tags == [0, 1, 10])
    #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1], [1, 0]])
    let cell = table.cellForRow(at: [1, 0])
    #expect(cell?.tag == 10 && cell?.frame == CGRect(x: 0, y: 88, width: 100, height: 44))
    #expect(table.cellForRow(at: [1, 1]) == nil)
    #expect(cell.flatMap { table.indexPath(for: $0) } == [1, 0])
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.contentSize == CGSize(width: 100, height: 132))
    #expect(cell?.reuseIdentifier == "row")
  }

  @Test func `has its rows below insets, also those set later`() {
    table.contentInset.top = 10
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [10, 54, 98])
    table.contentInsetAdjustmentBehavior = .never
    table.contentInset = .zero
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }

  /// Source: static cells that Interface Builder saved, 16 points from the sides of a table 375 points
  /// wide, and 20 from those of one 414 wide.
  @Test(
    arguments: [
      (.grouped, 375, 0), (.insetGrouped, 375, 16), (.insetGrouped, 414, 20),
    ] as [(UITableView.Style, CGFloat, CGFloat)])
  func `has space around its sections if it is grouped`(
    style: UITableView.Style, width: CGFloat, inset: CGFloat
  ) {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
    rows.counts = [2, 1, 1]
    table.dataSource = rows
    func tops() -> [CGFloat] {
      table.reloadData()
      table.layoutIfNeeded()
      return table.visibleCells.map(\.frame.minY)
    }
    #expect(tops() == [18, 62, 142, 222])
    #expect(table.contentSize == CGSize(width: width, height: 284))
    let frames = table.visibleCells.map(\.frame)
    #expect(frames.allSatisfy { $0.minX == inset && $0.width == width - 2 * inset })
    rows.title = "Rows"
    #expect(tops() == [55.5, 99.5, 199.5, 299.5])
    rows.title = nil
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (0, 10)
    #expect(tops() == [0, 44, 98, 152])
  }

  @Test func `has cells that configure themselves when shown, selected or edited`() throws {
    let cell = try #require(table.visibleCells[0] as? PaddedCell)
    #expect(cell.states == [""])
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(cell.states == ["", "selected"])
    (cell.isSelected, cell.isHighlighted) = (true, false)
    #expect(cell.states == ["", "selected"], "its state stays")
    table.deselectRow(at: [0, 0], animated: false)
    table.setEditing(true, animated: false)
    #expect(cell.states == ["", "selected", "", "editing"])
    table.reloadData()
    table.layoutIfNeeded()
    #expect((table.visibleCells[0] as? PaddedCell)?.states.last == "editing")
  }

  @Test func `asks its cells how high they are`() {
    rows.padding = 6
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 44)
    cell.contentView.heightAnchor.constraint(equalToConstant: 50).isActive = true
    cell.textLabel?.text = "Full name"
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50)
  }

  @Test func `has cells and headers as high as is required`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Full name"
    for view in [cell, header] {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 100, height: 20), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required)
      #expect(size.height == 20)
    }
  }

  @Test func `keeps its selection until it reloads its data`() {
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    func select(_ indexPath: IndexPath?) {
      table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
    var selected: [Int] { table.visibleCells.filter(\.isSelected).map(\.tag) }
    select([0, 0])
    select([0, 1])
    #expect(table.indexPathForSelectedRow == [0, 1] && selected == [1])
    table.allowsMultipleSelection = true
    select([1, 0])
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [[0, 1], [1, 0]] && selected == [1, 10])
    table.deselectRow(at: [0, 1], animated: false)
    #expect(table.indexPathForSelectedRow == [1, 0] && selected == [10])
    select(nil)
    #expect(table.indexPathsForSelectedRows == nil && selected == [])
    select([0, 0])
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  nonisolated private static let updates:
    [(@MainActor @Sendable (UITableView) -> Void, [IndexPath]?)] = [
      ({ $0.deleteRows(at: [[0, 0]], with: .none) }, [[0, 0], [1, 0]]),
      ({ $0.insertRows(at: [[0, 0], [0, 1]], with: .none) }, [[0, 2], [0, 3], [1, 0]]),
      ({ $0.reloadRows(at: [[0, 1]], with: .none) }, [[0, 0], [1, 0]]),
      ({ $0.insertSections([0, 2], with: .none) }, [[1, 0], [1, 1], [3, 0]]),
      ({ $0.deleteSections([0], with: .none) }, [[0, 0]]),
      ({ $0.deleteSections([1], with: .none) }, [[0, 0], [0, 1]]),
      ({ $0.reloadSections([0], with: .none) }, [[1, 0]]),
      ({ $0.reloadSections([0, 1], with: .none) }, nil),
    ]

  /// All rows are selected.
  @Test(arguments: 0..<updates.count) func `keeps remaining rows selected`(index: Int) {
    table.allowsMultipleSelection = true
    for indexPath in table.indexPathsForVisibleRows ?? [] {
      table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
    let (update, expected) = Self.updates[index]
    update(table)
    #expect(table.indexPathsForSelectedRows == expected)
  }

  nonisolated private static let reloads: [@MainActor @Sendable (UITableView) -> Void] = [
    { $0.reloadData() }, { $0.reloadRows(at: [[0, 0]], with: .none) },
    { $0.reloadSections([0], with: .fade) }, { $0.insertRows(at: [[0, 1]], with: .automatic) },
    { $0.deleteRows(at: [[0, 1]], with: .automatic) },
    {
      $0.beginUpdates()
      $0.endUpdates()
    },
    { $0.performBatchUpdates(nil) },
  ]

  @Test(arguments: 0..<reloads.count) func `asks its data source again`(index: Int) {
    rows.counts = [1]
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(tags == [0, 1, 10], "nobody said that they changed")
    Self.reloads[index](table)
    table.layoutIfNeeded()
    #expect(tags == [0])
  }

  @Test func `runs updates, then calls the completion`() {
    var calls: [String] = []
    table.performBatchUpdates({ calls.append("updates") }) { calls.append("done \($0)") }
    #expect(calls == ["updates", "done true"])
    table.setEditing(true, animated: false)
    #expect(table.isEditing)
  }

  @Test func `makes registered headers and cells`() {
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableCell(withIdentifier: "row", for: [0, 0]).reuseIdentifier == "row")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header?.reuseIdentifier == "header" && header?.detailTextLabel?.text == nil)
  }

  /// UIKit's defaults for optional methods of a data source or a delegate.
  @Test(arguments: [0, 1]) func `has UIKit's defaults`(index: Int) {
    let controller = UITableViewController(style: .plain)
    let source: any UITableViewDataSource = index == 0 ? rows : controller
    let delegate: any UITableViewDelegate = index == 0 ? rows : controller
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    table.rowHeight = 30
    table.sectionHeaderHeight = 20
    table.sectionFooterHeight = 21
    #expect(delegate.tableView(table, heightForRowAt: [0, 0]) == 30)
    #expect(delegate.tableView(table, heightForHeaderInSection: 0) == 20)
    #expect(delegate.tableView(table, heightForFooterInSection: 0) == 21)
    #expect(delegate.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(delegate.tableView(table, viewForFooterInSection: 0) == nil)
  }

  @Test func `has a controller with UIKit's defaults`() {
    let controller = UITableViewController(style: .plain)
    #expect(controller.tableView(table, canEditRowAt: [0, 0]))
    #expect(!controller.tableView(table, canMoveRowAt: [0, 0]))
    table.estimatedRowHeight = 31
    #expect(controller.tableView(table, estimatedHeightForRowAt: [0, 0]) == 31)
    // Without the method, rows are not inserted, deleted or moved.
    controller.tableView(table, commit: .delete, forRowAt: [0, 0])
    controller.tableView(table, moveRowAt: [0, 0], to: [1, 0])
    controller.tableView(table, didSelectRowAt: [0, 0])
    controller.tableView(table, didDeselectRowAt: [0, 0])
    #expect(table.numberOfRows(inSection: 0) == 2 && tags == [0, 1, 10])
    #expect(controller.tableView(table, cellForRowAt: [0, 0]).reuseIdentifier == nil)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
  }

  /// `Full name` is 73 by 20.5; rows have margins of 16 and 11.
  @Test func `has cells with labels side by side, or one above the other`() {
    let row = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    for cell in [row, subtitle] {
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      cell.textLabel?.text = "Full name"
      cell.detailTextLabel?.text = "Full name"
      cell.layoutIfNeeded()
    }
    func frame(_ label: UILabel?, _ cell: UITableViewCell) -> CGRect? {
      label.map { $0.convert($0.bounds, to: cell) }
    }
    let first = frame(row.textLabel, row)
    #expect(first?.minX == 16 && first?.maxX == frame(row.detailTextLabel, row)?.minX)
    #expect(first?.minY == frame(row.detailTextLabel, row)?.minY)
    // As in UIKit, the detail is at the trailing edge.
    #expect(row.detailTextLabel?.frame.width == 73.5 && row.textLabel?.hasAmbiguousLayout == false)
    let top = frame(subtitle.textLabel, subtitle)
    #expect(top?.minX == 16 && top?.maxY == frame(subtitle.detailTextLabel, subtitle)?.minY)
    #expect(subtitle.detailTextLabel?.font == .systemFont(ofSize: 12))
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func `has cells with an image before their label`() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    cell.textLabel?.text = "Full name"
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image {
      _ in
    }
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame.width == 24)
    // 16 + 24 + 16
    #expect(cell.textLabel.map { $0.convert($0.bounds, to: cell).minX } == 56)
  }

  @Test func `has cells that keep their state`() {
    let cell = UITableViewCell()
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    cell.setEditing(true, animated: false)
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
  }
}
