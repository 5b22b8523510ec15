import Foundation
import Snug
import SnugBrowserSupport
import SnugTestSupport
import Testing

@Suite(.enabled(if: Browser.isInstalled, "needs Chromium (chromium)"))
struct `A page in a browser` {
  private let browser: Browser
  private let folder: TemporaryFolder

  init() throws {
    browser = try Browser.shared()
    folder = try TemporaryFolder()
  }

  private func open(_ name: String, _ fragment: String = "") async throws -> (ScenePage, Page) {
    let scene = try ScenePage.made(name)
    let file = URL(filePath: try folder.write(scene.html, "page.html"))
    return (scene, try await browser.open(file.absoluteString + fragment))
  }

  private func size(_ page: Page) async throws -> Double? {
    try await page.evaluate("Number(document.querySelector('input').value)").number
  }

  @Test func `is resized by dragging its edge`() async throws {
    let (_, page) = try await open("hugging/name-and-field", "#width=375")
    let (x, y) = try await page.middle(of: ".pill")
    let zoom =
      try await page.evaluate(
        "JSON.parse(document.querySelector('#data').textContent).variants[0].zoom"
      ).number ?? 1
    let scale = try await page.evaluate("document.querySelector('.stage svg').getScreenCTM().a")
    try await page.drag(from: (x, y), to: (x - 60 * zoom * (scale.number ?? 1), y))
    try await page.wait(until: "document.querySelector('.size').textContent === '315'")
    try await page.wait(until: "location.hash === '#width=315'")
    #expect(
      try await page.evaluate("document.querySelector('.reasons strong').textContent")
        == "field takes all 42.5 spare points: it hugs less (250) than name (251).")
  }

  @Test func `the view under the pointer lights its reason, and the reason its view`() async throws
  {
    let (_, page) = try await open("hugging/name-and-field", "#width=375")
    func lit(_ over: String, _ found: String) async throws -> String? {
      try await page.evaluate(
        """
        (() => {
          const over = document.querySelector('\(over)');
          over.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          return [...document.querySelectorAll('\(found)')].map((node) =>
            node.dataset.view || node.querySelector('strong').textContent).join();
        })()
        """
      ).string
    }
    #expect(
      try await lit(".stage [data-view=field]", ".reasons .lit")
        == "field takes all 102.5 spare points: it hugs less (250) than name (251).")
    #expect(try await lit(".stage [data-view=name]", ".reasons .lit") == "")
    #expect(try await lit(".reasons strong", ".stage .lit") == "field")
  }

  /// 417.5 is halfway between 272, from where the field is stretched, and 563.
  @Test func `shows no line through the words of a state`() async throws {
    let (_, page) = try await open("hugging/name-and-field", "#width=417.5")
    try await page.wait(until: "document.querySelector('.size').textContent === '417.5'")
    let top = try await page.evaluate(
      """
      (() => {
        const marker = document.querySelector(".marker");
        marker.style.pointerEvents = "auto";
        const words = [...document.querySelectorAll(".row i")];
        const box = words.find((word) => word.textContent === "stretched").getBoundingClientRect();
        const line = marker.getBoundingClientRect().left + 0.5;
        const above = document.elementFromPoint(line, (box.top + box.bottom) / 2).className;
        const below = document.elementFromPoint(line, box.bottom + 4).className;
        return `${box.left < line && line < box.right} ${above} ${below}`;
      })()
      """)
    #expect(top == "true  marker")
  }

  /// Elements that stay from one size to the next are reused.
  @Test func `draws the same from any previous size`() async throws {
    let (_, walked) = try await open("hugging/name-and-field", "#width=375")
    let markup = "document.querySelector('.stage svg').innerHTML"
    for size in [560, 200, 272, 300, 231, 273, 315] {
      try await walked.evaluate(
        "(() => { const input = document.querySelector('input'); input.value = \(size); input.dispatchEvent(new Event('input')) })()"
      )
      try await walked.wait(until: "document.querySelector('.size').textContent === '\(size)'")
      let (_, fresh) = try await open("hugging/name-and-field", "#width=\(size)")
      let (drawn, expected) = (
        try await walked.evaluate(markup).string, try await fresh.evaluate(markup).string
      )
      #expect(drawn == expected, "at \(size)")
    }
  }

  @Test func `is resized by keys and links, and states its size`() async throws {
    let (_, page) = try await open("hugging/name-and-field", "#width=300")
    #expect(try await size(page) == 300)
    try await page.evaluate("document.querySelector('input').focus()")
    try await page.press("ArrowLeft")
    try await page.wait(until: "document.querySelector('.size').textContent === '299.5'")
    let slider = try #require(
      try await page.accessibilityTree().first { $0.role == "slider" })
    #expect(slider.name == "view’s width")
    #expect(slider.value == "299.5")
    #expect(
      try await page.evaluate("document.querySelector('input').getAttribute('aria-valuetext')")
        == "299.5 points. view is 299.5 × 60; field is stretched.")
    try await page.prefer(["prefers-reduced-motion": "reduce"])
    try await page.click(".ticks a:nth-child(2)")
    try await page.wait(until: "document.querySelector('.size').textContent === '272.5'")
    try await page.evaluate("location.hash = '#width=200'")
    try await page.wait(until: "document.querySelector('.size').textContent === '200'")
  }

  @Test func `names its views for screen readers`() async throws {
    let (_, page) = try await open("hugging/name-and-field", "#width=375")
    let names = try await page.accessibilityTree().filter { $0.role == "image" }.map(\.name)
    #expect(
      names == [
        "view: 375 × 60", "name: 73.5 × 20.5",
        "field: 261.5 × 34. field is 102.5 points wider than its placeholder",
      ])
  }

  @Test(arguments: ["hugging/name-and-field", "multiline/card", "surprises/document-toolbar"])
  func `has the frames in its file`(name: String) async throws {
    let (scene, page) = try await open(name)
    for part in stride(from: 0.013, to: 1, by: 0.07) {
      let range = scene.range
      let size = range.lowerBound + part * (range.upperBound - range.lowerBound)
      let frames = scene.frames(at: size)
      for frame in try await page.evaluate("Snug.frames(\(size))").array ?? [] {
        let values = frame.array ?? []
        let numbers = values.dropFirst().compactMap(\.number)
        let expected = try #require(frames[values.first?.string ?? ""])
        let all = [expected.minX, expected.minY, expected.width, expected.height]
        #expect(zip(numbers, all).allSatisfy { abs($0 - $1) < 1e-6 })
      }
    }
  }

  /// Its text is 73.5 points wide. The label has the width that the field's 159 points, gaps and margins
  /// leave.
  @Test func `truncates a text that does not fit, and shows all of it otherwise`() async throws {
    let (scene, page) = try await open("panels/who-resists", "#variant=2&width=200")
    try await page.prefer(["prefers-reduced-motion": "reduce"])
    let zoom = try #require(scene.data["variants"]?.array?[1]["zoom"]?.number)
    for (size, expected) in [(230.0, 31.0), (250, 51), (272.5, 73.5), (300, 73.5)] {
      try await page.evaluate("location.hash = '#variant=2&width=\(size)'")
      try await page.wait(until: "Number(document.querySelector('.size').textContent) === \(size)")
      let frame = try await page.evaluate("Snug.frames(\(size))[1]")
      #expect(frame.array?[3].number.map { abs($0 - expected) < 0.01 } == true, "\(frame)")
      // The leftmost of the two texts in the scene.
      let ink = try await page.evaluate(
        """
        (() => { const texts = [...document.querySelectorAll('.stage svg svg')]
            .sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
          return texts[0].firstChild.getBBox().width })()
        """)
      let share = try #require(ink.number) / (expected * zoom)
      // No letter extends beyond the label, and the ellipsis leaves less room than a letter needs.
      #expect(share <= 1.001 && share > 0.6, "\(size): \(ink) of \(expected * zoom)")
    }
  }

  /// Shared glyphs are combined into a path when the page is opened.
  @Test(arguments: ["hugging/name-and-field", "multiline/card"])
  func `has the symbols in its file`(name: String) async throws {
    let (_, page) = try await open(name)
    let html = try String(contentsOf: folder.url.appending(path: "page.html"), encoding: .utf8)
    let still = String(try #require(html.firstMatch(of: /(?s)<svg .*?<\/svg>/)).output)
    let boxes = try await page.evaluate(
      """
      (() => { const sent = new DOMParser().parseFromString(
          \(page.quoted(still.replacing("id=\"t", with: "id=\"sent"))), 'image/svg+xml').documentElement
        document.body.append(sent)
        const box = (id) => { const use = sent.appendChild(Snug.svg('use', { href: '#' + id }))
          const { x, y, width, height } = use.getBBox(); return [x, y, width, height] }
        return [...document.querySelectorAll('#still defs > [id^=t]')].map(({ id, children }) =>
          [children[0].localName, ...box(id), ...box('sent' + id.slice(1))]) })()
      """)
    let symbols = try #require(boxes.array)
    #expect(symbols.count > 20)
    for symbol in symbols {
      let numbers = symbol.array?.compactMap(\.number) ?? []
      #expect(symbol.array?.first == "path" && numbers.count == 8)
      #expect(zip(numbers.prefix(4), numbers.suffix(4)).allSatisfy { abs($0 - $1) < 0.03 })
    }
  }

  /// Digits are identified by their paths.
  @Test func `shows what a view gained`() async throws {
    let (_, page) = try await open("hugging/name-and-field", "#width=315")
    let digits = try await page.evaluate(
      """
      (() => { const data = JSON.parse(document.querySelector('#data').textContent)
        const glyphs = (path) =>
          path.getAttribute('d').split('M').slice(1).map((glyph) => glyph.slice(glyph.indexOf('m')))
        const digits = new Map(data.forms.filter((form) => form.length === 11).flatMap((form) =>
          form.map(([name], index) =>
            [glyphs(document.getElementById(name).firstChild)[0], index === 10 ? '.' : index])))
        return [...document.querySelectorAll('.stage g > path:last-child')].map((path) =>
          glyphs(path).filter((glyph) => digits.has(glyph)).map((glyph) => digits.get(glyph)).join('')) })()
      """)
    let numbers = Set(digits.array?.compactMap(\.string) ?? [])
    // The root, 315 × 60, and the field.
    #expect(numbers.isSuperset(of: ["31560", "42.5"]), "\(numbers.sorted())")
  }

  @Test func `shows a variant by its tab or its link`() async throws {
    let (_, page) = try await open("panels/who-resists", "#variant=2")
    let selected = "document.querySelector('[aria-selected=true]').textContent"
    let tabs = try await page.accessibilityTree().filter { $0.role == "tab" }.map(\.name)
    #expect(tabs.count > 1)
    #expect(try await page.evaluate(selected) == .string(tabs[1]))
    try await page.click("[role=tab]")
    #expect(try await page.evaluate(selected) == .string(tabs[0]))
    try await page.press("ArrowRight")
    #expect(try await page.evaluate(selected) == .string(tabs[1]))
  }

  @Test func `is the picture without scripts, and in print`() async throws {
    let (_, page) = try await open("hugging/name-and-field")
    let isStill = "getComputedStyle(document.querySelector('#still')).display === 'block'"
    #expect(try await page.evaluate(isStill) == false)
    try await page.send("Emulation.setEmulatedMedia", ["media": "print"])
    #expect(try await page.evaluate(isStill) == true)
    try await page.send("Emulation.setEmulatedMedia", ["media": ""])
    try await page.send("Emulation.setScriptExecutionDisabled", ["value": true])
    try await page.navigate(to: folder.url.appending(path: "page.html").absoluteString)
    try await page.send("Emulation.setScriptExecutionDisabled", ["value": false])
    #expect(try await page.evaluate(isStill) == true)
  }

  @Test func `loads nothing`() async throws {
    let (_, page) = try await open("surprises/storage-bar")
    #expect(try await page.evaluate("performance.getEntriesByType('resource').length") == 0)
    await #expect(throws: BrowserError.self) {
      try await page.evaluate("fetch('data:text/plain,x')")
    }
  }

  @Test func `is dark if its reader prefers it`() async throws {
    let (_, page) = try await open("hugging/name-and-field")
    try await page.prefer(["prefers-color-scheme": "dark"])
    let colors = try await page.evaluate(
      """
      [getComputedStyle(document.body).backgroundColor, \
      getComputedStyle(document.querySelector('.stage rect[fill]')).fill]
      """)
    #expect(colors.array?[0] == "rgb(20, 23, 28)")
    #expect(colors.array?[1] == colors.array?[0])
    try await page.send(
      "Emulation.setEmulatedMedia",
      ["media": "print", "features": [["name": "prefers-color-scheme", "value": "dark"]]])
    let still = try await page.evaluate(
      "getComputedStyle(document.querySelector('#still rect')).fill")
    #expect(still == "rgb(20, 23, 28)")
  }
}
