import AutoLayout
import Diagnostics
import Geometry
import LayoutExplanation

/// What `snug solve` prints as well.
extension ExplanationReport {
  var view: Form<ViewID> {
    object(
      "view", "A view and its layout.",
      Key("id", text, "its name in the scene", name),
      Key("class", text, "its class, `UILabel`") { layout.scene[$0].viewClass.rawValue },
      Key("superview", orNull(text), "its superview; the root has none") {
        layout.scene[$0].superview.map(name)
      },
      Key("frame", rect, "in the root's coordinates") { layout[$0].frame },
      Key("pixelFrame", rect, "the frame with each edge on the nearest pixel") {
        layout[$0].pixelFrame
      },
      Key("alignmentRect", rect, "what constraints are about, in the root's coordinates") {
        layout[$0].alignmentRect
      },
      Key("intrinsicContentSize", intrinsicContentSize, "the size of its content") {
        layout[$0].intrinsicContentSize.size
      },
      Key("hidden", boolean, "whether it, or one around it, is hidden", layout.scene.isHidden),
      Key(
        "ambiguous", list(quantity),
        "which numbers of the frame other layouts, just as good, have otherwise"
      ) { layout[$0].ambiguity.quantities },
      Key("horizontal", side, "its width") { ($0, .horizontal) },
      Key("vertical", side, "its height") { ($0, .vertical) },
      Key(optional: "objectID", text, "its id in a .xib or .storyboard") {
        layout.scene[$0].interfaceBuilderObject?.id
      },
      Key(
        optional: "frameInSuperview", rect,
        "the frame as such a file stores it, from the top left"
      ) { id in
        layout.scene[id].interfaceBuilderObject.map { _ in layout.frameInSuperview(of: id) }
      })
  }

  var intrinsicContentSize: Form<PerAxis<Double?>> {
    object(
      "intrinsicContentSize", "The size of a view's content.",
      Key("width", orNull(number), "`null` is `UIView.noIntrinsicMetric`", \.horizontal),
      Key("height", orNull(number), "`null` is `UIView.noIntrinsicMetric`", \.vertical))
  }

  var side: Form<(view: ViewID, axis: Axis)> {
    object(
      "side", "A view along one axis.",
      Key(
        "state", choice(["none", "intrinsic", "stretched", "compressed", "zero"]),
        "its size beside the intrinsic one: `none` if it has none, `zero` if the "
          + "view has no size left"
      ) { layout.kind(of: $0.view, $0.axis).rawValue },
      Key("difference", number, "laid out less intrinsic; 0 without an intrinsic size") {
        layout.deformation(of: $0.view, $0.axis).delta
      },
      Key("hugging", number, "its content hugging priority") {
        layout.scene[$0.view].contentHuggingPriority[$0.axis].rawValue
      },
      Key("compressionResistance", number, "its content compression resistance priority") {
        layout.scene[$0.view].contentCompressionResistancePriority[$0.axis].rawValue
      })
  }

  /// Of a guide by its index in the system.
  var guide: Form<Int> {
    object(
      "guide", "A layout guide.",
      Key("id", text, "its name, `view.safeAreaLayoutGuide`") { layout.system.guides[$0].name },
      Key("owningView", text, "the view it belongs to") {
        name(layout.system.guides[$0].owningView)
      },
      Key("frame", rect, "in the root's coordinates") { layout.guides[$0] })
  }

  /// Of a constraint by its index in the system, as is `reference`.
  var constraint: Form<Int> {
    object(
      "constraint", "A constraint and how it came out.",
      Key("id", text, "unique in the layout") { layout.system.entries[$0].id },
      description,
      Key("console", text, "as UIKit's console prints it") {
        layout.system.consoleDescription(ofEntry: $0)
      },
      Key(
        "kind",
        choice(["author", "contentSize", "fittingSize", "guide", "autoresizingMask", "stackView"]),
        "who made it"
      ) { layout.system.entries[$0].origin.kind },
      Key("priority", number, "1000 is required") { layout.system.entries[$0].priority.rawValue },
      origin,
      Key("satisfied", boolean, "whether it holds") { layout.constraints[$0].isSatisfied },
      Key("violation", number, "how far it is from that") { layout.constraints[$0].violation },
      Key("broken", boolean, "whether it is required and was given up") {
        layout.constraints[$0].isBroken
      })
  }

  var reference: Form<Int> {
    object(
      "reference", "A constraint as others speak of it.",
      Key("id", text, "as in `constraints`") { layout.system.entries[$0].id },
      description, origin)
  }

  private var description: Key<Int> {
    Key("description", text, "as an equation, `box.width == 80`") {
      layout.system.entries[$0].description
    }
  }

  private var origin: Key<Int> {
    Key("origin", orNull(text), "`file:line:column` of it, or of the view it comes with") {
      layout.system.entries[$0].range?.location
    }
  }

  var diagnostic: Form<Diagnostic> {
    object(
      "diagnostic", "An error or a warning, as `snug lint --format json` has them.",
      Key("rule", text, "the name in brackets, `ambiguous-layout`", \.id.rawValue),
      Key("severity", choice(["error", "warning"]), "which of the two", \.severity.rawValue),
      Key("message", text, "what is wrong, in a sentence", \.message),
      Key("notes", list(text), "why, and what to do", \.notes),
      Key("file", orNull(text), "the scene file") { $0.range?.source.name ?? $0.file },
      Key("line", orNull(count), "where it begins, counted from 1") { $0.range?.start.line },
      Key("column", orNull(count), "where it begins, counted from 1") { $0.range?.start.column },
      Key("endLine", orNull(count), "the line of its last character") { $0.range?.end.line },
      Key("endColumn", orNull(count), "the column after its last character") {
        $0.range?.end.column
      },
      Key("views", list(text), "the views it is about", \.views))
  }

  var size: Form<Size> {
    object(
      "size", "A size.", Key("width", number, "its width", \.width),
      Key("height", number, "its height", \.height))
  }

  var rect: Form<Rect> {
    object(
      "rect", "A rectangle; y grows downwards.",
      Key("x", number, "its left edge", \.minX),
      Key("y", number, "its top edge", \.minY),
      Key("width", number, "its width", \.width),
      Key("height", number, "its height", \.height))
  }

  /// One of the four numbers of a frame.
  var quantity: Form<String> { choice(["x", "y", "width", "height"]) }
}

extension Layout.FrameAmbiguity {
  /// The numbers of the frame that are ambiguous.
  var quantities: [String] {
    let parts = [
      ("x", origin.horizontal), ("y", origin.vertical), ("width", size.horizontal),
      ("height", size.vertical),
    ]
    return parts.filter(\.1).map(\.0)
  }
}

extension ConstraintSystem.Origin {
  /// Who made a constraint, as tools are told.
  fileprivate var kind: String {
    switch self {
    case .author, .rootSize: "author"
    case .contentSize: "contentSize"
    case .fittingSize: "fittingSize"
    case .guide: "guide"
    case .autoresizingMask: "autoresizingMask"
    case .stackView: "stackView"
    }
  }
}
