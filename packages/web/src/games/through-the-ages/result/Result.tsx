import { type ReactElement, useContext, useMemo } from 'react';
import { ChartsPanel } from '../../../charts/ChartsPanel.tsx';
import { AfterButtons } from '../../../replay/AfterButtons.tsx';
import { Replaying } from '../../../replay/replaying.ts';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import { Badge } from '../Badge.tsx';
import { CardName } from '../civilization/Works.tsx';
import { isOfAges } from '../happened.ts';
import { useView } from '../view.ts';
import { lastEvents, makingOf, SOURCES, type Source, stoppedEarly } from './culture.ts';
import { verdict } from './verdict.ts';
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
  const { sight, seat: me, name } = useTable();
  const view = useView();
  const { civilizations, round } = view;
  const story = useStory();
  const lookingBack = useContext(Replaying);
  const told = useMemo(() => story.map(({ happening }) => happening).filter(isOfAges), [story]);
  const makings = useMemo(() => makingOf(told, civilizations), [told, civilizations]);
  const last = useMemo(() => lastEvents(told), [told]);
  const order = sight.standing.flatMap(({ seat, rank }) =>
    makings.filter((one) => one.seat === seat).map((making) => ({ ...making, rank })),
  );
  const used = SOURCES.filter((source) => makings.some(({ by }) => by[source] !== 0));
  const own = order.find(({ seat }) => seat === me);
  return (
    <section className="result" aria-label={t('How it ended')}>
      <h2>{verdict(order, me, (seat) => name('seat', seat))}</h2>
      {own !== undefined && (
        <p>
          {t('You have {culture} culture: place {rank} of {all}.', {
            culture: own.rounds.at(-1) ?? 0,
            rank: own.rank,
            all: order.length,
          })}
        </p>
      )}
      <p className="soft">
        {stoppedEarly(view) && `${t('It was agreed to stop here.')} `}
        {t('{rounds, plural, one {One round was} other {# rounds were}} played.', { rounds: round })}
      </p>
      {!lookingBack && <AfterButtons />}
      <div className="result-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Culture')}</th>
              {order.map(({ seat }) => (
                <th key={seat} scope="col">
                  <Badge seat={seat} /> {name('seat', seat)}
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
              {order.map(({ seat, rounds }) => (
                <td key={seat}>
                  <b>{rounds.at(-1)}</b>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('Place')}</th>
              {order.map(({ seat, rank }) => (
                <td key={seat}>{rank}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ChartsPanel />
    </section>
  );
}
