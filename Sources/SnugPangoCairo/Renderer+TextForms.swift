package import SnugGeometry

/// The line breaks and truncation of a text in a range of widths.
package struct TextForm: Sendable {
  /// The smallest width with this form, in points.
  package var start: Double
  package var width: Double
  package var isRightToLeft: Bool
  fileprivate var lines: [String]
}

extension Renderer {
  package func forms(of text: StyledText, over widths: ClosedRange<Double>) -> [TextForm] {
    measurer.withTypesetter { typesetter in
      func form(at width: Double) -> TextForm {
        let layout = typesetter.layout(text, maximumWidth: width)
        return TextForm(
          start: width, width: width, isRightToLeft: layout.lines.first?.isRightToLeft ?? false,
          lines: layout.lines.map(layout.visibleText(of:)))
      }
      var forms = [form(at: widths.lowerBound)]
      var waiting = [form(at: widths.upperBound)]
      while let next = waiting.last, let last = forms.last {
        if next.lines == last.lines {
          // Rounding must not change the form of a text that is drawn with this width.
          forms[forms.count - 1].width = next.width
          waiting.removeLast()
        } else if next.width - last.width < Self.tolerance {
          forms.append(next)
          waiting.removeLast()
        } else {
          waiting.append(form(at: (last.width + next.width) / 2))
        }
      }
      return forms
    }
  }

  /// An invisible difference of widths, in points.
  private static let tolerance = 0.02
}
