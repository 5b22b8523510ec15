import AutoLayout
import Diagnostics
import Foundation
import SceneReading
import SceneWriting
import Testing

/// The scene of a text that has no mistakes.
func read(
  _ text: String, name: String = "scene.yaml", images: ImageFiles = ImageFiles { _ in nil }
) throws -> Scene {
  do {
    return try SceneReader.read(SourceText(name: name, text), images: images).value
  } catch {
    throw Unreadable(text: text, messages: error.all.map(\.formatted))
  }
}

struct Unreadable: Error, CustomStringConvertible {
  var text: String
  var messages: [String]
  var description: String { messages.joined(separator: "\n") + "\n" + text }
}

/// Expects a scene to be the same once it has been written and read, and its text with it.
func expectRoundTrip(
  _ scene: Scene, images: ImageFiles = ImageFiles { _ in nil }, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = scene.yaml
  let again = try read(text, images: images)
  let isSame = again.withoutSourceRanges == scene.withoutSourceRanges
  #expect(isSame, "\(comment)\n\(text)", sourceLocation: sourceLocation)
  #expect(again.yaml == text, "\(comment)", sourceLocation: sourceLocation)
}
