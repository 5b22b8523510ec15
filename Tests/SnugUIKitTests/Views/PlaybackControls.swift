import UIKit

/// Controls of fixed sizes.
final class PlaybackControls: UIView {
  private let toggle = UISwitch()
  private let stepper = UIStepper()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let progress = UIProgressView(progressViewStyle: .default)
  private let volume = UISlider()
  private let tabs = UISegmentedControl(items: ["A", "B"])

  override init(frame: CGRect) {
    super.init(frame: frame)
    toggle.isOn = true
    spinner.startAnimating()
    stepper.maximumValue = 5
    progress.progress = 0.5
    volume.value = 0.25
    tabs.selectedSegmentIndex = 0
    let stack = UIStackView(arrangedSubviews: [toggle, stepper, spinner])
    stack.alignment = .center
    stack.spacing = 10
    stack.accessibilityIdentifier = "stack"
    addSubviews(stack, progress, volume, tabs)
    for view in [progress, volume, tabs] {
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      progress.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 10),
      volume.topAnchor.constraint(equalTo: progress.bottomAnchor, constant: 10),
      tabs.topAnchor.constraint(equalTo: volume.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
