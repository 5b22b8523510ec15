import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugSceneImport

/// A `.xib` of iOS with these objects, for a screen of 320 points.
func xib(
  _ objects: String, attributes: String = "", device: String = "", resources: String = "",
  tools: Int = 22_505
) -> SourceText {
  SourceText(
    name: "Test.xib",
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(attributes)>
    \(device)<objects>
    \(objects)</objects>
    <resources>\(resources)</resources>
    </document>
    """)
}

/// A `.xib` of macOS with these objects.
func macXib(_ objects: String, tools: Int = 22_505) -> SourceText {
  SourceText(
    name: "Test.xib",
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="\(tools)" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects>
    \(objects)</objects>
    </document>
    """)
}

/// A root of 320 × 100 points with subviews and constraints.
func root(
  _ subviews: String, constraints: String = "", attributes: String = "", more: String = ""
) -> String {
  """
  <view id="root" userLabel="Root"\(attributes)>
  <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
  <subviews>\(subviews)</subviews>
  <constraints>\(constraints)</constraints>
  \(more)</view>

  """
}

/// A view that is placed by constraints.
func view(
  _ name: String, id: String, attributes: String = "", _ content: String = ""
) -> String {
  view(name, id: id, (0, 0, 40, 20), attributes: attributes, content)
}

/// A view with a saved frame.
func view(
  _ name: String, id: String, _ frame: (Double, Double, Double, Double),
  attributes: String = "", _ content: String = ""
) -> String {
  """
  <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"\(attributes)>
  <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
  \(content)</\(name)>

  """
}

func checked(
  _ source: SourceText, _ selection: SceneSelection = SceneSelection()
) throws -> Checked<Scene> {
  let file = try InterfaceBuilderFile(source)
  return try file.scene(of: try file.root(named: selection.name), for: selection)
}

func scene(_ source: SourceText, _ selection: SceneSelection = SceneSelection()) throws -> Scene {
  try checked(source, selection).value
}

/// The scene file of a file's scene, without the title.
func yaml(_ source: SourceText, _ selection: SceneSelection = SceneSelection()) throws -> String {
  let text = try scene(source, selection).yaml
  return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    .joined(separator: "\n")
}

/// The constraints of a scene file.
func equations(_ source: SourceText) throws -> [String] {
  try yaml(source).split(separator: "\n").drop { $0 != "constraints:" }.dropFirst()
    .map { String($0.dropFirst(4)) }
}

/// The diagnostics of a file.
func messages(_ source: SourceText) -> [String] {
  do {
    return try checked(source).warnings.map(\.summary)
  } catch let error as Diagnostics {
    return error.all.map(\.summary)
  } catch let error as Diagnostic {
    return [error.summary]
  } catch {
    return ["\(error)"]
  }
}

extension Diagnostic {
  fileprivate var summary: String {
    let place = range.map { "\($0.start.line):\($0.start.column) " } ?? ""
    return "\(place)\(message) [\(id.rawValue)]"
  }
}
