import Dispatch
import Subprocess
import Synchronization

/// Runs a program with its output in files, and stops it when it takes too long.
package struct ChildProcess: Sendable {
  /// A path, or a name that is looked up in `PATH`.
  private let program: String
  private let arguments: [String]

  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// How a program ended.
  package struct Outcome: Sendable {
    /// The text written to standard output and, unless that goes elsewhere, to standard error.
    package var output: String
    package var end: End

    package var isSuccess: Bool { end == .exit(0) }
  }

  package enum End: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// It was stopped.
    case timeLimit
  }

  /// Starts the program and does not wait for its end. Its output is discarded.
  package func start() throws {
    let configuration = configuration
    try Blocking.run { answer in
      _ = try await Subprocess.run(
        configuration, input: .none, output: .discarded, error: .discarded
      ) { _ in answer(()) }
    }
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - limit: the time limit, in seconds.
  ///   - path: the path for its output. An existing file is replaced.
  ///   - errors: the path for its standard error, if that goes elsewhere.
  package func run(
    within limit: Double, output path: String, errors: String? = nil
  ) throws -> Outcome {
    let output = try Self.create(path)
    let end = try output.closeAfter {
      guard let errors else { return try run(within: limit, output, output) }
      let other = try Self.create(errors)
      return try other.closeAfter { try run(within: limit, output, other) }
    }
    let bytes = try FileDescriptor.withFile(path, .readOnly) { try $0.readBytes(upTo: 1 << 22) }
    return Outcome(output: String(decoding: bytes, as: UTF8.self), end: end)
  }

  private static func create(_ path: String) throws -> FileDescriptor {
    try FileDescriptor.open(
      FilePath(path), .writeOnly, options: [.create, .truncate, .closeOnExec],
      permissions: .ownerReadWrite)
  }

  private func run(
    within limit: Double, _ output: FileDescriptor, _ errors: FileDescriptor
  ) throws -> End {
    let configuration = configuration
    return try Blocking.run { answer in
      let ended = try await Subprocess.run(
        configuration, input: .none,
        output: .fileDescriptor(output, closeAfterSpawningProcess: false),
        error: .fileDescriptor(errors, closeAfterSpawningProcess: false)
      ) { process in
        Task(executorPreference: Blocking.executor) {
          guard (try? await Task.sleep(for: .seconds(limit))) != nil else { return false }
          try? process.send(signal: .kill, toProcessGroup: true)
          return true
        }
      }
      let stop = ended.closureResult
      stop.cancel()
      // On a busy machine its end may be seen only after the limit.
      switch ended.terminationStatus {
      case .exited(let code): answer(.exit(code))
      case .signaled(let signal): answer(await stop.value ? .timeLimit : .signal(signal))
      }
    }
  }

  private var configuration: Configuration {
    // A separate process group, so that the processes it starts can be stopped with it.
    var options = PlatformOptions()
    options.processGroupID = 0
    return Configuration(
      executable: program.contains("/") ? .path(FilePath(program)) : .name(program),
      arguments: Arguments(arguments), platformOptions: options)
  }
}

/// Asynchronous work for a thread that waits for it.
///
/// It runs on threads of its own. Those of the cooperative pool may all be waiting here.
private enum Blocking {
  static let executor = Executor()

  final class Executor: TaskExecutor {
    private let queue = DispatchQueue(label: "child processes", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  private final class Answer<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    func give(_ new: Result<Value, any Error>) {
      result.withLock { $0 = $0 ?? new }
      isThere.signal()
    }

    func wait() throws -> Value {
      isThere.wait()
      return try result.withLock { $0! }.get()
    }
  }

  /// Waits until the work gives its first answer or throws an error. The work may go on.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable (_ answer: @escaping @Sendable (Value) -> Void) async throws -> Void
  ) throws -> Value {
    let answer = Answer<Value>()
    Task(executorPreference: executor) {
      do { try await work { answer.give(.success($0)) } } catch { answer.give(.failure(error)) }
    }
    return try answer.wait()
  }
}
