import SnugDiagnostics

/// What stands for a variable or a type that is declared nowhere.
struct StandIn {
  let name: String
  /// The class of the variable, or what the type is.
  let type: String
  let isType: Bool
  /// The values of the type that files name, such as `.standard`.
  private(set) var values: Set<String> = []
  /// The methods that the function calls of which this is the name.
  private var hooks: [String] = []
  let error: Diagnostic

  /// A view of the class that the name of a variable or a type says, or a class for a model, a delegate or the like.
  /// Nothing stands for what a type derives from, whose views would be missing.
  ///
  /// - Parameters:
  ///   - isScript: whether variables may be views that a question leaves out.
  ///   - first: the file with the views.
  init?(for error: Diagnostic, isScript: Bool, first: SourceText, _ readings: SwiftReadings) {
    if let adding = error.message.firstMatch(
      of: /(?:has no member|cannot find) '(add(?:Arranged)?Subview)s'/)?.1
    {
      (name, hooks, self.error) = ("\(adding)s", ["\(adding)"], error)
      (isType, type) = (true, adding == "addSubview" ? "UIView" : "UIStackView")
      return
    }
    guard let range = error.range,
      let match = error.message.firstMatch(of: /^cannot find (type )?'(\w+)' in scope/)
    else { return nil }
    name = String(match.2)
    self.error = error
    if Self.systemViews.contains(name) {
      (isType, type) = (true, "UIView")
      return
    }
    if name == "WKWebViewConfiguration" {
      (isType, type) = (true, "class")
      return
    }
    let isHead = readings[range.source].outline.isInHeadOfType(range.offsets.lowerBound)
    let isMade = range.source.utf8[range.offsets.upperBound...].first == UInt8(ascii: "(")
    if !isHead, match.1 != nil || isMade, !Self.isOfSystem(name),
      let view = Self.viewClass(ofType: name)
        ?? Self.plainView(ofType: name, in: readings[range.source]),
      view != "UI\(name)"
    {
      (isType, type) = (true, view)
      return
    }
    isType = match.1 != nil
    if isType {
      guard Self.isModel(name), !isHead else { return nil }
      type = "class"
    } else {
      guard isScript, range.source === first, name.first?.isLowercase ?? false,
        let view = SwiftScript.viewClass(ofVariable: name)
      else { return nil }
      type = view
    }
  }

  /// The views of Apple's other modules without an intrinsic content size.
  static let systemViews: Set = [
    "ARSCNView", "ARSKView", "ARView", "GLKView", "MKMapView", "MTKView", "PDFThumbnailView",
    "PDFView", "PHLivePhotoView", "PKCanvasView", "SCNView", "SKView", "WKWebView",
  ]

