import SnugDiagnostics
import SnugGeometry

extension SceneTranslation {
  /// Warnings about parts of the root that are laid out differently in an app.
  var remarks: [Diagnostic] {
    var remarks: [Diagnostic] = []
    func remark(
      _ message: String, _ id: Diagnostic.ID = .notModelled, at range: SourceRange?,
      notes: [String] = [], about view: XMLElement? = nil
    ) {
      let views = [view.flatMap { names[$0] }].compactMap(\.self)
      remarks.append(Diagnostic(.warning, id, message, at: range, notes: notes, views: views))
    }
    if file.document["useAutolayout"] != "YES" {
      remark(
        "the file does not use Auto Layout", .noAutoLayout, at: file.document.range,
        notes: ["its views are laid out by their frames and autoresizing masks"])
    }
    if file.isTV {
      remark(
        "texts and controls have the sizes of iOS: those of tvOS are larger",
        at: file.document.range(of: "targetRuntime"),
        notes: ["use '--stored-sizes' for those of the file"])
    }
    if contentSizeCategory != .large {
      remark(
        "the text size is that of the canvas the file was saved from: \(contentSizeCategory)",
        at: root.element.range,
        notes: ["use '--content-size-category large' for the standard size"])
    }
    var fonts: Set<String> = []
    var images: Set<String> = []
    for view in views {
      if !view.isKnownView {
        remark(
          "'\(view.name)' is treated as a view without an intrinsic size", at: view.range,
          about: view)
      }
      if let insets = addedInsets(of: view), !insets.areNonnegative {
        remark(
          "the button uses the content insets of its style: smaller ones are not modelled",
          at: view.child("buttonConfiguration")?.child(key: "contentInsets")?.range, about: view)
      }
      if let image = view.imageName, let listed = file.unreadImages[image],
        images.insert(image).inserted
      {
        remark(
          "the asset catalog has no readable PNG or PDF file of '\(image)'",
          .unreadableImage, at: listed.range(of: "name"),
          notes: ["the size that is listed here is used"])
      }
      for constraint in view.installedConstraints(for: classes) {
        guard let (attribute, note) = mistake(in: constraint) else { continue }
        remark(
          "this constraint is left out of the scene", .unreadableConstraint,
          at: constraint.range(of: attribute), notes: [note])
      }
      let font = font(of: view) ?? view.child(key: "cell")?.child(key: "font")
      for font in [font].compactMap(\.self) + fragmentFonts(of: view) {
        guard let family = font["family"] ?? font["name"], !family.hasPrefix("."),
          !family.hasPrefix("SFPro"), fonts.insert(family).inserted
        else { continue }
        remark(
          font.fontFamily == nil
            ? "text in '\(family)' is measured in "
              + (isMissing(font) ? "Helvetica Neue" : "the system font")
            : "text in '\(family)' has Inter's letters, so widths differ by a few percent",
          at: font.range, about: view)
      }
    }
    return remarks
  }
}
