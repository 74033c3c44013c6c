import { type ReactElement, type ReactNode, useId } from 'react';
import { HouseSign } from '../app/HouseSign.tsx';
import { Link } from '../app/router.tsx';
import type { PhaseOfPlay } from '../games/game-screen.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { inTurn } from './awaited.ts';
import { StripClock } from './Clocks.tsx';
import { Menu } from './Menu.tsx';
import './strip.css';

interface StripProps {
  readonly title: string;
  readonly menu: ReactNode;
  readonly settings: ReactNode;
}

/** Which table this is, which turn, where in the sequence of play, and a menu. */
export function Strip({ title, menu, settings }: StripProps): ReactElement {
  const table = useTable();
  const { game, sight } = table;
  const turns = inTurn(table);
  const turn = game.turn(sight.view);
  const now = game.phases.findIndex(({ step }) => sight.where.includes(step));
  return (
    <header className="strip on-deep">
      <Link to="/" className="strip-home" aria-label={t('Ecumene, front page')}>
        <HouseSign />
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
      <span className="strip-phase">
        {game.phases[now]?.title ?? ''}
        {turns !== undefined && <span className="strip-turns">{turns}</span>}
      </span>
      <StripClock />
      <Menu settings={settings}>{menu}</Menu>
    </header>
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
