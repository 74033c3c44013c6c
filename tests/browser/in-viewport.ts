import type { Locator, Page } from 'playwright-core';

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
export async function isInViewport(thing: Locator): Promise<boolean> {
  // Answers that have just come take no press for a moment.
  await thing.page().locator('.question-bar[data-settled="false"]').waitFor({ state: 'detached' });
  return thing.evaluate((one) => {
    const { left, top, bottom, width } = one.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + width / 2, y)));
  });
}

/** What lies outside the window, or outside of something that hides it there. */
export function hidden(page: Page, things: string): Promise<readonly string[]> {
  return page.locator(things).evaluateAll((all) => {
    const sticksOut = (one: DOMRect, frame: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): boolean =>
      one.left < frame.left - 1 ||
      one.right > frame.right + 1 ||
      one.top < frame.top - 1 ||
      one.bottom > frame.bottom + 1;
    const isHidden = (thing: Element): boolean => {
      const own = thing.getBoundingClientRect();
      if (sticksOut(own, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return true;
      for (let frame = thing.parentElement; frame !== null; frame = frame.parentElement)
        if (getComputedStyle(frame).overflowY !== 'visible' && sticksOut(own, frame.getBoundingClientRect()))
          return true;
      return false;
    };
    return all
      .filter((thing) => thing.getClientRects().length > 0 && isHidden(thing))
      .map(
        (thing) => `${thing.className} ${thing.closest('[data-card]')?.getAttribute('data-card')} ${thing.textContent}`,
      );
  });
}
