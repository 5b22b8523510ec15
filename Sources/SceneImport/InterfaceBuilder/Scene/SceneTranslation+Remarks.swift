import Diagnostics
import Geometry

extension SceneTranslation {
  /// What of the root counts for something else than it does in an app.
  var remarks: [Diagnostic] {
    var remarks: [Diagnostic] = []
    if file.document["useAutolayout"] != "YES" {
      remarks.append(
        Diagnostic(
          .warning, .noAutoLayout, "the file does not use Auto Layout", at: file.document.range,
          notes: ["its views are laid out by their frames and autoresizing masks"]))
    }
    if contentSizeCategory != .large {
      remarks.append(
        Diagnostic(
          .warning, .notModelled,
          "texts are as large as in the canvas the file was saved from: \(contentSizeCategory)",
          at: root.element.range,
          notes: ["'--content-size-category large' lays them out in the standard size"]))
    }
    var fonts: Set<String> = []
    var images: Set<String> = []
    for view in views {
      if !view.isKnownView, let name = names[view] {
        remarks.append(
          Diagnostic(
            .warning, .notModelled, "'\(view.name)' counts as a view without a size of its own",
            at: view.range, views: [name]))
      }
      if let insets = addedInsets(of: view), !insets.areInwards {
        remarks.append(
          Diagnostic(
            .warning, .notModelled,
            "the button has the content insets of its style: smaller ones are not modelled",
            at: view.child("buttonConfiguration")?.child(key: "contentInsets")?.range,
            views: [names[view]].compactMap(\.self)))
      }
      if let image = view.imageName, let listed = file.unreadImages[image],
        images.insert(image).inserted
      {
        remarks.append(
          Diagnostic(
            .warning, .unreadableImage,
            "the asset catalog has no PNG or PDF file of '\(image)' that can be read",
            at: listed.range(of: "name"), notes: ["it counts with the size that is listed here"]))
      }
      let font = view.child(key: "fontDescription") ?? view.child(key: "cell")?.child(key: "font")
      if let font, let family = font["family"] ?? font["name"], !family.hasPrefix(".SF"),
        fonts.insert(family).inserted
      {
        remarks.append(
          Diagnostic(
            .warning, .notModelled,
            font.fontFamily == nil
              ? "text in '\(family)' is measured in the system font"
              : "the letters of '\(family)' are Inter's, so widths differ by some per cent",
            at: font.range, views: [names[view]].compactMap(\.self)))
      }
    }
    return remarks
  }
}
