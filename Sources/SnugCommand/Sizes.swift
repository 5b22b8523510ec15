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

/// Text sizes, by the names of `UIContentSizeCategory`.
struct ContentSizeCategories: ExpressibleByArgument {
  let categories: [ContentSizeCategory]

  /// `large`, `large,accessibilityLarge`, `large...accessibilityLarge` or `all`.
  init?(argument: String) {
    let ends = argument.replacing("…", with: "...").split(separator: "...")
      .map { ContentSizeCategory(rawValue: String($0)) }
    if argument == "all" {
      categories = ContentSizeCategory.allCases
    } else if ends.count == 2, let first = ends[0], let last = ends[1], first < last {
      categories = ContentSizeCategory.allCases.filter { (first...last).contains($0) }
    } else {
      let words = argument.split(separator: ",", omittingEmptySubsequences: false)
      categories = words.compactMap { ContentSizeCategory(rawValue: String($0)) }
      guard !words.isEmpty, categories.count == words.count else { return nil }
    }
  }
}
