import { foresightOf, type Strike } from '@ecumene/through-the-ages/foresight';
import type { CardId } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { SeatSign } from '../Badge.tsx';
import type { SignName } from '../cards/digest.ts';
import { Glyph } from '../cards/Glyph.tsx';
import { usePending } from '../pending-card.ts';
import { useView } from '../view.ts';
import './forecast.css';

const WHOM: Readonly<Record<Strike['whom'], string>> = {
  everyone: t('Everyone'),
  strongest: t('Strongest'),
  'two-strongest': t('Strongest'),
  weakest: t('Weakest'),
  'two-weakest': t('Weakest'),
  'most-culture': t('Most culture'),
  'most-culture-if-among-two-weakest': t('Most culture'),
  'all-with-most-happy-faces': t('Most happy faces'),
  'all-with-most-discontent-workers': t('Most discontent'),
};

const SIGNS: Readonly<Record<NonNullable<Strike['good']>, SignName>> = {
  culture: 'culture',
  science: 'science',
  food: 'food',
  population: 'worker',
  'civil-action': 'civil',
};

/** Whom an event would strike now: numbers and places change until it comes. */
export function Forecast({ card }: { readonly card: CardId }): ReactElement | null {
  const { seat, tableView, name } = useTable();
  const view = useView();
  const resolving = usePending();
  if (seat === null || tableView.over || resolving === card) return null;
  const strikes = foresightOf(view, seat).strikes(card);
  if (strikes.length === 0) return null;
  return (
    <section className="forecast" aria-label={t('If it happened now')}>
      <h3>{t('If it happened now')}</h3>
      <dl>
        {strikes.map(({ whom, good, civs }) => (
          <div key={`${whom} ${good}`}>
            <dt>{WHOM[whom]}</dt>
            <dd>
              {civs.length === 0 && t('nobody')}
              {civs.map((one) => (
                <span key={one.seat} className="forecast-seat">
                  <SeatSign place={view.civilizations.findIndex((civ) => civ.seat === one.seat)} size={16} />
                  <span>{one.seat === seat ? t('You') : name('seat', one.seat)}</span>
                  {good !== undefined && one.amount !== undefined && (
                    <b>
                      {signed(one.amount)} <Glyph sign={SIGNS[good]} size={12} />
                    </b>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function signed(n: number): string {
  if (n === 0) return '0';
  return n < 0 ? `−${-n}` : `+${n}`;
}
