import Foundation
import TestSupport
import Testing

/// What the server answers, through real sockets, and what it refuses.
@Suite struct ServerTests {
  /// Does something with the tool itself: tests that wait would keep its tasks from running here.
  ///
  /// Its tasks run before those of other tests: they wait ten seconds for the server to let go, which
  /// would otherwise begin when all others are done.
  private func withEditor(
    _ body: @escaping @Sendable (_ host: String, _ token: String) async throws -> Void
  ) async throws {
    try await Task(priority: .high) {
      let sandbox = try Sandbox()
      let editor = try PlayProcess(sandbox.folder.appending(path: "row.yaml"))
      let parts = editor.address.split(separator: "/").map(String.init)
      try await body(parts[1], parts[2])
      withExtendedLifetime(editor) {}
    }.value
  }

  private func answer(_ host: String, _ request: String) async throws -> String {
    let client = try RawClient(host: host)
    client.send(request)
    return String(decoding: await client.receive().bytes, as: UTF8.self)
  }

  private func status(_ answer: String) -> Int? {
    answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  @Test func `the page and its parts are answered, with a policy that loads nothing else`()
    async throws
  {
    try await withEditor { host, token in
      for (path, type) in [
        ("", "text/html"), ("editor.js", "text/javascript"), ("editor.css", "text/css"),
        ("editor.svg", "image/svg+xml"),
      ] {
        let answer = try await answer(
          host, "GET /\(token)/\(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        #expect(status(answer) == 200)
        #expect(answer.contains("Content-Type: \(type);"))
        #expect(
          answer.contains(
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'"))
        #expect(!answer.contains("unsafe"))
      }
    }
  }

  @Test func `requests of others are refused, with the same policy`() async throws {
    try await withEditor { host, token in
      let port = host.split(separator: ":")[1]
      let own = "Host: \(host)\r\n"
      let requests = [
        // No token, a wrong one, one that is too short.
        (403, "GET / HTTP/1.1\r\n\(own)\r\n"),
        (403, "GET /\(String(repeating: "0", count: 32))/ HTTP/1.1\r\n\(own)\r\n"),
        (403, "GET /\(token.dropLast())/ HTTP/1.1\r\n\(own)\r\n"),
        // A name that was made to point here, another spelling, none, two.
        (403, "GET /\(token)/ HTTP/1.1\r\nHost: evil.example:\(port)\r\n\r\n"),
        (403, "GET /\(token)/ HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"),
        (403, "GET /\(token)/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
        (403, "GET /\(token)/ HTTP/1.1\r\n\r\n"),
        (400, "GET /\(token)/ HTTP/1.1\r\n\(own)Host: evil.example\r\n\r\n"),
        // Another page's script, link and form.
        (403, "GET /\(token)/ HTTP/1.1\r\n\(own)Origin: http://evil.example\r\n\r\n"),
        (403, "GET /\(token)/ HTTP/1.1\r\n\(own)Origin: null\r\n\r\n"),
        (403, "GET /\(token)/ HTTP/1.1\r\n\(own)Sec-Fetch-Site: cross-site\r\n\r\n"),
        (
          403,
          "POST /\(token)/ HTTP/1.1\r\n\(own)Origin: http://evil.example\r\nContent-Length: 3\r\n\r\na=b"
        ),
        (405, "POST /\(token)/ HTTP/1.1\r\n\(own)Content-Length: 3\r\n\r\na=b"),
        // Out of the page, in three spellings.
        (404, "GET /\(token)/../../etc/passwd HTTP/1.1\r\n\(own)\r\n"),
        (404, "GET /\(token)/%2e%2e/scene.yaml HTTP/1.1\r\n\(own)\r\n"),
        (404, "GET /\(token)//etc/passwd HTTP/1.1\r\n\(own)\r\n"),
        (400, "GET http://\(host)/\(token)/ HTTP/1.1\r\n\(own)\r\n"),
        (400, "hello\r\n\r\n"),
        (400, "GET /\(token)/ HTTP/1.1\r\n\(own)Content Length: 3\r\n\r\n"),
        // A websocket of another page, and of who is no page.
        (403, handshake(host, token, origin: "http://evil.example")),
        (400, handshake(host, token, origin: nil)),
      ]
      for (expected, request) in requests {
        let answer = try await answer(host, request)
        #expect(status(answer) == expected, "\(request)")
        #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
      }
    }
  }

  @Test func `what is too large is refused before it has come`() async throws {
    try await withEditor { host, token in
      let head = "POST /\(token)/ HTTP/1.1\r\nHost: \(host)\r\n"
      for field in [
        "Content-Length: 1048577", "Content-Length: 99999999999999999999", "Content-Length: -1",
        "Transfer-Encoding: chunked",
      ] {
        let answer = try await answer(host, "\(head)\(field)\r\n\r\n")
        #expect(status(answer) == 413, "\(field)")
      }
      let long = "GET /\(token)/ HTTP/1.1\r\nX: \(String(repeating: "x", count: 20_000))"
      let answer = try await answer(host, long)
      #expect(status(answer) == 431)
    }
  }

  @Test func `who is slow is let go`() async throws {
    try await withEditor { host, token in
      let slow = try RawClient(host: host)
      slow.send("GET /")
      let client = try await webSocket(host, token)
      async let slowEnd = slow.receive()
      // A message that has begun has to end.
      client.send([0x81, 0x85, 0, 0])
      let silent = try await webSocket(host, token)
      let end = await client.receive()
      #expect(end.isClosed)
      let (bytes, isClosed) = await slowEnd
      #expect(bytes == [])
      #expect(isClosed)
      // A websocket may be silent for longer.
      silent.send(RawClient.frame(0x89, []))
      let pong = await silent.receive { $0.count >= 2 }.bytes
      #expect(pong == [0x8A, 0])
    }
  }

  @Test func `only so many connections are open at once`() async throws {
    try await withEditor { host, token in
      let clients = try (0..<64).map { _ in try RawClient(host: host) }
      for client in clients { client.send("GET /") }
      try await Task.sleep(for: .milliseconds(500))
      let (bytes, isClosed) = await (try RawClient(host: host)).receive()
      #expect(bytes == [])
      #expect(isClosed)
    }
  }

  // MARK: Websockets

  private func handshake(_ host: String, _ token: String, origin: String?) -> String {
    "GET /\(token)/socket HTTP/1.1\r\nHost: \(host)\r\n"
      + (origin.map { "Origin: \($0)\r\n" } ?? "")
      + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
  }

  private func webSocket(_ host: String, _ token: String) async throws -> RawClient {
    let client = try RawClient(host: host)
    client.send(handshake(host, token, origin: "http://\(host)"))
    let answer = await client.receive { $0.suffix(4) == Array("\r\n\r\n".utf8)[...] }.bytes
    // The key and what answers it are those of RFC 6455, section 1.3.
    #expect(
      String(decoding: answer, as: UTF8.self)
        .contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
    return client
  }

  @Test func `a message is answered, in one frame or several`() async throws {
    try await withEditor { host, token in
      let client = try await webSocket(host, token)
      let message = Array(#"{"kind":"example","id":7,"text":"","name":"?"}"#.utf8)
      let expected = Array(#"{"error":"There is no such example.","id":7}"#.utf8)
      let frames = [0x81, UInt8(expected.count)] + expected
      client.send(RawClient.frame(0x81, message))
      let answer = await client.receive { $0.count >= frames.count }.bytes
      #expect(answer == frames)
      client.send(RawClient.frame(0x01, Array(message[..<9])))
      client.send(RawClient.frame(0x80, Array(message[9...])))
      let second = await client.receive { $0.count >= frames.count }.bytes
      #expect(second == frames)
    }
  }

  @Test(arguments: [
    // Larger than 1 MB; no mask; bytes; a reserved bit; a long ping; the end of nothing; no UTF-8.
    (RawClient.frame(0x81, [], claiming: 1_048_577), 1009), ([0x81, 0x01, 0x61], 1002),
    (RawClient.frame(0x82, [1]), 1003), (RawClient.frame(0xC1, []), 1002),
    (RawClient.frame(0x89, Array(repeating: 0, count: 126)), 1002),
    (RawClient.frame(0x80, []), 1002), (RawClient.frame(0x81, [0xFF]), 1007),
    (RawClient.frame(0x88, []), 1000),
  ])
  func `a frame that is wrong ends the connection and says why`(frame: [UInt8], code: Int)
    async throws
  {
    try await withEditor { host, token in
      let client = try await webSocket(host, token)
      client.send(frame)
      let (bytes, isClosed) = await client.receive()
      #expect(bytes == [0x88, 2, UInt8(code >> 8), UInt8(code & 0xFF)])
      #expect(isClosed)
    }
  }

  @Test func `a message in pieces may not be too large either`() async throws {
    try await withEditor { host, token in
      let client = try await webSocket(host, token)
      let half = [UInt8](repeating: 0x20, count: 600_000)
      client.send(RawClient.frame(0x01, half))
      client.send(RawClient.frame(0x80, half))
      let bytes = await client.receive().bytes
      #expect(bytes.suffix(2) == [0x03, 0xF1])
    }
  }
}
