import SnugDiagnostics

/// What stands for a variable or a type that is declared nowhere.
struct StandIn {
  let name: String
  /// The class of the variable, or what the type is.
  let type: String
  let isType: Bool
  /// The values of the type that files name, such as `.standard`.
  private(set) var values: Set<String> = []
  let error: Diagnostic

  /// A view of the class that the name of a variable says, or a class for a model, a delegate or the like. That of
  /// a view could have any size, so nothing stands for it; nor for what a type derives from. Of the views of Apple's
  /// other modules it is known that they have none of their own.
  ///
  /// - Parameters:
  ///   - isScript: whether variables may be views that a question leaves out.
  ///   - first: the file with the views.
  init?(for error: Diagnostic, isScript: Bool, first: SourceText, _ readings: SwiftReadings) {
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
    isType = match.1 != nil
    if isType {
      guard Self.isModel(name),
        !readings[range.source].outline.isInHeadOfType(range.offsets.lowerBound)
      else { return nil }
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
    name.wholeMatch(of: /[A-Z]\w*/) != nil && SwiftScript.viewClass(ofVariable: name) == nil
      && !name.contains(/(Controller|Cell|Control|Field|Picker|Bar|Layer|Font|Image|Color)$/)
      && !name.contains(/^(UI|CG|CA|CL|MK|AV|WK|SK|SCN)[A-Z]/)
  }

  var what: String { isType ? "the type '\(name)' is not declared" : "'\(name)' is not declared" }

  /// Adds the value of the type that an error misses; returns whether there is one.
  mutating func addValue(for error: Diagnostic) -> Bool {
    guard isType,
      let match = error.message.firstMatch(of: /^type '(\w+)\??' has no member '(\w+)'/),
      match.1 == name
    else { return false }
    return values.insert(String(match.2)).inserted
  }

  /// With everything that collections and properties of Objective-C ask of a type. A view can have subclasses, and is
  /// made with more than a frame: `WKWebView(frame: .zero, configuration: settings)`.
  var declaration: String {
    let members = values.sorted().map { " public static let \($0) = \(name)();" }.joined()
    guard type == "UIView" else { return "public final class \(name): NSObject {\(members) }" }
    let inits = ["configuration", "options", "device"].map { label in
      " public convenience init(frame: CGRect, \(label): Any?) { self.init(frame: frame) };"
    }
    return "open class \(name): UIView {\(members + inits.joined()) }"
  }
}
