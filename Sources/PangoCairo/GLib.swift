internal import CPangoCairo

/// What GLib, which comes with Pango, does for other targets.
package enum GLib {
  /// Bytes in base 64, as `data:` URLs have them.
  package static func base64(_ bytes: [UInt8]) -> String {
    guard let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The SHA-1 digest of some bytes, which the handshake of a websocket needs: 20 bytes.
  package static func sha1(_ bytes: [UInt8]) -> [UInt8] {
    let checksum = g_checksum_new(G_CHECKSUM_SHA1)
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, bytes, gssize(bytes.count))
    var digest = [UInt8](repeating: 0, count: 20)
    var count = gsize(digest.count)
    g_checksum_get_digest(checksum, &digest, &count)
    return digest
  }
}
