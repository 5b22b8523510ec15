import CSnugResources

/// The format of scene files as a JSON Schema and as a reference. The JSON Schema is derived from
/// the reader's schema, and a test compares the tables of the reference with it.
public enum SceneReference {
  /// A JSON Schema (draft 2020-12) of scene files, for editors that complete and check.
  public static var jsonSchema: String { JSON.document(JSONSchema().document) }

  /// The reference of the format, as Markdown.
  public static var markdown: String { String(cString: scene_file_format_md) }
}
