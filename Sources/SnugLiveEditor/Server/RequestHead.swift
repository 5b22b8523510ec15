import SnugPlatform

/// The first part of an HTTP request: its line and its header fields.
struct RequestHead: Equatable {
  let method: String
  /// The path with its query, as it was sent.
  let target: String
  /// The header fields, by name in lowercase.
  private let fields: [String: String]

  /// The size limit of a head, in bytes.
  static let sizeLimit = 16 << 10

  /// - Parameter text: the head without the empty line at its end.
  init(_ text: String) throws(ResponseStatus) {
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let line = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard line.count == 3, line[2] == "HTTP/1.1", line[1].hasPrefix("/") else { throw .badRequest }
    method = String(line[0])
    target = String(line[1])
    var fields: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw .badRequest
      }
      let name = line[..<colon].lowercased()
      guard !name.contains(where: \.isWhitespace) else { throw .badRequest }
      let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
      // A repeated field, such as a second `Host`, would be ambiguous.
      guard fields.updateValue(String(value), forKey: name) == nil else { throw .badRequest }
    }
    self.fields = fields
  }

  subscript(name: String) -> String? { fields[name] }

  /// The size of the body in bytes, as declared by the head.
  var bodySize: Int {
    if self["transfer-encoding"] != nil { return .max }
    guard let length = self["content-length"] else { return 0 }
    return Int(length).flatMap { $0 >= 0 ? $0 : nil } ?? .max
  }
}

/// The first line of an answer.
enum ResponseStatus: String, Error {
  case ok = "200 OK"
  case badRequest = "400 Bad Request"
  case forbidden = "403 Forbidden"
  case notFound = "404 Not Found"
  case methodNotAllowed = "405 Method Not Allowed"
  case tooLarge = "413 Content Too Large"
  case fieldsTooLarge = "431 Request Header Fields Too Large"
}
