import CSnugXML
import SnugDiagnostics

/// Reads XML into elements. Only this file uses libxml2.
///
/// A document type declaration is an error, because Interface Builder writes none. This excludes
/// entities that expand without bound or refer to other files.
final class XMLReader {
  private let source: SourceText
  private var root: XMLElement?
  private var open: [XMLElement] = []
  private var failure: Diagnostic?

  private init(_ source: SourceText) { self.source = source }

  /// The root element of a text. Throws an error if it is not well-formed XML in UTF-8.
  static func read(_ source: SourceText) throws(Diagnostic) -> XMLElement {
    let reader = XMLReader(source)
    reader.parse()
    if let failure = reader.failure { throw failure }
    guard let root = reader.root else {
      throw Diagnostic(.error, .invalidXML, "the file holds no element", file: source.name)
    }
    return root
  }

  private func parse() {
    source.utf8.withUnsafeBufferPointer { bytes in
      guard bytes.count > 0, let context = xmlNewParserCtxt() else { return }
      defer { xmlFreeParserCtxt(context) }
      // libxml2 passes this pointer to the callbacks.
      context.pointee.sax.pointee = Self.handler
      context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
      current = context
      defer { current = nil }
      let options = XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue
      let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      let document = xmlCtxtReadMemory(
        context, start, Int32(bytes.count), nil, "UTF-8", Int32(options))
      if let document { xmlFreeDoc(document) }
    }
  }

  private var current: xmlParserCtxtPtr?

  /// The current offset of the parser.
  private var offset: Int {
    guard let input = current?.pointee.input else { return 0 }
    let offset = Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    return min(max(0, offset), source.utf8.count)
  }

  private func fail(_ message: String, at offset: Int) {
    guard failure == nil else { return }
    let end = min(offset + 1, source.utf8.count)
    failure = Diagnostic(
      .error, .invalidXML, message, at: SourceRange(source, min(offset, end)..<end))
    if let current { xmlStopParser(current) }
  }

  // MARK: Events

  private func begin(_ name: String, _ attributes: [String: String]) {
    // Attributes cannot contain an unescaped "<", so the last one begins the tag.
    let end = offset
    let start = source.utf8[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
    let element = XMLElement(name, attributes, at: SourceRange(source, start..<end))
    if let parent = open.last { parent.append(element) } else if root == nil { root = element }
    open.append(element)
  }

  private static func reader(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    context.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { context, name, _, _, _, _, count, _, values in
      guard let name else { return }
      var attributes: [String: String] = [:]
      for index in 0..<Int(count) {
        // Five pointers per attribute: name, prefix, namespace, and the start and the end of the
        // value.
        guard let values, let name = values[index * 5], let start = values[index * 5 + 3],
          let end = values[index * 5 + 4]
        else { continue }
        let value = UnsafeBufferPointer(start: start, count: end - start)
        attributes[String(cString: name)] = String(decoding: value, as: UTF8.self)
      }
      XMLReader.reader(context)?.begin(String(cString: name), attributes)
    }
    handler.endElementNs = { context, _, _, _ in XMLReader.reader(context)?.open.removeLast() }
    handler.characters = { context, bytes, count in
      let text = UnsafeBufferPointer(start: bytes, count: Int(count))
      XMLReader.reader(context)?.open.last?.text += String(decoding: text, as: UTF8.self)
    }
    handler.internalSubset = { context, _, _, _ in
      guard let reader = XMLReader.reader(context) else { return }
      reader.fail(
        "an Interface Builder file has no document type declaration", at: reader.offset)
    }
    handler.serror = { context, error in
      guard let reader = XMLReader.reader(context), let error else { return }
      let message = error.pointee.message.map { String(cString: $0) } ?? "out of memory"
      let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
      let isTooDeep = line.hasPrefix("Excessive depth")
      reader.fail(
        isTooDeep ? "elements are nested too deeply" : "not valid XML: \(line)", at: reader.offset)
    }
    return handler
  }
}
