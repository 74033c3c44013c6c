/** How many places an arrow key goes along a row that is read from one side to the other; none for other keys. */
export function alongRow(key: string): number | undefined {
  const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === onward) return 1;
  return key === 'ArrowRight' || key === 'ArrowLeft' ? -1 : undefined;
}

/** So near the end of a row things fade, in pixels. */
const FADE = 36;

/** Brings something in a row that is wider than the screen into view, and moves nothing but the row. */
export function showInRow(thing: Element): void {
  const row = thing.parentElement;
  if (row === null) return;
  const [own, room] = [thing.getBoundingClientRect(), row.getBoundingClientRect()];
  const before = own.left - FADE - room.left;
  const beyond = own.right + FADE - room.right;
  if (beyond > 0 || before < 0) row.scrollBy({ left: beyond > 0 ? beyond : before });
}

/** The same, and again whenever the row has become wider or narrower, as when a phone is turned; until one ends it. */
export function keepInRow(thing: Element): () => void {
  showInRow(thing);
  const watcher = new ResizeObserver(() => showInRow(thing));
  if (thing.parentElement !== null) watcher.observe(thing.parentElement);
  return () => watcher.disconnect();
}
