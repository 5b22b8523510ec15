import SnugLayout
import SnugSceneFormat

/// Wheels to choose from, in the fixed size of the class; their rows are not made.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open func reloadAllComponents() {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}

  override var viewClass: ViewClass { .uiPickerView }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {}

/// A date picker in the size of its wheels, or without an intrinsic size in other styles.
open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode: Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var locale: Locale?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  override var viewClass: ViewClass {
    preferredDatePickerStyle == .wheels ? .uiDatePicker : .uiView
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle: Style = .default
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var isTranslucent = true
  open var showsCancelButton = false
  open var returnKeyType: UIReturnKeyType = .default
  /// What is set there changes nothing: the bar has its own size.
  public let searchTextField = UISearchTextField()
  open var autocapitalizationType: UITextAutocapitalizationType = .none

  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  override var viewClass: ViewClass { .uiSearchBar }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.text = text.map { TextDeclaration($0) }
    declaration.placeholder = placeholder.map { TextDeclaration($0) }
  }
}

open class UISearchTextField: UITextField {}

@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {}
