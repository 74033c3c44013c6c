import { type ReactElement, type ReactNode, useId } from 'react';
import { Link } from '../app/router.tsx';
import type { PhaseOfPlay } from '../games/game-screen.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { t } from '../text/text.ts';
import { chooseDaytime, useNight } from '../theme/theme.ts';
import { usePortState, useTable } from './at-table.ts';

/** Which table this is, which turn, where in the sequence of play, and a menu. */
export function Strip({ title, menu }: { readonly title: string; readonly menu: ReactNode }): ReactElement {
  const { game, sight } = useTable();
  const turn = game.turn(sight.view);
  const now = game.phases.findIndex(({ step }) => sight.where.includes(step));
  return (
    <header className="strip on-deep">
      <Link to="/" className="strip-home" aria-label={t('Ecumene, front page')}>
        <svg viewBox="0 0 64 64" width="24" height="24" aria-hidden="true">
          <path d="M32 6l4.6 21.4L58 32l-21.4 4.6L32 58l-4.6-21.4L6 32l21.4-4.6z" fill="currentColor" />
        </svg>
      </Link>
      <span className="strip-title">{title}</span>
      {turn !== undefined && turn > 0 && <span className="strip-turn">{t('Turn {turn}', { turn })}</span>}
      <ol className="dots" aria-label={t('Sequence of play')}>
        {game.phases.map((phase, place) => (
          <Dot
            key={phase.step}
            phase={phase}
            state={now < 0 ? 'later' : place < now ? 'done' : place === now ? 'now' : 'later'}
          />
        ))}
      </ol>
      <span className="strip-phase">{game.phases[now]?.title ?? ''}</span>
      <Connection />
      <Menu>{menu}</Menu>
    </header>
  );
}

/** Whether what is seen is up to date, said only when it is not. */
function Connection(): ReactElement | null {
  const { port } = useTable();
  const state = usePortState(port);
  if (state === 'live') return null;
  const words = {
    connecting: t('Reaching the table …'),
    offline: t('No connection. Nothing you do is sent until it is back.'),
    gone: t('This table is no longer there.'),
  }[state];
  return (
    <span className="connection" role="status">
      {words}
    </span>
  );
}

function Dot({
  phase,
  state,
}: {
  readonly phase: PhaseOfPlay;
  readonly state: 'done' | 'now' | 'later';
}): ReactElement {
  const id = useId();
  const words = { done: t('done'), now: t('now'), later: t('to come') }[state];
  return (
    <li>
      <button
        type="button"
        className={`dot dot-${state}`}
        popoverTarget={id}
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

function Menu({ children }: { readonly children: ReactNode }): ReactElement {
  const id = useId();
  const night = useNight();
  const { game } = useTable();
  return (
    <div className="menu">
      <button type="button" className="button quiet small round" popoverTarget={id} aria-label={t('Menu')}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <div id={id} popover="auto" className="menu-card">
        {children}
        <button type="button" className="menu-item" onClick={() => chooseDaytime(night ? 'day' : 'night')}>
          {night ? t('Day') : t('Night')}
        </button>
        <a className="menu-item" href={`/rules/${game.name}`} target="_blank" rel="noreferrer">
          {t('Rules')}
        </a>
        <Link className="menu-item" to="/">
          {t('Leave the table')}
        </Link>
      </div>
    </div>
  );
}
