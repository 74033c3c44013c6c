import type { Box } from '@ecumene/atlas/drawing';

/** Where things lie over the board that a selector finds, in the pixels of its frame. */
export function boxesOver(frame: Element, selector: string): Box[] {
  const { left, top } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left - left, box.top - top, box.width, box.height];
  });
}
