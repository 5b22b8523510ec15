import Diagnostics
import SceneReading
import Synchronization

/// The texts of the Swift files scenes are built in, each read once.
struct SwiftSources {
  private var texts: [String: SourceText] = [:]

  /// Files are read once for all scenes, so that what two of them say of one place is equal.
  private static let readable = Mutex<[String: SourceText]>([:])

  /// - Parameter places: all that will be asked for.
  init(_ places: [SourcePlace]) {
    for place in places where texts[place.file] == nil {
      texts[place.file] =
        Self.text(of: place) ?? Self.blank(place.fileName, places.filter { $0.file == place.file })
    }
  }

  private static func text(of place: SourcePlace) -> SourceText? {
    readable.withLock { texts in
      if let text = texts[place.file] { return text }
      let text = SourceText.file(at: place.file, named: place.fileName)
      texts[place.file] = text
      return text
    }
  }

  /// What stands for a file that cannot be read: blank lines, long enough for the places in it.
  private static func blank(_ name: String, _ places: [SourcePlace]) -> SourceText {
    var columns: [Int: Int] = [:]
    for place in places { columns[place.line] = max(columns[place.line] ?? 0, place.column) }
    let lines = (0..<(places.map(\.line).max() ?? 0)).map {
      String(repeating: " ", count: columns[$0 + 1] ?? 0)
    }
    return SourceText(name: name, lines.joined(separator: "\n"))
  }

  /// What a place shows: the word that is called, or what begins there.
  func range(of place: SourcePlace) -> SourceRange {
    guard let text = texts[place.file] else {
      preconditionFailure("The places of a scene are known before its texts are asked for.")
    }
    return text.word(at: text.offset(line: place.line, byte: place.column))
  }

  /// Where a string stands as a literal in what is called at a place, its quotes included.
  func literal(_ string: String, at place: SourcePlace) -> SourceRange? {
    guard let text = texts[place.file] else { return nil }
    return text.literal(string, from: text.offset(line: place.line, byte: place.column))
  }
}
