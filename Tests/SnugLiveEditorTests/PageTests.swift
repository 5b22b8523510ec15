import Foundation
import Snug
import SnugBrowserSupport
import SnugTestSupport
import Testing

/// The editor in a browser, operated like a user.
@Suite(.enabled(if: Browser.isInstalled, "needs Chromium (chromium)"), .serialized)
struct PageTests {
  let sandbox: Sandbox
  let editor: PlayProcess
  let browser: Browser

  static let scene = """
    # A row of settings
    title: Two labels
    view:
      name: row
      size: [320, 40]
      subviews:
        title: { class: UILabel, text: "Notifications" }  # the name
        value: { class: UILabel, text: "Every day at noon", hugging: 252 }
    constraints:
      - "H:|-8-[title]-8-[value]-8-|"
      - title.centerY == row.centerY  # in the middle
      - value.centerY == row.centerY

    """

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Self.scene, to: "row.yaml")
    editor = try PlayProcess(sandbox.folder.appending(path: "row.yaml"))
    browser = try Browser.shared()
  }

  private func open(_ fragment: String = "") async throws -> Page {
    let page = try await browser.open(editor.address + fragment)
    try await page.wait(until: "typeof scene === 'object' && !isDrawing")
    return page
  }

  private func put(_ text: String, atStartOfLine line: Int, in page: Page) async throws {
    let start =
      "text.value.split('\\n').slice(0, \(line - 1)).join('\\n').length + \(line > 1 ? 1 : 0)"
    try await page.evaluate("text.focus(); text.setSelectionRange(\(start), \(start))")
    try await page.type(text)
  }

  @Test func `a mistake is underlined where it is`() async throws {
    let page = try await open()
    #expect(try await page.evaluate("document.querySelectorAll('mark').length") == 0)
    try await put("x", atStartOfLine: 2, in: page)
    try await page.wait(until: "document.querySelector('mark.error')")
    let mark = try await page.evaluate(
      """
      (() => { const mark = document.querySelector('mark.error'), box = mark.getBoundingClientRect()
        const paper = text.getBoundingClientRect()
        return [mark.textContent, Math.round((box.top - paper.top - 16) / 20) + 1,
                Math.round(box.left - paper.left)] })()
      """)
    // The second line; the text begins 12 points in.
    #expect(mark == ["xtitle", 2, 12])
    let said = try await page.evaluate("document.getElementById('problems').textContent")
    #expect(said == "Error 2:1 unknown key 'xtitle'; did you mean 'title'?")
    // The last layout stays visible but paler, and returns when the mistake is undone.
    #expect(try await page.evaluate("document.getElementById('figure').className") == "old")
    try await page.press("Backspace")
    try await page.wait(until: "!document.querySelector('mark') && !document.querySelector('.old')")
  }

  @Test func `a typed scene has a page to drag`() async throws {
    let page = try await open()
    let name = try await page.evaluate("ask('page').then((answer) => answer.page)")
    let dragged = try await browser.open(editor.address + (name.string ?? "") + "#width=200")
    #expect(try await dragged.evaluate("Snug.frames(200)[0]") == ["row", 0, 0, 200, 40])
    #expect(try await dragged.evaluate("document.querySelector('.size').textContent") == "200")
  }

  @Test func `the root is dragged by its edge, and the text stays`() async throws {
    let page = try await open()
    let scale = try await page.evaluate(
      "$('picture').clientWidth / scene.width * scene.zoom")
    let (x, y) = try await page.middle(of: "#grip")
    try await page.drag(from: (x, y), to: (x - 60 * (scale.number ?? 0), y))
    try await page.wait(until: "rootSize() === 260 && !isDrawing")
    let name = try await page.evaluate("ask('page').then((answer) => answer.page)")
    let other = try await browser.open(editor.address + (name.string ?? "") + "#width=260")
    let frames = try await page.evaluate("scene.views.map((it) => [it.name, ...it.frame])")
    let expected = try await other.evaluate(
      "Snug.frames(260).map((it) => it.map((part) => typeof part === 'number' ? Number(part.toFixed(3)) : part))"
    )
    #expect(frames == expected)
    #expect(try await page.evaluate("$('points').textContent") == "width 260")
    #expect(try await page.evaluate("text.value === \(page.quoted(Self.scene))") == true)
    try await page.click("#written")
    try await page.wait(until: "rootSize() === 320")
  }

  /// The first pictures are wider than their pane, and are scaled to fit while nothing is dragged.
  @Test(arguments: [([1600, 40], 120.0, 0.0), ([1600, 40], -60, 0), ([320, 200], 0, 90)])
  func `the dragged edge follows the pointer`(size: [Int], left: Double, up: Double) async throws {
    let sizes = left == 0 ? "row.height: [100, 1200]" : "row.width: [400, 2400]"
    try sandbox.write(
      Self.scene.replacing("size: [320, 40]", with: "size: \(size)") + "sweep: { \(sizes) }\n",
      to: "row.yaml")
    let page = try await open()
    #expect(try await page.evaluate("extent.dimension") == (left == 0 ? "height" : "width"))
    let (x, y) = try await page.middle(of: "#grip")
    try await page.drag(from: (x, y), to: (x - left, y - up), holding: true)
    try await page.wait(until: "shown.size !== null && !isDrawing && !isStale")
    let edge = try await page.middle(of: "#grip")
    // Sizes are whole points, which are about a pixel.
    #expect(abs(edge.x - (x - left)) < 1.5 && abs(edge.y - (y - up)) < 1.5, "\(edge)")
    // When it is released, the picture fits again.
    try await page.release(at: (x - left, y - up))
    try await page.wait(
      until: "$('figure').clientWidth <= $('result').clientWidth && held === null")
  }

  @Test(arguments: ["2000", "0", "-1", ""])
  func `an invalid priority is answered with the reason, and the field goes back`(
    value: String
  ) async throws {
    let page = try await open()
    try await page.evaluate("pick({ view: 'value' })")
    let fields = [
      "#hugging-horizontal input[type=number]", "#constraints input[title=Priority]",
    ]
    for (field, before) in zip(fields, ["252", "1000"]) {
      let element = "document.querySelector('\(field)')"
      try await page.wait(until: element)
      try await page.evaluate(
        "say(''); \(element).value = '\(value)'; \(element).dispatchEvent(new Event('change'))")
      try await page.wait(until: "$('state').textContent !== '' && !isChanging")
      #expect(
        try await page.evaluate("$('state').textContent")
          == "A priority is above 0 and at most 1000.")
      #expect(try await page.evaluate("\(element).value") == .string(before))
      #expect(try await page.evaluate("text.value === \(page.quoted(Self.scene))") == true)
    }
  }

  @Test func `a variant is shown, and changed in the text alone`() async throws {
    try sandbox.write(
      Self.scene + "variants: [{ title: Narrow, set: { row.size: [200, 40] } }]\n", to: "row.yaml")
    let page = try await open()
    #expect(try await page.evaluate("$('layouts').innerText") == "Original layout\nNarrow")
    try await page.evaluate("pick({ view: 'title' })")
    let control = "#hugging-horizontal input"
    #expect(try await page.evaluate("document.querySelector('\(control)').disabled") == false)
    try await page.click("#layouts button:last-child")
    try await page.wait(until: "rootSize() === 200 && !isDrawing")
    #expect(try await page.evaluate("document.querySelector('\(control)').disabled") == true)
    #expect(
      try await page.evaluate("$('layouts').children[1].getAttribute('aria-pressed')") == "true")
  }

  @Test func `a stepper changes the text and keeps comments, and is undone`() async throws {
    let page = try await open()
    let view = "#views .view[title^='title']"
    #expect(try await page.evaluate("document.querySelector(\"\(view)\") !== null") == true)
    try await page.evaluate("document.querySelector(\"\(view)\").click()")
    #expect(try await page.evaluate("document.querySelector('#panel h2').textContent") == "title")
    // It hugs at 250 and is stretched: at 252 it is ambiguous, and above, the other one is
    // stretched.
    try await page.wait(until: "document.querySelector('#hugging-horizontal .alternatives button')")
    let alternatives = try await page.evaluate(
      "document.querySelector('#hugging-horizontal .alternatives').innerText")
    #expect(
      alternatives.string?.hasPrefix(
        "At 252, it would be ambiguous which of title and value gives way")
        == true)
    try await page.click("#hugging-horizontal input[type=number]")
    try await page.press("ArrowUp")
    let changed = Self.scene.replacing(
      "\"Notifications\" }", with: "\"Notifications\", hugging: { horizontal: 251 } }")
    try await page.wait(until: "text.value === \(page.quoted(changed)) && !isDrawing")
    #expect(try await page.evaluate("scene.views[1].hugging") == [251, 250])
    #expect(sandbox.bytes(of: "row.yaml") == Data(Self.scene.utf8))
    try await page.evaluate("text.focus()")
    try await page.evaluate("document.execCommand('undo')")
    try await page.wait(until: "text.value === \(page.quoted(Self.scene))")
  }

  @Test func `a constraint is changed in its equation`() async throws {
    let page = try await open()
    try await page.evaluate("pick({ view: 'title' })")
    let field =
      "document.querySelector('[aria-label=\"Constant of title.centerY == row.centerY\"]')"
    try await page.evaluate("\(field).value = -4; \(field).dispatchEvent(new Event('change'))")
    let changed = Self.scene.replacing(
      "title.centerY == row.centerY  # in", with: "title.centerY == row.centerY - 4  # in")
    try await page.wait(until: "text.value === \(page.quoted(changed))")
  }

  @Test func `a constraint is changed after the connection was lost`() async throws {
    let page = try await open()
    try await page.evaluate("pick({ view: 'title' })")
    let field =
      "document.querySelector('[aria-label=\"Constant of title.centerY == row.centerY\"]')"
    func set(_ constant: Int) async throws {
      try await page.evaluate(
        "\(field).value = \(constant); \(field).dispatchEvent(new Event('change'))")
    }
    try await page.evaluate("window.there = fetch; fetch = () => Promise.reject()")
    try await set(-4)
    try await page.wait(until: "isLost && !isChanging")
    #expect(
      try await page.evaluate("$('state').textContent")
        == "The editor has stopped. Start it again to continue.")
    try await page.evaluate("fetch = there")
    try await page.wait(until: "!isLost && !isDrawing")
    #expect(try await page.evaluate("$('state').textContent") == "")
    try await set(-8)
    let changed = Self.scene.replacing(
      "title.centerY == row.centerY  # in", with: "title.centerY == row.centerY - 8  # in")
    try await page.wait(until: "text.value === \(page.quoted(changed))")
  }

  @Test func `a constraint is clicked in the picture and changed`() async throws {
    let text = Self.scene.replacing(
      "  - \"H:|-8-[title]-8-[value]-8-|\"\n",
      with: "  - title.leading == row.leading + 8\n  - \"H:[title]-8-[value]-8-|\"\n")
    try sandbox.write(text, to: "row.yaml")
    let page = try await open()
    try await page.click(".constraint[title^='title.leading']")
    #expect(try await page.evaluate("$('panel').innerText.split('\\n')[0]") == "title and row")
    #expect(try await page.evaluate("document.querySelector('.facts').textContent") == "Satisfied.")
    #expect(
      try await page.evaluate("document.querySelector('mark.picked').textContent")
        == "title.leading == row.leading + 8")
    try await page.click("#panel input[title=Constant]")
    try await page.press("ArrowUp")
    try await page.wait(
      until: "text.value === \(page.quoted(text.replacing("leading + 8", with: "leading + 9")))")
    try await page.wait(until: "scene.views[1].frame[0] === 9 && !isDrawing")
    #expect(try await page.evaluate("document.activeElement.title") == "Constant")
  }

  @Test func `it is saved, but not over changes by others`() async throws {
    let (page, other) = (try await open(), try await open())
    try await put("# Mine\n", atStartOfLine: 1, in: page)
    try await page.press("s", withControl: true)
    try await page.wait(until: "document.getElementById('state').textContent === 'Saved'")
    let mine = "# Mine\n" + Self.scene
    #expect(sandbox.bytes(of: "row.yaml") == Data(mine.utf8))
    // The other page had nothing to lose, and follows.
    try await other.wait(until: "text.value === \(page.quoted(mine))")
    try await put("# Not saved\n", atStartOfLine: 1, in: page)
    try sandbox.write("# Theirs\n" + Self.scene, to: "row.yaml")
    try await page.wait(until: "!document.getElementById('elsewhere').hidden")
    try await page.press("s", withControl: true)
    try await other.wait(until: "text.value.startsWith('# Theirs')")
    #expect(sandbox.bytes(of: "row.yaml") == Data(("# Theirs\n" + Self.scene).utf8))
    try await page.click("#mine")
    try await page.wait(until: "document.getElementById('state').textContent === 'Saved'")
    #expect(sandbox.bytes(of: "row.yaml") == Data(("# Not saved\n" + mine).utf8))
  }

  @Test func `keys are completed from the keyboard`() async throws {
    let page = try await open()
    try await put("sub", atStartOfLine: 2, in: page)
    try await page.wait(until: "!document.getElementById('candidates').hidden")
    let list = try await page.accessibilityTree().filter {
      $0.role == "option" && $0.name.hasPrefix("subtitle")
    }
    #expect(list.count == 1)
    try await page.press("Enter")
    try await page.wait(until: "text.value.split('\\n')[1] === 'subtitletitle: Two labels'")
  }

  @Test func `a link carries the scene`() async throws {
    let page = try await open()
    try await page.evaluate("replaceAll('view: { name: linked, size: [90, 30] }\\n')")
    let link = try #require(try await page.evaluate("link()").string)
    let fragment = try #require(link.split(separator: "#").last)
    let opened = try await open("#\(fragment)")
    try await opened.wait(until: "text.value.includes('linked')")
    #expect(
      try await opened.evaluate("document.getElementById('state').textContent") == "Not saved")
    #expect(sandbox.bytes(of: "row.yaml") == Data(Self.scene.utf8))
  }

  @Test func `it is light or dark as its reader prefers`() async throws {
    let page = try await open()
    let background = "getComputedStyle(document.body).backgroundColor"
    #expect(try await page.evaluate(background) == "rgb(245, 246, 247)")
    try await page.prefer(["prefers-color-scheme": "dark"])
    #expect(try await page.evaluate(background) == "rgb(15, 17, 19)")
  }

  @Test func `controls have roles, names and values`() async throws {
    let page = try await open()
    try await page.evaluate("pick({ view: 'value' })")
    let tree = try await page.accessibilityTree()
    func has(_ role: String, _ name: String, _ value: String? = nil) -> Bool {
      tree.contains { $0.role == role && $0.name == name && (value == nil || $0.value == value) }
    }
    #expect(has("textbox", "Scene text"))
    #expect(has("button", "Save"))
    #expect(has("spinbutton", "Hugging, horizontal", "252"))
    #expect(has("slider", "Hugging, horizontal, slider", "252"))
    #expect(has("combobox", "Relation of title.centerY == row.centerY") == false)
    #expect(has("combobox", "Relation of value.centerY == row.centerY"))
    let views = try await page.evaluate(
      "[...document.querySelectorAll('#views .view')].map((it) => it.ariaLabel.split(':')[0])")
    #expect(views == ["row", "title", "value"])
    // Every control has a name.
    let controls: Set = ["button", "textbox", "spinbutton", "slider", "combobox", "listbox"]
    #expect(tree.filter { controls.contains($0.role) && $0.name.isEmpty } == [])
  }

  @Test func `nothing is loaded from elsewhere, and no policy is broken`() async throws {
    let page = try await open()
    let names = try await page.evaluate(
      "performance.getEntriesByType('resource').map((it) => new URL(it.name).pathname.split('/').at(-1)).filter((it) => it !== 'ask' && !/^[0-9a-f-]{36}$/.test(it)).sort()"
    )
    // A browser may read the icon from its cache.
    let wanted = ["dragging.js", "editor.css", "editor.js"]
    #expect(names.array?.filter { $0 != "editor.svg" }.compactMap(\.string) == wanted)
    // Another page can neither read this one nor send requests.
    let foreign = try await browser.open("data:text/html,<title>evil</title>")
    for request in [
      "'\(editor.address)'",
      #"'\#(editor.address)ask', { method: 'POST', body: '{"kind":"open"}' }"#,
    ] {
      #expect(
        try await foreign.evaluate("fetch(\(request)).then(() => 'read', () => 'refused')")
          == "refused")
    }
  }

  @Test func `Ctrl-C ends it within a second, pages open or not`() async throws {
    let page = try await open()
    let (seconds, code) = editor.interrupt()
    #expect(seconds < 1)
    #expect(code == 0)
    try await page.wait(
      until: "document.getElementById('state').textContent.startsWith('The editor has stopped')")
  }
}
