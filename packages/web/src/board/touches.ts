/** Whether a gesture can only be about what is seen, wherever it begins: a wheel, or a second finger. */
export function isForTheEye(event: Event): boolean {
  return (
    event.type === 'wheel' || (event.type === 'touchstart' && event instanceof TouchEvent && event.touches.length > 1)
  );
}

/** What a finger does after it has come down. */
const AFTERWARDS = ['touchmove', 'touchend', 'touchcancel'];

/**
 * A finger belongs to what it came down on, also when that is drawn anew meanwhile and no longer a part of the page: then
 * the frame around it is told what the finger does, lest a gesture never end.
 */
export function keepTouches(frame: HTMLElement): () => void {
  const watch = ({ target, targetTouches, changedTouches }: TouchEvent): void => {
    // What had a finger on it before is watched already.
    if (target instanceof Element && targetTouches.length === changedTouches.length) handOn(target, frame);
  };
  frame.addEventListener('touchstart', watch, { capture: true, passive: true });
  return () => frame.removeEventListener('touchstart', watch, { capture: true });
}

/** Tells the frame of a finger whose target is gone from it, until that is lifted. */
function handOn(target: Element, frame: HTMLElement): void {
  const lifted = new AbortController();
  const tell = (event: Event): void => {
    if (!(event instanceof TouchEvent)) return;
    if (!frame.contains(target)) frame.dispatchEvent(again(event));
    if (event.targetTouches.length === 0) lifted.abort();
  };
  for (const type of AFTERWARDS) target.addEventListener(type, tell, { signal: lifted.signal });
}

function again({ type, touches, targetTouches, changedTouches }: TouchEvent): TouchEvent {
  const fingers = {
    touches: [...touches],
    targetTouches: [...targetTouches],
    changedTouches: [...changedTouches],
  };
  return new TouchEvent(type, { cancelable: true, ...fingers });
}
