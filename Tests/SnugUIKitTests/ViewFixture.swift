import SnugUIKit
import Testing

/// View code as people write it, with frames worked out by hand.
///
/// `Full name` is 73.5 by 20.5 in the system font of 17 points, as in the README.
struct ViewFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Double
  let height: Double
  /// A line for each view: its name and its frame in the superview, with `*` for numbers that
  /// depend on a text.
  let frames: String
  let make: @MainActor @Sendable () -> any SceneRepresentable

  init(
    _ name: String, _ width: Double, _ height: Double, _ frames: String,
    _ make: @escaping @MainActor @Sendable () -> any SceneRepresentable
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.frames, self.make) = (frames, make)
  }

  var testDescription: String { name }

  static let all = constraints + stacks + frames + texts + screens

  private static let constraints = [
    ViewFixture("DividerRow", 100, 40, "dot 8 15 10 10\nline 26 19.5 66 1") { DividerRow() },
    ViewFixture("LazyPanel", 120, 100, "header 0 0 120 30\ncontent 0 30 120 70") { LazyPanel() },
    // The wish to be 100 wide has the lower priority.
    ViewFixture("FormatRow", 200, 50, "first 12 12 40 20\nsecond 58 18 40 8") { FormatRow() },
    // 36 and two lines of 3.
    ViewFixture("RingView", 120, 60, "ring 0 9 42 42\ntrack 42 30 78 21") { RingView() },
    // 30 at 750 wins over 200 at 749.
    ViewFixture("PriorityRow", 200, 10, "wide 0 0 170 10\nnarrow 170 0 30 10") { PriorityRow() },
    // 120 - 30 is 90: 30 before, 60 after.
    ViewFixture("SpacerGuides", 120, 40, "box 30 0 30 20") { SpacerGuides() },
    // The trailing edges coincide, so that the margin of 30 reaches into the inner view.
    ViewFixture("MarginCard", 200, 100, "inner 20 10 180 80\ndeep 8 8 142 64") { MarginCard() },
    // Half of 50 is 25, less half of 24; 60 - 8 - 14 is 38.
    ViewFixture("ItemConstraints", 100, 60, "badge 13 38 24 14") { ItemConstraints() },
    ViewFixture("SystemSpacing", 100, 100, "a 8 16 10 10\nb 30 16 10 10") { SystemSpacing() },
    ViewFixture("ExpandingCard", 100, 100, "body 0 10 100 0") { ExpandingCard() },
    ViewFixture("ExpandingCard, open", 100, 100, "body 0 10 100 80") {
      let card = ExpandingCard()
      card.toggle()
      return card
    },
    ViewFixture("WrappedViews", 100, 20, "bar 3 3 94 6") { WrappedViews() },
  ]

  private static let stacks = [
    ViewFixture("PassportRow", 375, 60, "name 16 19.75 73.5 20.5\nfield 97.5 13 261.5 34") {
      PassportRow()
    },
    ViewFixture("ProfileCard", 300, 100, "avatar 0 22 40 40\nrows 52 21.5 232 41") {
      ProfileCard(count: 3)
    },
    ViewFixture(
      "NestedStacks", 200, 100,
      """
      column 0 0 80 40\nrow 0 0 80 20\nfooter 70 28 10 12
      badge 0 0 20 20\nlines 30 0 50 20\nline1 0 0 50 10\nline2 0 14 30 6
      """
    ) { NestedStacks() },
    ViewFixture("CollapsingBanner", 200, 100, "stack 0 0 100 30\ncontent 0 0 100 30") {
      CollapsingBanner()
    },
    ViewFixture("CollapsingBanner, failed", 200, 100, "errorBar 0 0 100 24\ncontent 0 29 100 30") {
      let banner = CollapsingBanner()
      banner.state = .failed
      return banner
    },
    ViewFixture(
      "BuiltStack", 100, 100,
      "stack 0 0 40 33\nview1 0 0 40 5\nview2 0 8 10 6\nview3 0 17 20 6\nview4 0 26 30 7"
    ) { BuiltStack() },
    // From the right: 100 - 2 - 35; the first is 25 from the left of the stack view.
    ViewFixture(
      "MirroredRow", 100, 40, "first 25 0 10 10\nsecond 0 0 20 10\nbar 10 10 90 4\nknob 1 0 4 4"
    ) { MirroredRow() },
  ]

  private static let frames = [
    ViewFixture(
      "FrameLayout", 120, 80, "header 10 10 100 20\nleft 10 30 50 40\nright 64 34 42 32"
    ) { FrameLayout() },
    // 7 + 26 + 7 is 40.
    ViewFixture("FittedHeader", 120, 100, "header 0 0 120 40\ninner 9 7 30 26") { FittedHeader() },
    // 50 wider and 20 higher than when the frames were set.
    ViewFixture("MaskedFrames", 150, 120, "corner 130 100 20 20\nstretch 10 10 130 30") {
      MaskedFrames()
    },
    ViewFixture("ScrollingForm", 100, 120, "contentView 0 0 100 170\ntall 10 10 80 150") {
      ScrollingForm()
    },
    // Three dots of 7, 9 apart.
    ViewFixture(
      "PagingView", 100, 80,
      "pages1 0 0 100 80\npages2 100 0 100 80\npages3 200 0 100 80\npageControl -7.75 54 115.5 26"
    ) { PagingView() },
    ViewFixture("ListScreens", 120, 400, "tags 0 0 120 40\ntableView 0 40 120 360") {
      InboxViewController()
    },
    // A line of 20.5 with 10 above and below, and the standard height without contents.
    ViewFixture("InboxCell", 120, 40.5, "contentView 0 0 120 40.5\ntitle 10 10 100 20.5") {
      InboxCell()
    },
  ]

  private static let texts = [
    ViewFixture(
      "SignInFields", 200, 200, "stack 20 50 160 100\nemail 0 0 160 44\npassword 0 56 160 44"
    ) { SignInFields() },
    // 3 + 20.287 + 5, up to half a point.
    ViewFixture("NoteView", 100, 60, "textView 0 0 100 28.5\nunderline 0 28.5 20 2") { NoteView() },
    ViewFixture("AttributedRow", 200, 60, "label 10 10 84.5 41\nchevron 100.5 24 8 13") {
      AttributedRow()
    },
    ViewFixture("ConfiguredButtons", 300, 100, "accept 0 0 * *\ndecline 0 * * *") {
      ConfiguredButtons()
    },
    // The switch draws 2 beyond its alignment rectangle, the slider 2 on each side and 1 below.
    ViewFixture(
      "PlaybackControls", 200, 200,
      """
      toggle 0 3 51 31\nstepper 59 2.5 94 32\nspinner 163 0 37 37
      progress 0 47 200 4\nvolume -2 61 204 31\ntabs 0 101 200 32
      """
    ) { PlaybackControls() },
    ViewFixture("ScaledText", 300, 60, "title 0 0 73.5 20.5\nvalue 84.5 0 73.5 20.5") {
      ScaledText()
    },
    ViewFixture(
      "BaselineRow", 200, 60, "name 0 10 73.5 20.5\nother 78.5 10 73.5 20.5\nrule 0 30.5 152 3"
    ) { BaselineRow() },
    ViewFixture("ChainedViews", 200, 40, "icon 6 7.25 18 18\ntitle 30 6 73.5 20.5") {
      ChainedViews()
    },
    ViewFixture("ChatBubble", 64, 50, "textView 12 6 40 20.5") {
      let bubble = ChatBubble()
      bubble.textView.text = "Hi"
      return bubble
    },
  ]

  private static let screens = [
    ViewFixture("SafeAreaScreen", 100, 300, "content 0 20 100 202\ntoolbar 0 222 100 78") {
      SafeAreaScreen()
    },
    ViewFixture("ContainerController", 100, 200, "container 10 10 50 50\ndot 21 21 8 8") {
      ContainerController()
    },
    ViewFixture("SettingsNavigation", 100, 200, "list 0 0 100 200") { SettingsNavigation() },
    ViewFixture("LoginViewController", 320, 480, "stack * * * *") { LoginViewController() },
  ]
}
