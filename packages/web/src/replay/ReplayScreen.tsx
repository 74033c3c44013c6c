import type { TableView } from '@ecumene/client';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Logo } from '../app/Logo.tsx';
import { NotThere } from '../app/NotThere.tsx';
import { Link } from '../app/router.tsx';
import type { GameScreen } from '../games/game-screen.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { TableContext, useAtTable, useTable } from '../table/at-table.ts';
import { calledIn } from '../table/company.ts';
import { Desk, DeskContext } from '../table/desk.ts';
import { Panel, type PanelOfTable } from '../table/Panel.tsx';
import { SheetHandle } from '../table/SheetHandle.tsx';
import { SheetContext, type SheetState } from '../table/sheet.ts';
import { StoryContext } from '../table/story.tsx';
import { t } from '../text/text.ts';
import { chooseDaytime, useNight } from '../theme/theme.ts';
import type { Annals } from './annals.ts';
import { Buttons } from './Buttons.tsx';
import { useFrameInAddress } from './frame-in-address.ts';
import { leftUnsaid, linesOf } from './frames.ts';
import { stageOf } from './on-stage.ts';
import { ReplayControls, USUAL_SPEED } from './ReplayControls.tsx';
import { type First, type ReplayState, useReplayState } from './replay-state.ts';
import { Replaying } from './replaying.ts';
import type { Eyes } from './study-protocol.ts';
import { Timeline } from './Timeline.tsx';
import '../table/strip.css';
import '../table/table.css';
import './replay.css';

interface ReplayScreenProps {
  readonly annals: Annals;
  readonly game: GameScreen;
  /** What is seen, and of which table. */
  readonly title: string;
  /** Whose eyes may be used; the first are those it begins with. */
  readonly eyes: readonly Eyes[];
  readonly first?: First;
}

const NO_PANELS: readonly PanelOfTable[] = [];

/** The table as it was at any moment, from the first to the last. */
export function ReplayScreen({ annals, game, title, eyes: allowed, first }: ReplayScreenProps): ReactElement {
  const [eyes, setEyes] = useState<Eyes>(allowed[0] ?? null);
  const [speed, setSpeed] = useState(USUAL_SPEED);
  const looking = useReplayState(annals, game, eyes, first, speed);
  useFrameInAddress(typeof looking === 'object' && annals.home !== undefined ? looking.frame.number : undefined);
  if (looking === undefined) return <main className="table-waiting">{t('Loading replay …')}</main>;
  if (typeof looking === 'string') return <NotThere why={looking} />;
  const isStory = looking.frames.length > 1;
  const { knownTo } = annals.about;
  return (
    <AtFrame key={String(eyes)} looking={looking} game={game} title={title} home={annals.home}>
      {(tableView) => (
        <>
          {knownTo !== undefined && (
            <p className="replay-made-up">
              {t('What {seat} could not see, such as other hands, is invented.', {
                seat: calledIn(tableView, knownTo),
              })}
            </p>
          )}
          <div className="replay-line">
            {isStory && <Buttons looking={looking} />}
            <Told looking={looking} tableView={tableView} />
            <ReplayControls
              annals={annals}
              allowed={allowed}
              eyes={eyes}
              setEyes={setEyes}
              speed={isStory ? speed : undefined}
              setSpeed={setSpeed}
            />
          </div>
          {isStory && <Timeline looking={looking} />}
        </>
      )}
    </AtFrame>
  );
}

interface AtFrameProps {
  readonly looking: ReplayState;
  readonly game: GameScreen;
  readonly title: string;
  readonly home: string | undefined;
  children(tableView: TableView): ReactElement;
}

