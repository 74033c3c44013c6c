/** What opens or closes a card by itself, and the answers, which are named and which nobody presses in passing. */
const MEANT = '[popovertarget], .question-bar .button';
const OPEN = ':popover-open';

/**
 * Whoever taps beside a card that popped up wants it away, and nothing else: what lies under the tap is not pressed. A
 * way to another card is, because that only shows something; and so are the answers in the question bar.
 */
export function closeOnOutsideTap(page: Document): void {
  let closes = false;
  const come = ({ target, pointerType }: PointerEvent): void => {
    const isBeside = target instanceof Element && target.closest(`${OPEN}, ${MEANT}`) === null;
    closes =
      isBeside && (page.querySelector(OPEN) !== null || (pointerType === 'touch' && isBubbleShown(page, target)));
  };
  const press = (event: MouseEvent): void => {
    // What a key presses has no tap before it.
    if (!closes || event.detail === 0) return;
    closes = false;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('pointerdown', come, true);
  page.addEventListener('click', press, true);
}

/** Whether a bubble lies elsewhere that a finger opened; a mouse only passes over what has one. */
function isBubbleShown(page: Document, target: Element): boolean {
  return [...page.querySelectorAll('[role="tooltip"]')].some(
    (bubble) => bubble.getClientRects().length > 0 && bubble.parentElement?.contains(target) === false,
  );
}
