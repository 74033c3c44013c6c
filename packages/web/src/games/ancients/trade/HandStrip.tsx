import { faceValue } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { Pictogram } from '../../../pictures/Pictogram.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useView } from '../view.ts';
import { BlockOfCard } from './BlockSign.tsx';
import { useTradeCards } from './market.ts';
import './hand-strip.css';

/** The phases in which the cards in one's hand matter. */
const PHASES: readonly string[] = [
  'trade-cards',
  'trade',
  'calamities',
  'civilization-cards',
  'advances',
  'advancements',
  'excess-cards',
];

/**
 * One's own trade cards along the lower edge of the board, or in the panel that takes its room, while they matter:
 * calamities first, then sets with their worth.
 */
export function HandStrip({ isInPanel = false }: { readonly isInPanel?: boolean }): ReactElement | null {
  const { name, tableView } = useTable();
  const { hand } = useView();
  const cards = useTradeCards();
  const isTime = tableView.where.some((step) => PHASES.includes(step));
  if (!isTime || tableView.over || hand.length === 0) return null;
  return (
    <section className="own-strip" data-in-panel={isInPanel} aria-label={t('Your trade cards')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ul className="own-strip-cards" tabIndex={0} aria-label={t('Your trade cards')}>
        {cards.calamitiesIn(hand).map((id) => (
          <li key={id} className="own-card own-card-calamity" title={name('card', cards.thingOf(id))}>
            <Pictogram kind="calamity" id={cards.thingOf(id)} />
            <span className="own-card-blocks">
              <BlockOfCard card={id} />
            </span>
            <span className="own-card-name">{name('card', cards.thingOf(id))}</span>
          </li>
        ))}
        {cards.setsOf(hand).map(({ face, count, parts, worth }) => (
          <li
            key={face.id}
            className="own-card"
            data-count={Math.min(count, 4)}
            title={t('{card}: {count} of value {value}, worth {worth}', {
              card: name('card', cards.thingOf(face.id)),
              count,
              value: faceValue(face),
              worth,
            })}
          >
            <Pictogram kind="commodity" id={cards.thingOf(face.id)} />
            <span className="own-card-value">{faceValue(face)}</span>
            <span className="own-card-blocks">
              {parts.map(({ id }) => (
                <BlockOfCard key={id} card={id} />
              ))}
            </span>
            <span className="own-card-name">{name('card', cards.thingOf(face.id))}</span>
            <span className="own-card-worth">
              {count > 1 && <span>×{count}</span>} <b>{worth}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="own-strip-sum">
        <b>{cards.worthOf(hand)}</b> {t('in all')}
      </p>
    </section>
  );
}
