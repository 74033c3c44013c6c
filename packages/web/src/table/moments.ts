import type { News, Sight } from '@ecumene/client';
import type { Filling, Text, Thing } from '@ecumene/engine';
import { useEffect, useMemo, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';

/** Something play can go back to before: an entry, and the first thing that came of it, where any is told. */
export type Moment = Pick<News, 'number'> & Partial<News>;

/** The moments of a story, the latest first, each by the first thing that happened in it. */
export function momentsOf(story: readonly News[]): readonly News[] {
  const first = new Map<number, News>();
  for (const news of story) if (news.number >= 0 && !first.has(news.number)) first.set(news.number, news);
  return [...first.values()].toReversed();
}

/** Those of one's own answers, the latest first, whether or not anything came of them. */
export function ownMoments(moments: readonly News[], answered: readonly number[]): readonly Moment[] {
  return answered.toReversed().map((number) => moments.find((one) => one.number === number) ?? { number });
}

/** Whether a sentence opens with somebody, under any of their names: then it tells what they do. */
export function opensWith({ say, with: fillings = {} }: Text, somebody: readonly Thing[]): boolean {
  const [, gap = ''] = /^\{(\w+)/.exec(say) ?? [];
  const named = fillings[gap];
  return isThing(named) && somebody.some(({ is, id }) => is === named.is && id === named.id);
}

function isThing(filling: Filling | undefined): filling is Thing {
  return typeof filling === 'object' && 'is' in filling;
}

/** The turn and the phase in which play stands. */
export function stageOf(game: Pick<GameScreen, 'turn' | 'phases'>, sight: Pick<Sight, 'view' | 'where'>): string {
  const turn = game.turn(sight.view) ?? 0;
  const phase = game.phases.find(({ step }) => sight.where.includes(step))?.title;
  if (turn === 0) return phase ?? t('Before the first turn');
  return phase === undefined ? t('Turn {turn}', { turn }) : t('Turn {turn}, {phase}', { turn, phase });
}

/** Where play stood before each of these entries, in words, as far as it has been looked up. */
export function useStages(numbers: readonly number[]): ReadonlyMap<number, string> {
  const { port, game } = useTable();
  const known = useMemo(() => ({ port, stages: new Map<number, string>() }), [port]);
  const [, setLookedUp] = useState(0);
  const sought = numbers.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same numbers are looked up once.
  useEffect(() => {
    let here = true;
    const lookUp = async (): Promise<void> => {
      for (const number of numbers) {
        if (known.stages.has(number)) continue;
        const then = await known.port.at(number);
        if (!here) return;
        known.stages.set(number, stageOf(game, then));
        setLookedUp((count) => count + 1);
      }
    };
    lookUp().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [known, game, sought]);
  return known.stages;
}
