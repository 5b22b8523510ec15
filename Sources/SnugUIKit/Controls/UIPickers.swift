import AutoLayout
import SceneFormat

/// Wheels to choose from, in the fixed size of the class.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Does nothing: every layout asks for the rows again.
  open func reloadAllComponents() {}
  private var selectedRows: [Int: Int] = [:]
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { selectedRows[component] ?? 0 }

  override var viewClass: ViewClass { .uiPickerView }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.components = (0..<numberOfComponents).map { component in
      (0..<numberOfRows(inComponent: component)).map {
        delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
      }
    }
  }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
}

/// A date picker. Only its size with wheels is known; in other styles it has no intrinsic metric.
open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode: UIDatePicker.Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var minuteInterval = 1
  open var locale: Locale?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  /// The style that is shown. For dates and times `automatic` is compact, since iOS 14.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .wheels
      ? super.intrinsicContentSize
      : CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  var unknownSize: String? {
    switch datePickerStyle {
    case .automatic, .wheels: nil
    case .compact: "the size of a compact date picker is not known"
    case .inline: "the size of an inline date picker is not known"
    }
  }

  override var viewClass: ViewClass { .uiDatePicker }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UISearchBarDelegate)?
  open var showsCancelButton = false
  open var searchBarStyle: Style = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var keyboardType: UIKeyboardType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  open private(set) lazy var searchTextField = UITextField()

  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  override var viewClass: ViewClass { .uiSearchBar }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.text = text.map { TextDeclaration($0) }
    declaration.placeholder = placeholder.map { TextDeclaration($0) }
  }
}

@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {}
