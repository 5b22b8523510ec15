import Foundation
import SnugTestSupport
import Testing

/// The answers and refusals of the server, through real sockets.
@Suite struct ServerTests {
  /// Runs the tool itself: in this process, waiting tests would keep its tasks from running.
  ///
  /// Its tasks have priority over those of other tests. They wait ten seconds for the server's time
  /// limit, which would otherwise begin after all other tests.
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
        ("dragging.js", "text/javascript"),
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
        // A host name made to point here, another spelling, none, two.
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
        // A request of another page, of no page, and one that is not valid.
        (403, question(host, token, "{}", origin: "http://evil.example")),
        (403, "POST /\(token)/ask HTTP/1.1\r\n\(own)Content-Length: 2\r\n\r\n{}"),
        (405, "GET /\(token)/ask HTTP/1.1\r\n\(own)\r\n"),
      ]
      for (expected, request) in requests {
        let answer = try await answer(host, request)
        #expect(status(answer) == expected, "\(request)")
        #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
      }
    }
  }

  @Test func `a request that is too large is rejected before it is complete`() async throws {
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

  @Test func `slow connections are closed`() async throws {
    try await withEditor { host, token in
      let clients = [try RawClient(host: host), try RawClient(host: host)]
      clients[0].send("GET /")
      // A request that has begun must end.
      clients[1].send(question(host, token, "{", claiming: 2))
      for client in clients {
        let (bytes, isClosed) = await client.receive()
        #expect(bytes == [])
        #expect(isClosed)
      }
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

  // MARK: Questions

  private func question(
    _ host: String, _ token: String, _ body: String, origin: String? = nil,
    claiming count: Int? = nil
  ) -> String {
    "POST /\(token)/ask HTTP/1.1\r\nHost: \(host)\r\nOrigin: \(origin ?? "http://\(host)")\r\n"
      + "Content-Length: \(count ?? body.utf8.count)\r\n\r\n\(body)"
  }

  @Test func `a question is answered, in one part or several`() async throws {
    try await withEditor { host, token in
      let request = question(host, token, #"{"kind":"example","text":"","name":"é"}"#)
      let expected = #"{"error":"There is no such example."}"#
      let answer = try await answer(host, request)
      #expect(status(answer) == 200)
      #expect(answer.contains("Content-Type: application/json;"))
      #expect(answer.hasSuffix("\r\n\r\n" + expected))
      let client = try RawClient(host: host)
      // Split inside the end of the head, and inside a character.
      let bytes = Array(request.utf8)
      let cuts = [bytes.firstRange(of: Array("\r\n\r\n".utf8))?.lowerBound ?? 0, bytes.count - 3]
      client.send(Array(bytes[...cuts[0]]))
      try await Task.sleep(for: .milliseconds(50))
      client.send(Array(bytes[(cuts[0] + 1)..<cuts[1]]))
      try await Task.sleep(for: .milliseconds(50))
      client.send(Array(bytes[cuts[1]...]))
      let second = String(decoding: await client.receive().bytes, as: UTF8.self)
      #expect(second == answer)
    }
  }

  @Test func `an invalid request gets an error`() async throws {
    try await withEditor { host, token in
      let answer = try await answer(host, question(host, token, "{}"))
      #expect(answer.hasSuffix(#"{"error":"The page sent an invalid request."}"#))
      let client = try RawClient(host: host)
      client.send(question(host, token, "", claiming: 1))
      client.send([0xFF])
      let bytes = await client.receive().bytes
      #expect(status(String(decoding: bytes, as: UTF8.self)) == 400)
    }
  }
}
