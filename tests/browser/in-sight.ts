import type { Locator } from 'playwright-core';

/** Whether one thing lies over another, or under it. */
export async function covers(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = [await a.boundingBox(), await b.boundingBox()];
  if (one === null || other === null) throw new Error('not on the screen');
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Whether something can be seen and pressed from its upper to its lower edge. */
export function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((one) => {
    const { left, top, bottom, width } = one.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + width / 2, y)));
  });
}
