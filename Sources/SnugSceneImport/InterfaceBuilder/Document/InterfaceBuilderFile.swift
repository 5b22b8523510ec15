public import SnugDiagnostics
import SnugGeometry
public import SnugLayout
public import SnugSceneFormat

/// A `.xib` or `.storyboard` file with the root views of its layouts.
///
/// Apple does not document the format. Source: 1,903 public files.
public struct InterfaceBuilderFile {
  let document: XMLElement
  public let platform: Platform
  let device: Device?
  let classes: SizeClasses
  /// The version of Interface Builder. It determines the system whose controls it drew.
  let toolsVersion: Double
  /// Whether the file is for tvOS, whose views are treated like those of iOS.
  let isTV: Bool
  /// The element for each ID.
  private(set) var objects: [String: XMLElement] = [:]
  /// The segues, by the IDs of their destinations.
  private(set) var segues: [String: [XMLElement]] = [:]
  /// The names of outlets, by the IDs of their destinations.
  private(set) var outlets: [String: String] = [:]
  /// The sizes of the images that the file names, in points: from asset catalogs, else from the
  /// file.
  private(set) var imageSizes: [String: Size] = [:]
  /// The intrinsic sizes that Interface Builder got from running custom classes (`@IBDesignable`), by the IDs of
  /// their views.
  private(set) var designedSizes: [String: PerAxis<Double?>] = [:]
  /// The names of system symbols. Since Xcode 11 AppKit's own templates are drawn as symbols.
  private(set) var symbols: Set<String> = []
  /// The elements of images that an asset catalog has in no supported format, by name.
  private(set) var unreadImages: [String: XMLElement] = [:]
  /// In the order of the file.
  public let roots: [LayoutRoot]

  /// Reads a file.
  ///
  /// - Parameter images: the folders with asset catalogs; `nil` means none.
  /// - Throws: an error if it is not an Interface Builder file with views.
  public init(_ source: SourceText, images: ImageFiles? = nil) throws(Diagnostics) {
    do { try self.init(document: XMLReader.read(source), images) } catch {
      throw Diagnostics([error])
    }
  }

  private init(document: XMLElement, _ files: ImageFiles?) throws(Diagnostic) {
    guard document.name == "document", let runtime = document["targetRuntime"] else {
      throw Diagnostic(
        .error, .notInterfaceBuilder, "this is XML, but not an Interface Builder file",
        at: document.range,
        notes: [
          document.name == "archive"
            ? "it was saved by Xcode 3: open it in Xcode and save it again"
            : "a .xib or .storyboard begins with a 'document' element that has a 'targetRuntime'"
        ])
    }
    guard !runtime.lowercased().contains("watchkit") else {
      throw Diagnostic(
        .error, .notInterfaceBuilder, "watchOS interfaces do not use Auto Layout",
        at: document.range(of: "targetRuntime"))
    }
    self.document = document
    platform = runtime.contains("MacOSX") ? .macOS : .iOS
    let deviceElement = document.child("device")
    isTV = runtime.contains("AppleTV")
    let deviceID = deviceElement?["id"] ?? (isTV ? "appleTV" : nil)
    let isLandscape = deviceElement?["orientation"] == "landscape" && !isTV
    device = deviceID.flatMap { Device(isLandscape ? "\($0)-landscape" : $0) }
    classes = SizeClasses(device: deviceID, isLandscape: isLandscape)
    toolsVersion =
      document["toolsVersion"].flatMap { Double($0.split(separator: ".").first ?? "") } ?? 0
    roots = LayoutRoot.all(in: document)
    guard !roots.isEmpty else {
      throw Diagnostic(
        .error, .missingView, "no view in this file has a layout", at: document.range)
    }
    var catalogs: AssetCatalogs?
    document.forEach { element in
      if let id = element["id"], objects[id] == nil { objects[id] = element }
      if element.name == "designable", let id = element["name"],
        let size = element.child(key: "intrinsicContentSize")
      {
        // −1 is `UIView.noIntrinsicMetric`.
        designedSizes[id] = PerAxis { axis in
          size.number(axis == .horizontal ? "width" : "height").flatMap { $0 < 0 ? nil : $0 }
        }
      }
      if element.name == "segue", let destination = element["destination"] {
        segues[destination, default: []].append(element)
      }
      if let outlet = element.descriptiveOutlet, let destination = element["destination"],
        outlets[destination] == nil
      {
        outlets[destination] = outlet
      }
      if element.name == "image", let name = element["name"],
        element["catalog"] == "system"
          || toolsVersion >= 14_800 && name.hasPrefix("NS") && name.hasSuffix("Template")
      {
        symbols.insert(name)
      }
      if element.name == "image", let name = element["name"], element["catalog"] == nil {
        catalogs = catalogs ?? files.map { AssetCatalogs($0) }
        let size = catalogs?.size(ofImage: name)
        if size == nil, catalogs?.contains(name) ?? false { unreadImages[name] = element }
        imageSizes[name] = size ?? element.writtenSize
      }
    }
  }

  /// The root with a name, an identifier or an ID; for `nil` the only root. The ID of any other
  /// view makes that view a root with its saved size.
  public func root(named name: String?) throws(Diagnostic) -> LayoutRoot {
    if name == nil, roots.count == 1 { return roots[0] }
    if let root = roots.first(where: { $0.name == name || $0.names.contains { $0 == name } }) {
      return root
    }
    if let view = name.flatMap({ objects[$0] }), view.isView { return .view(view) }
    throw .unknownScene(name, "scene", among: roots.map(\.name), of: "file", document.range.source)
  }
}

extension Diagnostic {
  /// The error if a name is required to select one of several scenes, or if the name is unknown.
  ///
  /// - Parameters:
  ///   - kind: the word for a scene in this kind of file.
  ///   - limit: the maximal number of listed names.
  static func unknownScene(
    _ name: String?, _ kind: String, among names: [String], of container: String,
    _ source: SourceText, listing limit: Int = .max
  ) -> Diagnostic {
    let shown = names.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    let list = names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
    let all = "its \(kind)\(names.count == 1 ? " is" : "s are") \(list)"
    return Diagnostic(
      .error, .unknownScene,
      name.map { "there is no \(kind) '\($0)'" + SpellingSuggestion.phrase(for: $0, among: names) }
        ?? "the \(container) holds \(names.count) \(kind)s",
      file: source.name,
      notes: [name == nil ? "use '--scene' with one of \(list)" : all])
  }
}
