public import AutoLayout
public import Diagnostics
import Geometry
public import SceneFormat

/// A `.xib` or `.storyboard`: what is in it that is laid out.
///
/// Source of what is known of the format: 1,903 public files. Apple does not document it.
public struct InterfaceBuilderFile {
  let document: XMLElement
  public let platform: Platform
  let device: Device?
  let classes: SizeClasses
  /// Of Interface Builder, which stands for the system whose controls it drew.
  let toolsVersion: Double
  /// Whether it is of tvOS, whose views are taken for those of iOS.
  let isTV: Bool
  /// What each id stands for.
  private(set) var objects: [String: XMLElement] = [:]
  /// The names of outlets by the ids they lead to.
  private(set) var outlets: [String: String] = [:]
  /// The sizes of the images the file names, in points: those of asset catalogs, else those it says.
  private(set) var imageSizes: [String: Size] = [:]
  /// Where the images are listed whose asset catalogs cannot be read, by name.
  private(set) var unreadImages: [String: XMLElement] = [:]
  /// In the order of the file.
  public let roots: [LayoutRoot]

  /// Reads a file.
  ///
  /// - Parameter images: where asset catalogs are looked for; nowhere if left out.
  /// - Throws: what makes it no file of Interface Builder, or none with views.
  public init(_ source: SourceText, images: ImageFiles? = nil) throws(Diagnostics) {
    do { try self.init(document: XMLReader.read(source), images) } catch {
      throw Diagnostics([error])
    }
  }

  private init(document: XMLElement, _ files: ImageFiles?) throws(Diagnostic) {
    guard document.name == "document", let runtime = document["targetRuntime"] else {
      throw Diagnostic(
        .error, .notInterfaceBuilder, "this is XML, but not a file of Interface Builder",
        at: document.range,
        notes: [
          document.name == "archive"
            ? "it was saved by Xcode 3: open it in Xcode and save it again"
            : "a .xib or .storyboard begins with a 'document' element that has a 'targetRuntime'"
        ])
    }
    guard !runtime.contains("WatchKit") else {
      throw Diagnostic(
        .error, .notInterfaceBuilder, "interfaces of watchOS are not laid out by Auto Layout",
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
      if let outlet = element.descriptiveOutlet, let destination = element["destination"],
        outlets[destination] == nil
      {
        outlets[destination] = outlet
      }
      if element.name == "image", let name = element["name"], element["catalog"] == nil {
        catalogs = catalogs ?? files.map { AssetCatalogs($0) }
        let size = catalogs?.size(ofImage: name)
        if size == nil, catalogs?.contains(name) ?? false { unreadImages[name] = element }
        imageSizes[name] = size ?? element.writtenSize
      }
    }
  }

  /// The root of a name, an identifier or an id; the only one for none. The id of any view makes that
  /// a root, in the size it was saved with.
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
  /// That one of several scenes has to be named, or that there is none of a name.
  ///
  /// - Parameters:
  ///   - kind: what a scene is called in such a file.
  ///   - limit: how many names are listed at most.
  static func unknownScene(
    _ name: String?, _ kind: String, among names: [String], of container: String,
    _ source: SourceText, listing limit: Int = .max
  ) -> Diagnostic {
    let shown = names.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    let list = names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
    return Diagnostic(
      .error, .unknownScene,
      name.map { "there is no \(kind) '\($0)'" + SpellingSuggestion.phrase(for: $0, among: names) }
        ?? "the \(container) holds \(names.count) \(kind)s",
      file: source.name,
      notes: [name == nil ? "say '--scene' and one of \(list)" : "its \(kind)s are \(list)"])
  }
}
