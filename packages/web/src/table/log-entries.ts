import type { Answered, News, TableView } from '@ecumene/client';
import { type Filling, type Happening, isRecord, type Question, type Text, type Thing } from '@ecumene/engine';
import { useEffect, useMemo, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { isSame } from '../replay/named.ts';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import type { TablePort } from './port.ts';

/** Something play can go back to before: an entry, and the first thing that came of it, where any is told. */
export type LogEntry = Pick<News, 'number'> & Partial<News>;

/** An entry by which one answered oneself. */
export type OwnEntry = LogEntry & { readonly answered: Answered };

/** The entries of a story, the latest first, each by the first thing that happened in it. */
export function entriesOf(story: readonly News[]): readonly News[] {
  const first = new Map<number, News>();
  for (const news of story) if (news.number >= 0 && !first.has(news.number)) first.set(news.number, news);
  return [...first.values()].toReversed();
}

/**
 * Those of one's own answers, the latest first, whether or not anything came of them. Each is told by what one did oneself
 * by it, where that is told at all.
 */
export function ownEntries(
  story: readonly News[],
  answered: TableView['answered'],
  isOwn: (happening: Happening) => boolean,
): readonly OwnEntry[] {
  return answered.toReversed().map((one) => {
    const came = story.filter(({ number }) => number === one.number);
    const told = came.find(({ happening }) => isOwn(happening)) ?? came[0] ?? { number: one.number };
    return { ...told, answered: one };
  });
}

/** Whether by an answer one does something rather than stop: whatever comes of it first is that. */
export function isAction(answer: unknown): boolean {
  return isRecord(answer) && typeof answer['do'] === 'string' && !isEnd(answer);
}

/** Whether one is done by an answer: whatever comes of it comes by itself. */
export function isEnd(answer: unknown): boolean {
  return isRecord(answer) && (answer['do'] === 'end' || answer['do'] === 'done');
}

/** Whether a sentence opens with somebody, under any of their names: then it tells what they do. */
export function opensWith({ say, with: fillings = {} }: Text, somebody: readonly Thing[]): boolean {
  const [, gap = ''] = /^\{(\w+)/.exec(say) ?? [];
  const named = fillings[gap];
  return isThing(named) && somebody.some((one) => isSame(one, named));
}

function isThing(filling: Filling | undefined): filling is Thing {
  return typeof filling === 'object' && 'is' in filling;
}

/** The turn and the phase in which play stands. */
export function stageOf(
  game: Pick<GameScreen, 'turn' | 'phases'>,
  tableView: Pick<TableView, 'view' | 'where'>,
): string {
  const turn = game.turn(tableView.view) ?? 0;
  const phase = game.phases.find(({ step }) => tableView.where.includes(step))?.title;
  if (turn === 0) return phase ?? t('Before the first turn');
  return phase === undefined ? t('Turn {turn}', { turn }) : t('Turn {turn}, {phase}', { turn, phase });
}

/** What was looked up at each table. It is true for good: what an entry led to does not change. */
const LOOKED_UP = new WeakMap<TablePort, Map<number, string>>();

/**
 * Looks up what there is at some places, in their order, at as few of them as can be: where it is the same at two it is
 * so between. A look that fails is of no account; one may look at the same place twice.
 */
export async function lookUp(places: readonly number[], look: (place: number) => Promise<string>): Promise<void> {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return;
  const [from, to] = [await look(first).catch(() => undefined), await look(last).catch(() => undefined)];
  if (places.length <= 2 || (from !== undefined && from === to)) return;
  const middle = Math.floor(places.length / 2);
  await lookUp(places.slice(0, middle + 1), look);
  await lookUp(places.slice(middle), look);
}

/** Where play stood before each of these entries, in words, as far as it has been looked up. */
export function useStages(numbers: readonly number[]): (number: number) => string | undefined {
  const { port, game } = useTable();
  const known = useMemo(() => LOOKED_UP.get(port) ?? new Map<number, string>(), [port]);
  const [, setLookedUp] = useState(0);
  const sought = numbers.toSorted((a, b) => a - b).join();
  useEffect(() => {
    let here = true;
    LOOKED_UP.set(port, known);
    const look = async (number: number): Promise<string> => {
      const stage = known.get(number) ?? stageOf(game, await port.at(number));
      known.set(number, stage);
      if (here) setLookedUp((count) => count + 1);
      return stage;
    };
    void lookUp(sought === '' ? [] : sought.split(',').map(Number), look);
    return () => {
      here = false;
    };
  }, [port, game, known, sought]);
  return (number) => known.get(number) ?? between(known, number);
}

/** What is known at the nearest places before and after one, where that is the same. */
function between(known: ReadonlyMap<number, string>, number: number): string | undefined {
  const places = [...known.keys()].toSorted((a, b) => a - b);
  const before = known.get(places.findLast((place) => place < number) ?? Number.NaN);
  return before === known.get(places.find((place) => place > number) ?? Number.NaN) ? before : undefined;
}

/** What was asked where one answered, at each table; true for good as well. */
const ASKED = new WeakMap<TablePort, Map<number, Question>>();

/** The questions to these answers of one's own, as far as they have been looked up. */
export function useAsked(answers: readonly Answered[]): (number: number) => Question | undefined {
  const { port } = useTable();
  const known = useMemo(() => ASKED.get(port) ?? new Map<number, Question>(), [port]);
  const [, setLookedUp] = useState(0);
  const sought = answers.map(({ number, question }) => `${number} ${question}`).join('\n');
  useEffect(() => {
    let here = true;
    ASKED.set(port, known);
    const look = async (place: string): Promise<void> => {
      const number = Number.parseInt(place, 10);
      const id = place.slice(place.indexOf(' ') + 1);
      const question = known.get(number) ?? (await port.at(number)).questions.find((one) => one.id === id)?.question;
      if (question !== undefined) known.set(number, question);
      if (here) setLookedUp((count) => count + 1);
    };
    for (const place of sought === '' ? [] : sought.split('\n')) look(place).catch(() => undefined);
    return () => {
      here = false;
    };
  }, [port, known, sought]);
  return (number) => known.get(number);
}
