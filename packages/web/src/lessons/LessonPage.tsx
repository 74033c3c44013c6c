import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { NotThere } from '../app/NotThere.tsx';
import { goTo, Link } from '../app/router.tsx';
import { usePace } from '../app/solo-pace.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { screenOf } from '../games/index.ts';
import { whyNot } from '../people/server.ts';
import { newTableId } from '../port/new-table.ts';
import { Solo } from '../port/solo.ts';
import { useTableView } from '../table/at-table.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { named, t } from '../text/text.ts';
import { lessonsOf } from './all-lessons.ts';
import { Coach } from './Coach.tsx';
import { noteFinished } from './finished-lessons.ts';
import { isOnlyRead, type Lesson } from './lesson.ts';
import type { LessonProgress } from './lesson-progress.ts';

interface Opened {
  readonly game: GameScreen;
  readonly lessons: readonly Lesson[];
  readonly lesson: Lesson;
  readonly solo: Solo;
}

async function open(game: string, id: string): Promise<Opened> {
  const [screen, lessons] = await Promise.all([screenOf(game), lessonsOf(game)]);
  const lesson = lessons.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`There is no lesson called ${id}.`);
  const { table: scenario, others = [] } = lesson;
  const [player = '', ...bots] = scenario.seats;
  const table = {
    id: newTableId(),
    game,
    options: scenario.options ?? {},
    people: [player],
    bots,
    bot: 'steady',
    lesson: { scenario, others },
  };
  await Solo.open(table);
  return { game: screen, lessons, lesson, solo: Solo.take(table.id) };
}

/** A lesson at its table. */
export function LessonPage({ game, id }: { readonly game: string; readonly id: string }): ReactElement {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson taken again is opened again.
  useEffect(() => {
    let here = true;
    let solo: Solo | undefined;
    setOpened(undefined);
    open(game, id).then(
      (found) => {
        solo = found.solo;
        if (here) setOpened(found);
        else solo.close();
      },
      (error: unknown) => setFault(whyNot(error)),
    );
    return () => {
      here = false;
      solo?.close();
    };
  }, [game, id, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  if (fault !== undefined) return <NotThere why={fault} />;
  if (opened === undefined) return <main className="table-waiting">{t('Loading …')}</main>;
  return <AtLesson key={times} {...opened} again={again} />;
}

function AtLesson({ game, lessons, lesson, solo, again }: Opened & { again(): void }): ReactElement {
  const [player = ''] = lesson.table.seats;
  const port = solo.port(game.name, player);
  const tableView = useTableView(port);
  const pace = usePace(game, tableView && game.turn(tableView.view));
  const [at, setAt] = useState({ place: 0, since: 0, showing: false });
  const [back, setBack] = useState(0);
  const [held, setHeld] = useState(false);
  const step = lesson.steps[at.place];
  const waits = held || step === undefined || isOnlyRead(step);
  useEffect(() => {
    solo.pace = pace;
  }, [solo, pace]);
  useEffect(() => solo.pause(waits), [solo, waits]);
  useEffect(() => {
    if (step === undefined) noteFinished(game.name, lesson);
  }, [step, game, lesson]);
  const hold = useCallback((on: boolean) => setHeld(on && pace !== 'instant'), [pace]);
  const progress = useMemo(
    (): LessonProgress => ({
      ...at,
      goTo: (place, since) => setAt({ place, since, showing: false }),
      show: () => setAt((before) => ({ ...before, showing: true })),
      stands: async (expected, since) => (await solo.call(player, { is: 'stands', expected, since })) === true,
      goBack: async (number) => {
        await solo.call(player, { is: 'go-back', number });
        setBack((before) => before + 1);
      },
      act: (request) => port.request(request),
    }),
    [at, solo, player, port],
  );
  const leave = useCallback(() => goTo(`/learn/${game.name}`), [game]);
  return (
    <TableScreen
      key={back}
      port={port}
      game={game}
      title={named(lesson.title)}
      hold={hold}
      guide={
        <Coach
          lesson={lesson}
          progress={progress}
          leave={leave}
          afterwards={<Afterwards game={game.name} lessons={lessons} lesson={lesson} again={again} />}
        />
      }
    />
  );
}

interface AfterwardsProps {
  readonly game: string;
  readonly lessons: readonly Lesson[];
  readonly lesson: Lesson;
  again(): void;
}

/** Where a finished lesson leads: to the next one, or to a first game. */
function Afterwards({ game, lessons, lesson, again }: AfterwardsProps): ReactElement {
  const next = lessons[lessons.indexOf(lesson) + 1];
  return (
    <>
      <button type="button" className="button small quiet" onClick={again}>
        {t('Repeat')}
      </button>
      <Link className="button small" to={`/learn/${game}`}>
        {t('All lessons')}
      </Link>
      {next === undefined ? (
        <Link className="button small primary" to={`/solo?game=${game}`}>
          {t('Play a first game')}
        </Link>
      ) : (
        <Link className="button small primary" to={`/learn/${game}/${next.id}`}>
          {t('Next lesson')}
        </Link>
      )}
    </>
  );
}
