"use strict";
// Dragging with a pointer, in the exported page and in the live editor.
const Dragging = {
  // Calls `show` with a size for each move. `begin` gets the first event, and returns the size for a
  // later event. `end` is optional.
  on: (node, begin, show, end) =>
    node.addEventListener("pointerdown", (start) => {
      start.preventDefault();
      node.setPointerCapture(start.pointerId);
      const sizeAt = begin(start);
      const moved = (event) => show(sizeAt(event));
      const ended = () => {
        for (const [name, listener] of listeners) node.removeEventListener(name, listener);
        if (end) end();
      };
      const listeners = [["pointermove", moved], ["lostpointercapture", ended]];
      for (const [name, listener] of listeners) node.addEventListener(name, listener);
    }),

  // The size whose edge follows the pointer, at a number of pixels per point.
  edge: (start, isWide, size, scale) => (event) =>
    size + (isWide ? event.clientX - start.clientX : event.clientY - start.clientY) / scale,
};
