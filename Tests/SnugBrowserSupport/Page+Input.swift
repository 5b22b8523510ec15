import Snug

extension Page {
  /// The middle of the first element that matches a selector.
  package func middle(of selector: String) async throws -> (x: Double, y: Double) {
    let box = try await evaluate(
      """
      (() => { const box = document.querySelector(\(quoted(selector))).getBoundingClientRect()
        return [box.x + box.width / 2, box.y + box.height / 2] })()
      """)
    guard let x = box.array?.first?.number, let y = box.array?.last?.number else {
      throw BrowserError("nothing is at '\(selector)'")
    }
    return (x, y)
  }

  /// Clicks at the middle of an element.
  package func click(_ selector: String) async throws {
    let (x, y) = try await middle(of: selector)
    try await drag(from: (x, y), to: (x, y), steps: 0)
  }

  /// Presses the pointer, moves it in steps, and releases it unless it is held.
  package func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), steps: Int = 10,
    holding isHeld: Bool = false
  ) async throws {
    try await movePointer("mouseMoved", start, buttons: 0)
    try await movePointer("mousePressed", start, buttons: 1)
    for step in 0..<steps {
      let part = Double(step + 1) / Double(steps)
      let point = (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      try await movePointer("mouseMoved", point, buttons: 1)
    }
    if !isHeld { try await release(at: end) }
  }

  /// Ends a drag that holds.
  package func release(at point: (x: Double, y: Double)) async throws {
    try await movePointer("mouseReleased", point, buttons: 0)
  }

  private func movePointer(
    _ type: String, _ point: (x: Double, y: Double), buttons: Double
  ) async throws {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(point.x), "y": .number(point.y), "clickCount": 1,
        "button": type == "mouseMoved" && buttons == 0 ? "none" : "left",
        "buttons": .number(buttons),
      ])
  }

  /// Types characters, one after another, where the focus is.
  package func type(_ text: String) async throws {
    for character in text { try await press(String(character)) }
  }

  /// Presses a key, by its name in `KeyboardEvent.key`: "a", "Enter", "ArrowLeft".
  package func press(_ key: String, withControl: Bool = false) async throws {
    let text = key == "Enter" || key == "\n" ? "\r" : key.count == 1 ? key : nil
    let name = key == "\n" ? "Enter" : key
    let code =
      Self.codes[name]
      ?? key.uppercased().utf8.first.map(Double.init).flatMap { (48...90).contains($0) ? $0 : nil }
    var event: [String: JSON] = [
      "type": text == nil || withControl ? "rawKeyDown" : "keyDown",
      "key": .string(name), "modifiers": withControl ? 2 : 0,
      "windowsVirtualKeyCode": .number(code ?? 0), "code": .string(name),
    ]
    if let text, !withControl { event["text"] = .string(text) }
    try await send("Input.dispatchKeyEvent", .object(Array(event)))
    event["type"] = "keyUp"
    event["text"] = nil
    try await send("Input.dispatchKeyEvent", .object(Array(event)))
  }

  /// The Windows codes of keys without a character, which Chromium uses.
  private static let codes: [String: Double] = [
    "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34,
    "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    "Delete": 46,
  ]

  /// A text as a JavaScript literal.
  package func quoted(_ text: String) -> String { JSON.string(text).compact }
}
