import UIKit

/// A grid made by loops, each cell a third of the width and of the height.
final class LoopGrid: UIView {
  private var cells: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in 0..<3 {
      for column in 0..<3 {
        let cell = UIView()
        cell.translatesAutoresizingMaskIntoConstraints = false
        addSubview(cell)
        cells.append(cell)
        let left = column == 0 ? leftAnchor : cells[row * 3 + column - 1].rightAnchor
        let top = row == 0 ? topAnchor : cells[(row - 1) * 3 + column].bottomAnchor
        NSLayoutConstraint.activate([
          cell.leftAnchor.constraint(equalTo: left),
          cell.topAnchor.constraint(equalTo: top),
          cell.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1.0 / 3),
          cell.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 1.0 / 3),
        ])
      }
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
