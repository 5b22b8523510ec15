public import Geometry

/// A view that shows a text.
public protocol ShowsText: SceneView {}

extension ShowsText {
  public init(
    _ text: String, named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.text = text
  }

  /// The text.
  public var text: String? {
    get { self["text"] }
    set { self["text"] = newValue }
  }
}

/// A view that has a title.
public protocol ShowsTitle: SceneView {}

extension ShowsTitle {
  public init(
    _ title: String, named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.title = title
  }

  /// The title.
  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }
}

/// A view that shows something else while there is no text.
public protocol ShowsPlaceholder: SceneView {}

extension ShowsPlaceholder {
  public init(
    placeholder: String, named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.placeholder = placeholder
  }

  /// What is shown while there is no text.
  public var placeholder: String? {
    get { self["placeholder"] }
    set { self["placeholder"] = newValue }
  }
}

/// A view whose texts have a font.
public protocol SetsFont: SceneView {}

extension SetsFont {
  /// The system font: its size, or a text style, or size and weight.
  public var font: FontDescriptor? {
    get { self["font"] }
    set { self["font"] = newValue }
  }
}

/// A view whose text stands at one of its sides.
public protocol AlignsText: SceneView {}

extension AlignsText {
  /// Where lines stand.
  public var textAlignment: StyledText.Alignment? {
    get { self["textAlignment"] }
    set { self["textAlignment"] = newValue }
  }
}

/// A view that shows so many lines.
public protocol LimitsLines: SceneView {}

extension LimitsLines {
  /// The most lines; 0 is any number.
  public var numberOfLines: Int? {
    get { self["numberOfLines"] }
    set { self["numberOfLines"] = newValue }
  }

  /// Where text breaks, or is cut.
  public var lineBreakMode: LineLimit.LineBreakMode? {
    get { self["lineBreakMode"] }
    set { self["lineBreakMode"] = newValue }
  }
}

/// A view with space around its text.
public protocol InsetsContent: SceneView {}

extension InsetsContent {
  /// Space around the text, in points: its size grows by it.
  public var contentInsets: EdgeInsets? {
    get { self["contentInsets"] }
    set { self["contentInsets"] = newValue }
  }
}
