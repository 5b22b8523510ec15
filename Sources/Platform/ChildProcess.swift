/// Runs a program with its output in files, and stops it when it takes too long.
package struct ChildProcess {
  /// A path, or a name that is looked up in `PATH`.
  private let program: String
  private let arguments: [String]

  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// How a program ended.
  package struct Outcome {
    /// The text written to standard output and, unless that goes elsewhere, to standard error.
    package var output: String
    package var end: End

    package var isSuccess: Bool { end == .exit(0) }
  }

  package enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It was stopped.
    case timeLimit
  }

  /// Starts the program and does not wait for its end. Its output is discarded.
  package func start() throws(POSIXError) { _ = try spawn(output: "/dev/null") }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - limit: the time limit, in seconds.
  ///   - file: the path for its output. An existing file is replaced.
  ///   - errors: the path for its standard error, if that goes elsewhere.
  package func run(
    within limit: Double, output file: String, errors: String? = nil
  ) throws(POSIXError) -> Outcome {
    let end = Self.wait(for: try spawn(output: file, errors: errors), within: limit)
    let bytes = try FileDescriptor(opening: file, O_RDONLY).readBytes(upTo: 1 << 22)
    return Outcome(output: String(decoding: bytes, as: UTF8.self), end: end)
  }

  private func spawn(output file: String, errors: String? = nil) throws(POSIXError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    // A separate process group, so that the processes it starts can be stopped with it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, &attributes, words, environ)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return process
  }

  private static func wait(for process: pid_t, within limit: Double) -> End {
    let end = ContinuousClock.now + .seconds(limit)
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      if ended < 0, errno != EINTR { return .exit(-1) }
      guard ContinuousClock.now < end else {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        return .timeLimit
      }
      usleep(2_000)
    }
    // The macros of <sys/wait.h>, which Swift cannot import.
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
