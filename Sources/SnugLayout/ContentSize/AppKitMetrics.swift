public import SnugGeometry

/// Sizes of AppKit's controls in a version of macOS, in points, each with its source.
///
/// They are sizes of alignment rects: frames saved by Interface Builder, less the insets that its
/// constraints imply. The appearance of controls changed in macOS 11 and 26. If the sizes of a
/// version are not known, those of the version before are used. “Our choice” means that no source
/// has the value. A side that is `nil` has no intrinsic metric.
public struct AppKitMetrics: Sendable {
  private let major: Int

  public init(_ system: SystemVersion) { major = system.major }

  /// A control with a bezel around its title.
  package struct Bezel {
    /// Of the alignment rect.
    let height: Double
    /// The distances from the alignment rect to the frame.
    package let insets: EdgeInsets
    /// Space before the title, with a box, and after it, with arrows.
    package let padding: EdgeInsets

    /// - Parameter insets: top, left, bottom, right.
    init(
      _ height: Double, _ insets: (Double, Double, Double, Double), leading: Double,
      trailing: Double = 0
    ) {
      self.height = height
      self.insets = EdgeInsets(insets)
      padding = EdgeInsets(left: leading, right: trailing)
    }

    /// - Parameter sides: space on either side of the title.
    init(_ height: Double, _ insets: (Double, Double, Double, Double), sides: Double) {
      self.init(height, insets, leading: sides, trailing: sides)
    }
  }

  /// How far the title of a push button or a pop-up button is above the middle, and the baseline of a
  /// slider above that of a title in the middle.
  ///
  /// Source: the tops of labels that share a baseline with 6 push buttons, 18 pop-up buttons and 3 sliders
  /// of macOS 11 to 15, all of the regular or large size, in three repositories, 24 of them in one. A small
  /// pop-up button, and 7 buttons of macOS 26 in two others, have their titles in the middle.
  func titleRise(_ size: ControlSize) -> Double {
    (11..<26).contains(major) && (size == .regular || size == .large) ? 1 : 0
  }

  // MARK: Text fields

  /// A label's frame extends 2 points beyond its text on either side. Its height is that of its
  /// lines, rounded up to a point: 16, 14 and 11 in files, for the three control sizes (17 in old
  /// files).
  public static let labelInsets = EdgeInsets(left: 2, right: 2)

  /// A bezel adds to the height of a line: files have 21 for the regular size (24 since macOS 26)
  /// and 19 for the small one, whose lines are 16 and 14 high. Some files have 22 for the regular
  /// size. No known file has the mini size; it follows from the same difference.
  ///
  /// An editable field has no intrinsic width: in every known file, constraints give its width.
  func bezelHeight(_ size: ControlSize) -> Double {
    size == .regular && major >= 26 ? 8 : 5
  }

  /// Space between the bezel and the text on either side: our choice.
  public static let bezelPadding = 4.0

  // MARK: Buttons

  /// Frames of 32 (regular), 27 (small) and 40 (large); since macOS 26 of 24, 17 and 28. Small ones up to
  /// macOS 10.15 are four of one repository. The space
  /// beside the title is fitted to saved widths of regular buttons, and the same for small and mini
  /// ones. The height of a mini button is our choice.
  package func pushButton(_ size: ControlSize) -> Bezel {
    switch size {
    case .large where major < 26: Bezel(28, (6, 6, 6, 6), sides: 10)
    case .large: Bezel(28, (0, 0, 0, 0), sides: 14)
    case .regular where major < 11: Bezel(21, (4, 6, 7, 6), sides: 14)
    case .regular where major < 26: Bezel(20, (5, 7, 7, 7), sides: 10)
    case .regular: Bezel(24, (0, 0, 0, 0), sides: 12)
    case .small where major < 11: Bezel(18, (3, 5, 6, 5), sides: 8)
    case .small where major < 26: Bezel(16, (4, 6, 7, 6), sides: 10)
    case .small: Bezel(17, (0, 0, 0, 0), sides: 12)
    case .mini: Bezel(14, (0, 2, 2, 2), sides: 10)
    }
  }

  /// Check boxes and radio buttons. Before the title are the box and a gap. Frames are 18 high
  /// (regular), 16 (small, and regular since macOS 26) and 22 (large); the widths are fitted to those
  /// saved for regular ones, and for large ones to those of one repository. Its large ones without a title
  /// have the same insets on all sides: seven radio buttons and a check box.
  package func checkBox(_ size: ControlSize, isRadio: Bool, hasTitle: Bool) -> Bezel {
    switch size {
    case .large where !hasTitle && major < 26: Bezel(16, (3, 3, 3, 3), leading: 16)
    case .large where isRadio: Bezel(19, (1.5, 3, 1.5, 3), leading: 23)
    case .large: Bezel(17, (2.5, 3, 2.5, 0), leading: 26)
    case .regular where major < 11: Bezel(14, (2, 2, 2, 2), leading: 17)
    case .regular where major < 26: Bezel(16, (1, 2, 1, 0), leading: 24)
    case .regular: Bezel(16, (0, 0, 0, 0), leading: 22)
    case _ where major < 11: Bezel(12, (3, 3, 3, 2), leading: 16)
    case _ where major < 26: Bezel(14, (1, 1, 1, 0), leading: 20)
    case .small, .mini: Bezel(14, (0, 0, 0, 0), leading: 20)
    }
  }

