import PangoCairo
import Platform

/// The messages of a websocket, as RFC 6455 frames them.
enum WebSocket {
  /// The answer that opens a websocket; `nil` if the request does not ask for one.
  static func handshake(_ request: RequestHead) -> String? {
    guard request["upgrade"]?.lowercased() == "websocket", request["sec-websocket-version"] == "13",
      let key = request["sec-websocket-key"], Data(base64Encoded: key)?.count == 16,
      // A page's script cannot leave it out.
      request["origin"] != nil
    else { return nil }
    // The number is the same in all of the world: RFC 6455, section 1.3.
    let digest = GLib.sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return """
      HTTP/1.1 101 Switching Protocols\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Accept: \(Data(digest).base64EncodedString())\r
      \r

      """
  }

  enum Event: Equatable {
    case text(String)
    case ping([UInt8])
    case close
  }

  /// A mistake that ends the connection, by its number in the close frame: RFC 6455, section 7.4.1.
  enum Failure: UInt16, Error {
    case protocolError = 1002
    case unsupportedData = 1003
    case invalidText = 1007
    case tooLarge = 1009
  }

  /// A frame of the server's: one for a whole message.
  static func frame(_ opcode: UInt8, _ payload: some Collection<UInt8>) -> [UInt8] {
    let count = payload.count
    let length: [UInt8] =
      switch count {
      case ..<126: [UInt8(count)]
      case ..<(1 << 16): [126] + bytes(count, 2)
      default: [127] + bytes(count, 8)
      }
    return [0x80 | opcode] + length + payload
  }

  static func text(_ text: String) -> [UInt8] { frame(1, text.utf8) }
  static func pong(_ payload: [UInt8]) -> [UInt8] { frame(10, payload) }
  static func close(_ failure: Failure?) -> [UInt8] {
    frame(8, bytes(Int(failure?.rawValue ?? 1000), 2))
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (1...count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - $0))) }
  }

  /// Takes the frames of a client apart.
  struct Reader {
    private var unread: [UInt8] = []
    /// The part of a message that has come, while it is not complete.
    private var message: [UInt8]?

    /// Whether a frame or a message has begun and not ended.
    var isWaiting: Bool { !unread.isEmpty || message != nil }

    mutating func append(_ bytes: [UInt8]) { unread += bytes }

    /// The next event; `nil` if it takes more bytes than have come. Throws as soon as the head of a frame
    /// gives a length that is too large.
    mutating func next() throws(Failure) -> Event? {
      while let (first, payload) = try frame() {
        let isLast = first & 0x80 != 0
        switch first & 0x0F {
        case 1 where message == nil: message = payload
        case 0 where message != nil: message? += payload
        case 2: throw .unsupportedData
        case 8: return .close
        case 9: return .ping(payload)
        case 10: continue
        default: throw .protocolError
        }
        guard message?.count ?? 0 <= RequestGate.bodyLimit else { throw .tooLarge }
        guard isLast, let whole = message else { continue }
        message = nil
        guard let text = String(validating: whole, as: UTF8.self) else { throw .invalidText }
        return .text(text)
      }
      return nil
    }

    /// The first byte of the next frame and its payload; `nil` until all of it is there.
    private mutating func frame() throws(Failure) -> (first: UInt8, payload: [UInt8])? {
      guard unread.count >= 2 else { return nil }
      let isControl = unread[0] & 0x08 != 0
      // Every client masks; extensions were not agreed on.
      guard unread[0] & 0x70 == 0, unread[1] & 0x80 != 0 else { throw .protocolError }
      var length = Int(unread[1] & 0x7F)
      let extra = length == 126 ? 2 : length == 127 ? 8 : 0
      guard unread.count >= 2 + extra else { return nil }
      if isControl, length > 125 || unread[0] & 0x80 == 0 { throw .protocolError }
      if extra > 0 {
        guard unread[2] < 0x80 || extra == 2 else { throw .protocolError }
        length = unread[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) }
      }
      guard length <= RequestGate.bodyLimit else { throw .tooLarge }
      let start = 2 + extra + 4
      guard unread.count >= start + length else { return nil }
      let mask = Array(unread[start - 4..<start])
      var payload = Array(unread[start..<start + length])
      for index in payload.indices { payload[index] ^= mask[index & 3] }
      let first = unread[0]
      unread.removeFirst(start + length)
      return (first, payload)
    }
  }
}
