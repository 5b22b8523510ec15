package import Geometry

/// How a text is broken and truncated in some widths.
package struct TextForm: Sendable {
  /// The narrowest width it has this form in, in points.
  package var start: Double
  /// A width it has this form in.
  package var width: Double
  package var isRightToLeft: Bool
  fileprivate var lines: [String]
}

extension Renderer {
  /// The forms a text takes in a range of widths, from the narrowest up.
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
          // Rounding must not break or truncate what is drawn in this form.
          forms[forms.count - 1].width = next.width
          waiting.removeLast()
        } else if next.width - last.width < Self.hair {
          forms.append(next)
          waiting.removeLast()
        } else {
          waiting.append(form(at: (last.width + next.width) / 2))
        }
      }
      return forms
    }
  }

  /// A difference of widths that nobody sees, in points.
  private static let hair = 0.02
}
