import SnugDiagnostics
import SnugSceneFormat
import SnugSceneImport
import SnugTestSupport
import Testing

/// Logs that are truncated, concatenated or damaged are read as far as possible, without a crash.
@Suite struct `A damaged log` {
  private static let logs = Result {
    try Fixtures.files(below: "Fixtures/Logs").filter { $0.hasSuffix(".log") }.map(Fixtures.text)
  }

  private func read(_ bytes: [UInt8]) {
    guard let file = try? ConstraintLogFile(SourceText(name: "app.log", utf8: bytes)) else {
      return
    }
    for report in file.reports { _ = try? file.scene(of: report) }
  }

  @Test func `is read wherever it is cut`() throws {
    for log in try Self.logs.get() {
      let bytes = Array(log.utf8)
      let step = Seeds.areAllDrawn ? 97 : 389
      for end in stride(from: 1, to: bytes.count, by: step) { read(Array(bytes[..<end])) }
      for start in stride(from: 1, to: bytes.count, by: 2 * step) { read(Array(bytes[start...])) }
    }
  }

  @Test func `is read whatever its bytes are`() throws {
    var state: UInt64 = 22
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let signs = Array("<>[]()|:'\"-=.*/@, \n0x\u{1b}&\\".utf8)
    for log in try Self.logs.get() {
      for _ in 0..<(Seeds.areAllDrawn ? 12 : 4) {
        var bytes = Array(log.utf8)
        for _ in 0..<(1 + random(below: 20)) {
          let index = random(below: bytes.count)
          switch random(below: 3) {
          case 0: bytes[index] = signs[random(below: signs.count)]
          case 1: bytes.remove(at: index)
          default: bytes.insert(UInt8(random(below: 256)), at: index)
          }
        }
        read(bytes)
      }
    }
  }
}
