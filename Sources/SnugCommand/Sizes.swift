import ArgumentParser
import Snug

/// Widths or heights of the root, in points.
enum Sizes: ExpressibleByArgument, Equatable {
  /// `200,260,320`, in the order they are shown in.
  case list([Double])
  /// `160...480`: all sizes between two.
  case range(ClosedRange<Double>)
  /// `none`: the scene's own size alone.
  case none

  init?(argument: String) {
    let limits = 0...SceneSchema.lengthLimit
    func numbers(separatedBy separator: String) -> [Double]? {
      let words = argument.replacing("…", with: "...")
        .split(separator: separator, omittingEmptySubsequences: false)
      let numbers = words.compactMap { Double($0) }.filter(limits.contains)
      return numbers.count == words.count ? numbers : nil
    }
    if argument == "none" {
      self = .none
    } else if let ends = numbers(separatedBy: "..."), ends.count == 2, ends[0] < ends[1] {
      self = .range(ends[0]...ends[1])
    } else if let sizes = numbers(separatedBy: ","), sizes.count <= SceneSchema.sweepLimit {
      self = .list(sizes)
    } else {
      return nil
    }
  }

  func sweep(_ axis: Axis) -> PanelChoice.Sweep {
    switch self {
    case .list(let sizes): .over(SizeSweep(axis, sizes))
    case .range(let range): .across(axis, range)
    case .none: .none
    }
  }
}
