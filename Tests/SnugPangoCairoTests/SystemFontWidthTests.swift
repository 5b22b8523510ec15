import SnugGeometry
@testable import SnugPangoCairo
import Testing

/// The widths of labels in the system font on Apple's platforms.
struct SystemFontWidthTests {
  /// From storyboards and xibs saved by Xcode 9 to 16: the frames of labels whose width only
  /// depends on the text, rounded up to the pixels of the file's device. On macOS, where frames
  /// have whole points, the frames of text fields without the 2 points on either side.
  @Test(
    arguments: [
      ("Settings", 16, .regular, 60), ("loading", 16, .regular, 53),
      ("Write a Review", 16, .regular, 107), ("Label", 17, .regular, 42),
      ("Detail", 17, .regular, 44), ("Active", 17, .regular, 47.5),
      ("Default", 17, .regular, 55), ("Theme", 17, .regular, 53),
      ("Timeline Layout", 17, .regular, 119.5), ("Account", 17, .regular, 64),
      ("purple", 17, .regular, 49), ("Camera", 15, .regular, 54), ("Gallery", 15, .regular, 48),
      ("Long Text", 15, .regular, 67), ("Sign Up Here", 12, .regular, 75),
      ("months", 13, .regular, 46), ("Download:", 13, .regular, 64),
      ("Name:", 13, .regular, 40), ("Account:", 13, .bold, 59),
      ("Label", 17, .medium, 43), ("Label", 17, .semibold, 43.33), ("THEME", 13, .bold, 46.5),
      ("TITLE", 13, .bold, 37), ("DURATION", 13, .bold, 69.5), ("Email", 20, .bold, 51.33),
      ("iPhone", 22, .semibold, 69.33), ("Label", 22, .bold, 57),
      ("Camera Unavailable", 24, .regular, 208),
      ("Article Title", 28, .regular, 136),
    ] as [(String, Double, Font.Weight, Double)])
  func `are matched within a point, or 1.5 % for long texts`(
    string: String, size: Double, weight: Font.Weight, width: Double
  ) {
    let metrics = measurer.metrics(
      of: text(string, size: size, weight: weight), maximumWidth: nil)
    let measured = PixelGrid(scale: 2).roundedUp(metrics.size.width)
    #expect(abs(measured - width) <= max(1, 0.015 * width), "\(measured)")
  }

