import Foundation
import Snug
import Synchronization

/// Sends commands to a browser and receives the answers, one at a time.
///
/// Reading blocks, and tasks share few threads, so it runs on a queue.
final class DevToolsConnection: Sendable {
  private struct State {
    var lastID = 0.0
    var unread: [UInt8] = []
    var events: [JSON] = []
  }

  private let input: Pipe
  private let output: Pipe
  private let queue = DispatchQueue(label: "browser")
  private let state = Mutex(State())
  private let seconds = 30.0

  init(input: Pipe, output: Pipe) {
    self.input = input
    self.output = output
  }

  /// Sends a command to a page, or without a session to the browser, and waits for its result.
  func send(_ method: String, _ parameters: JSON, session: String?) async throws -> JSON {
    try await blocking { state throws(BrowserError) in
      state.lastID += 1
      let message: JSON = [
        "id": .number(state.lastID), "method": .string(method), "params": parameters,
      ]
      try self.write(session.map { message.appending(["sessionId": .string($0)]) } ?? message)
      let id = state.lastID
      let answer = try self.next(&state, for: method) { $0["id"]?.number == id }
      if let error = answer["error"] {
        throw BrowserError("\(method): \(error["message"]?.string ?? "\(error)")")
      }
      return answer["result"] ?? .null
    }
  }

  /// Waits for an event of a page, unless it has already arrived, and removes it.
  func waitForEvent(_ method: String, session: String) async throws -> JSON {
    let isIt = { @Sendable (message: JSON) in
      message["method"]?.string == method && message["sessionId"]?.string == session
    }
    return try await blocking { state throws(BrowserError) in
      if let index = state.events.firstIndex(where: isIt) { return state.events.remove(at: index) }
      return try self.next(&state, for: method, where: isIt)
    }
  }

  /// Discards the events of a page.
  func forgetEvents(session: String) {
    state.withLock { $0.events.removeAll { $0["sessionId"]?.string == session } }
  }

  private func blocking(
    _ body: @escaping @Sendable (inout State) throws(BrowserError) -> JSON
  ) async throws -> JSON {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        let result = self.state.withLock { state in
          Result { () throws(BrowserError) in try body(&state) }
        }
        continuation.resume(with: result)
      }
    }
  }

  /// The next message that meets a condition. Events before it are kept.
  private func next(
    _ state: inout State, for what: String, where isIt: (JSON) -> Bool
  ) throws(BrowserError) -> JSON {
    let end = Date.now + seconds
    while true {
      while let zero = state.unread.firstIndex(of: 0) {
        let bytes = state.unread[..<zero]
        state.unread.removeSubrange(...zero)
        guard let message = try? JSON(bytes) else {
          throw BrowserError("no JSON: \(String(decoding: bytes.prefix(200), as: UTF8.self))")
        }
        if isIt(message) { return message }
        if message["method"] != nil { state.events.append(message) }
      }
      var ready = pollfd(fd: input.readEnd, events: Int16(POLLIN), revents: 0)
      let wait = max(0, end.timeIntervalSinceNow * 1000)
      guard poll(&ready, 1, Int32(wait)) > 0 else {
        throw BrowserError("\(what): nothing for \(Int(seconds)) s")
      }
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(input.readEnd, &part, part.count)
      guard count > 0 else { throw BrowserError("\(what): the browser is gone") }
      state.unread += part[..<count]
    }
  }

  private func write(_ message: JSON) throws(BrowserError) {
    var rest = (Array(message.compact.utf8) + [0])[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.write(output.writeEnd, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw BrowserError("the browser is gone") }
      rest = rest.dropFirst(count)
    }
  }
}
