import CResources

/// What a scene file can say, in two forms: one made from the schema the reader uses, and one whose tables
/// a test holds to it.
public enum SceneReference {
  /// A JSON Schema (draft 2020-12) of scene files, for editors that complete and check.
  public static var jsonSchema: String { JSON.document(JSONSchema().document) }

  /// The reference of the format, as Markdown.
  public static var markdown: String { String(cString: scene_file_format_md) }
}
