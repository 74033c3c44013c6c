import type { ReactElement } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { useTable } from '../../table/at-table.ts';
import { SeatNote } from '../../table/Clocks.tsx';
import { useCompany } from '../../table/company.ts';
import { t } from '../../text/text.ts';
import { nationsInOrder, useView } from './view.ts';
import '../../table/rail.css';
import './rail.css';

/** How everyone is doing, in the order of the census, and whom we wait for. */
export function Rail(): ReactElement {
  const { sight, seat, name, empty } = useTable();
  const company = useCompany() !== undefined;
  const view = useView();
  const nations = nationsInOrder(view);
  const awaited = new Set(sight.waiting.filter((one) => !one.optional).map((one) => one.seat));
  const score = new Map(sight.standing.map((one) => [one.seat, one.score]));
  const choosing = view.turn > 0 ? [] : view.placeOrder.filter((one) => !nations.some((nation) => nation.seat === one));
  return (
    <ol className="rail">
      {nations.map((nation) => (
        <li
          key={nation.name}
          className="rail-seat nation-seat"
          data-awaited={nation.seat !== null && awaited.has(nation.seat)}
          data-own={nation.seat === seat}
        >
          <Sign nation={nation.name} size={32} />
          <span className="rail-who">
            <span className="rail-name">{name('nation', nation.name)}</span>
            {company ? (
              <SeatNote seat={nation.seat} />
            ) : (
              <span className="rail-player" dir="auto" title={name('seat', nation.seat ?? '')}>
                {nation.seat === seat ? t('you') : name('seat', nation.seat ?? '')}
              </span>
            )}
          </span>
          <span className="rail-score" title={t('Points so far')}>
            {score.get(nation.seat ?? '') ?? 0}
          </span>
          <dl className="rail-facts">
            <div title={t('Cities')}>
              <dt className="unseen">{t('Cities')}</dt>
              <dd>
                <span className="fact-city" aria-hidden="true" /> {nation.cities}
              </dd>
            </div>
            <div title={t('Tokens on the board')}>
              <dt className="unseen">{t('Tokens on the board')}</dt>
              <dd>
                <span className="fact-token" aria-hidden="true" /> {nation.tokens}
              </dd>
            </div>
            <div title={t('Trade cards in hand')}>
              <dt className="unseen">{t('Trade cards in hand')}</dt>
              <dd>
                <span className="fact-card" aria-hidden="true" /> {nation.hand}
              </dd>
            </div>
            <div title={t('Steps along the track')}>
              <dt className="unseen">{t('Steps along the track')}</dt>
              <dd>
                <span className="fact-step" aria-hidden="true" /> {nation.step}
              </dd>
            </div>
          </dl>
        </li>
      ))}
      {choosing.map((one) => (
        <li key={one} className="rail-seat rail-nationless" data-awaited={awaited.has(one)} data-own={one === seat}>
          <span className="rail-name" dir="auto" title={name('seat', one)}>
            {name('seat', one)}
          </span>
          {company && <SeatNote seat={one} nameless />}
          <span className="hint">{awaited.has(one) && !empty.includes(one) ? t('chooses a nation') : t('waits')}</span>
        </li>
      ))}
    </ol>
  );
}
