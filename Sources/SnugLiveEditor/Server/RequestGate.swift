import SnugGeometry
import SnugPlatform

/// Accepts only requests that name this server and know its token.
///
/// Any page in a browser can send requests to a port of this computer. It cannot read the token. A host
/// name made to point here (DNS rebinding) shows in `Host`, and another page's address in `Origin`.
/// Cookies are not used, because the browser would send them to other servers on this computer.
struct RequestGate: Sendable {
  /// The required `Host`: `127.0.0.1:49152`.
  let host: String
  /// The first component of every path.
  let token: String

  /// The address to open.
  var address: String { "http://\(host)/\(token)/" }

  /// The size limit of a body, in bytes.
  static let bodyLimit = 1 << 20

  /// 128 random bits from the system's generator.
  static func newToken() -> String {
    UInt128.random(in: .min ... .max).text(digits: 32)
  }

  func path(of request: RequestHead) throws(ResponseStatus) -> String {
    guard request["host"] == host else { throw .forbidden }
    if let origin = request["origin"], origin != "http://\(host)" { throw .forbidden }
    // The browser sets this header. No page can change it.
    if let site = request["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      throw .forbidden
    }
    let parts = request.target.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isToken(parts[0]) else { throw .forbidden }
    guard request.bodySize <= Self.bodyLimit else { throw .tooLarge }
    // Only the page's own requests have a body.
    let isQuestion = parts[1] == "ask"
    guard request.method == (isQuestion ? "POST" : "GET"), isQuestion || request.bodySize == 0
    else { throw .methodNotAllowed }
    // A page's script cannot omit `Origin`.
    if isQuestion, request["origin"] == nil { throw .forbidden }
    return String(parts[1])
  }

  /// Compares all bytes, so that the time does not reveal how many are right.
  private func isToken(_ text: Substring) -> Bool {
    let (one, other) = (Array(text.utf8), Array(token.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
