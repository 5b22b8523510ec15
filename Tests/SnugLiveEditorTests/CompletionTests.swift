import Snug
import SnugBrowserSupport
import Testing

@testable import SnugLiveEditor

/// The completions at the caret, which is at `|`.
@Suite struct CompletionTests {
  private func offered(_ marked: String) -> [String] {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    let completion = SceneCompletion(text, at: parts[0].utf16.count).completion
    return completion?["candidates"]?.array?.compactMap { $0["text"]?.string } ?? []
  }

  @Test func `keys of the scene`() {
    #expect(offered("su|") == ["subtitle"])
    #expect(offered("view: {}\nmet|") == ["metrics"])
  }

  @Test func `keys of a view, by its class`() {
    #expect(
      offered("view:\n  subviews:\n    title: { class: UILabel, numb|").contains("numberOfLines"))
    #expect(offered("view:\n  subviews:\n    title: { class: UIImageView, numb|") == [])
    #expect(offered("view:\n  class: UIStackView\n  distr|") == ["distribution"])
    #expect(offered("view:\n  distr|\n  class: UIStackView") == ["distribution"])
  }

  @Test func `a key that is there already is not offered`() {
    #expect(offered("view:\n  subviews:\n    title: { hugging: 251, hug|").isEmpty)
    #expect(offered("view:\n  subviews:\n    title:\n      hugging: 251\n      hug|").isEmpty)
  }

  @Test func `the root alone has a size and a name`() {
    #expect(offered("view:\n  siz|") == ["size"])
    #expect(offered("view:\n  subviews:\n    title:\n      siz|") == [])
  }

  @Test func `no key where a name is chosen`() {
    #expect(offered("view:\n  subviews:\n    t|") == [])
  }

  @Test func `values`() {
    #expect(offered("view:\n  class: UISl|") == ["UISlider"])
    #expect(offered("view:\n  hidden: |") == ["true", "false"])
    #expect(
      offered("view:\n  subviews:\n    title: { hugging: { horizontal: def|") == [
        "defaultHigh", "defaultLow",
      ])
  }

  @Test func `views and attributes in constraints`() {
    let view = "view:\n  name: row\n  subviews:\n    title: {}\n    badge: {}\nconstraints:\n  - "
    #expect(offered(view + "t|") == ["title"])
    #expect(offered(view + "|") == ["row", "title", "badge"])
    #expect(offered(view + "title.trail|") == ["trailing", "trailingMargin"])
    #expect(offered(view + "title.width == ba|") == ["badge"])
    #expect(offered(view + "\"H:[b|") == ["badge"])
  }

  @Test func `nothing in a comment`() {
    #expect(offered("view: {}  # su|") == [])
  }

  @Test func `the word before the caret is replaced, counted as a script counts`() {
    let completion = SceneCompletion("title: \"😀\"\nsu", at: 14).completion
    #expect(completion?["start"] == 12)
    #expect(completion?["end"] == 14)
  }
}
