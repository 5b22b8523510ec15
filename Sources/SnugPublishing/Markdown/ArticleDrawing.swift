package import Snug
import SnugPlatform

/// The result of drawing an article: its pictures, its text and diagnostics.
package struct ArticleDrawing: Sendable {
  package let entry: ArticlePlan.Entry
  /// The drawing of each block, in order; empty if the article cannot be drawn.
  package let drawings: [SceneDrawing]
  package let diagnostics: [Diagnostic]
  /// The article with its references; unchanged if it cannot be drawn.
  package let text: [UInt8]

  /// Whether the article, or one of its scenes, cannot be drawn.
  package let isFailure: Bool

  private let references: [MarkdownReference]
  private let shifts: [MarkdownArticle.LineShift]

  init(_ entry: ArticlePlan.Entry, _ drawings: [SceneDrawing]) {
    self.entry = entry
    diagnostics = (entry.diagnostics + drawings.flatMap(\.diagnostics)).inOrder
    isFailure =
      entry.diagnostics.contains { $0.severity == .error } || drawings.contains(where: \.isFailure)
    self.drawings = isFailure ? [] : drawings
    let hasPage = entry.form.hasPage
    references = zip(entry.addresses, self.drawings).map { addresses, drawing in
      MarkdownReference(
        preset: entry.form.preset ?? .github,
        addresses: hasPage ? addresses.dropLast() : addresses,
        alternativeText: drawing.alternativeText, page: hasPage ? addresses.last : nil)
    }
    let lines = references.map(\.lines)
    let article = entry.article
    let rewritten = isFailure ? nil : article?.rewritten(withReferences: lines)
    text = rewritten?.text ?? article?.source.utf8 ?? []
    shifts = rewritten?.shifts ?? []
  }

  /// The diagnostics with their lines in ``text``, for after it was written.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard let range = diagnostic.range, range.source.name == entry.article?.source.name,
        let shift = shifts.last(where: { $0.first < range.start.line })
      else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.range = SourceRange(
        range.source.moved(downBy: shift.distance), range.offsets)
      return diagnostic
    }
  }

  /// The pictures and pages that the article referred to and no longer does: in the references of
  /// its blocks, with the names of these blocks.
  package var abandonedFiles: [String] {
    guard let article = entry.article, !isFailure else { return [] }
    let used = Set(entry.items.flatMap(\.pictures).map(SceneFiles.standardPath))
    return article.blocks.flatMap { block -> [String] in
      guard let reference = article.writtenReference(of: block) else { return [] }
      return MarkdownReference.addresses(in: reference)
        .filter { MarkdownReference.isFile(at: $0, of: block.name) }
        .map { SceneFiles.joined(entry.folder, $0) }
    }.filter { path in
      !used.contains(SceneFiles.standardPath(of: path)) && FileKind(of: path) == .regular
    }
  }

  /// The files that are not up to date. The article is the last.
  package var changedFiles: [(path: String, bytes: [UInt8])] {
    let pictures = drawings.flatMap(\.pictures).filter { picture in
      FileManager.default.contents(atPath: picture.path).map(Array.init) != picture.bytes
    }.map { ($0.path, $0.bytes) }
    let isChanged = entry.path == "-" || text != entry.article?.source.utf8
    return pictures + (isFailure || !isChanged ? [] : [(entry.path, text)])
  }

  /// Diagnostics about references in the article that belong to no block.
  ///
  /// - Parameter severity: the severity of the diagnostics.
  package func orphans(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    guard !isFailure else { return [] }
    return (entry.article?.orphans ?? []).map {
      Diagnostic(
        severity, .staleReference, "the reference belongs to no block", at: $0,
        notes: ["delete it, or restore the block that its picture was drawn from"])
    }
  }

  /// Diagnostics about pictures and references that are not up to date, in the order of the text.
  package var staleDiagnostics: [Diagnostic] {
    guard let article = entry.article, !isFailure else { return [] }
    var found: [Diagnostic] = []
    for (index, block) in article.blocks.enumerated() {
      let stale = drawings[index].stalePictures(drawnAs: entry.form)
      found += drawings[index].diagnostics(about: stale).located(in: block)
      found += staleness(of: block, in: article, references[index])
    }
    let isReported = found.contains { $0.id == .staleReference }
    if text != article.source.utf8, !isReported { found.append(difference(in: article)) }
    return (found + orphans(.error)).inOrder
  }

  private func staleness(
    of block: DiagramBlock, in article: MarkdownArticle, _ reference: MarkdownReference
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if !block.isInForm {
      let words = block.isHidden ? "should be hidden, but is not" : "is hidden, but should not be"
      found.append(Diagnostic(.error, .staleReference, "the scene \(words)", at: block.range))
    }
    guard let written = article.writtenReference(of: block),
      let lines = block.reference
    else {
      found.append(
        Diagnostic(
          .error, .staleReference, "the reference to the picture '\(block.name)' is missing",
          at: block.range))
      return found
    }
    guard let change = reference.change(from: written) else { return found }
    let first = article.lines[lines.lowerBound]
    found.append(
      Diagnostic(
        .error, .staleReference,
        "the reference to the picture '\(block.name)' is stale: \(change)",
        at: SourceRange(article.source, first.content..<first.end)))
    return found
  }

  /// Any other difference, such as an empty line between a reference and a text.
  private func difference(in article: MarkdownArticle) -> Diagnostic {
    let old = article.source.utf8
    let change = zip(old, text).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let offset = change ?? min(old.count, text.count)
    return Diagnostic(
      .error, .staleReference, "the article would change from here on",
      at: SourceRange(article.source, offset..<offset))
  }
}

extension MarkdownReference {
  /// A description of the difference from the written reference; `nil` if there is none.
  fileprivate func change(from written: String) -> String? {
    let (written, mine) = (Self.flat(written), Self.flat(lines + MarkdownArticle.marker))
    guard written != mine else { return nil }
    let link = /<a href=|\[!\[/
    switch (written.contains(link), mine.contains(link)) {
    case (true, false): return "it links to a page; --interactive writes such links"
    case (false, true): return "it links to no page; without --interactive there are none"
    default: break
    }
    let alternativeText = /alt="[^"]*"|!\[(\\.|[^\\\]])*\]/
    return written.replacing(alternativeText, with: "") == mine.replacing(alternativeText, with: "")
      ? "its alternative text differs" : "it shows another picture, or another style"
  }

  /// The text without indentation.
  private static func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
      .joined(separator: "\n")
  }
}
