import AutoLayout
import Diagnostics
import Geometry
import SceneFormat

/// What Swift has for each key of a scene.
let sceneExamples: [String: [(file: String, settings: [Setting])]] = [
  "title": [("Another", [.title("Another")])],
  "subtitle": [("Below", [.subtitle("Below")])],
  "scale": [("3", [.scale(3)])],
  "platform": [("macOS", [.platform(.macOS)])],
  "system": [("iOS 26", [.system(SystemVersion(.iOS, 26))])],
  "layoutDirection": [("rightToLeft", [.layoutDirection(.rightToLeft)])],
  "contentSizeCategory": [("extraLarge", [.contentSizeCategory(.extraLarge)])],
  "createdIn": [("interfaceBuilder", [.createdIn(.interfaceBuilder)])],
  "designTime": [("true", [.designTime()])],
  "metrics": [("{ gap: 9, high_gap: 90 }", [.metric("gap", 9), .metric("high_gap", 90)])],
  "expect": [("ambiguous", [.expect(.ambiguous)])],
  "fitting": [
    (
      "{ targetSize: [320, 0], horizontalFittingPriority: 1000, verticalFittingPriority: 51 }",
      [
        .systemLayoutSizeFitting(
          Size(width: 320, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: 51)
      ]
    ),
    (
      "{ targetSize: { width: 10000, height: 10000 } }",
      [.systemLayoutSizeFitting(Size(width: 10_000, height: 10_000))]
    ),
  ],
  "lint": [
    ("{ disable: [clipped-text, conflict] }", [.disableLint(.clippedText, .conflict)])
  ],
  "output": [
    ("{ annotate: [minimal, reasons] }", [.annotate(.minimal, .only(.reasons))]),
    ("{ noAnnotate: [legend] }", [.noAnnotate(.only(.legend))]),
    ("{ columns: 2, baseTitle: Now }", [.columns(2), .baseTitle("Now")]),
  ],
  "sweep": [
    ("{ view.width: [200, 260.5] }", [.sweep(.horizontal, [200, 260.5])]),
    ("{ view.height: [20] }", [.sweep(.vertical, [20])]),
  ],
]

/// What Swift has for each key of a constraint's mapping form.
var constraintExamples: [String: [(file: String, constraint: LayoutConstraint)]] {
  [
    "constraint": [
      ("a.width == 8", LayoutConstraint(equation: "a.width == 8")),
      ("'H:[a][b]'", LayoutConstraint(visualFormat: "H:[a][b]")),
    ],
    "id": [
      (
        "{ constraint: a.width == 8, id: wide }",
        LayoutConstraint(equation: "a.width == 8").identifier("wide")
      )
    ],
    "priority": [
      (
        "{ constraint: a.width == 8 @ 3, priority: 20 }",
        LayoutConstraint(equation: "a.width == 8 @ 3").priority(20)
      )
    ],
    "multiplier": [
      (
        "{ constraint: a.width == b.width, multiplier: 3 }",
        changed("a.width == b.width") { $0.multiplier = 3 }
      )
    ],
    "constant": [
      ("{ constraint: a.width == 4, constant: -8 }", changed("a.width == 4") { $0.constant = -8 })
    ],
    "isActive": [
      (
        "{ constraint: a.width == 8, isActive: false }",
        changed("a.width == 8") { $0.isActive = false }
      )
    ],
    "options": [
      (
        "{ constraint: 'H:[a][b]', options: [alignAllTop, directionLeftToRight] }",
        LayoutConstraint(visualFormat: "H:[a][b]", options: [.alignAllTop, .directionLeftToRight])
      )
    ],
    "metrics": [
      (
        "{ constraint: a.width == 2 * gap, metrics: { gap: 5 } }",
        LayoutConstraint(equation: "a.width == 2 * gap", metrics: ["gap": 5])
      )
    ],
  ]
}

private func changed(
  _ equation: String, _ change: (LayoutConstraint) -> Void
) -> LayoutConstraint {
  let constraint = LayoutConstraint(equation: equation)
  change(constraint)
  return constraint
}
