"use strict"
// The page of the live editor: a scene's text, its mistakes and its layout. The page asks the server for
// all of these.

const $ = (id) => document.getElementById(id)
const text = $("text")
let file, scene, drawn, trials = []
let saved = "", picked = null, problems = []
// The displayed layout, and the size of its root.
const shown = { variant: 0, axis: "horizontal", size: null }
let extent

/** Makes an element with a name, properties and children. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("aria-") || key === "role") element.setAttribute(key, value)
    else element[key] = value
  }
  element.append(...children)
  return element
}

let isLost = false

/** Sends a request to the server. The answer is an object, empty if there is no server. */
async function ask(kind, details = {}) {
  try {
    const body = JSON.stringify({ kind, text: text.value, ...details })
    const response = await fetch("ask", { method: "POST", body })
    const answer = response.ok ? await response.json() : { error: await response.text() }
    if (answer.error) say(answer.error)
    return answer
  } catch {
    isLost = true
    say("The editor has stopped. Start it again to continue.")
    return {}
  }
}

function say(message) { $("state").textContent = message }

// MARK: Connection

/** Checks whether the editor still runs, and whether the file has changed. */
async function watch() {
  if (!file) await start()
  const known = file?.revision ?? ""
  const { revision } = await ask("revision", { text: "" })
  if (file && revision !== undefined) {
    if (isLost) { isLost = false; changed() }
    // A revision saved in the meantime is this page's own.
    const isOurs = isSaving || known !== (file.revision ?? "")
    if (revision !== known && !isOurs) {
      if (text.value === saved && revision) await load()
      else warn(!revision)
    }
  }
  setTimeout(watch, 400)
}

function warn(isGone) {
  $("elsewhere").querySelector("span").textContent = `${file.name} was ${isGone ? "deleted, or can no longer be read" : "changed elsewhere"}.`
  $("theirs").hidden = isGone
  $("elsewhere").hidden = false
}

async function load() {
  const answer = await ask("open")
  if (!answer.file) return answer
  file = answer.file
  saved = file.revision ? file.text : ""
  $("elsewhere").hidden = true
  replaceAll(file.text)
  return answer
}

async function start() {
  const answer = await load()
  if (!file) return
  const name = file.name.split("/").at(-1)
  Object.assign($("name"), { textContent: name, title: file.name })
  document.title = `${name} · Snug`
  for (const title of answer.examples) $("examples").append(make("option", { value: title, textContent: title }))
  text.readOnly = !file.isEditable
  $("convert").hidden = file.isEditable
  $("examples").parentElement.hidden = !file.isEditable
  $("save").hidden = !file.isEditable
  $("save").textContent = file.hasPath || !file.isEditable ? "Save" : "Download"
  if (location.hash.startsWith("#scene=")) await openLink()
}

// MARK: Text

/** Replaces a part of the text as if it were typed, so that the browser can undo it. */
function replace(start, end, replacement) {
  const { scrollTop, scrollLeft } = text
  text.focus({ preventScroll: true })
  text.setSelectionRange(start, end)
  const isDone = replacement === ""
    ? document.execCommand("delete") : document.execCommand("insertText", false, replacement)
  if (!isDone) { text.setRangeText(replacement, start, end, "end"); changed() }
  Object.assign(text, { scrollTop, scrollLeft })
}

function replaceAll(value) {
  if (text.value === "" || text.readOnly) { text.value = value; changed() } else replace(0, text.value.length, value)
  text.setSelectionRange(0, 0)
  text.scrollTop = 0
  paint()
}

