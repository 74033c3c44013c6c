import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus at the table: when what has it goes, or can no longer be reached, it goes to the question, so that
 * whoever plays by keyboard need not begin at the top of the page after every answer.
 */
export function useFocusKept(table: RefObject<HTMLElement | null>, laid: boolean): void {
  useEffect(() => {
    const { current } = table;
    if (!laid || current === null) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    let inUse: Element | undefined;
    const keep = (): void => {
      if (inUse === undefined || canBeUsed(inUse) || document.activeElement !== document.body) return;
      inUse = undefined;
      goToQuestion(current);
    };
    const use = ({ target }: FocusEvent): void => {
      inUse = target instanceof Element ? target : undefined;
    };
    // A control that goes loses the focus just before: whether it is gone is known a moment later.
    const cease = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        if (inUse === target && target instanceof Element && canBeUsed(target)) inUse = undefined;
        else keep();
      });
    current.addEventListener('focusin', use, { signal });
    current.addEventListener('focusout', cease, { signal });
    const watcher = new MutationObserver(keep);
    watcher.observe(current, { childList: true, subtree: true });
    return () => {
      leave.abort();
      watcher.disconnect();
    };
  }, [table, laid]);
}

function canBeUsed(element: Element): boolean {
  return element.isConnected && element.closest('[inert]') === null;
}

/** The focus goes to what is asked; the answers follow with Tab. */
function goToQuestion(table: Element): void {
  const bar = table.querySelector('.question-bar');
  if (bar instanceof HTMLElement) bar.focus({ preventScroll: true });
}

/** The focus goes to what lies in the middle: where the keyboard enters the board, or the first thing that can be used. */
function goToStage(table: Element): void {
  const stage = table.querySelector('.table-stage');
  const entrance =
    stage?.querySelector('.area[tabindex="0"]') ??
    stage?.querySelector('a[href], button:not(:disabled), [tabindex="0"]');
  if (entrance instanceof HTMLElement || entrance instanceof SVGElement) entrance.focus({ preventScroll: true });
}

/**
 * The keys that lead to the question: one from anywhere at the table, or from nowhere, which from the question leads
 * back to what lies in the middle; and one from the board, where letters mean something.
 */
export function useWayToQuestion(table: RefObject<HTMLElement | null>, laid: boolean): void {
  useEffect(() => {
    const { current } = table;
    if (!laid || current === null) return undefined;
    const go = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const onBoard = target instanceof Element && target.closest('.board') !== null;
      const inBar = target instanceof Element && target.closest('.question-bar') !== null;
      const leads = key === 'F6' || (onBoard && key.toLowerCase() === 'q');
      const isElsewhere = target instanceof Node && target !== document.body && !current.contains(target);
      if (!leads || isElsewhere || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      if (inBar) goToStage(current);
      else goToQuestion(current);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [table, laid]);
}