  /// Whether a type of this name holds data or does something, and is neither a view nor a controller, nor one of a
  /// system framework.
  static func isModel(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Z]\w*/) != nil && viewClass(ofType: name) == nil
      && !name.contains(/(Controller|Cell|Control|Field|Picker|Bar|Layer|Font|Image|Color)$/)
      && !isOfSystem(name)
  }

  /// The class of UIKit that a project's view most likely derives from, by its name: `UILabel` for `TitleLabel`.
  private static func viewClass(ofType name: String) -> String? {
    guard name.first?.isUppercase ?? false else { return nil }
    return SwiftScript.viewClass(ofVariable: name).flatMap {
      name.hasSuffix($0.dropFirst(2)) ? $0 : nil
    }
  }

  /// A view for a type of which a file adds one to another, or constrains it: `SearchBar` for `bar = SearchBar()` and
  /// `addSubview(bar)`.
  private static func plainView(ofType name: String, in reading: SwiftReading) -> String? {
    guard name.first?.isUppercase ?? false else { return nil }
    let code = String(decoding: reading.outline.bytes, as: UTF8.self)
    let held = code.matches(of: /\b(?:let|var)\s+(\w+)\s*(?::\s*(\w+)[!?]?\s*)?(?:=\s*(\w+)\(|\n)/)
      .filter { ($0.2 ?? $0.3 ?? "") == name }.map(\.1)
    let laidOut = code.matches(
      of:
        /(?:Subview\(\s*(?:self\.)?(\w+)|\b(\w+)\.(?:translatesAutoresizing|(?:top|leading|left|centerX)Anchor))/
    )
    let views = Set(laidOut.compactMap { $0.1 ?? $0.2 })
    return held.contains(where: views.contains) ? "UIView" : nil
  }

  private static func isOfSystem(_ name: String) -> Bool {
    name.contains(/^(UI|CG|CA|CL|MK|AV|WK|SK|SCN)[A-Z]/)
  }

  /// Whether a view stands for those of a class.
  var isView: Bool { isType && hooks.isEmpty && type.hasPrefix("UI") }

  /// A function that a class calls and has of a protocol that is declared nowhere: it most likely calls the methods
  /// that an extension has for the protocol, as `setupViews` calls `buildHierarchy` and `setupConstraints`.
  init?(forHooksIn outline: SwiftOutline, calledIn error: Diagnostic, missing types: Set<String>) {
    guard
      let name = error.message.firstMatch(of: /^cannot find '([a-z]\w*)' in scope/)?.1,
      let (item, methods) = outline.declarations.lazy
        .filter({ item in
          item.keyword == "extension" && item.parents.contains { types.contains(String($0)) }
        })
        .map({ ($0, outline.inside($0).declarations.filter(\.isPlainMethod).map(\.name)) })
        // Those of a delegate lay nothing out.
        .first(where: { $1.contains { $0.contains(/onstrain|ierarch|ubview|ayout/) } })
    else { return nil }
    hooks = methods
    (self.name, type, isType, self.error) = (String(name), item.name, true, error)
  }

  var warning: String {
    guard hooks.isEmpty else {
      return
        "'\(name)' is not declared: it calls \(hooks.map { "'\($0)'" }.joined(separator: ", "))"
    }
    return (isType ? "the type '\(name)'" : "'\(name)'")
      + " is not declared: an empty \(type) "
      + (isView && type == "UIView" && !Self.systemViews.contains(name)
        ? "without a size of its own " : "") + "stands for it"
  }

  /// Adds the value of the type that an error misses; returns whether there is one.
  mutating func addValue(for error: Diagnostic) -> Bool {
    guard isType,
      let match = error.message.firstMatch(of: /^type '(\w+)\??' has no member '(\w+)'/),
      match.1 == name
    else { return false }
    return values.insert(String(match.2)).inserted
  }

  /// With everything that collections and properties of Objective-C ask of a type. A view can have subclasses, and is
  /// made with a text: see ``withoutArguments(_:in:)``. Those of a project that are made without a frame often say in
  /// their initializers that they have constraints.
  var declaration: String {
    let members = values.sorted().map { " public static let \($0) = \(name)();" }.joined()
    if let adding = hooks.first, name == adding + "s" {
      let body = "for view in views { \(adding)(view) }"
      return "extension \(type) { func \(name)(_ views: UIView...) { \(body) }; "
        + "func \(name)(_ views: [UIView]) { \(body) }; "
        + "func \(name)(views: UIView...) { \(body) } }"
    }
    if !hooks.isEmpty {
      return
        "extension \(type) { func \(name)() { \(hooks.map { $0 + "()" }.joined(separator: "; ")) } }"
    }
    guard isView else { return "public final class \(name): NSObject {\(members) }" }
    let setting = [
      "UILabel": "self.text = text", "UITextView": "self.text = text",
      "UITextField": "placeholder = text", "UIButton": "setTitle(text, for: .normal)",
    ]
    return "open class \(name): \(type) {\(members) public convenience init(_ text: String) "
      + "{ self.init(frame: .zero); \(setting[type] ?? "") }; open override func didMoveToSuperview() { "
      + (Self.systemViews.contains(name) ? "" : "SceneExport.markStandIn(self); ")
      + "if frame.isEmpty { translatesAutoresizingMaskIntoConstraints = false } } }"
  }

  /// A text in which views of some classes are made without arguments: what those do is not known. A frame, a type or
  /// the like stays, else the first literal of text, which is most likely the title. All offsets are unchanged.
  static func withoutArguments(_ views: [String], in text: String) -> String {
    guard views.contains(where: text.contains) else { return text }
    var bytes = Array(text.utf8)
    let code = SwiftCode(SourceText(name: "", utf8: bytes)).bytes
    for open in code.indices where code[open] == UInt8(ascii: "(") {
      let start = code[..<open].lastIndex { !$0.isIdentifierByte } ?? -1
      let name = code[start + 1..<open]
      guard views.contains(String(decoding: name, as: UTF8.self)),
        let end = SwiftCode.end(ofBracketAt: open, in: code)
      else { continue }
      let kept = keptArgument(in: open + 1..<end - 1, code)
      for offset in open + 1..<end - 1 where !kept.contains(offset) && !bytes[offset].isLineEnd {
        bytes[offset] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func keptArgument(in range: Range<Int>, _ code: [UInt8]) -> Range<Int> {
    let arguments = arguments(in: range, code)
    func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }
    if let first = arguments.first,
      text(first).contains(/^\s*(frame|type|image|arrangedSubviews|coder):/)
    {
      return first
    }
    let title = arguments.first { text($0).contains(/^\s*(\w+\s*:)?\s*"\s*"\s*$/) }
    return title.map {
      (code[$0].firstIndex(of: UInt8(ascii: "\"")) ?? $0.lowerBound)..<$0.upperBound
    } ?? 0..<0
  }

  /// The offsets between the commas outside brackets.
  private static func arguments(in range: Range<Int>, _ code: [UInt8]) -> [Range<Int>] {
    var (found, start, depth) = ([Range<Int>](), range.lowerBound, 0)
    for offset in range {
      if "([{".utf8.contains(code[offset]) { depth += 1 }
      if ")]}".utf8.contains(code[offset]) { depth -= 1 }
      if depth == 0, code[offset] == UInt8(ascii: ",") {
        found.append(start..<offset)
        start = offset + 1
      }
    }
    return found + [start..<range.upperBound]
  }
}

extension SwiftOutline.Declaration {
  /// Whether it is a method without parameters and a result, which UIKit does not call.
  fileprivate var isPlainMethod: Bool {
    keyword == "func" && head.contains(/\w\(\s*\)\s*$/) && !head.contains("override")
  }
}
