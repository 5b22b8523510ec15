package import Snug

package struct MarkdownArticle: Sendable {
  package let source: SourceText
  package let blocks: [DiagramBlock]
  package let diagnostics: [Diagnostic]
  package let orphans: [SourceRange]
  package let hasBlocks: Bool

  let lines: [MarkdownScanner.Line]

  /// The comment at the end of each reference, which marks it as Snug's.
  static let marker = "<!-- snug -->"

  package init(_ source: SourceText) {
    let scanner = MarkdownScanner(source.utf8)
    self.source = source
    lines = scanner.lines
    hasBlocks = !scanner.spans.isEmpty
    var blocks: [DiagramBlock] = []
    var diagnostics: [Diagnostic] = []
    for (index, span) in scanner.spans.enumerated() {
      do {
        blocks.append(try Self.block(span, number: index + 1, in: scanner, source))
      } catch {
        diagnostics += error.all
      }
    }
    var names: [String: DiagramBlock] = [:]
    for block in blocks {
      guard let other = names.updateValue(block, forKey: block.name) else { continue }
      diagnostics.append(.duplicatePicture(block, like: other))
    }
    self.blocks = blocks
    self.diagnostics = diagnostics.inOrder
    orphans = Self.orphans(in: scanner, source, besides: blocks)
  }

  /// The scene of a block as a text with the line numbers and columns of the article.
  ///
  /// Quote markers are replaced with blanks.
  package func scene(of block: DiagramBlock) -> SourceText {
    var bytes: [UInt8] = []
    for line in lines[(block.span.first + 1)..<block.last] {
      let marks =
        source.utf8[line.start..<line.content].lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
        ?? line.start
      bytes += Array(repeating: UInt8(ascii: " "), count: marks - line.start)
      bytes += source.utf8[marks..<line.next]
    }
    return SourceText(name: source.name, utf8: bytes, firstLine: block.span.first + 2)
  }

  // MARK: - Reading

  private static func block(
    _ span: MarkdownScanner.Span, number: Int, in scanner: MarkdownScanner, _ source: SourceText
  ) throws(Diagnostics) -> DiagramBlock {
    let first = scanner.lines[span.first]
    let range = SourceRange(source, first.content..<first.end)
    let attributes = BlockAttributes(source, span.attributes)
    var diagnostics = attributes.diagnostics
    if let last = span.last {
      let isHidden = attributes.isHidden || span.form == .comment
      let lines = scanner.lines[span.first...last]
      diagnostics += wrongEnds(isHidden ? lines : [], of: span, source)
      let isEmpty = lines.dropFirst().dropLast().allSatisfy(\.isBlank)
      if let file = attributes.file {
        if !isEmpty { diagnostics.append(.sceneBesideFile(file.range)) }
      } else if diagnostics.isEmpty, isEmpty {
        diagnostics.append(.emptyBlock(range))
      }
    } else {
      diagnostics.append(.unclosedBlock(range, span.form))
    }
    guard diagnostics.isEmpty, let last = span.last else { throw Diagnostics(diagnostics) }
    return DiagramBlock(
      name: attributes.name?.text ?? PictureName.standard(for: source.name, number),
      isHidden: attributes.isHidden, variant: attributes.variant, file: attributes.file?.text,
      scene: attributes.scene, excerptRange: attributes.excerptRange, range: range,
      nameRange: attributes.name?.range ?? range, span: span, last: last,
      reference: scanner.reference(of: span, endingIn: last))
  }

  /// The ranges of `-->` that would end, or end, the comment with a scene.
  private static func wrongEnds(
    _ lines: ArraySlice<MarkdownScanner.Line>, of span: MarkdownScanner.Span, _ source: SourceText
  ) -> [Diagnostic] {
    lines.compactMap { line in
      let rest = source.utf8[line.content..<line.end]
      guard let end = rest.firstRange(of: Array("-->".utf8)) else { return nil }
      let isLast =
        end.lowerBound == line.content && rest[end.upperBound...].allSatisfy(\.isBlank)
      return isLast && span.form == .comment ? nil : .commentEnd(SourceRange(source, end))
    }
  }

  private static func orphans(
    in scanner: MarkdownScanner, _ source: SourceText, besides blocks: [DiagramBlock]
  ) -> [SourceRange] {
    let taken = Set(blocks.flatMap { Array($0.reference ?? $0.last...$0.last) })
    let spans = Set(scanner.spans.flatMap { Array($0.first...($0.last ?? $0.first)) })
    return scanner.lines.indices.filter {
      scanner.isReferenceEnd($0) && !taken.contains($0) && !spans.contains($0)
    }.map { SourceRange(source, scanner.lines[$0].content..<scanner.lines[$0].end) }
  }
}

extension MarkdownScanner {
  /// Whether a line ends with the marker of a reference and is not code.
  fileprivate func isReferenceEnd(_ index: Int) -> Bool {
    let line = lines[index]
    guard !line.isCode, !line.isBlank else { return false }
    let end = text[line.content..<line.end].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? line.end
    let mark = MarkdownArticle.marker.utf8
    return end - line.content > mark.count && text[(end - mark.count)..<end].elementsEqual(mark)
  }

  /// The lines of a block's reference, which must follow the block directly.
  fileprivate func reference(of span: Span, endingIn last: Int) -> ClosedRange<Int>? {
    guard let first = lines.indices.dropFirst(last + 1).first(where: { !lines[$0].isBlank }),
      lines[first].isInside(span.container), !lines[first].isCode
    else { return nil }
    let start = text[lines[first].content..<lines[first].end]
    func begins(_ marks: String...) -> Bool { marks.contains { start.starts(with: $0.utf8) } }
    if begins("![", "[![") { return isReferenceEnd(first) ? first...first : nil }
    guard begins("<a ", "<picture>", "<img ") else { return nil }
    let end = lines[first...].prefix { !$0.isBlank && $0.isInside(span.container) }.endIndex
    return (first..<end).first(where: isReferenceEnd).map { first...$0 }
  }
}
