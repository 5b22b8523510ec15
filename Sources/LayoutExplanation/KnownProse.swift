import Synchronization

/// The sentences that were asked for, by the numbers of their reasons.
///
/// Advice is found by solving, and a picture tells every reason three times: in itself, in its
/// description and in tooltips. Whoever asks gets the same sentences, so sharing them is no state
/// that anybody could see.
final class KnownProse: Sendable {
  private let proses = Mutex<[Int: Prose]>([:])

  func prose(number: Int, _ write: () -> Prose) -> Prose {
    if let known = proses.withLock({ $0[number] }) { return known }
    let prose = write()
    proses.withLock { $0[number] = prose }
    return prose
  }
}
