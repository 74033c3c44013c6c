import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { t } from '../../text/text.ts';
import { prefersStill } from '../../theme/theme.ts';
import './part-tabs.css';

/** The parts of the stage from above, where they do not fit a screen together. */
const PARTS = [
  { selector: '.row-part', name: t('Card row') },
  { selector: '.hand-part', name: t('Hand') },
  { selector: '.board-part', name: t('Your board') },
  { selector: '.shared-board', name: t('Tracks') },
] as const;

/** A part counts as reached a little before it lies at the edge. */
const NEAR = 24;

/** How far the stage is scrolled when a part lies below the numbers, which stay in view. */
function placeOf(stage: HTMLElement, selector: string): number | undefined {
  const part = stage.querySelector<HTMLElement>(`:scope > ${selector}`);
  const numbers = stage.querySelector<HTMLElement>(':scope > .numbers');
  if (part === null) return undefined;
  const isFirst = numbers === null || part.offsetTop < numbers.offsetTop + numbers.offsetHeight;
  return part.offsetTop - (isFirst ? 0 : numbers.offsetHeight);
}

/** On a phone: the way to each part of the stage, in reach of a thumb, and where one is. */
export function PartTabs({ stage }: { readonly stage: RefObject<HTMLElement | null> }): ReactElement {
  const [reached, setReached] = useState(0);
  useEffect(() => {
    const { current } = stage;
    if (current === null) return undefined;
    const look = (): void => {
      const isAtEnd = current.scrollTop + current.clientHeight >= current.scrollHeight - 1;
      const last = PARTS.findLastIndex(({ selector }) => {
        const place = placeOf(current, selector);
        return place !== undefined && (place <= current.scrollTop + NEAR || (isAtEnd && current.scrollTop > 0));
      });
      setReached(Math.max(0, last));
    };
    current.addEventListener('scroll', look, { passive: true });
    return () => current.removeEventListener('scroll', look);
  }, [stage]);
  const goTo = (selector: string): void => {
    const { current } = stage;
    const top = current === null ? undefined : placeOf(current, selector);
    if (top !== undefined) current?.scrollTo({ top, behavior: prefersStill() ? 'instant' : 'smooth' });
  };
  return (
    <nav className="part-tabs" aria-label={t('Parts of the table')}>
      {PARTS.map(({ selector, name }, place) => (
        <button
          key={selector}
          type="button"
          className="part-tab"
          aria-current={place === reached}
          onClick={() => goTo(selector)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
