import FlyingSocks
import SnugPlatform
import Synchronization

/// An HTTP server on the loopback interface, for one page and its requests.
///
/// It uses only FlyingFox's sockets. FlyingFox's HTTP server needs all of Foundation, and limits
/// neither the size of a head nor the time it takes. Every request has its own connection.
final class LoopbackServer: Sendable {
  /// A file to answer a request with.
  struct Resource: Sendable {
    let type: String
    let bytes: [UInt8]
    /// The content security policy; `nil` for that of the editor's page.
    var policy: String?
  }

  /// The answer to a question.
  typealias Reply = @Sendable (String) -> String

  let gate: RequestGate
  private let listener: Socket
  private let pool: any AsyncSocketPool
  private let resources: [String: Resource]
  /// The latest pages, and the number of all pages so far.
  private let pages = Mutex<(resources: [String: Resource], count: Int)>(([:], 0))
  private let open = Mutex(0)

  /// The time limit for receiving a request, and then for sending the answer.
  private static let limit = Duration.seconds(10)
  private static let connectionLimit = 64

  /// Listens on a free port.
  init(resources: [String: Resource]) throws {
    listener = try Socket(domain: Int32(AF_INET))
    try listener.setValue(true, for: .localAddressReuse)
    #if canImport(Darwin)
      try listener.setValue(true, for: .noSIGPIPE)
    #endif
    try listener.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try listener.listen()
    guard case .ip4(_, let bound) = try listener.sockname() else {
      throw SocketError.unsupportedAddress
    }
    gate = RequestGate(host: "127.0.0.1:\(bound)", token: RequestGate.newToken())
    #if canImport(Darwin)
      pool = .kQueue()
    #else
      pool = .ePoll()
    #endif
    self.resources = resources
  }

  /// Serves until the task is cancelled.
  func run(_ reply: @escaping Reply) async throws {
    try await pool.prepare()
    let listener = try AsyncSocket(socket: listener, pool: pool)
    defer { try? listener.close() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [pool] in try await pool.run() }
      group.addTask { try await self.accept(on: listener, reply) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func accept(on listener: AsyncSocket, _ reply: @escaping Reply) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let socket = try await listener.accept()
        let isAllowed = open.withLock { count in
          guard count < Self.connectionLimit else { return false }
          count += 1
          return true
        }
        guard isAllowed else {
          try? socket.close()
          continue
        }
        group.addTask {
          defer {
            self.open.withLock { $0 -= 1 }
            try? socket.close()
          }
          try? await self.serve(socket, reply)
        }
      }
    }
  }

  /// Publishes a page and returns its path. Only the latest few are kept.
  func publish(_ html: [UInt8]) -> String {
    pages.withLock { pages in
      pages.count += 1
      // The page itself declares what it may load: nothing.
      pages.resources["page-\(pages.count).html"] = Resource(
        type: "text/html", bytes: html, policy: "frame-ancestors 'none'")
      pages.resources["page-\(pages.count - Self.mostPages).html"] = nil
      return "page-\(pages.count).html"
    }
  }

  private static let mostPages = 4

  // MARK: Requests

  private func serve(_ socket: AsyncSocket, _ reply: Reply) async throws {
    var status = ResponseStatus.ok
    let resource: Resource
    do {
      let (path, question) = try await within(Self.limit) { try await self.request(from: socket) }
      if let question {
        resource = Resource(type: "application/json", bytes: Array(reply(question).utf8))
      } else {
        guard let found = resources[path] ?? pages.withLock({ $0.resources[path] }) else {
          throw ResponseStatus.notFound
        }
        resource = found
      }
    } catch let error as ResponseStatus {
      status = error
      resource = Resource(type: "text/plain", bytes: Array((status.rawValue + "\n").utf8))
    }
    let answer = answer(status, resource)
    try await within(Self.limit) { try await socket.write(answer) }
  }

  /// The path after the token, and the body of a POST request.
  private func request(
    from socket: AsyncSocket
  ) async throws -> (path: String, question: String?) {
    var (head, bytes) = try await head(from: socket)
    let path = try gate.path(of: head)
    guard head.method == "POST" else { return (path, nil) }
    while bytes.count < head.bodySize { bytes += try await socket.read(atMost: 1 << 16) }
    guard let question = String(validating: bytes.prefix(head.bodySize), as: UTF8.self) else {
      throw ResponseStatus.badRequest
    }
    return (path, question)
  }

  /// The head of a request, and the bytes received after it.
  private func head(from socket: AsyncSocket) async throws -> (RequestHead, rest: [UInt8]) {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      // The end of the head may have come in two parts, so three earlier bytes are searched again.
      let searched = max(0, bytes.count - 3)
      bytes += try await socket.read(atMost: 4096)
      if let range = bytes[searched...].firstRange(of: end) {
        guard let text = String(validating: bytes[..<range.lowerBound], as: UTF8.self) else {
          throw ResponseStatus.badRequest
        }
        return (try RequestHead(text), Array(bytes[range.upperBound...]))
      }
      guard bytes.count <= RequestHead.sizeLimit else { throw ResponseStatus.fieldsTooLarge }
    }
  }

  private func answer(_ status: ResponseStatus, _ resource: Resource) -> Data {
    let policy =
      resource.policy
        ?? """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
        connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
    let head = """
      HTTP/1.1 \(status.rawValue)\r
      Content-Type: \(resource.type); charset=utf-8\r
      Content-Length: \(resource.bytes.count)\r
      Content-Security-Policy: \(policy)\r
      Cross-Origin-Opener-Policy: same-origin\r
      Cross-Origin-Resource-Policy: same-origin\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      Cache-Control: no-store\r
      Connection: close\r
      \r

      """
    return Data(head.utf8) + Data(resource.bytes)
  }

  private struct Timeout: Error {}

  /// The result of an operation. Throws if it exceeds a time limit.
  private func within<Result: Sendable>(
    _ limit: Duration, _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(for: limit)
        throw Timeout()
      }
      defer { group.cancelAll() }
      guard let result = try await group.next() else { throw CancellationError() }
      return result
    }
  }
}
