internal import CPangoCairo

/// What GLib, which comes with Pango, does for other targets.
package enum GLib {
  /// Bytes in base 64, as `data:` URLs have them.
  package static func base64(_ bytes: [UInt8]) -> String {
    guard let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
