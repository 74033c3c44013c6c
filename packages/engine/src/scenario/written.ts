import { copy, difference } from '../json.ts';
import { save } from '../save.ts';
import type { Table } from '../table.ts';
import type { Event, World } from '../world.ts';
import type { Doing, Scenario } from './form.ts';
import { arrange, playOn } from './run.ts';

/**
 * A table as a scenario that goes on from where it stands. It holds every secret of the table. The position is told in the
 * words of the game wherever they suffice; otherwise it is written down as it is stored.
 */
export function scenarioOf<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  name: string,
): Scenario {
  const { setup, checkpoint } = save(table);
  const begun: Scenario = {
    scenario: name,
    game: table.game.name,
    options: { ...setup.options },
    seats: [...setup.seats],
    seed: setup.seed,
  };
  const play = actionsSince(table, checkpoint?.after ?? 0);
  const stored = checkpoint?.position ?? setup.position;
  if (stored === undefined) return { ...begun, play };
  const where = checkpoint?.where ?? [];
  return inWords(table, { ...begun, at: [...where], play }) ?? { ...begun, position: copy(stored), play };
}

/** The same, with the position at the latest rest point in the words of the game, if they make the same table of it. */
function inWords<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  scenario: Scenario,
): Scenario | undefined {
  const { game, latestCheckpoint } = table;
  if (game.scene?.describe === undefined || latestCheckpoint === undefined) return undefined;
  const { world } = latestCheckpoint.position;
  const people = peopleIn(world);
  const given = copy(game.scene.describe(world));
  const written: Scenario = { ...scenario, ...(people && { people }), given };
  return unlikeness(table, written) === undefined ? written : undefined;
}

function peopleIn({ room: { gone, insisting, timeCalled } }: World): Scenario['people'] {
  if (gone.length === 0 && insisting.length === 0 && !timeCalled) return undefined;
  return {
    ...(gone.length > 0 && { gone: [...gone] }),
    ...(insisting.length > 0 && { insisting: [...insisting] }),
    ...(timeCalled && { timeCalled }),
  };
}

/** Where the table a scenario makes differs from another, for anybody who sits there; nothing, if nobody could tell. */
function unlikeness<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  scenario: Scenario,
): string | undefined {
  try {
    const again = arrange(table.game, scenario);
    return playOn(again, scenario)[0] ?? difference(look(again), look(table));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** All there is to see and to answer at a table, as plain data. */
function look<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): unknown {
  const { game, world, seats, over, where } = table;
  const asked = table.openQuestions().map(({ seat, asking: { question } }) => ({ seat, question }));
  const views = [null, ...seats].map((viewer) => table.view(viewer));
  return copy({ over, where, asked, views, facts: game.scene?.facts(world) });
}

/** What was done since play last rested, as steps of a scenario. */
function actionsSince<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>, after: number): Doing[] {
  const left = new Set([...table.world.room.gone, ...table.world.room.leaving]);
  return table.movesSince(after).flatMap((entry): Doing[] => {
    switch (entry.is) {
      case 'answer':
        return [{ seat: entry.seat, topic: entry.topic, answer: entry.answer }];
      case 'defaulted':
        return left.has(entry.seat) ? [] : [{ default: entry.seat, topic: entry.topic }];
      case 'floor-closed':
        return [{ close: entry.floor }];
      case 'time-called':
        return [{ time: 'called' }];
      case 'left':
        return [{ leave: entry.seat }];
      case 'arrived':
        return [{ arrive: entry.seat }];
      case 'insisted':
        return [entry.on ? { insist: entry.seat } : { relent: entry.seat }];
      default:
        return [];
    }
  });
}
