// The controls of the page. Readers resize the root with its edge, with the slider, by clicking on the
// ribbon, or with a link such as #width=285.
Snug.open = (root, data) => {
  const { clamp, words, set, svg, html } = Snug;
  const isWide = data.axis === "width";
  const still = root.querySelector("#still");
  const live = root.querySelector("#live");
  let variant, view, size, target, tell;
  let frame = 0;

  const stage = svg("svg", { role: "group", "aria-label": data.title });
  const defs = svg("defs");
  const grip = svg("g", { class: "grip", "aria-hidden": true });
  const hitArea = svg("rect", { fill: "none", "pointer-events": "all" });
  const pill = svg("rect", { class: "pill", rx: 3 });
  const [slider, marker] = [html("input", { type: "range" }), html("div", { class: "marker" })];
  const [names, track] = [html("div", { class: "names" }), html("div", { class: "track" })];
  const ticks = html("div", { class: "ticks" });
  const number = html("output", { class: "size" });
  const [verdict, list] = [html("p", { class: "verdict" }), html("ol", { class: "reasons" })];
  const status = html("p", { class: "unseen", role: "status" });
  const tabs = html("div", { role: "tablist", "aria-label": "Variants" });
  const panel = html("div", {},
    html("div", { class: "ribbon" }, names,
      html("div", { class: "bars" }, number, slider, track, ticks, marker)),
    html("div", { class: "stage" }, stage), verdict, list, status);
  const panelID = "panel";

  const percent = (value) =>
    ((value - variant.low) / (variant.high - variant.low || 1)) * 100 + "%";

  const hash = () => {
    const place = data.variants.indexOf(variant);
    return `#${data.axis}=${words(size)}${place ? "&variant=" + (place + 1) : ""}`;
  };

  // Updates the address and the text for screen readers, only after the last of many moves.
  // An address that somebody has just entered is followed first: its event may still be on its way.
  let [settling, followed] = [0, location.hash];
  const settle = () => {
    if (location.hash === followed && followed !== hash()) {
      history.replaceState(null, "", hash());
      followed = location.hash;
    }
    const headlines = [...list.querySelectorAll("strong")].map((node) => node.textContent);
    status.textContent = [verdict.textContent, ...headlines].join(" ");
  };

  const draw = () => {
    frame = 0;
    const { items, isNew } = view.show(size);
    tell(items, isNew);
    const root = items.find((item) => item.kind.t === "frame").now.map((n) => n * variant.zoom);
    const [x, y, width, height] = root;
    // Near a corner, where there are few labels.
    const long = Math.min(28, (isWide ? height : width) * 0.4);
    set(hitArea, isWide
      ? { x: x + width - 12, y, width: 24, height }
      : { x, y: y + height - 12, width, height: 24 });
    set(pill, isWide
      ? { x: x + width - 3, y: y + 5, width: 6, height: long }
      : { x: x + 5, y: y + height - 3, width: long, height: 6 });
    slider.value = size;
    slider.setAttribute("aria-valuetext", `${words(size)} points. ${verdict.textContent}`);
    number.textContent = words(size);
    number.style.left = marker.style.left = percent(size);
    clearTimeout(settling);
    settling = setTimeout(settle, 250);
  };

  const show = (value) => {
    size = clamp(value, variant.low, variant.high);
    frame = frame || requestAnimationFrame(draw);
  };

  // Animates to a size, unless the reader prefers reduced motion.
  const jump = (value) => {
    target = clamp(value, variant.low, variant.high);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(target);
    const [from, start] = [size, performance.now()];
    const step = (now) => {
      const part = clamp((now - start) / 220, 0, 1);
      if (target !== clamp(value, variant.low, variant.high)) return;
      show(from + (target - from) * (1 - (1 - part) ** 3));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  const fillRibbon = () => {
    names.replaceChildren(...variant.rows.map(([name]) => html("span", {}, name)));
    track.replaceChildren(
      ...variant.rows.map(([name, runs]) =>
        html("div", { class: "row" },
          ...runs.map(([low, high, state, labels]) => {
            const run = html("span", { class: state, title: `${name}: ${labels[0] || "no size of its own"}, ${words(low)} to ${words(high)}` });
            run.style.left = percent(low);
            run.style.width = `calc(${percent(high)} - ${percent(low)})`;
            run.append(...labels.map((label) => html("i", {}, label)));
            return run;
          }))));
    ticks.replaceChildren(
      ...[variant.low, ...variant.ticks, variant.high].map((value) => {
        const tick = html("a", { href: `#${data.axis}=${words(value)}` }, words(value));
        tick.style.left = percent(value);
        tick.addEventListener("click", (event) => {
          event.preventDefault();
          jump(value);
        });
        return tick;
      }));
    fit();
  };

  // Shows the longest words that fit each bar, and the numbers of ticks that have room.
  const fit = () => {
    for (const run of track.querySelectorAll("span")) {
      const labels = [...run.children];
      for (const label of labels) label.hidden = false;
      const first = labels.find((label) => label.offsetWidth + 8 <= run.clientWidth);
      for (const label of labels) label.hidden = label !== first;
    }
    const all = [...ticks.children];
    let right = -Infinity;
    const last = all.at(-1).getBoundingClientRect().left;
    for (const tick of all) {
      tick.classList.remove("crowded");
      const { left, right: end } = tick.getBoundingClientRect();
      const isCrowded = left < right + 6 || (tick !== all.at(-1) && end > last - 6);
      tick.classList.toggle("crowded", isCrowded);
      if (!isCrowded) right = end;
    }
  };

  const select = (place, value) => {
    variant = data.variants[place];
    [...tabs.children].forEach((tab, index) =>
      set(tab, { "aria-selected": index === place, tabindex: index === place ? 0 : -1 }));
    view = Snug.picture(data, variant, Snug.overlay(variant.zoom));
    tell = Snug.sentences(verdict, list);
    const [x, y, width, height] = variant.box;
    set(stage, { viewBox: variant.box.join(" "), width, height });
    // On a phone, scrolls instead of becoming illegibly small.
    stage.style.minWidth = 0.62 * width + "px";
    stage.replaceChildren(defs, ...view.nodes, grip);
    set(slider, {
      min: variant.low, max: variant.high, step: 0.5, "aria-label": `${variant.root}’s ${data.axis}`,
    });
    fillRibbon();
    size = clamp(value ?? variant.start, variant.low, variant.high);
    draw();
  };

  const follow = () => {
    followed = location.hash;
    const asked = new URLSearchParams(location.hash.slice(1));
    const place = clamp(Number(asked.get("variant") || 1) - 1, 0, data.variants.length - 1);
    const value = asked.has(data.axis) ? Number(asked.get(data.axis)) : NaN;
    if (data.variants[place] !== variant) select(place, Number.isFinite(value) ? value : undefined);
    else if (Number.isFinite(value) && words(value) !== words(size)) jump(value);
  };

  grip.append(hitArea, pill);
  defs.append(...Snug.hatches(data));
  const drag = (value) => show((target = Math.round(value)));
  Dragging.on(grip, (start) =>
    Dragging.edge(start, isWide, size, stage.getScreenCTM().a * variant.zoom), drag);
  Dragging.on(track, (start) => {
    const { left, width } = track.getBoundingClientRect();
    const place = (event) =>
      variant.low + ((event.clientX - left) / width) * (variant.high - variant.low);
    jump(Math.round(place(start)));
    return place;
  }, drag);
  Snug.lights(stage, list);
  slider.addEventListener("input", () => show((target = Number(slider.value))));
  addEventListener("hashchange", follow);
  addEventListener("resize", fit);

  if (data.variants.length > 1) {
    set(panel, { role: "tabpanel", id: panelID });
    data.variants.forEach((one, place) => {
      const tab = html("button", { role: "tab", "aria-controls": panelID, type: "button" }, one.name);
      tab.addEventListener("click", () => select(place, size));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = (place + step + data.variants.length) % data.variants.length;
        select(next, size);
        tabs.children[next].focus();
      });
      tabs.append(tab);
    });
    live.append(tabs);
  }
  live.append(panel);
  live.hidden = false;
  still.classList.add("replaced");
  follow();
  Snug.frames = (size) => view.frames(size);
};
Snug.open(document.querySelector("main"), JSON.parse(document.querySelector("#data").textContent));
