import Foundation
import Snug
import SnugTestSupport
import Synchronization

/// A headless Chromium, driven through the DevTools protocol.
///
/// It ends with the value. Chromium reads commands from file descriptor 3 and answers on 4, each
/// message ended by a zero byte; so there is no port that another test could use.
package final class Browser: Sendable {
  /// For `.enabled(if:_:)`.
  package static var isInstalled: Bool { program != nil }

  private static var program: Tool? { Tool("chromium") ?? Tool("google-chrome") }

  private let connection: DevToolsConnection
  private let process: Process
  private let profile: URL

  /// The browser shared by all tests that run at the same time. Starting one takes longer than most
  /// tests.
  package static func shared() throws -> Browser {
    try current.withLock { current in
      if let browser = current.browser { return browser }
      let browser = try Browser()
      current.browser = browser
      return browser
    }
  }

  private static let current = Mutex(Current())

  private struct Current {
    weak var browser: Browser?
  }

  private init() throws {
    guard let program = Self.program else { throw BrowserError("no Chromium is installed") }
    profile = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    let (commands, answers) = (try Pipe(), try Pipe())
    // Chromium has no sandbox when it runs as root. It only loads our pages.
    let arguments = [
      program.file.path, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--disable-background-networking", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
    ]
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // Foundation passes on three file descriptors.
    let script = #"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#
    process.arguments = ["-c", script, "sh"] + arguments
    process.standardInput = FileHandle(fileDescriptor: commands.readEnd)
    process.standardOutput = FileHandle(fileDescriptor: answers.writeEnd)
    process.standardError = FileHandle.nullDevice
    try process.start()
    connection = DevToolsConnection(input: answers, output: commands)
  }

  /// Its helper processes end with it: otherwise they write to the profile after it is removed.
  deinit {
    // Foundation starts each program in a process group of its own.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Opens a page in a window of a given size in points, with its own cookies, and waits until it is
  /// loaded.
  package func open(_ address: String, width: Int = 1280, height: Int = 800) async throws -> Page {
    let context = try await connection.send("Target.createBrowserContext", [:], session: nil)
    let target = try await connection.send(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context["browserContextId"] ?? .null], session: nil
    )
    let attached = try await connection.send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? .null, "flatten": true],
      session: nil)
    let page = Page(connection: connection, session: attached["sessionId"]?.string ?? "")
    try await page.send("Page.enable")
    try await page.send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
        "mobile": false,
      ])
    try await page.navigate(to: address)
    return page
  }
}

/// An error from Chromium or from a script in a page.
package struct BrowserError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// A pipe that started programs do not inherit unless it is passed to them.
final class Pipe: Sendable {
  let readEnd, writeEnd: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BrowserError("no pipe: \(errno)") }
    // Above 3 and 4, so that giving one end to Chromium cannot close another.
    let moved = ends.map { end in
      defer { close(end) }
      return fcntl(end, F_DUPFD_CLOEXEC, 10)
    }
    (readEnd, writeEnd) = (moved[0], moved[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }
}