  /// From files of Xcode 8 in DonMag/ScratchPad, firebase/quickstart-ios, GoogleCloudPlatform/ios-docs-samples and
  /// HeroTransitions/Hero, and those of 21 points in bqlin/Apple-Sample-Code, at 2x.
  @Test(
    arguments: [
      ("City Name", 20, .regular, 94), ("City Name", 31, .regular, 144),
      ("Restaurant name", 20, .medium, 156.5), ("Built-in transitions", 19, .light, 152),
      ("Class AB", 24, .regular, 95.5), ("Sticky Notes", 64, .regular, 350),
      ("Sequencer", 21, .bold, 110), ("Instrument Unit", 21, .bold, 157),
      ("Main Mixer Node", 21, .bold, 168), ("Reverb Unit", 21, .bold, 117.5),
      ("Player Node", 21, .bold, 121.5), ("Distortion Unit", 21, .bold, 146),
    ] as [(String, Double, Font.Weight, Double)])
  func `of titles up to iOS 10 are matched within 1.5 points, or 1.5 % for long texts`(
    string: String, size: Double, weight: Font.Weight, width: Double
  ) {
    var styled = text(string, size: size, weight: weight)
    styled.font.edition = .iOS10
    let measured = measurer.metrics(of: styled, maximumWidth: nil).size.width
    #expect(
      abs(PixelGrid(scale: 2).roundedUp(measured) - width) <= max(1.5, 0.015 * width),
      "\(measured)")
  }

  /// Widths that show the widths of single letters: at 1x, 2x or 3x, as for the file's device.
  @Test(
    arguments: [
      ("8888", 17, .regular, 42, 3), ("Notify About New Articles", 17, .regular, 196.5, 2),
      ("Sort Oldest to Newest", 17, .regular, 167.5, 2),
      ("Tap anywhere to dismiss keyboard", 17, .regular, 263, 2),
      ("She is a cute white dog", 17, .regular, 176.33, 3), ("LeadingEdges1", 17, .regular, 115, 3),
      ("Loaded by FirstViewController", 14, .regular, 194.5, 2),
      ("Fwd: Jane's independent studies", 15, .regular, 224.33, 3),
      (
        "This log may contain feed URLs and other information you may not want to share publicly.",
        13,
        .regular, 542, 1
      ),
      ("1", 140, .regular, 63, 2), ("2", 140, .regular, 80, 2),
    ] as [(String, Double, Font.Weight, Double, Double)])
  func `of single letters are matched within a point`(
    string: String, size: Double, weight: Font.Weight, width: Double, scale: Double
  ) {
    let metrics = measurer.metrics(of: text(string, size: size, weight: weight), maximumWidth: nil)
    let measured = PixelGrid(scale: scale).roundedUp(metrics.size.width)
    #expect(abs(measured - width) <= 1, "\(measured)")
  }

  /// Ten letters, in points more than since iOS 16.
  @Test(
    arguments: [
      (17.0, Font.Edition.iOS12, 0.42), (18, .iOS12, 0.42), (17, .iOS15, 0.19), (18, .iOS15, 0),
      (16.5, .iOS12, 0.21), (16, .iOS12, 0), (19, .iOS12, 0), (16, .iOS15, 0), (17, .uiKit, 0),
      (17, .iOS10, 0.42), (16, .iOS10, 0), (19, .iOS10, 1.235), (20, .iOS10, 2.6),
      (31, .iOS10, 4.03),
      (20, .iOS12, 0),
    ])
  func `of 17 points, and of titles, are greater in earlier systems`(
    size: Double, edition: Font.Edition, difference: Double
  ) {
    func width(_ edition: Font.Edition) -> Double {
      let text = StyledText("Dictionary", font: Font(size: size, edition: edition))
      return measurer.metrics(of: text, maximumWidth: nil).size.width
    }
    #expect(abs(width(edition) - width(.uiKit) - difference) < 0.02)
  }

  @Test(arguments: [("Ŵôrdś ãńč", "Words anc"), ("w\u{302}", "w")])
  func `letters with accents are as wide as those without`(accented: String, plain: String) {
    let widths = [accented, plain].map {
      measurer.metrics(of: text($0), maximumWidth: nil).size.width
    }
    #expect(abs(widths[0] - widths[1]) < 0.01 * 17)
  }

  /// The advances are ours: whatever release of Inter is installed, a character is as wide as listed.
  @Test(arguments: [(17.0, Font.Weight.regular), (22, .thin), (34, .bold)])
  func `every character of the system font has its listed width`(size: Double, weight: Font.Weight)
  {
    let share = min(1, max(0, (size - 18) / 8))
    let number = 100 * Double(Font.Weight.allCases.firstIndex(of: weight)! + 1)
    let wrong = SystemAdvances.all.filter { entry in
      let properties = entry.character.properties
      guard ![.nonspacingMark, .enclosingMark].contains(properties.generalCategory),
        !properties.isWhitespace || entry.character == " "
      else { return false }
      let listed =
        entry.advance(weight: number, displayShare: share) * size
        + SystemTracking.tracking(atSize: size)
      let string = String(repeating: String(entry.character), count: 3)
      let measured = measurer.metrics(
        of: text(string, size: size, weight: weight), maximumWidth: nil)
      return abs(measured.size.width - 3 * listed) > 0.02
    }
    #expect(wrong.map(\.character) == [])
  }

  @Test(arguments: [("To", "T", "o", -0.07), ("VA", "V", "A", -0.075), ("no", "n", "o", 0)])
  func `pairs are kerned`(pair: String, left: String, right: String, ems: Double) {
    func width(_ string: String) -> Double {
      measurer.metrics(of: text(string), maximumWidth: nil).size.width
    }
    #expect(abs(width(pair) - width(left) - width(right) - 17 * ems) < 0.01)
  }

  /// From storyboards saved by Xcode 15.
  @Test(
    arguments: [
      ("パスワード", 20, .bold, 93.67), ("現在の職業", 20, .bold, 93.67), ("晴れ", 32, .bold, 60),
      ("朝食あり", 17, .regular, 63.67), ("Wi-Fiあり", 17, .regular, 74.67),
    ] as [(String, Double, Font.Weight, Double)])
  func `Japanese is narrower than an em`(
    string: String, size: Double, weight: Font.Weight, width: Double
  ) {
    let metrics = measurer.metrics(of: text(string, size: size, weight: weight), maximumWidth: nil)
    #expect(abs(metrics.size.width - width) < 1, "\(metrics.size.width)")
  }

  @Test func `Chinese is an em wide`() {
    #expect(measurer.metrics(of: text("名前"), maximumWidth: nil).size.width == 34)
  }

  /// From xibs and storyboards.
  @Test(
    arguments: [
      (.helvetica, "First View", 36, .regular, 157.5), (.helveticaNeue, "Label", 17, .bold, 44.5),
      (.helveticaNeue, "Options", 17, .light, 58), (.avenirNext, "TYCHO MUSIC", 17, .regular, 116),
      (.avenirNext, "POPULAR DESTINATIONS", 16, .regular, 191),
      (.avenirNext, "Adventure awaits", 32, .regular, 251),
      (.avenirNext, "Welcome to GitHawk", 28, .semibold, 276),
    ] as [(Font.Family, String, Double, Font.Weight, Double)])
  func `of other families are matched within 3 %`(
    family: Font.Family, string: String, size: Double, weight: Font.Weight, width: Double
  ) {
    var styled = text(string, size: size, weight: weight)
    styled.font.family = family
    let measured = measurer.metrics(of: styled, maximumWidth: nil).size.width
    #expect(abs(measured - width) < 0.03 * width, "\(measured)")
  }

  @Test func `letters narrow gradually from 18 to 26 points`() {
    let word = "Hamburgefonts"
    let ems = (17...27).map { size in
      let metrics = measurer.metrics(of: text(word, size: Double(size)), maximumWidth: nil)
      let tracking = SystemTracking.tracking(atSize: Double(size)) * Double(word.count)
      return (metrics.size.width - tracking) / Double(size)
    }
    #expect(abs(ems[0] - ems[1]) < 1e-3 && abs(ems[9] - ems[10]) < 1e-3)
    for (smaller, larger) in zip(ems[1...], ems[2...9]) {
      #expect(smaller - larger > 0.03 && smaller - larger < 0.2)
    }
  }
}
