import ArgumentParser
import Foundation

/// Another solver to compare with.
///
/// It is not part of this package. `pip` installs it from PyPI, and a program of ours measures it,
/// which reads a ``ProblemFile`` and prints a ``Measurement``.
enum Peer: String, CaseIterable, ExpressibleByArgument {
  case kiwi, highs

  /// Whether it can change the width without starting again.
  var canResize: Bool { self == .kiwi }

  /// Gets the peer ready to be measured.
  ///
  /// - Parameters:
  ///   - folder: The folder for temporary files, which exists.
  ///   - cache: The folder for downloads.
  func prepare(in folder: URL, cache: URL) throws -> PeerProgram {
    let python = try ["python3", "python"].first {
      try Program.canRun($0, ["-m", "pip", "--version"])
    }
    guard let python else {
      throw BenchmarkError("\(self) is fetched with pip, and there is none: install python3-pip")
    }
    switch self {
    case .kiwi: return try Kiwi.compile(in: folder, cache: cache, python)
    case .highs: return try HiGHS.install(cache: cache, python)
    }
  }

  /// The path of a program of ours that measures a peer, beside this file.
  static func source(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name).path
  }

  /// Peers are not measured beyond this number of labels, rows, levels or cards: kiwi's time grows with
  /// its cube, or nearly, and that of HiGHS with its product with the number of priorities.
  static let largestSize = 1_000
}

/// The program that measures a peer.
struct PeerProgram {
  var executable: String
  /// Before the path of the problem and the arguments of a variant.
  var arguments: [String] = []
  /// In the order they are tried.
  var variants: [PeerVariant]
  /// The strength of each priority in the problem's file.
  var strengths: @Sendable (_ priorities: Set<Double>) -> [Double: Double]
}

/// A way to use a peer. None is the fastest for all layouts, so the best time counts, separately
/// for building and for resizing.
struct PeerVariant: Hashable {
  var arguments: [String]
  var canResize = false

  /// Every choice of one word from each list.
  static func combinations(of lists: [String]...) -> [PeerVariant] {
    lists.reduce([PeerVariant(arguments: [])]) { variants, words in
      variants.flatMap { variant in
        words.map { PeerVariant(arguments: variant.arguments + [$0]) }
      }
    }
  }
}