/** The coloured text with underlined mistakes, as parts of equal style. */
function paint() {
  const value = text.value
  const kinds = []
  const token = /(^|\s)#.*|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[\p{L}_][\p{L}\p{M}\p{N}_]*(?=:(?:\s|$))/gmu
  for (const match of value.matchAll(token)) {
    const part = match[0].trimStart()
    const start = match.index + match[0].length - part.length
    kinds.push({ start, end: match.index + match[0].length,
      kind: part[0] === "#" ? "comment" : /["']/.test(part[0]) ? "string" : "key" })
  }
  const marks = problems.filter((it) => it.start !== undefined).map((it) => ({
    start: it.start, end: Math.max(it.end, it.start + 1), kind: it.severity }))
  if (picked?.range) marks.push({ start: picked.range[0], end: picked.range[1], kind: "picked" })
  const cuts = [...new Set([0, value.length, ...[...kinds, ...marks].flatMap((it) => [it.start, it.end])])]
    .filter((cut) => cut <= value.length).sort((a, b) => a - b)
  const parts = []
  let next = 0
  for (let index = 0; index + 1 < cuts.length; index++) {
    const [start, end] = [cuts[index], cuts[index + 1]]
    while (next < kinds.length && kinds[next].end <= start) next++
    const inside = (it) => it.start <= start && it.end >= end
    let node = document.createTextNode(value.slice(start, end))
    if (kinds[next] && inside(kinds[next])) node = make("span", { className: kinds[next].kind }, node)
    const mark = marks.find(inside)
    if (mark) node = make("mark", { className: mark.kind }, node)
    parts.push(node)
  }
  $("underlay").replaceChildren(...parts, "\n")
  $("gutter").textContent = value.split("\n").map((_, index) => index + 1).join("\n")
  scroll()
}

function scroll() {
  $("underlay").style.transform = `translate(${-text.scrollLeft}px, ${-text.scrollTop}px)`
  $("gutter").style.transform = `translateY(${-text.scrollTop}px)`
}

function changed() {
  // Until the server answers, the known mistakes belong to the previous text.
  paint()
  $("save").disabled = !file?.isEditable || (text.value === saved && file.hasPath)
  say(!file?.isEditable ? "Read only" : text.value === saved ? "" : "Not saved")
  draw()
}

// MARK: Drawing

let isDrawing = false, isStale = false

/** Draws the text. While an answer is pending, only the newest text is queued. */
async function draw() {
  if (isDrawing) { isStale = true; return }
  isDrawing = true
  const asked = text.value
  const answer = await ask("draw", { ...shown, zoom: shown.size === null ? undefined : scene?.zoom })
  isDrawing = false
  if (isStale) { isStale = false; draw() }
  if (!answer.drawing) return
  problems = asked === text.value ? answer.drawing.problems : problems
  showProblems()
  paint()
  $("figure").classList.toggle("old", !answer.drawing.scene)
  if (answer.drawing.scene) { scene = answer.drawing.scene; drawn = asked; show(scene) }
}

function showProblems() {
  $("problems").replaceChildren(...problems.map((it) => {
    const place = it.line ? `${it.line}:${it.column}` : ""
    const button = make("button", { onclick: () => reveal(it.start, it.end) },
      make("b", {}, it.severity === "error" ? "Error " : "Warning "), `${place} ${it.message}`,
      ...it.notes.map((note) => make("small", { textContent: note })))
    return make("li", { className: it.severity }, button)
  }))
}

const appearance = new CSSStyleSheet()
document.adoptedStyleSheets = [appearance]

/** Shows a layout. All drawing goes through here. */
function show(scene) {
  $("picture").innerHTML = scene.picture
  $("picture").ariaLabel = scene.verdict
  appearance.replaceSync(scene.styleSheet)
  placeFigure()
  const [root, ...views] = scene.views.filter((view) => view.box).map((view) =>
    target(view.box, view.summary, { view: view.name }))
  const signs = (kind) => scene.constraints.flatMap((it, constraint) =>
    it[kind].map((box) => target(grown(box), it.description, { constraint })))
  // Where a line crosses a view, a click selects the view.
  $("views").replaceChildren(root, ...signs("lines"), ...views, ...signs("signs"))
  showSizes()
  $("verdict").textContent = scene.verdict
  showPanel()
  document.dispatchEvent(new CustomEvent("drawn"))
}

// The scale of the picture and the position of the root's corner while the root is dragged. They stay
// constant, so that the edge follows the pointer; otherwise the picture is scaled to fit its pane.
let held = null

function placeFigure() {
  const { style } = $("figure")
  Object.assign(style, { width: `${scene.width * (held?.scale ?? 1)}px`, maxWidth: held ? "none" : "", transform: "" })
  if (!held) return
  const [x, y] = rootCorner()
  style.transform = `translate(${held.corner[0] - x}px, ${held.corner[1] - y}px)`
}

function rootCorner() {
  const picture = $("picture").getBoundingClientRect()
  const [x, y] = scene.views[0].box
  return [picture.left + x * held.scale, picture.top + y * held.scale]
}

const share = (value, whole) => `${(100 * value) / whole}%`

function place(element, [x, y, width, height]) {
  Object.assign(element.style, { left: share(x, scene.width), top: share(y, scene.height),
    width: share(width, scene.width), height: share(height, scene.height) })
}

/** A box enlarged for touch. */
function grown([x, y, width, height]) {
  const [dx, dy] = [width, height].map((length) => Math.max(0, 10 - length) / 2)
  return [x - dx, y - dy, width + 2 * dx, height + 2 * dy]
}

const isPicked = (it) => picked !== null && picked.view === it.view && picked.constraint === it.constraint

function target(box, title, it) {
  const button = make("button", { title, "aria-label": title, "aria-pressed": String(isPicked(it)),
    className: it.view ? "view" : "constraint", onclick: () => pick(it) })
  // A sign of several parts is one element for keyboard users.
  if (!it.view) Object.assign(button, { tabIndex: -1, ariaHidden: "true" })
  button.picks = it
  place(button, box)
  return button
}

// MARK: Variants, and sizes of the root

const rootSize = () => scene.views[0].frame[extent.axis === "horizontal" ? 2 : 3]

function showSizes() {
  extent = scene.extent ?? extent
  shown.axis = extent.axis
  const { low, high, dimension } = extent
  const size = rootSize()
  const range = $("size")
  Object.assign(range, { min: low, max: high, step: 0.5 })
  range.value = size
  range.setAttribute("aria-label", `${scene.views[0].name}’s ${dimension}`)
  $("points").textContent = `${dimension} ${number(size)}`
  $("written").hidden = shown.size === null
  const [x, y, width, height] = scene.views[0].box
  $("grip").className = dimension
  place($("grip"), dimension === "width" ? [x + width, y, 0, height] : [x, y + height, width, 0])
  const layouts = $("layouts")
  layouts.hidden = scene.layouts.length < 2
  // Unchanged buttons stay, to keep the focus.
  if ([...layouts.children].map((it) => it.textContent).join("\n") !== scene.layouts.join("\n"))
    layouts.replaceChildren(...scene.layouts.map((title, variant) =>
      make("button", { textContent: title, onclick: () => look({ variant }) })))
  shown.variant = Math.min(shown.variant, scene.layouts.length - 1)
  for (const [variant, button] of [...layouts.children].entries())
    button.setAttribute("aria-pressed", String(variant === shown.variant))
}

/** Shows another variant, or another size of the root. */
function look(details) {
  Object.assign(shown, details)
  draw()
}

$("size").oninput = (event) => look({ size: Number(event.target.value) })
$("written").onclick = () => look({ size: null })
Dragging.on($("grip"), (start) => {
  held = { scale: $("picture").clientWidth / scene.width }
  held.corner = rootCorner()
  const { low, high } = extent
  const sizeAt = Dragging.edge(start, extent.axis === "horizontal", rootSize(), held.scale * scene.zoom)
  return (event) => Math.min(Math.max(Math.round(sizeAt(event)), low), high)
}, (size) => look({ size }), () => {
  held = null
  placeFigure()
})

// MARK: The panel of a view or a constraint

function pick(it) {
  picked = isPicked(it) ? null : { ...it }
  trials = []
  for (const button of $("views").children) button.setAttribute("aria-pressed", String(isPicked(button.picks)))
  showPanel()
  if (!picked) paint()
}

const number = (value) => value === null || value === undefined ? "–" : String(Math.round(value * 1000) / 1000)
const axes = ["horizontal", "vertical"]
const roles = [["hugging", "Hugging"], ["compressionResistance", "Compression resistance"]]
let askingTrials = 0

async function showPanel() {
  const view = picked && scene?.views.find((view) => view.name === picked.view)
  const constraint = scene?.constraints[picked?.constraint]
  $("panel").hidden = !view && !constraint
  // For a view, show only its own reasons.
  $("reasons").replaceChildren(...(scene?.reasons ?? []).filter((it) => !view || it.views.includes(view.name))
    .map((it) => make("li", {}, it.headline, make("p", { textContent: it.body }))))
  if (constraint) return showConstraint(constraint)
  if (!view) return
  if (view.start !== undefined && drawn === text.value) {
    picked.range = [view.start, view.start + view.name.length]
    if (text.value.slice(...picked.range) !== view.name) picked.range = null
    paint()
  }
  // A control in use stays, to keep the focus.
  const kind = `${scene.isEditable} ${view.name}`
  if ($("panel").dataset.kind !== kind) buildPanel(view)
  $("panel").dataset.kind = kind
  fillPanel(view)
  const asked = ++askingTrials
  await new Promise((resolve) => setTimeout(resolve, 150))
  if (asked !== askingTrials || picked?.view !== view.name) return
  const answer = await ask("trial", { view: view.name, ...shown })
  if (asked !== askingTrials) return
  trials = answer.trials ?? []
  fillTurns()
}

function showConstraint(constraint) {
  picked.range = drawn === text.value && constraint.start !== undefined ? [constraint.start, constraint.end] : null
  paint()
  const outcome = constraint.isSatisfied ? "Satisfied." : constraint.isBroken ? "Broken: it conflicts with others." : "Not satisfied: it gave way."
  const rows = [...$("panel").querySelectorAll(".row *")]
  const used = rows.indexOf(document.activeElement)
  $("panel").dataset.kind = ""
  $("panel").replaceChildren(make("h2", { textContent: constraint.views.join(" and ") }),
    make("p", { className: "facts", textContent: outcome }), row(constraint))
  // Restores the focus to the control in use.
  $("panel").querySelectorAll(".row *")[used]?.focus()
}

function buildPanel(view) {
  const disabled = !scene.isEditable
  const controls = roles.flatMap(([role, title]) => axes.map((axis, index) => {
    const id = `${role}-${axis}`
    const label = `${title}, ${axis}`
    const set = (event) => change("priority", { view: view.name, axis, role, value: Number(event.target.value) })
    return make("div", { className: "control", id },
      make("label", { htmlFor: `${id}-number`, textContent: label }),
      make("input", { type: "number", id: `${id}-number`, min: 1, max: 1000, step: 1, disabled, onchange: set }),
      make("input", { type: "range", "aria-label": `${label}, slider`, min: 1, max: 1000, step: 1, disabled, oninput: set }),
      make("ul", { className: "alternatives" }))
  }))
  $("panel").replaceChildren(make("h2"), make("p", { className: "facts" }), ...controls,
    make("h3", { textContent: "Constraints" }), make("div", { id: "constraints" }))
}

function fillPanel(view) {
  const panel = $("panel")
  panel.querySelector("h2").textContent = view.name
  const [x, y, width, height] = view.frame.map(number)
  panel.querySelector(".facts").textContent =
    `${view.viewClass}, frame ${x}, ${y}, ${width} × ${height}, ` +
    `intrinsic size ${number(view.intrinsic[0])} × ${number(view.intrinsic[1])}`
  for (const [role] of roles) axes.forEach((axis, index) => {
    for (const input of panel.querySelectorAll(`#${role}-${axis} input`))
      if (document.activeElement !== input || input.type === "number") input.value = view[role][index]
  })
  $("constraints").replaceChildren(...scene.constraints.filter((it) => it.views.includes(view.name)).map(row))
  fillTurns()
}

function row(constraint) {
  const { index, start, end } = constraint
  const button = make("button", { textContent: constraint.description,
    title: constraint.isSatisfied ? "" : "not satisfied", onclick: () => start === undefined || reveal(start, end) })
  const line = make("div", { className: constraint.isSatisfied ? "row" : "row missed" }, button)
  if (!constraint.isEquation) {
    line.append(make("span", { className: "unit", textContent: number(constraint.priority) }))
    return line
  }
  const set = (part, details) => change("constraint", { index, part, ...details })
  const relation = make("select", { "aria-label": `Relation of ${constraint.description}`,
    onchange: () => set("relation", { relation: relation.value }) },
  ...["==", "<=", ">="].map((value) => make("option", { value, textContent: value, selected: value === constraint.relation })))
  const field = (part, title, value, limits) => make("input", { type: "number", value, ...limits,
    "aria-label": `${title} of ${constraint.description}`, title,
    onchange: (event) => set(part, { value: Number(event.target.value) }) })
  line.append(relation, field("constant", "Constant", number(constraint.constant), { step: "any" }),
    field("priority", "Priority", constraint.priority, { min: 1, max: 1000 }))
  return line
}

/** Marks the priorities at which another view gives way: as ticks on sliders, and as clickable sentences. */
function fillTurns() {
  for (const [role] of roles) for (const axis of axes) {
    const control = $(`${role}-${axis}`)
    if (!control) continue
    const alternatives = trials.filter((it) => it.role === role && it.axis === axis).flatMap((it) => it.alternatives)
    const id = `${role}-${axis}-ticks`
    control.querySelector("datalist")?.remove()
    control.append(make("datalist", { id }, ...alternatives.map((alternative) => make("option", { value: alternative.priority }))))
    control.querySelector("input[type=range]").setAttribute("list", id)
    control.querySelector(".alternatives").replaceChildren(...alternatives.map((alternative) => make("li", {}, make("button", {
      textContent: alternative.message, disabled: !scene.isEditable,
      onclick: () => change("priority", { view: picked.view, axis, role, value: alternative.priority }) }))))
  }
}

let isChanging = false, nextChange = null

/** Makes an edit in the text. Of several while an answer is pending, only the last is made. */
async function change(kind, details) {
  if (isChanging) { nextChange = [kind, details]; return }
  isChanging = true
  const asked = text.value
  const focused = document.activeElement
  const { edits } = await ask(kind, details)
  if (edits && asked === text.value) {
    for (const edit of edits) replace(edit.start, edit.end, edit.text)
    focused?.focus({ preventScroll: true })
  } else if (!edits) showPanel()
  isChanging = false
  if (nextChange) { const next = nextChange; nextChange = null; change(...next) }
}

function reveal(start, end) {
  if (start === undefined) return
  text.focus()
  text.setSelectionRange(start, Math.max(end, start))
  const line = text.value.slice(0, start).split("\n").length
  text.scrollTop = Math.max(0, line * 20 - text.clientHeight / 2)
}

// MARK: Completion

let candidates = null, chosen = 0

async function complete(isAsked) {
  const before = text.value.slice(0, text.selectionStart)
  if (text.selectionStart !== text.selectionEnd || (!isAsked && !/[\p{L}\p{M}\p{N}_.]$/u.test(before))) return close()
  const asked = text.value
  const { completion } = await ask("complete", { offset: text.selectionStart })
  if (asked !== text.value || !completion) return close()
  candidates = completion
  chosen = 0
  const lines = before.split("\n")
  const list = $("candidates")
  list.style.left = `${Math.max(8, Math.min(56 + lines.at(-1).length * 7.8 - text.scrollLeft, $("paper").clientWidth - 360))}px`
  const top = 16 + lines.length * 20 - text.scrollTop
  list.style.top = `${top + 214 > $("paper").clientHeight ? Math.max(4, top - 20 - Math.min(210, completion.candidates.length * 27 + 10)) : top}px`
  list.replaceChildren(...completion.candidates.map((it, index) => make("li", { role: "option", id: `candidate-${index}`,
    "aria-selected": String(index === 0), onmousedown: (event) => { event.preventDefault(); choose(index) } },
  it.text, make("small", { textContent: it.meaning }))))
  list.hidden = false
  text.setAttribute("aria-activedescendant", "candidate-0")
}

function close() {
  candidates = null
  $("candidates").hidden = true
  text.removeAttribute("aria-activedescendant")
}

function choose(index) {
  const { start, end, candidates: all } = candidates
  close()
  replace(start, end, all[index].text)
  close()
}

function move(step) {
  const items = $("candidates").children
  items[chosen].setAttribute("aria-selected", "false")
  chosen = (chosen + step + items.length) % items.length
  items[chosen].setAttribute("aria-selected", "true")
  items[chosen].scrollIntoView({ block: "nearest" })
  text.setAttribute("aria-activedescendant", items[chosen].id)
}

text.addEventListener("keydown", (event) => {
  if (event.key === " " && event.ctrlKey) { event.preventDefault(); complete(true) }
  if (candidates) {
    if (event.key === "ArrowDown") { event.preventDefault(); move(1) }
    else if (event.key === "ArrowUp") { event.preventDefault(); move(-1) }
    else if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); choose(chosen) }
    else if (event.key === "Escape") close()
  } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && !text.readOnly) {
    // The next line gets the same indentation.
    const line = text.value.slice(0, text.selectionStart).split("\n").at(-1)
    const indent = line.match(/^ */)[0] + (/:\s*$/.test(line) ? "  " : "")
    if (indent) { event.preventDefault(); replace(text.selectionStart, text.selectionEnd, "\n" + indent) }
  }
})
text.addEventListener("input", (event) => {
  changed()
  if (event.inputType === "insertText" && event.data?.length === 1) complete(false)
  else close()
})
text.addEventListener("scroll", () => { scroll(); close() })
text.addEventListener("blur", close)

