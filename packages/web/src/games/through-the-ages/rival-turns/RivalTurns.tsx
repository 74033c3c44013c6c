import { type ReactElement, useContext, useId, useMemo, useState } from 'react';
import { Replaying } from '../../../replay/replaying.ts';
import { useTable } from '../../../table/at-table.ts';
import { usePlays } from '../../../table/desk.ts';
import { useStory, useTelling } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import { Badge } from '../Badge.tsx';
import { countEach } from '../count-each.ts';
import { isOfAges } from '../happened.ts';
import { inShort } from './actions-in-short.ts';
import { type TurnOfRival, turnsSinceOwnMove } from './turns.ts';
import './rival-turns.css';

/**
 * What the others did since one's own last turn or move: until it is put away, or one does something oneself. It is a
 * single line, which opens, and waits while a scene tells what happens.
 */
export function RivalTurns(): ReactElement | null {
  const { tableView, seat } = useTable();
  const lookingBack = useContext(Replaying);
  const plays = usePlays();
  const story = useStory();
  const turns = useMemo(() => {
    const told = story.map(({ happening }) => happening).filter(isOfAges);
    const all = seat === null ? [] : turnsSinceOwnMove(told, seat);
    return all.filter((turn) => inShort(turn).length + turn.toOneself.length > 0);
  }, [story, seat]);
  const [away, setAway] = useState('');
  const [opened, setOpened] = useState('');
  const list = useId();
  const [first, latest] = [turns[0], turns.at(-1)];
  if (first === undefined || latest === undefined || keyOf(latest) === away) return null;
  if (plays || tableView.over || lookingBack) return null;
  const title = latest.answered ? t('Since your last move') : t('Since your last turn');
  const whole = wholeOf(first);
  const folded = whole !== opened;
  return (
    <aside className="meanwhile" aria-label={title} data-folded={folded}>
      <h2>
        <button
          type="button"
          className="meanwhile-fold"
          aria-expanded={!folded}
          aria-controls={list}
          onClick={() => setOpened(folded ? whole : '')}
        >
          {title}
        </button>
      </h2>
      <ol className="meanwhile-turns" id={list}>
        {turns.map((turn) => (
          <Turn key={keyOf(turn)} turn={turn} />
        ))}
      </ol>
      <button type="button" className="meanwhile-away" aria-label={t('Close')} onClick={() => setAway(keyOf(latest))}>
        ×
      </button>
    </aside>
  );
}

function keyOf({ seat, round, answered, actions }: TurnOfRival): string {
  return answered ? `${round} ${seat} ${actions.length}` : `${round} ${seat}`;
}

/** What all that follows a turn belongs to: once opened, it stays open while more is done. */
function wholeOf({ seat, round, answered }: TurnOfRival): string {
  return `${round} ${seat} ${answered}`;
}

function Turn({ turn }: { readonly turn: TurnOfRival }): ReactElement {
  const { tell } = useTelling();
  return (
    <li className="meanwhile-turn">
      <Badge seat={turn.seat} />{' '}
      <span className="meanwhile-did">
        <Actions turn={turn} />
      </span>
      {turn.toOneself.length > 0 && <p className="meanwhile-own">{turn.toOneself.map(tell).join(' ')}</p>}
    </li>
  );
}

/** Who did what. Where somebody else took the seat in the midst of a turn, each did their own part. */
function Actions({ turn }: { readonly turn: TurnOfRival }): readonly ReactElement[] {
  const { who, words } = useTelling();
  const all = inShort(turn).map(({ told, text }) => ({ by: who(turn.seat, told), action: words(text, told) }));
  const names = new Set(all.length > 0 ? all.map(({ by }) => by) : turn.toOneself.map((told) => who(turn.seat, told)));
  return [...names].map((name, place) => {
    const actions = countEach(all.filter(({ by }) => by === name).map(({ action }) => action));
    return (
      <span key={name}>
        {place > 0 && '· '}
        <b>{name}</b>{' '}
        {[...actions].map(([action, times]) => (times === 1 ? action : `${action} ×${times}`)).join('\u00a0· ')}{' '}
      </span>
    );
  });
}
