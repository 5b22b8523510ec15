import FlyingSocks
import Platform
import Synchronization

/// A server on this computer's loopback interface, for one page and its websockets.
///
/// FlyingFox's own HTTP would do with all of Foundation, knows no limit to a head or a frame, and waits
/// for slow ones; its sockets are all that is needed. Every request but a websocket has a connection of
/// its own, and nothing has a body.
final class LoopbackServer: Sendable {
  /// A file that a request is answered with.
  struct Resource: Sendable {
    let type: String
    let bytes: [UInt8]
    /// What it may load; `nil` for what the editor's own page may.
    var policy: String?
  }

  /// The answer to a text from a websocket.
  typealias Reply = @Sendable (String) -> String

  /// Takes the frames to send through a websocket.
  private typealias Queue = AsyncStream<[UInt8]>.Continuation

  let gate: RequestGate
  private let listener: Socket
  private let pool: any AsyncSocketPool
  private let resources: [String: Resource]
  /// The pages made last, and how many there have been.
  private let pages = Mutex<(resources: [String: Resource], count: Int)>(([:], 0))
  /// The websockets that are open, and how many there have been.
  private let webSockets = Mutex<(queues: [Int: Queue], count: Int)>(([:], 0))
  /// How many connections are open.
  private let open = Mutex(0)

  /// The time a request has until its head is complete and the answer is taken.
  private static let requestLimit = Duration.seconds(10)
  /// The time a message has once it has begun.
  private static let messageLimit = Duration.seconds(10)
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

  /// Answers with a page from now on; returns where. Only a few are kept.
  func publish(_ html: [UInt8]) -> String {
    pages.withLock { pages in
      pages.count += 1
      // It says itself what it loads, which is nothing.
      pages.resources["page-\(pages.count).html"] = Resource(
        type: "text/html", bytes: html, policy: "frame-ancestors 'none'")
      pages.resources["page-\(pages.count - Self.mostPages).html"] = nil
      return "page-\(pages.count).html"
    }
  }

  private static let mostPages = 4

  // MARK: Requests

  private func serve(_ socket: AsyncSocket, _ reply: @escaping Reply) async throws {
    let isWebSocket: Bool = try await within(Self.requestLimit) { [self] in
      do {
        let request = try await head(from: socket)
        let path = try gate.path(of: request)
        if path == "socket" {
          guard let handshake = WebSocket.handshake(request) else {
            throw ResponseStatus.badRequest
          }
          try await socket.write(Data(handshake.utf8))
          return true
        }
        guard let resource = resources[path] ?? pages.withLock({ $0.resources[path] }) else {
          throw ResponseStatus.notFound
        }
        try await answer(.ok, resource, on: socket)
      } catch let status as ResponseStatus {
        let text = Resource(type: "text/plain", bytes: Array((status.rawValue + "\n").utf8))
        try await answer(status, text, on: socket)
      }
      return false
    }
    if isWebSocket { try await exchange(on: socket, reply) }
  }

  private func head(from socket: AsyncSocket) async throws -> RequestHead {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      // What may have come before is looked at again, in case the end came in two parts.
      let searched = max(0, bytes.count - 3)
      bytes += try await socket.read(atMost: 4096)
      if let range = bytes[searched...].firstRange(of: end) {
        // No browser sends more before it is answered: there is no body.
        guard let text = String(validating: bytes[..<range.lowerBound], as: UTF8.self) else {
          throw ResponseStatus.badRequest
        }
        return try RequestHead(text)
      }
      guard bytes.count <= RequestHead.sizeLimit else { throw ResponseStatus.fieldsTooLarge }
    }
  }

  private func answer(
    _ status: ResponseStatus, _ resource: Resource, on socket: AsyncSocket
  ) async throws {
    let policy =
      resource.policy
        ?? """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
        connect-src ws://\(gate.host); base-uri 'none'; form-action 'none'; frame-ancestors 'none'
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
    try await socket.write(Data(head.utf8) + Data(resource.bytes))
  }

  // MARK: Websockets

  /// Sends a text to every websocket that is open.
  func sendToAll(_ text: String) {
    webSockets.withLock { for queue in $0.queues.values { queue.yield(WebSocket.text(text)) } }
  }

  private func exchange(on socket: AsyncSocket, _ reply: @escaping Reply) async throws {
    let (frames, queue) = AsyncStream.makeStream(of: [UInt8].self)
    let number = webSockets.withLock { webSockets in
      webSockets.count += 1
      webSockets.queues[webSockets.count] = queue
      return webSockets.count
    }
    defer { webSockets.withLock { $0.queues[number] = nil } }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await frame in frames {
          // A client that does not read is disconnected.
          let isSent: Void? = try? await self.within(Self.messageLimit) {
            try await socket.write(Data(frame))
          }
          if isSent == nil || frame.first == 0x88 { return }
        }
      }
      group.addTask {
        var failure: WebSocket.Failure?
        do { try await self.read(from: socket, queue, reply) } catch {
          failure = error as? WebSocket.Failure
        }
        queue.yield(WebSocket.close(failure))
        queue.finish()
      }
      // The writer ends last where it can: with the close frame.
      await group.next()
      if !Task.isCancelled {
        group.addTask { try? await Task.sleep(for: .milliseconds(200)) }
        await group.next()
      }
      group.cancelAll()
    }
  }

  private func read(from socket: AsyncSocket, _ queue: Queue, _ reply: Reply) async throws {
    var reader = WebSocket.Reader()
    var deadline: ContinuousClock.Instant?
    while true {
      while let event = try reader.next() {
        deadline = nil
        switch event {
        case .text(let text): queue.yield(WebSocket.text(reply(text)))
        case .ping(let payload): queue.yield(WebSocket.pong(payload))
        case .close: return
        }
      }
      // Between messages there is no hurry.
      deadline = reader.isWaiting ? deadline ?? .now + Self.messageLimit : nil
      let bytes =
        if let deadline {
          try await within(deadline - .now) { try await socket.read(atMost: 4096) }
        } else {
          try await socket.read(atMost: 4096)
        }
      reader.append(bytes)
    }
  }

  private struct Timeout: Error {}

  /// The result of something, unless it takes longer than it may.
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
