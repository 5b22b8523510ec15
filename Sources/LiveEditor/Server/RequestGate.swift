import Platform

/// Decides which requests are answered: those that name this server and know its token.
///
/// Any page in a browser can send requests to a port of this computer. It cannot read the token; a name
/// that is made to point here (DNS rebinding) is in `Host`; and another page's own address is in
/// `Origin`. There are no cookies, which other servers on this computer would be sent.
struct RequestGate: Sendable {
  /// What `Host` has to be: `127.0.0.1:49152`.
  let host: String
  /// What every path begins with.
  let token: String

  /// The address to open.
  var address: String { "http://\(host)/\(token)/" }

  /// The most bytes of a body.
  static let bodyLimit = 1 << 20

  /// 128 bits from the system's generator, which nobody can guess.
  static func newToken() -> String {
    let digits = String(UInt128.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// What is asked for: the path behind the token.
  func path(of request: RequestHead) throws(ResponseStatus) -> String {
    guard request["host"] == host else { throw .forbidden }
    if let origin = request["origin"], origin != "http://\(host)" { throw .forbidden }
    // What a browser says by itself, and no page can change.
    if let site = request["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      throw .forbidden
    }
    let parts = request.target.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isToken(parts[0]) else { throw .forbidden }
    guard request.bodySize <= Self.bodyLimit else { throw .tooLarge }
    // The page's questions alone have a body.
    let isQuestion = parts[1] == "ask"
    guard request.method == (isQuestion ? "POST" : "GET"), isQuestion || request.bodySize == 0
    else { throw .methodNotAllowed }
    // A page's script cannot leave it out.
    if isQuestion, request["origin"] == nil { throw .forbidden }
    return String(parts[1])
  }

  /// Compares all bytes, so that the time it takes tells nothing.
  private func isToken(_ text: Substring) -> Bool {
    let (one, other) = (Array(text.utf8), Array(token.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
