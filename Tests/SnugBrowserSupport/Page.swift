package import Foundation
package import Snug

/// A page in a browser: its content, and the actions of a user.
package struct Page: Sendable {
  let connection: DevToolsConnection
  let session: String

  /// Sends any command of the DevTools protocol.
  @discardableResult
  package func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await connection.send(method, parameters, session: session)
  }

  /// Goes to an address and waits until it is loaded.
  package func navigate(to address: String) async throws {
    connection.forgetEvents(session: session)
    let answer = try await send("Page.navigate", ["url": .string(address)])
    if let error = answer["errorText"]?.string { throw BrowserError("\(address): \(error)") }
    _ = try await connection.waitForEvent("Page.loadEventFired", session: session)
  }

  /// The value of an expression in JavaScript; a promise is waited for.
  @discardableResult
  package func evaluate(_ expression: String) async throws -> JSON {
    let answer = try await send(
      "Runtime.evaluate",
      ["expression": .string(expression), "awaitPromise": true, "returnByValue": true])
    if let error = answer["exceptionDetails"] {
      throw BrowserError(error["exception"]?["description"]?.string ?? "\(error)")
    }
    return answer["result"]?["value"] ?? .null
  }

  /// Waits until an expression holds, for ten seconds at most.
  package func wait(until condition: String) async throws {
    for _ in 0..<500 {
      if try await evaluate("!!(\(condition))") == true { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw BrowserError("never: \(condition)")
  }

  /// A screenshot of the page, as PNG.
  package func screenshot() async throws -> Data {
    let answer = try await send("Page.captureScreenshot", ["format": "png"])
    return answer["data"]?.string.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  /// Sets media features for the reader's preferences, such as `"prefers-color-scheme": "dark"`.
  package func prefer(_ features: KeyValuePairs<String, String>) async throws {
    let values = features.map { name, value in
      ["name": .string(name), "value": .string(value)] as JSON
    }
    try await send("Emulation.setEmulatedMedia", ["features": .array(values)])
  }

  /// The nodes of the accessibility tree in a screen reader's order, without those it skips.
  package func accessibilityTree() async throws -> [AccessibleNode] {
    let answer = try await send("Accessibility.getFullAXTree")
    return (answer["nodes"]?.array ?? []).compactMap(AccessibleNode.init)
  }
}

/// A part of a page for a screen reader.
package struct AccessibleNode: Hashable, Sendable {
  package let role: String
  package let name: String
  package let value: String?

  init?(_ node: JSON) {
    guard node["ignored"] != true, let role = node["role"]?["value"]?.string else { return nil }
    self.role = role
    name = node["name"]?["value"]?.string ?? ""
    switch node["value"]?["value"] {
    case .string(let text)?: value = text
    case .number(let number)?: value = number.formatted(.number.grouping(.never))
    default: value = nil
    }
  }
}
