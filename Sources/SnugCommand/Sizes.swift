import ArgumentParser
import Snug

/// Widths or heights of the root, in points: `200,260,320`, a range such as `160...480`, or `none`
/// for only the scene's size.
extension PanelChoice.Sweep {
  static func widths(argument: String) throws -> Self { try Self(argument, .horizontal) }
  static func heights(argument: String) throws -> Self { try Self(argument, .vertical) }

  private init(_ argument: String, _ axis: Axis) throws {
    let argument = argument.replacing("…", with: "...")
    guard argument != "none" else {
      self = .none
      return
    }
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false)
    if ends.count == 2 {
      let (start, end) = (try Self.size(ends[0]), try Self.size(ends[1]))
      guard start < end else {
        throw ValidationError("a range goes from a smaller size to a larger one.")
      }
      self = .across(axis, start...end)
    } else {
      let words = argument.split(separator: ",", omittingEmptySubsequences: false)
      guard words.count <= SceneSchema.sweepLimit else {
        throw ValidationError("a list has at most \(SceneSchema.sweepLimit) sizes.")
      }
      self = .over(SizeSweep(axis, try words.map(Self.size)))
    }
  }

  private static func size(_ word: Substring) throws -> Double {
    guard let size = Double(word), (0...SceneSchema.lengthLimit).contains(size) else {
      let limit = SceneSchema.lengthLimit.groupedDescription
      throw ValidationError(
        word.contains("..")
          ? "a range is written with three dots."
          : "'\(word)' is not a number from 0 to \(limit).")
    }
    return size
  }
}

/// Content size categories, with the names of `UIContentSizeCategory`.
struct ContentSizeCategories {
  let categories: [ContentSizeCategory]

  /// `large`, `large,accessibilityLarge`, `large...accessibilityLarge` or `all`.
  @Sendable init(argument: String) throws {
    let all = ContentSizeCategory.allCases
    let ends = argument.replacing("…", with: "...").split(separator: "...")
    if argument == "all" {
      categories = all
    } else if ends.count == 2 {
      let (first, last) = (try Self.category(ends[0]), try Self.category(ends[1]))
      guard first < last else {
        throw ValidationError("a range goes from a smaller text size to a larger one.")
      }
      categories = all.filter { (first...last).contains($0) }
    } else {
      categories = try argument.split(separator: ",", omittingEmptySubsequences: false)
        .map(Self.category)
    }
  }

  private static func category(_ word: Substring) throws -> ContentSizeCategory {
    if let category = ContentSizeCategory(rawValue: String(word)) { return category }
    let known = ContentSizeCategory.allCases.map(\.rawValue)
    throw ValidationError(
      "there is no text size '\(word)'"
        + SpellingSuggestion.phrase(
          for: String(word), among: known, otherwise: "; they are \(known.joined(separator: ", "))."
        ))
  }
}
