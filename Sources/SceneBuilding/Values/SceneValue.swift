import AutoLayout
import Geometry
import SceneReading
import Typesetting

/// A value of a property, and how a scene file says it.
protocol SceneValue: Sendable {
  func written(at place: SourcePlace) -> Written
}

/// A value that is a number or one word.
protocol SceneWord: SceneValue {
  var word: String { get }
}

extension SceneWord {
  func written(at place: SourcePlace) -> Written { Written(.plain(word), at: place) }
}

extension String: SceneValue {
  func written(at place: SourcePlace) -> Written { Written(.text(self), at: place) }
}

extension Bool: SceneWord {
  var word: String { self ? "true" : "false" }
}

extension Int: SceneWord {
  var word: String { String(self) }
}

extension Double: SceneWord {
  /// The number without a needless `.0`, in a way that reads back as the same number.
  var word: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension LayoutPriority: SceneWord {
  var word: String { rawValue.word }
}

extension RawRepresentable<String> where Self: SceneWord {
  var word: String { rawValue }
}

extension StyledText.Alignment: SceneWord {}
extension LineLimit.LineBreakMode: SceneWord {}
extension Font.TextStyle: SceneWord {}
extension Font.Weight: SceneWord {}
extension TextFieldContent.BorderStyle: SceneWord {}
extension ButtonContent.Configuration: SceneWord {}
extension MacButtonContent.Kind: SceneWord {}
extension ControlSize: SceneWord {}
extension SemanticContentAttribute: SceneWord {}
extension ViewCreation: SceneWord {}
extension Axis: SceneWord {}
extension StackView.Distribution: SceneWord {}
extension StackAlignment: SceneWord {}
extension FormatOption: SceneWord {}
extension Platform: SceneWord {}
extension LayoutDirection: SceneWord {}
extension Scene.Expectation: SceneWord {}
extension AnnotationName: SceneWord {}

// MARK: Values of several parts

extension Array: SceneValue where Element: SceneValue {
  func written(at place: SourcePlace) -> Written {
    Written(.sequence(map { $0.written(at: place) }), at: place)
  }
}

extension EdgeInsets: SceneValue {
  func written(at place: SourcePlace) -> Written {
    self == EdgeInsets(all: top)
      ? top.written(at: place) : [top, left, bottom, right].written(at: place)
  }
}

extension DirectionalEdgeInsets: SceneValue {
  func written(at place: SourcePlace) -> Written {
    [top, leading, bottom, trailing].written(at: place)
  }
}

extension Rect: SceneValue {
  func written(at place: SourcePlace) -> Written {
    [origin.x, origin.y, size.width, size.height].written(at: place)
  }
}

/// An intrinsic size, of which a side may be none.
extension Size: SceneValue {
  func written(at place: SourcePlace) -> Written {
    let sides = [width, height].map { side in
      side == SceneView.noIntrinsicMetric
        ? Written(.plain("none"), at: place) : side.written(at: place)
    }
    return Written(.sequence(sides), at: place)
  }
}

/// The size of the root, of which a side may be its fitting size.
extension PerAxis<Double?>: SceneValue {
  func written(at place: SourcePlace) -> Written {
    Written(
      .sequence([horizontal, vertical].map { Written(.plain($0?.word ?? "fit"), at: place) }),
      at: place)
  }
}

extension AutoresizingMask: SceneValue {
  func written(at place: SourcePlace) -> Written {
    let names = AutoresizingMask.named.filter { contains($0.option) }.map(\.name)
    return Written(.sequence(names.map { Written(.plain($0), at: place) }), at: place)
  }
}