// MARK: Files

let isSaving = false

async function save(overwrites = false) {
  if (!file.isEditable) return
  if (!file.hasPath) return download("scene.yaml", new Blob([text.value], { type: "text/yaml" }))
  const asked = text.value
  isSaving = true
  const answer = await ask("save", { base: file.revision, overwrites })
  isSaving = false
  if (answer.isChangedElsewhere) return warn(!answer.revision)
  if (answer.revision === undefined) return
  file.revision = answer.revision
  saved = asked
  $("elsewhere").hidden = true
  changed()
  if (text.value === saved) say("Saved")
}

function download(name, blob) {
  const link = make("a", { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); save() }
})
$("save").onclick = () => save()
$("theirs").onclick = load
$("mine").onclick = () => save(true)
$("examples").onchange = async (event) => {
  const name = event.target.value
  event.target.value = ""
  const answer = await ask("example", { name })
  if (answer.copy) { picked = null; Object.assign(shown, { variant: 0, size: null }); replaceAll(answer.copy.text) }
}
$("convert").onclick = async () => {
  const answer = await ask("copy", { name: "yaml" })
  if (answer.copy) download("scene.yaml", new Blob([answer.copy.text], { type: "text/yaml" }))
}

// MARK: Copying

$("page").onclick = async () => {
  const { page } = await ask("page")
  if (page) open(`${page}#${extent.dimension}=${rootSize()}&variant=${shown.variant + 1}`, "page")
}