/** The screen of the game at a moment, with nothing to do but look. */
function AtFrame({ looking, game, title, home, children }: AtFrameProps): ReactElement {
  const lookedAt = useMemo(() => forLooking(game), [game]);
  const table = useAtTable(looking.port, lookedAt);
  const desk = useMemo(() => new Desk(), []);
  const [is, set] = useState<SheetState>('closed');
  const sheet = useMemo(() => ({ is, set }), [is]);
  const { frames, frame, place, flits } = looking;
  const now = table?.tableView.number ?? 0;
  const isThere = now === frame.number;
  const stage = useMemo(
    () => (flits ? undefined : stageOf(game, frame, frames.slice(place + 1))),
    [game, frame, frames, place, flits],
  );
  useEffect(() => {
    if (isThere) desk.play(stage?.areas, stage?.falls);
  }, [isThere, desk, stage]);
  const story = useMemo(() => frames.filter(({ number }) => number <= now).flatMap(({ news }) => news), [frames, now]);
  if (table === undefined) return <main className="table-waiting">{t('Loading replay …')}</main>;
  const { Stage, Rail } = game;
  return (
    <TableContext.Provider value={table}>
      <DeskContext.Provider value={desk}>
        <StoryContext.Provider value={story}>
          <Replaying.Provider value={true}>
            <SheetContext.Provider value={sheet}>
              <div className="table replay" data-sheet={is}>
                <ReplayStrip title={title} home={home} />
                <aside className="table-rail" aria-label={t('Nations')}>
                  <Rail />
                </aside>
                <main className="table-main">
                  <h1 className="unseen">{title}</h1>
                  <div className="table-stage">
                    <Stage />
                  </div>
                  <Panel more={NO_PANELS} />
                </main>
                <section className="replay-bar on-deep" aria-label={t('Replay')}>
                  <SheetHandle opens={t('Open charts and log')} />
                  {children(table.tableView)}
                </section>
              </div>
            </SheetContext.Provider>
          </Replaying.Provider>
        </StoryContext.Provider>
      </DeskContext.Provider>
    </TableContext.Provider>
  );
}

/** A game whose panels turn up only when somebody turns to them; what draws its past comes first. */
function forLooking(game: GameScreen): GameScreen {
  const panels = game.panels.map(({ id, title, Panel: Shown }) => ({ id, title, Panel: Shown }));
  return { ...game, panels: [...panels.slice(-1), ...panels.slice(0, -1)] };
}

/** Whose past this is, and the way back. */
function ReplayStrip({ title, home }: Pick<AtFrameProps, 'title' | 'home'>): ReactElement {
  const night = useNight();
  return (
    <header className="strip on-deep">
      <Link to="/" className="strip-home" aria-label={t('Ecumene, front page')}>
        <Logo />
      </Link>
      <span className="replay-title">{title}</span>
      <button type="button" className="button quiet small" onClick={() => chooseDaytime(night ? 'day' : 'night')}>
        {night ? t('Day') : t('Night')}
      </button>
      {home !== undefined && (
        <Link className="button small" to={home}>
          {t('Back to the table')}
        </Link>
      )}
    </header>
  );
}

/** What has just happened. */
function Told({
  looking: { frame, frames, place },
  tableView,
}: {
  readonly looking: ReplayState;
  readonly tableView: TableView;
}): ReactElement {
  const { words, game } = useTable();
  const lines = linesOf(frame);
  const more = leftUnsaid(frame);
  return (
    <div className="replay-told">
      <p className="replay-when">
        {frame.turn === 0 ? t('Before the first turn') : t('Turn {turn}', { turn: frame.turn })}
        <span className="hint">
          {tableView.over && place === frames.length - 1
            ? t('The game is over.')
            : (game.phases.find(({ step }) => tableView.where.includes(step))?.title ?? '')}
        </span>
        {more > 0 && <span className="hint">{t('{n} more in the log', { n: more })}</span>}
      </p>
      {lines.map(({ happening }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a moment have no other name.
        <p key={i} className="replay-says">
          <span className="replay-words">{words(game.tell(happening))}</span> <RuleLink rule={happening.rule} />
        </p>
      ))}
      {lines.length === 0 && (
        <p className="replay-says">
          {place === 0 && frame.turn > 0 ? t('Earlier events are not shown.') : t('Nothing public happened.')}
        </p>
      )}
    </div>
  );
}
