import Foundation

/// A connection that sends any bytes, including those no browser would send.
///
/// Reading blocks, and the server under test needs the threads of tasks: it runs on a queue.
final class RawClient: Sendable {
  private let socket: Int32
  private let queue = DispatchQueue(label: "client")

  init(host: String) throws {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    socket = Foundation.socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(host.split(separator: ":").last ?? "")?.bigEndian ?? 0
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(socket) }

  func send(_ bytes: [UInt8]) {
    _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
  func send(_ text: String) { send(Array(text.utf8)) }

  /// The bytes received until the server closes, or for thirty seconds.
  func receive() async -> (bytes: [UInt8], isClosed: Bool) {
    await withCheckedContinuation { continuation in
      queue.async { [socket] in
        var bytes: [UInt8] = []
        let end = Date.now + 30
        while true {
          var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
          guard poll(&ready, 1, Int32(max(0, end.timeIntervalSinceNow * 1000))) > 0 else { break }
          var part = [UInt8](repeating: 0, count: 1 << 16)
          let count = recv(socket, &part, part.count, 0)
          guard count > 0 else { return continuation.resume(returning: (bytes, true)) }
          bytes += part[..<count]
        }
        continuation.resume(returning: (bytes, false))
      }
    }
  }
}
