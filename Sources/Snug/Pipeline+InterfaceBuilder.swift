public import AutoLayout
public import Diagnostics
public import InterfaceBuilder
import SceneFormat

extension Pipeline {
  /// Reads a scene; of a file of Interface Builder one of its layout roots.
  ///
  /// - Parameters:
  ///   - source: a scene file, or a `.xib` or `.storyboard`.
  ///   - name: which root; may be left out where there is one.
  ///   - options: what the root is laid out for.
  /// - Throws: everything that is wrong with the text, or that the name is needed or unknown.
  public func scene(
    from source: SourceText, named name: String? = nil,
    _ options: InterfaceBuilderOptions = InterfaceBuilderOptions()
  ) throws(Diagnostics) -> Checked<Scene> {
    guard source.isInterfaceBuilder else {
      guard let name else { return try SceneReader.read(source) }
      throw Diagnostics([
        Diagnostic(
          .error, .unknownScene, "a scene file holds one scene, and none by the name '\(name)'",
          file: source.name)
      ])
    }
    let file = try InterfaceBuilderFile(source)
    do {
      return try file.scene(of: try file.root(named: name), options)
    } catch let error as Diagnostic {
      throw Diagnostics([error])
    } catch let error as Diagnostics {
      throw error
    } catch {
      preconditionFailure("no other error is thrown")
    }
  }

  /// The names of the scenes in a text: the layout roots of a file of Interface Builder; `nil` for a
  /// scene file, which holds one.
  public func sceneNames(in source: SourceText) throws(Diagnostics) -> [LayoutRoot]? {
    source.isInterfaceBuilder ? try InterfaceBuilderFile(source).roots : nil
  }
}

extension SourceText {
  /// Whether it is a file of Interface Builder: XML, which no scene file is.
  public var isInterfaceBuilder: Bool {
    let text = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8.dropFirst(3) : utf8[...]
    return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }
}