  package func checkBox(_ button: MacButtonContent) -> Bezel {
    checkBox(
      button.controlSize, isRadio: button.kind == .radio,
      hasTitle: !button.title.string.isEmpty)
  }

  /// The width of the box: 16 since macOS 26, from files; 14 before, which is our choice. Large ones are
  /// from one repository.
  public func checkBoxSide(_ size: ControlSize, isRadio: Bool) -> Double {
    if size == .large { return 16 }
    return major < 26 ? 14 : 16
  }

  /// Frames of 25 × 25, small ones of 18 × 19, large ones of 35 × 35; since macOS 26 of 24 × 24. Large
  /// ones are from three of one repository.
  package func helpButton(_ size: ControlSize) -> (size: PerAxis<Double?>, insets: EdgeInsets) {
    switch size {
    case .small: (PerAxis(horizontal: 15, vertical: 16), EdgeInsets((1, 2, 2, 1)))
    case .mini: (PerAxis(both: 15), EdgeInsets((1, 2, 2, 1)))
    case .large where major < 26: (PerAxis(both: 26), EdgeInsets((1, 4, 8, 5)))
    case _ where major < 26: (PerAxis(both: 20), EdgeInsets((1, 3, 4, 2)))
    case .regular, .large: (PerAxis(both: 24), .zero)
    }
  }

  /// Frames of 25 (26 up to macOS 10.15, 24 since 26), small ones of 22, large ones of 40. The space
  /// beside the title is fitted to saved widths, for large ones to three of one repository; if a size's is
  /// not known, it is that of the regular size. The height of a mini button is our choice.
  package func popUpButton(_ size: ControlSize) -> Bezel {
    switch size {
    case .large where major < 26: Bezel(28, (6, 5, 6, 5), leading: 9, trailing: 32)
    case .large: Bezel(28, (0, 0, 0, 0), leading: 12, trailing: 34)
    case .regular where major < 11: Bezel(21, (2, 2, 3, 3), leading: 9, trailing: 25)
    case .regular where major < 26: Bezel(20, (1, 3, 4, 4), leading: 9, trailing: 23)
    case .regular: Bezel(24, (0, 0, 0, 0), leading: 12, trailing: 34)
    case .small where major < 11: Bezel(18, (1, 3, 3, 3), leading: 9, trailing: 25)
    case .small: Bezel(16, (2, 4, 4, 4), leading: 9, trailing: 23)
    case .mini: Bezel(15, (0, 2, 0, 3), leading: 9, trailing: 23)
    }
  }

  // MARK: Others

  /// Frames of 42 × 25. No frame of macOS 26 is known.
  public static let switchSize = PerAxis<Double?>(horizontal: 38, vertical: 22)
  public static let switchInsets = EdgeInsets((1, 2, 2, 2))

  /// Frames are 24 high.
  public static let segmentedControlHeight = 21.0
  public static let segmentedControlInsets = EdgeInsets((1, 2, 2, 2))

  /// Space on either side of the widest title; all segments are as wide as that one. Our choice.
  public static let segmentPadding = 9.0

  /// The thickness of a slider: frames are 19 high up to macOS 10.15, then 28, and 16 since 26.
  /// The same width for vertical ones is our choice.
  var sliderThickness: Double { major < 11 ? 15 : major < 26 ? 20 : 16 }

  package func sliderInsets(isVertical: Bool) -> EdgeInsets {
    major < 26 ? EdgeInsets((2, 2, isVertical ? 3 : major < 11 ? 2 : 6, 2)) : .zero
  }

  /// Frames of bars are 20 high.
  static let barSize = PerAxis<Double?>(horizontal: nil, vertical: 18)
  package static let barInsets = EdgeInsets((1, 0, 1, 0))

  /// Frames of 16 × 16 (small) and 32 × 32 (regular).
  public static func spinnerSize(_ style: ActivityIndicatorStyle) -> PerAxis<Double?> {
    PerAxis(both: style == .small ? 16 : 32)
  }

  /// Measured on group boxes. Since macOS 26 they are zero.
  package func boxInsets(hasTitle: Bool) -> EdgeInsets {
    major < 26 ? EdgeInsets((hasTitle ? 0 : 2, 3, 4, 3)) : .zero
  }

  /// Measured on tab views with their tabs on top.
  public static let tabViewInsets = EdgeInsets((6, 7, 10, 7))
}

extension EdgeInsets {
  /// Anticlockwise from the top, like `NSEdgeInsets`.
  package init(_ sides: (top: Double, left: Double, bottom: Double, right: Double)) {
    self.init(top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
  }
}
