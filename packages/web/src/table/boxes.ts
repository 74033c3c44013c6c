/** A piece of the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much of these boxes lies under another, in square pixels. */
export function covered(by: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => {
    const { width, height } = common(by, box);
    return sum + width * height;
  }, 0);
}

/** What two boxes have in common; where that is nothing, it is empty. */
export function common(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return { left, top, width: Math.max(0, width), height: Math.max(0, height) };
}
