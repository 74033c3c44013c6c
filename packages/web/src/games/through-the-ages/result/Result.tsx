import { type ReactElement, useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import { Badge } from '../Badge.tsx';
import { CardName } from '../civilization/Works.tsx';
import { isOfAges } from '../happened.ts';
import { useView } from '../view.ts';
import { lastEvents, type Making, makingOf, SOURCES, type Source } from './culture.ts';
import './result.css';

const NAMES: Readonly<Record<Source, string>> = {
  turns: t('Turn by turn'),
  prepared: t('Events prepared'),
  events: t('Events'),
  wonders: t('Wonders'),
  leaders: t('Leaders'),
  actions: t('Action cards'),
  colonies: t('Colonies'),
  wars: t('Attacks and wars'),
  lost: t('Lost'),
  hunger: t('Hunger'),
  rest: t('Other'),
};

/** How it ended: who stands where, how each total was made, and how it grew round by round. */
export function Result(): ReactElement {
  const { sight } = useTable();
  const { civilizations } = useView();
  const story = useStory();
  const told = useMemo(() => story.map(({ happening }) => happening).filter(isOfAges), [story]);
  const makings = useMemo(() => makingOf(told, civilizations), [told, civilizations]);
  const last = useMemo(() => lastEvents(told), [told]);
  const order = sight.standing.flatMap(({ seat, rank }) =>
    makings.filter((one) => one.seat === seat).map((making) => ({ ...making, rank })),
  );
  const used = SOURCES.filter((source) => makings.some(({ by }) => by[source] !== 0));
  const winners = order.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return (
    <section className="result" aria-label={t('How it ended')}>
      <h2>
        {winners.length === 1
          ? t('{seat} has the greatest culture.', { seat: winners[0] ?? '' })
          : t('{seats} share the victory.', { seats: winners })}
      </h2>
      <div className="result-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Culture')}</th>
              {order.map(({ seat }) => (
                <th key={seat} scope="col">
                  <Badge seat={seat} /> {seat}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {used.map((source) => (
              <tr key={source}>
                <th scope="row">{NAMES[source]}</th>
                {order.map(({ seat, by }) => (
                  <td key={seat}>{by[source] < 0 ? `−${-by[source]}` : by[source]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {last.length > 0 && (
            <tbody className="last-events">
              <tr>
                <th scope="colgroup" colSpan={order.length + 1}>
                  {t('Of the events, scored at the end')}
                </th>
              </tr>
              {last.map(({ card, by }) => (
                <tr key={card}>
                  <th scope="row">
                    <CardName id={card} own={false} />
                  </th>
                  {order.map(({ seat }) => (
                    <td key={seat}>{by.get(seat) ?? 0}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
          <tfoot>
            <tr>
              <th scope="row">{t('In all')}</th>
              {order.map(({ seat, rounds, rank }) => (
                <td key={seat}>
                  <b>{rounds.at(-1)}</b> <span className="soft">{t('place {rank}', { rank })}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Curves makings={makings} />
    </section>
  );
}

const WIDE = 640;
const HIGH = 180;

/** Culture round by round. */
function Curves({ makings }: { readonly makings: readonly Making[] }): ReactElement {
  const most = Math.max(1, ...makings.flatMap(({ rounds }) => rounds));
  const last = Math.max(1, ...makings.map(({ rounds }) => rounds.length - 1));
  const x = (round: number): number => (round / last) * WIDE;
  const y = (culture: number): number => HIGH - (culture / most) * HIGH;
  return (
    <figure className="curves">
      <figcaption>
        {t('Culture round by round, up to {most}', { most })}
        {makings.map(({ seat }, place) => (
          <span key={seat} className="curve-key">
            <svg className={`curve seat-${place}`} viewBox="0 0 36 6" width="36" height="6" aria-hidden="true">
              <polyline points="0,3 36,3" />
            </svg>
            {seat}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`-8 -8 ${WIDE + 16} ${HIGH + 16}`} role="img" aria-label={t('Culture round by round')}>
        <path d={`M0 0V${HIGH}H${WIDE}`} className="axis" />
        {makings.map(({ seat, rounds }, place) => (
          <g key={seat} className={`curve seat-${place}`}>
            <polyline points={rounds.map((culture, round) => `${x(round)},${y(culture)}`).join(' ')} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
