import AutoLayout
import SceneReading
import Testing

@Suite struct `The schema` {
  @Test func `every key says what it means in one line`() {
    let meanings =
      SceneKey.allCases.map(\.meaning) + ViewKey.allCases.map(\.meaning)
      + FontKey.allCases.map(\.meaning) + AxisKey.allCases.map(\.meaning)
      + SideKey.allCases.map(\.meaning) + EdgeKey.allCases.map(\.meaning)
      + ConstraintKey.allCases.map(\.meaning)
    for meaning in meanings {
      #expect(!meaning.isEmpty && meaning.count <= 90 && !meaning.contains("\n"))
      #expect(!meaning.hasSuffix("."))
    }
  }

  @Test func `a class has its own keys and those of every view`() {
    #expect(
      ViewKey.keys(of: .uiSwitch, isRoot: false).map(\.rawValue) == [
        "class", "createdIn", "isOn", "layoutMargins", "hugging", "compressionResistance",
        "intrinsicContentSize", "subviews",
      ])
    for viewClass in ViewClass.allCases {
      let keys = ViewKey.keys(of: viewClass, isRoot: false)
      #expect(
        ViewKey.keys(of: viewClass, isRoot: true).filter { !$0.isOfRootAlone } == keys)
    }
  }
}
