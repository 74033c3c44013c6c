import type { TableInfo } from '@ecumene/client';
import type { Thing } from '@ecumene/engine';
import { listedGame } from '@ecumene/games';
import { useEffect, useState } from 'react';
import { server } from '../people/server.ts';
import { inWords, named } from '../text/text.ts';
import { askedOf } from './waiting-for-me.ts';

type Called = (thing: Thing) => string;

async function calledAt({ game, seats }: TableInfo): Promise<Called> {
  const called = (await listedGame(game)?.called()) ?? (({ id }: Thing) => id);
  const names = new Map(seats.map(({ seat, name }) => [seat, name ?? seat]));
  return (thing) => (thing.is === 'seat' ? (names.get(thing.id) ?? thing.id) : named(called(thing)));
}

/** What a table asks of the person who looks, in a sentence, as soon as that is known. */
export function useAsked(table: TableInfo): string | undefined {
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const [awaited] = askedOf(table);
  const moment = `${table.id} ${table.number} ${awaited ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table asks something else only when its moment is another.
  useEffect(() => {
    if (awaited === undefined || table.state !== 'playing') return setAsked(undefined);
    let here = true;
    const look = async (): Promise<void> => {
      const { tableView } = await server.ask('tableView', { id: table.id, seat: awaited }, {});
      const question = tableView.questions.find(({ question: { optional } }) => optional === undefined);
      const called = await calledAt(table);
      if (here) setAsked(question && inWords(question.question.text, called));
    };
    look().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [moment]);
  return asked;
}
