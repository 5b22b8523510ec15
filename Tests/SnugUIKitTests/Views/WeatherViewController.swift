import UIKit

@MainActor
protocol Configurable {
  associatedtype Model
  func configure(with model: Model)
}

struct Weather {
  var city: String
  var degrees: [Int]
}

/// Generic helpers, a protocol, nested types, a scroll view with a column of rows, and a layout guide.
final class WeatherViewController: UIViewController {
  private enum Metrics {
    static let inset: CGFloat = 16
    static let rowHeight: CGFloat = 30
  }

  private let scrollView = make(UIScrollView()) { $0.alwaysBounceVertical = true }
  private let column = make(UIStackView()) {
    $0.axis = .vertical
    $0.spacing = 10
    $0.distribution = .fill
    $0.alignment = .fill
  }
  private lazy var header: HeaderView = {
    let view = HeaderView()
    view.configure(with: weather)
    return view
  }()
  private var rowViews = [String: RowView]()
  private let gap = UILayoutGuide()
  private var weather = Weather(city: "Lagos", degrees: [30, 31])
  private var heightConstraint: NSLayoutConstraint?

  override func loadView() {
    let root = UIView()
    root.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: self, action: Selector(("edit:")))
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    view.addLayoutGuide(gap)
    setUpConstraints()
    column.addArrangedSubview(header)
    for (index, degrees) in weather.degrees.enumerated() {
      let row = RowView(style: index == 0 ? .first : .other)
      row.value = degrees
      rowViews["\(index)"] = row
      column.addArrangedSubview(row)
      row.heightAnchor.constraint(equalToConstant: Metrics.rowHeight).isActive = true
    }
    column.setCustomSpacing(20, after: header)
    UIView.animate(
      withDuration: 0.3,
      animations: { self.heightConstraint?.constant = 24 },
      completion: { _ in self.view.layoutIfNeeded() })
  }

  private func setUpConstraints() {
    let content = scrollView.contentLayoutGuide
    let constraints: [NSLayoutConstraint] = [
      gap.topAnchor.constraint(equalTo: view.topAnchor),
      gap.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      gap.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: gap.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: Metrics.inset),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Metrics.inset),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Metrics.inset),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Metrics.inset),
      column.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -2 * Metrics.inset),
    ]
    NSLayoutConstraint.activate(constraints)
    heightConstraint = gap.heightAnchor.constraint(equalToConstant: 8)
    heightConstraint?.isActive = true
  }

  var contentSize: CGSize { scrollView.contentSize }
  var frames: [CGRect] { column.arrangedSubviews.map(\.frame) }
}

@MainActor
private func make<View: UIView>(_ view: View, _ configure: (View) -> Void) -> View {
  configure(view)
  return view
}

extension WeatherViewController {
  final class HeaderView: UIView, Configurable {
    private let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubviews(label)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      let views: [String: Any] = ["label": label]
      let metrics = ["inset": 4]
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-inset-[label]-inset-|", metrics: metrics, views: views))
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-inset-[label]-inset-|", options: [], metrics: metrics, views: views
        ))
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    func configure(with model: Weather) { label.text = model.city }
  }

  final class RowView: UIView {
    enum Style { case first, other }

    let style: Style
    var value = 0 { didSet { valueLabel.text = "\(value)°" } }
    private let valueLabel = UILabel()

    init(style: Style) {
      self.style = style
      super.init(frame: .zero)
      layer.borderWidth = style == .first ? 1 : 0
      layer.borderColor = UIColor.separator.cgColor
      layer.shadowOffset = CGSize(width: 0, height: 2)
      addSubview(valueLabel)
      valueLabel.translatesAutoresizingMaskIntoConstraints = false
      valueLabel.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
      valueLabel.trailingAnchor.constraint(
        equalTo: layoutMarginsGuide.trailingAnchor
      ).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
}
