import type { CivilizationView } from '@ecumene/through-the-ages/reference';
import type { ReactElement, ReactNode } from 'react';
import { useTable } from '../../table/at-table.ts';
import { useDesk } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import { asTactic } from './actions/possible-action.ts';
import { SeatSign } from './Badge.tsx';
import { BoardCard } from './cards/BoardCard.tsx';
import type { SignName } from './cards/digest.ts';
import { Glyph } from './cards/Glyph.tsx';
import { useView } from './view.ts';
import { AGES } from './words.ts';
import './shared-board.css';

/** What belongs to everybody: the age, the tracks, the events and the common tactics. */
export function SharedBoard(): ReactElement {
  const { age, round, lastRound, civilDeck, militaryDeck, discards } = useView();
  return (
    <section className="shared-board" aria-label={t('Shared board')}>
      <div
        className="shared-age"
        title={t('{civil} civil cards, {military} military cards, {discards} discarded', {
          civil: civilDeck,
          military: militaryDeck,
          discards,
        })}
      >
        <b>
          <span className="unseen">{t('Age')} </span>
          {AGES[age]}
        </b>
        <span>{t('{n, plural, one {# card} other {# cards}} left', { n: civilDeck })}</span>
        {lastRound > 0 && <span className="alarm">{t('Round {round} of {last}', { round, last: lastRound })}</span>}
      </div>
      <Track
        sign="culture"
        name={t('Culture')}
        value={({ culture }) => culture}
        more={({ ratings, needs }) => (needs.uprising ? 0 : ratings.culture)}
      />
      <Track
        sign="science"
        name={t('Science')}
        value={({ science }) => science}
        more={({ ratings, needs }) => (needs.uprising ? 0 : ratings.science)}
      />
      <Track sign="strength" name={t('Strength')} value={({ ratings }) => ratings.strength} />
      <Piles />
      <Tactics />
    </section>
  );
}

interface TrackProps {
  readonly sign: SignName;
  readonly name: string;
  value(civ: CivilizationView): number;
  /** What comes in each turn. */
  more?(civ: CivilizationView): number;
}

/** A track is at least so long, so that small differences stay small. */
const SHORTEST = 12;

/** A track with a marker for each player, as far along as they are. */
function Track({ sign, name, value, more }: TrackProps): ReactElement {
  const { civilizations } = useView();
  const { name: called } = useTable();
  const furthest = Math.max(SHORTEST, ...civilizations.map(value));
  return (
    <div className="ages-track">
      <p className="track-name">
        <Glyph sign={sign} size={12} /> {name}
      </p>
      <ol className="track-lanes">
        {civilizations.map((civ, place) => (
          <li key={civ.seat} className={`track-lane seat-${place}`} data-out={civ.out}>
            <span className="unseen">{called('seat', civ.seat)}: </span>
            <span className="track-way" style={{ inlineSize: `${(Math.max(0, value(civ)) / furthest) * 62}%` }} />
            <SeatSign place={place} size={12} />
            <b>{value(civ)}</b>
            {more !== undefined && <span className="rate">+{more(civ)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The decks of events: backs of those to come, and those that have happened. */
function Piles(): ReactElement {
  const { events, future, past } = useView();
  const desk = useDesk();
  return (
    <button type="button" className="piles" title={t('Show events')} onClick={() => desk.turnTo('events')}>
      <Pile name={t('Current')} says={t('Current events')} count={events.length}>
        {AGES[events[0] ?? -1]}
      </Pile>
      <Pile name={t('Future')} says={t('Future events')} count={future.length}>
        {AGES[future[0] ?? -1]}
      </Pile>
      <Pile name={t('Past')} says={t('Past events')} count={past.length} />
    </button>
  );
}

function Pile({
  name,
  says,
  count,
  children,
}: {
  readonly name: string;
  readonly says: string;
  readonly count: number;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <span className="event-pile" data-empty={count === 0}>
      <span className="pile-back" data-high={Math.min(count, 3)} aria-hidden="true">
        {children}
      </span>
      <span className="unseen">{says}: </span>
      <b>{count}</b>
      <span className="pile-name" aria-hidden="true">
        {name}
      </span>
    </span>
  );
}

/** Common tactics, to be copied. */
function Tactics(): ReactElement {
  const { tactics } = useView();
  return (
    <div className="shared-tactics">
      <p className="track-name">{t('Common tactics')}</p>
      {tactics.length === 0 ? (
        <p className="hint">{t('None yet')}</p>
      ) : (
        <ul>
          {tactics.map((card) => (
            <li key={card}>
              <BoardCard id={card} own spot={asTactic(card)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