$("copy").onchange = async (event) => {
  const form = event.target.value
  event.target.value = ""
  if (form === "link") return put("text/plain", await link(), "Link")
  const { copy } = await ask("copy", { name: form, ...shown })
  if (!copy) return
  const title = { svg: "SVG", png: "PNG", yaml: "YAML", swift: "Swift", markdown: "Markdown" }[form]
  if (copy.base64) {
    const bytes = Uint8Array.from(atob(copy.base64), (character) => character.charCodeAt(0))
    return put("image/png", new Blob([bytes], { type: "image/png" }), title)
  }
  put("text/plain", copy.text || "// Every priority is the class's default.\n", title)
}

async function put(type, value, title) {
  const blob = value instanceof Blob ? value : new Blob([value], { type })
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })])
    say(`${title} copied`)
  } catch { say(`The browser did not allow ${title} to be copied.`) }
}

const through = (blob, stream) => new Response(blob.stream().pipeThrough(stream)).arrayBuffer()

async function link() {
  const bytes = new Uint8Array(await through(new Blob([text.value]), new CompressionStream("deflate-raw")))
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  const code = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
  return `${location.href.replace(/#.*/, "")}#scene=${code}`
}

/** Reads a scene from the address. It is not saved. */
async function openLink() {
  try {
    const code = location.hash.slice("#scene=".length).replaceAll("-", "+").replaceAll("_", "/")
    const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0))
    const value = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"))
    if (value.byteLength > 1 << 20) throw new Error("too large")
    replaceAll(new TextDecoder("utf-8", { fatal: true }).decode(value))
  } catch { say("The link holds no scene.") }
}
window.addEventListener("hashchange", () => { if (location.hash.startsWith("#scene=")) openLink() })
window.addEventListener("beforeunload", (event) => {
  if (file?.isEditable && file.hasPath && text.value !== saved) event.preventDefault()
})

watch()
