import Snug
import SnugBrowserSupport
import Testing

/// The browser that other tests use.
@Suite(.enabled(if: Browser.isInstalled, "needs Chromium (chromium)"))
struct BrowserTests {
  @Test func `a page is opened, read, typed into and captured`() async throws {
    let browser = try Browser.shared()
    let page = try await browser.open(
      "data:text/html,<title>Snug</title><input aria-label=Priority value=7 autofocus>",
      width: 300, height: 200)
    #expect(try await page.evaluate("document.title") == "Snug")
    try await page.click("input")
    try await page.press("End")
    try await page.type("51")
    #expect(try await page.evaluate("document.querySelector('input').value") == "751")
    let field = try #require(
      try await page.accessibilityTree().first { $0.role == "textbox" })
    #expect(field.name == "Priority")
    #expect(field.value == "751")
    // The first bytes of every PNG.
    #expect(try await page.screenshot().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a page has the preferences of its reader`() async throws {
    let browser = try Browser.shared()
    let page = try await browser.open("data:text/html,<title>Snug</title>")
    let isDark = "matchMedia('(prefers-color-scheme: dark)').matches"
    #expect(try await page.evaluate(isDark) == false)
    try await page.prefer(["prefers-color-scheme": "dark"])
    #expect(try await page.evaluate(isDark) == true)
  }

  @Test func `an exception of a script is an error with its message`() async throws {
    let browser = try Browser.shared()
    let page = try await browser.open("data:text/html,<title>Snug</title>")
    await #expect { try await page.evaluate("missing()") } throws: {
      "\($0)".contains("missing is not defined")
    }
  }
}
