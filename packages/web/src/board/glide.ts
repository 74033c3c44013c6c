import { type ZoomTransform, zoomIdentity } from 'd3-zoom';

const DURATION = 240;

/** Moves from one way a board lies to another, frame by frame, as long as that is still wanted. */
export function glide(
  from: ZoomTransform,
  to: ZoomTransform,
  isWanted: () => boolean,
  lay: (transform: ZoomTransform, isEnd: boolean) => void,
): void {
  const begin = performance.now();
  const frame = (now: number): void => {
    if (!isWanted()) return;
    const part = Math.min(1, (now - begin) / DURATION);
    const eased = 1 - (1 - part) ** 3;
    const mix = (a: number, b: number): number => a + (b - a) * eased;
    const lies = zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k));
    lay(lies, part === 1);
    if (part < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
