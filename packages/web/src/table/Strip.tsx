import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { Logo } from '../app/Logo.tsx';
import { Link } from '../app/router.tsx';
import type { PhaseOfPlay } from '../games/game-screen.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { t } from '../text/text.ts';
import { alongRow } from './along-row.ts';
import { useTable } from './at-table.ts';
import { inTurn } from './awaited.ts';
import { StripClock } from './Clocks.tsx';
import { useAgain } from './desk.ts';
import { Help } from './Help.tsx';
import { Menu } from './Menu.tsx';
import { SignButton } from './SignButton.tsx';
import { TurnNow } from './TurnNow.tsx';
import { isStopped } from './table-status.ts';
import './strip.css';

interface StripProps {
  readonly title: string;
  /** It is a copy of a table, to try something out. */
  readonly whatIf?: boolean | undefined;
  readonly menu: ReactNode;
}

/** Which table this is, which turn, where in the sequence of play, and a menu. */
export function Strip({ title, whatIf = false, menu }: StripProps): ReactElement {
  const table = useTable();
  const { game, tableView } = table;
  const turns = isStopped(table.still) ? undefined : inTurn(table);
  const sequence = useId();
  const now = tableView.over ? game.phases.length : game.phases.findIndex(({ step }) => tableView.where.includes(step));
  return (
    <header className="strip on-deep">
      <Link to="/" className="strip-home" aria-label={t('Ecumene, front page')}>
        <Logo />
      </Link>
      <span className="strip-title" title={title}>
        {title}
      </span>
      {whatIf && <span className="strip-copy">{t('What if')}</span>}
      <TurnNow />
      <Dots phases={game.phases} now={now} />
      {game.phases.length > 0 && now >= 0 && (
        <button type="button" className="strip-phase" title={turns} popoverTarget={sequence}>
          {game.phases[now]?.title ?? t('The game is over')}
          {turns !== undefined && <span className="strip-turns"> · {turns}</span>}
        </button>
      )}
      <Sequence id={sequence} phases={game.phases} now={now} />
      <LastScene />
      <StripClock />
      <Help />
      <Menu>{menu}</Menu>
    </header>
  );
}

const AGAIN = 'M5 12a7 7 0 1 0 2.5-5.4M5 3v5h5M10.5 9.5v5l4-2.5z';

/** Leads back to what was just to be seen on the board, from wherever one is. */
function LastScene(): ReactElement | null {
  const again = useAgain();
  if (again === undefined) return null;
  return <SignButton className="strip-again" label={t('Replay last event')} sign={AGAIN} press={again} />;
}

/** The whole sequence of play in words, with a sign at where we are. */
function Sequence({ id, phases, now }: DotsProps & { readonly id: string }): ReactElement {
  return (
    <div id={id} popover="auto" className="phase-card sequence">
      <h2>{t('Phases')}</h2>
      <ol>
        {phases.map(({ step, title, about }, place) => (
          <li key={step} {...(place === now && { 'aria-current': 'step' })}>
            <b>{title}</b> {place === now && about}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DotsProps {
  readonly phases: readonly PhaseOfPlay[];
  /** Which of them it is; less than none before the game, and past the last of them after it. */
  readonly now: number;
}

/** The sequence of play. For the Tab key it is one thing; the arrows go along it. */
function Dots({ phases, now }: DotsProps): ReactElement {
  const [at, setAt] = useState<number | undefined>(undefined);
  const row = useRef<HTMLOListElement>(null);
  const steer = (event: KeyboardEvent<HTMLElement>): void => {
    const step = alongRow(event.key);
    const dots = [...(row.current?.querySelectorAll<HTMLElement>('.dot') ?? [])];
    const place = dots.indexOf(event.currentTarget);
    if (step !== undefined && place >= 0) dots[(place + step + dots.length) % dots.length]?.focus();
  };
  return (
    <ol ref={row} className="dots" aria-label={t('Phases')}>
      {phases.map((phase, place) => (
        <Dot
          key={phase.step}
          phase={phase}
          state={now < 0 ? 'later' : place < now ? 'done' : place === now ? 'now' : 'later'}
          entrance={place === (at ?? Math.min(Math.max(now, 0), phases.length - 1))}
          enter={(here) => setAt(here ? place : undefined)}
          steer={steer}
        />
      ))}
    </ol>
  );
}

function Dot({
  phase,
  state,
  entrance,
  enter,
  steer,
}: {
  readonly phase: PhaseOfPlay;
  readonly state: 'done' | 'now' | 'later';
  /** The Tab key comes to this one. */
  readonly entrance: boolean;
  /** The keyboard comes, or goes. */
  enter(here: boolean): void;
  steer(event: KeyboardEvent<HTMLElement>): void;
}): ReactElement {
  const id = useId();
  const words = { done: t('done'), now: t('now'), later: t('upcoming') }[state];
  return (
    <li>
      <button
        type="button"
        className={`dot dot-${state}`}
        popoverTarget={id}
        tabIndex={entrance ? 0 : -1}
        onFocus={() => enter(true)}
        onBlur={() => enter(false)}
        onKeyDown={steer}
        aria-label={t('{phase}, {state}', { phase: phase.title, state: words })}
        {...(state === 'now' && { 'aria-current': 'step' })}
      />
      <div id={id} popover="auto" className="phase-card">
        <h2>{phase.title}</h2>
        <p>{phase.about}</p>
        <RuleLink rule={phase.rule} />
      </div>
    </li>
  );
}
