import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugUIKit
import Testing

@MainActor
@Suite struct `A control` {
  @Test func `has the state of its properties`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isHighlighted = true
    #expect(control.state == .highlighted)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.highlighted, .selected, .disabled])
  }

  @Test func `runs the actions of the events that are sent`() {
    var calls: [String] = []
    let control = UIControl(
      frame: .zero, primaryAction: UIAction(title: "Go") { calls.append($0.title) })
    control.addAction(UIAction { _ in calls.append("changed") }, for: .valueChanged)
    control.addAction(
      UIAction { _ in calls.append("touched") }, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .editingChanged)
    #expect(calls == ["changed", "touched"])
    control.sendActions(for: .allEvents)
    #expect(calls == ["changed", "touched", "Go", "changed", "touched"])
  }

  @Test func `pins its value to its range`() {
    let slider = UISlider()
    slider.setValue(2, animated: false)
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = -3
    #expect(slider.value == 0)
    slider.minimumValue = 4
    #expect(slider.value == 4)
    slider.maximumValue = 2
    #expect(slider.value == 2 && slider.minimumValue == 2)
    let stepper = UIStepper()
    stepper.value = 101
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 20
    stepper.value = 10
    #expect(stepper.value == 20)
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.setProgress(1.5, animated: false)
    #expect(progress.progress == 1 && progress.progressViewStyle == .bar)
    progress.progress = -1
    #expect(progress.progress == 0)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 5
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
  }

  @Test func `has an empty text in place of none`() {
    let (field, view) = (UITextField(), UITextView())
    #expect(field.text == "" && view.text == "")
    field.text = nil
    view.text = nil
    #expect(field.text == "" && view.text == "")
    field.attributedText = nil
    #expect(field.text == "" && field.attributedText?.string == "")
  }

  @Test func `is switched`() {
    let toggle = UISwitch()
    #expect(!toggle.isOn)
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    let spinner = UIActivityIndicatorView(frame: .zero)
    #expect(spinner.style == .medium && spinner.isHidden && !spinner.isAnimating)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.startAnimating()
    spinner.stopAnimating()
    #expect(!spinner.isHidden && !spinner.isAnimating)
    let refresh = UIRefreshControl()
    #expect(!refresh.isRefreshing)
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }

  @Test func `has segments that come and go`() {
    let control = UISegmentedControl(frame: .zero)
    func titles() -> [String?] { (0..<control.numberOfSegments).map(control.titleForSegment) }
    #expect(titles() == [] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    for title in ["One", "Two", "Three"] {
      control.insertSegment(withTitle: title, at: 9, animated: false)
    }
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(titles() == ["Zero", "One", "Two", "Three"])
    control.removeSegment(at: 2, animated: false)
    control.removeSegment(at: 9, animated: false)
    control.setTitle("Last", forSegmentAt: 2)
    control.setTitle("Beyond", forSegmentAt: 3)
    #expect(titles() == ["Zero", "One", "Last"] && control.titleForSegment(at: 3) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }
}

@MainActor
@Suite struct `A picker` {
  @Test(arguments: [(UIDatePickerStyle.wheels, 216), (.compact, -1)] as [(_, CGFloat)])
  func `of dates has a known size if it has wheels`(style: UIDatePickerStyle, height: CGFloat) {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    picker.preferredDatePickerStyle = style
    #expect(picker.intrinsicContentSize.height == height)
    #expect(UIPickerView().intrinsicContentSize.height == 216)
  }
}
