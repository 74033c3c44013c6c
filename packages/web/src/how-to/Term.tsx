import type { RuleIndex } from '@ecumene/engine';
import { createContext, type MouseEvent, type ReactElement, useContext, useId, useRef } from 'react';
import { anchorOf } from '../rules/chapters.ts';
import { named, t } from '../text/text.ts';
import { piecesOf, type Told } from './guide.ts';
import '../rules/rules.css';

/** The rulebook that terms lead to. */
export const IndexContext = createContext<RuleIndex | undefined>(undefined);

/** A term of the rules. Opening it shows its rule in a sentence, and the way to it in the book. */
export function Term({ rule, children }: { readonly rule: string; readonly children: string }): ReactElement {
  const index = useContext(IndexContext);
  const id = useId();
  const card = useRef<HTMLSpanElement>(null);
  const paragraph = index?.paragraphs.find((one) => one.id === rule);
  const at = `#${anchorOf(rule)}`;
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    card.current?.showPopover();
  };
  return (
    <>
      <a className="term" href={at} aria-controls={id} onClick={open}>
        {children}
      </a>
      <span ref={card} id={id} popover="auto" className="rule-card">
        <span className="rule-name">{`${index?.book ?? ''} ${rule}`}</span>
        <span>{paragraph === undefined ? t('Loading …') : named(paragraph.says)}</span>
        <a href={at} onClick={() => card.current?.hidePopover()}>
          {t('Show in the rules')}
        </a>
      </span>
    </>
  );
}

/** A text with its terms. */
export function WithTerms({ told }: { readonly told: Told }): ReactElement {
  return (
    <>
      {piecesOf(told).map(({ text, rule }, place) =>
        rule === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay where they are.
          <Term key={place} rule={rule}>
            {text}
          </Term>
        ),
      )}
    </>
  );
}
