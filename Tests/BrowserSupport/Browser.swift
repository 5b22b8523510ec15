import Foundation
import Snug
import Synchronization
import TestSupport

/// A headless Chromium, driven through the DevTools protocol.
///
/// It ends with the value. Chromium reads commands from file descriptor 3 and answers on 4, each
/// message ended by a zero byte; so there is no port that another test could use.
package final class Browser: Sendable {
  /// For `.enabled(if:_:)`.
  package static var isInstalled: Bool { program != nil }

  private static var program: Tool? { Tool("chromium") ?? Tool("google-chrome") }

  private let connection: DevToolsConnection
  private let process: pid_t
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
    process = try Self.spawn(arguments, input: commands.readEnd, output: answers.writeEnd)
    connection = DevToolsConnection(input: answers, output: commands)
  }

  /// Its helper processes end with it: otherwise they write to the profile after it is removed.
  deinit {
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
    try? FileManager.default.removeItem(at: profile)
  }

  private static func spawn(_ arguments: [String], input: Int32, output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawn_file_actions_adddup2(&actions, input, 3)
    posix_spawn_file_actions_adddup2(&actions, output, 4)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = startingPrograms.withLock { _ in
      posix_spawn(&process, arguments[0], &actions, &attributes, &words, environ)
    }
    guard code == 0 else { throw BrowserError("cannot start \(arguments[0]): \(code)") }
    return process
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
