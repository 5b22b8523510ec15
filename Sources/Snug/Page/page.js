"use strict";
// Shows a scene at any size of its root, without a layout engine: the page has a list of sizes at which
// the layout changes, and between two of them every position is a linear function of the size. A number
// in the data is a constant or [base, slope]. The script typesets no text: each line of a text is a
// symbol of the page.
const Snug = (() => {
  const at = (number, size) =>
    typeof number === "number" ? number : number[0] + number[1] * size;
  // Rounded to hundredths, as in Snug's texts.
  const words = (number) => String(Math.round(number * 100) / 100);
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  // Sets only attributes that change, because the browser redraws after each assignment.
  const set = (node, attributes) => {
    for (const name in attributes) {
      const value = String(attributes[name]);
      if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    return node;
  };
  const svg = (name, attributes) =>
    set(document.createElementNS("http://www.w3.org/2000/svg", name), attributes);
  const html = (name, attributes, ...children) => {
    const node = set(document.createElement(name), attributes);
    node.append(...children);
    return node;
  };
  const text = (kind, numbers) =>
    kind.p.map((part) => (typeof part === "string" ? part : words(numbers[part]))).join("");

  const painted = (kind) => {
    const attributes = { fill: kind.f || "none" };
    if (kind.s) Object.assign(attributes, { stroke: kind.s, "stroke-width": kind.w });
    if (kind.d) attributes["stroke-dasharray"] = kind.d;
    if (kind.c) Object.assign(attributes, { "stroke-linecap": "round", "stroke-linejoin": "round" });
    return attributes;
  };
  const box = ([x, y, width, height]) => ({
    x, y, width: Math.max(0, width), height: Math.max(0, height),
  });
  const path = (numbers, counts) => {
    let next = 0;
    return counts
      .map((count) => "M" + numbers.slice(next, (next += 2 * count)).map((n) => n.toFixed(2)))
      .join("");
  };
  // The last form that begins at or below a width. The tolerance is for rounding errors.
  const form = ([, ...forms], width) =>
    forms.findLast((form) => form[0] <= width + 0.02) || forms[0];

  // The background of a label with a width.
  const ground = ([fill, rx, padding, y, height], width) =>
    ["rect", { fill, rx, x: -padding, y, width: width + 2 * padding, height }];
  // Reuses existing elements, because creating elements is slower.
  const fill = (node, parts) => {
    while (node.childElementCount > parts.length) node.lastChild.remove();
    parts.forEach(([name, attributes], index) =>
      set(node.children[index] || node.appendChild(svg(name)), attributes));
  };

  // The glyphs in an element: the position of each, and its path data without the first letter.
  const glyphs = (node, x = 0, y = 0, scale = 1) => {
    const { a, e, f } = node.transform.baseVal.consolidate()?.matrix || { a: 1, e: 0, f: 0 };
    [x, y, scale] = [x + e * scale, y + f * scale, scale * a];
    if (node.localName === "path") {
      const d = node.getAttribute("d").slice(1);
      const smaller = (number) => " " + (number * scale).toFixed(3);
      return [[x, y, scale === 1 ? d : d.replace(/-?(\d*\.)?\d+/g, smaller)]];
    }
    if (node.localName === "g") return [...node.children].flatMap((child) => glyphs(child, x, y, scale));
    const shared = document.querySelector(node.getAttribute("href"));
    return glyphs(shared, x + scale * node.x.baseVal.value, y + scale * node.y.baseVal.value, scale);
  };
  const outline = (glyphs, left) =>
    glyphs.map(([x, y, d]) => `M${(left + x).toFixed(2)} ${y.toFixed(2)}m${d}`).join("");
  // Glyphs are shared, which makes the file small but is slow to render. So the script turns each symbol
  // without images into one path.
  const symbols = new Map();
  for (const symbol of document.querySelectorAll("#still defs > g")) {
    if (symbol.querySelector("image")) continue;
    symbols.set(symbol.id, glyphs(symbol));
    symbol.replaceChildren(svg("path", { d: outline(symbols.get(symbol.id), 0) }));
  }

  // Functions that create and update the element of an item, for each kind of item.
  const shapes = {
    rect: {
      make: (kind) => svg("rect", { ...painted(kind), rx: kind.r || 0 }),
      draw: (node, kind, numbers) => set(node, box(numbers)),
    },
    lines: {
      make: (kind) => svg("path", painted(kind)),
      draw: (node, kind, numbers) => node.setAttribute("d", path(numbers, kind.n)),
    },
    circle: {
      make: (kind) => svg("circle", { fill: kind.f }),
      draw: (node, kind, [cx, cy, r]) => set(node, { cx, cy, r }),
    },
    polygon: {
      make: (kind) => svg("polygon", { fill: kind.f }),
      draw: (node, kind, numbers) => node.setAttribute("points", numbers.join(" ")),
    },
    hatch: {
      make: (kind, data) => svg("rect", { fill: `url(#hatch${data.kinds.indexOf(kind)})` }),
      draw: (node, kind, numbers) => set(node, box(numbers)),
    },
    image: {
      make: (kind, data) =>
        svg("image", {
          href: "data:image/png;base64," + data.images[kind.i], preserveAspectRatio: "none",
        }),
      draw: (node, kind, numbers) => set(node, box(numbers)),
    },
    label: {
      make: (kind) => svg("g", { fill: kind.f }),
      draw: (node, kind, [x, y, ...numbers], data) => {
        const texts = numbers.map(words);
        if (node.text !== texts.join()) {
          let [width, d] = [0, ""];
          const parts = [];
          const add = ([name, advance]) => {
            if (symbols.has(name)) d += outline(symbols.get(name), width);
            else parts.push(["use", { href: "#" + name, x: width.toFixed(2) }]);
            width += advance;
          };
          const digits = texts.length ? data.forms[kind.p.at(-1)] : [];
          for (const part of texts.length ? kind.p.slice(0, -1) : kind.p) {
            if (typeof part !== "number") add(part);
            else for (const digit of texts[part]) add(digits[digit === "." ? 10 : digit]);
          }
          parts.push(["path", { d }]);
          fill(node, kind.g ? [ground(kind.g, width), ...parts] : parts);
          Object.assign(node, { text: texts.join(), width });
        }
        node.setAttribute("transform", `translate(${(x - kind.a * node.width).toFixed(2)} ${y})`);
      },
    },
    text: {
      make: (kind) => {
        const node = svg(kind.c ? "svg" : "g", { fill: kind.f });
        node.append(svg("use"));
        return node;
      },
      draw: (node, kind, [x, y, width, scale, ...clip], data) => {
        const forms = data.forms[kind.s];
        const [, name, offset] = form(forms, width / scale);
        const left = x + forms[0] * width + offset * scale - (kind.c ? clip[0] : 0);
        const top = y - (kind.c ? clip[1] : 0);
        if (kind.c) set(node, box(clip));
        set(node.firstChild, {
          href: "#" + name,
          transform: `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale})`,
        });
      },
    },
  };

  const hatches = (data) =>
    data.kinds.flatMap((kind, index) => {
      if (kind.t !== "hatch") return [];
      const size = kind.h;
      const d = [-1, 0, 1].map((place) => {
        const ends = [place * size - 1, (place + 1) * size + 1];
        if (kind.d === "upright") ends.fill(place * size);
        if (kind.d === "rising") ends.reverse();
        return `M${ends[0]} -1L${ends[1]} ${size + 1}`;
      });
      const pattern = svg("pattern", {
        id: "hatch" + index, width: size, height: size, patternUnits: "userSpaceOnUse",
      });
      pattern.append(svg("path", { d: d.join(""), stroke: kind.s, "stroke-width": kind.w }));
      return [pattern];
    });

  // The picture of a variant: its elements, and a function that shows it at a size.
  const picture = (data, variant, overlay) => {
    const drawn = svg("g");
    const views = svg("g");
    let shown = [];
    let items = [];
    const found = (segments, size) => {
      let [low, high] = [0, segments.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (size <= segments[middle][0]) high = middle;
        else low = middle + 1;
      }
      return segments[low];
    };
    // Each index is encoded as the number of items between it and the previous one.
    const indices = (segment) => {
      let index = -1;
      return segment[1].map((gap) => (index += gap + 1));
    };
    // Keeps the nodes of items that stay. New items reuse the nodes of removed items of the same kind.
    const refill = () => {
      const known = new Map(items.map((item) => [item.index, item]));
      const next = shown.flatMap(indices).map((index) => {
        const item = known.get(index);
        known.delete(index);
        return item || index;
      });
      const spare = new Map();
      for (const { kind, node } of known.values())
        if (node) spare.set(kind, [...(spare.get(kind) || []), node]);
      items = next.map((item) => {
        if (typeof item !== "number") return item;
        const [place, ...numbers] = data.items[item];
        const kind = data.kinds[place];
        const shape = shapes[kind.t];
        const node = shape && ((spare.get(kind) || []).pop() || shape.make(kind, data));
        const moves = numbers.some(Array.isArray);
        return { index: item, kind, shape, node, numbers, moves, isNew: true };
      });
      const nodes = items.flatMap((item) => item.node || []);
      const kept = new Set(nodes);
      for (const node of [...drawn.children]) if (!kept.has(node)) node.remove();
      let place = drawn.firstChild;
      for (const node of nodes) {
        if (node === place) place = place.nextSibling;
        else drawn.insertBefore(node, place);
      }
    };
    return {
      nodes: [drawn, views],
      show: (size) => {
        const segments = [variant.drawn, variant.described].map((part) => found(part, size));
        const isNew = segments.some((segment, part) => segment !== shown[part]);
        shown = segments;
        if (isNew) refill();
        for (const item of items) {
          if (!item.isNew && !item.moves) continue;
          item.isNew = false;
          item.now = item.numbers.map((number) => at(number, size));
          if (item.shape) item.shape.draw(item.node, item.kind, item.now, data);
        }
        overlay(views, items);
        return { items, isNew };
      },
      frames: (size) =>
        indices(found(variant.described, size))
          .map((index) => data.items[index])
          .filter(([index]) => data.kinds[index].t === "frame")
          .map(([index, ...numbers]) => [
            data.kinds[index].v, ...numbers.map((number) => at(number, size)),
          ]),
    };
  };

  // Rectangles over the views, with tooltips and labels for screen readers.
  const overlay = (zoom) => (group, items) => {
    const frames = items.filter((item) => item.kind.t === "frame");
    const descriptions = items.filter((item) => item.kind.t === "view");
    while (group.childElementCount < frames.length) {
      const node = svg("rect", { role: "img", fill: "none", "pointer-events": "all" });
      node.append(svg("title"));
      group.append(node);
    }
    frames.forEach((item, index) => {
      const node = group.children[index];
      const label = text(descriptions[index].kind, descriptions[index].now);
      if (node.getAttribute("aria-label") !== label) {
        set(node, { "aria-label": label, "data-view": item.kind.v });
        node.firstChild.textContent = label;
      }
      set(node, box(item.now.map((number) => number * zoom)));
    });
  };

  // Shows the verdict, the reasons and the remarks at a size.
  const sentences = (verdict, list) => {
    let nodes = [];
    return (items, isNew) => {
      const sentences = items.filter((item) => ["verdict", "headline", "body", "remark"].includes(item.kind.t));
      if (isNew) {
        list.replaceChildren();
        nodes = sentences.map(({ kind }) => {
          if (kind.t === "verdict") return verdict;
          if (kind.t === "body") return list.lastChild.appendChild(html("p"));
          const item = html("li", { class: kind.t === "headline" ? kind.v : "remark" });
          item.views = kind.w || [];
          if (kind.t === "headline") item.append(html("b", { class: "badge" }, String(kind.n)));
          list.append(item);
          return item.appendChild(html(kind.t === "headline" ? "strong" : "p"));
        });
      }
      sentences.forEach((item, index) => {
        if (isNew || item.moves) nodes[index].textContent = text(item.kind, item.now);
      });
    };
  };

  // Highlights the reasons for the view under the pointer, or the views of the reason under it.
  const lights = (stage, list) => {
    const light = (isLit, views) => {
      for (const item of list.children) item.classList.toggle("lit", isLit(item));
      for (const node of stage.querySelectorAll("[data-view]"))
        node.classList.toggle("lit", views.includes(node.dataset.view));
    };
    stage.addEventListener("pointerover", ({ target }) => {
      const name = target.dataset.view;
      const tells = (item) => item.views.includes(name);
      light(tells, [...list.children].some(tells) ? [name] : []);
    });
    list.addEventListener("pointerover", ({ target }) => {
      const own = target.closest("li");
      light((item) => item === own && own.views.length > 0, own ? own.views : []);
    });
    for (const node of [stage, list]) node.addEventListener("pointerleave", () => light(() => false, []));
  };

  return { at, clamp, words, set, svg, html, hatches, picture, overlay, sentences, lights };
})();
