/// The page of a playground. Its live view is what a file with statements draws.
@preconcurrency @MainActor
public final class PlaygroundPage {
  public static let current = PlaygroundPage()

  public var liveView: (any SceneRepresentable)?
  public var needsIndefiniteExecution = false

  public func finishExecution() {}
}
