import Dispatch
import Synchronization

extension Session {
  /// Does something with each scene, on as many threads as there are processors; what is said of
  /// them is said in their order. Throws the first error in that order, after all is done.
  mutating func forEach(
    _ scenes: [String], _ work: @Sendable (String, inout Session) throws -> Void
  ) throws {
    guard scenes.count > 1 else {
      for scene in scenes { try work(scene, &self) }
      return
    }
    let whole = self
    let turns = Mutex(Turns(session: self))
    DispatchQueue.concurrentPerform(iterations: scenes.count) { index in
      var part = whole.part()
      let result = Result { try work(scenes[index], &part) }
      turns.withLock { [part] in $0.take(part, result, turn: index) }
    }
    self = turns.withLock(\.session)
    try turns.withLock(\.result).get()
  }

  /// Parts that may have ended in any order.
  private struct Turns {
    var session: Session
    private(set) var result = Result<Void, any Error>.success(())
    private var next = 0
    private var waiting: [Int: (part: Session, result: Result<Void, any Error>)] = [:]

    init(session: Session) { self.session = session }

    mutating func take(_ part: Session, _ result: Result<Void, any Error>, turn: Int) {
      waiting[turn] = (part, result)
      while let turn = waiting.removeValue(forKey: next) {
        session.repeat(turn.part)
        if case .success = self.result { self.result = turn.result }
        next += 1
      }
    }
  }
}
