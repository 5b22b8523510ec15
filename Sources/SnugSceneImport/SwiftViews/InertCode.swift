import SnugDiagnostics

/// Statements and functions of a file that do not affect layout, recognized by their words: they load data, or set
/// delegates, colours and the like.
///
/// It keeps its patterns: making a pattern of a literal takes longer than most of its searches.
package struct InertCode {
  private let outline: SwiftOutline
  /// All functions of the file.
  private let functions: [SwiftOutline.Declaration]

  /// The classes for whose views others stand, without their own members.
  private let views: [String]

  package init(in outline: SwiftOutline, views: [String] = []) {
    (self.outline, self.views) = (outline, views)
    functions = outline.functions
  }

  /// The smallest statement around an offset without which views are laid out in the same way, or, if it sets a text,
  /// an image or a font, with UIKit's default.
  ///
  /// - Parameters:
  ///   - block: what the braces around it enclose.
  ///   - message: the compiler's. Missing members of UIKit's classes may be a project's layout helpers.
  ///   - canBeCall: whether an expression is no result of the block.
  package func statement(
    around offset: Int, in block: Range<Int>, for message: String, canBeCall: Bool
  ) -> Range<Int>? {
    var start = block.lowerBound
    while start <= offset, start < block.upperBound {
      let statement = start..<outline.end(ofStatementAt: start, before: block.upperBound)
      start = statement.upperBound + 1
      guard statement.contains(offset) else { continue }
      if let inner = braces(around: offset, in: statement) {
        let lines = outline.text(inner).split(whereSeparator: \.isNewline)
        let found = self.statement(
          around: offset, in: inner, for: message,
          canBeCall: lines.count { $0.contains(/\S/) } > 1)
        if let found { return found }
      }
      let code = outline.text(statement)
      return isInert(code, for: message, canBeCall: canBeCall) ? statement : nil
    }
    return nil
  }

  private func isInert(_ code: String, for message: String, canBeCall: Bool) -> Bool {
    if code.contains(adding) { return true }
    if let set = code.firstMatch(of: setting).map({ String($0.1) }) {
      // A misspelt property is an error, but UIKit has more delegates and colours than this one.
      return set != CompilerOutput.missingName(in: message) || set.hasSuffix("elegate")
        || setsLooks(code, message)
    }
    // What is not there calls no closure.
    if let bound = code.firstMatch(of: binding)?.1,
      CompilerOutput.missingName(in: message) == String(bound)
    {
      return true
    }
    guard let start = code.firstMatch(of: callOrAssignment), canBeCall || start.3 != nil else {
      return false
    }
    if setsLooks(code, message) {
      return !code.contains(viewAsArgument) && !code.contains(constraining)
    }
    if message.contains(drawing) {
      return !code.contains(viewAsArgument) && !code.contains(constraining)
    }
    return !message.contains(ofUIKit) && (isInert(code) || fillsView(code, message))
  }

  /// Whether a statement fills a view for which another stands, as in `card.configure(with: item)`, and does not lay it
  /// out, as in `card.setHeight(40)`.
  private func fillsView(_ code: String, _ message: String) -> Bool {
    guard let missing = message.firstMatch(of: /type '(\w+)[?!]?' has no member '(\w+)'/),
      views.contains(String(missing.1)), code.firstMatch(of: memberAtStart)?.1 == missing.2
    else { return false }
    return isInert(
      code.replacing(missing.2, with: missing.2.trimmingPrefix(filling), maxReplacements: 1))
  }

  /// Whether a statement sets or calls the member that a message misses in a class of UIKit, and its name says that it
  /// only sets looks. For a misspelt one the compiler knows another.
  private func setsLooks(_ code: String, _ message: String) -> Bool {
    guard !message.contains("did you mean"), let name = message.firstMatch(of: looks)?.1 else {
      return false
    }
    return code.firstMatch(of: memberAtStart)?.1 == name
  }

  /// What the outermost braces in a statement enclose that are around an offset.
  private func braces(around offset: Int, in statement: Range<Int>) -> Range<Int>? {
    var start = statement.lowerBound
    while start < offset {
      guard outline.bytes[start] == UInt8(ascii: "{"),
        let end = SwiftCode.end(ofBracketAt: start, in: outline.bytes)
      else {
        start += 1
        continue
      }
      if (start..<end).contains(offset) { return start + 1..<end - 1 }
      start = end
    }
    return nil
  }

  /// Whether a function has no result and lays nothing out.
  func isInert(_ function: SwiftOutline.Declaration) -> Bool {
    hasNoResult(function) && isInert(outline.text(function.body))
  }

  private func hasNoResult(_ function: SwiftOutline.Declaration) -> Bool {
    function.keyword == "func" && !function.head.contains("->")
  }

  /// Whether code lays nothing out, and neither do the file's functions that it calls.
  private func isInert(_ code: String) -> Bool {
    var (waiting, seen) = ([code], Self.inertCalls)
    while let code = waiting.popLast() {
      // Nothing is a delegate yet.
      let code = code.replacing(delegation, with: "it.add(")
      guard !code.contains(layout), !code.contains(viewAsArgument) else { return false }
      for match in code.matches(of: call) {
        let name = String(match.1)
        guard seen.insert(name).inserted else { continue }
        let own = functions.filter { $0.name == name }
        guard !own.isEmpty, own.allSatisfy(hasNoResult) else { return false }
        waiting += own.map { outline.text($0.body) }
      }
    }
    return true
  }

  private let call = /(?:^|[^\w.]|\bself\??\.)([a-z]\w*)\s*\(/
  private let delegation = /(add(Target|Observer)|[dD]elegate\?\.\w+)\(self/
  private let setting =
    #/
      ^\s*(?:[\w$?!.]+\.)?(\w*[cC]olor|\w*[dD]elegate|dataSource|\w*[tT]ext|\w*[pP]laceholder
      |image|font|title|prompt|cornerRadius|(?:shadow|border|accessibility)\w+)\s*=(?!=)
      /#
  private let adding =
    #/
      ^\s*[\w$?!.]+\.(set(?:Title|TitleColor|AttributedTitle|Image|BackgroundImage|TitleTextAttributes)
      |add(?:Target|Action|GestureRecognizer|Observer)|register|sd_setImage)\(
      /#
  /// The third capture is the equals sign of an assignment.
  private let callOrAssignment =
    #/
      ^\s*(?:_\x20=\x20|(let|var)\s)?
      (?!(?:if|guard|for|while|switch|return|case|default|do|else|super|init|func)\b)
      [\w$?!.]+\s*(?:(:[^=]+)?(=)(?!=)|[({])
      /#
  /// Views, and the lengths and rectangles by which they are laid out.
  private let ofUIKit = /type '\[?(UI|NSLayout|CG)/
  private let looks =
    #/
      type\x20'\[?(?:UI|CA|NS)\w+[^']*'\x20has\x20no\x20member\x20'(
      \w*(?:[cC]olou?rs?|[sS]hadow\w*|[bB]order\w*|[cC]orner[RC]\w+|[gG]radient\w*|[hH]aptic\w*|[hH]ighlight\w*
      |[tT]int\w*|[oO]pacity|[aA]ppearance)|round\w*|accessibility\w*|is\w*Enabled|allows\w+)'
      /#
  /// The member that a statement sets or calls.
  private let memberAtStart = /^\s*(?:_\x20=\x20)?(?:[\w$?!]+\.)*(\w+)\s*(?:=(?!=)|[({])/
  /// Members of layers, animations, contexts, paths, images, colors, bars and gesture recognizers. Those of rectangles
  /// and numbers are none.
  private let drawing =
    #/
      of\x20type\x20'(CA(?!Transform)|CG(?:Context|Path|MutablePath|Color|ColorSpace|Gradient|Image)(?!\w)
      |UIBezierPath|UINavigation|UITabBar|UIBarButton|UI\w*Gesture)
      /#
  private let binding = /^\s*(?:self\.)?(\w+)[?!]?\.\w+\s*=\s*\{/
  private let filling = /configure|setup|setUp|set|render|apply|build|update/
  /// What lays out views, even if it asks a layer or a bar.
  private let constraining = /nchor\.|nstrain|addSubview|rrangedSubview|isActive|[pP]riority/
  private let layout =
    #/
      addSubview | rranged | nstrain | nchor | frame | bounds | idden | axis | spacing | ayout | lignment
      | istribution | Child | riority | tack | ntrinsic | [sS]ize | [hH]eight | [wW]idth | transform
      | uperview | [mM]argin | [iI]nset | [pP]adding | [oO]ffset | [cC]enter | [pP]in[A-Z(] | [eE]dges
      | mbed | ttach | snp | imension | [fF]ill | [sS]etup | [sS]etUp | onfigur | build | render | apply
      | umberOf | lineBreak | isScroll | adjusts | minimumScale | segment | isActive
      | (?:View|Label|Button|Field)\s*=
      /#
  /// A function may lay out the view it is given, as in `pin(label)` or `apply(to: self)`; a presenter that is given
  /// its view, as in `Presenter(view: self)`, does not.
  private let viewAsArgument =
    #/
      [(,:\[]\s*(?:self\.)?\w*(?:[vV]iew|[lL]abel|[bB]utton|[fF]ield|[iI]con)s?\s*[,)\]]
      | \((?:(?:to|in|on|for|of|with):\s*)?self\s*[,)]
      /#
  private static let inertCalls: Set = [
    "print", "debugPrint", "present", "dismiss", "fatalError", "assertionFailure", "if", "guard",
    "while", "for", "switch", "return", "in", "self", "super", "catch", "case", "let", "var",
  ]
}

extension SwiftOutline {
  fileprivate var functions: [Declaration] {
    declarations.flatMap { $0.keyword == "func" ? [$0] : inside($0).functions }
  }
}
