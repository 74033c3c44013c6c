import type { SoloSummary, SoloTable } from './protocol.ts';
import type { AnyTable } from './solo-host.ts';

/** What is shown of a table on this device without opening it. */
export function summaryOf({ id, game, people, bots, whatIf }: SoloTable, table: AnyTable, played: number): SoloSummary {
  const { world } = table;
  const { leads, called, turn } = table.game;
  return {
    id,
    game,
    people,
    bots,
    ...(whatIf && { whatIf }),
    leads: Object.fromEntries(
      people.flatMap((seat) => {
        const led = leads?.(world, seat);
        return led === undefined ? [] : [[seat, called(led)]];
      }),
    ),
    turn: turn?.(world) ?? null,
    over: table.over,
    played,
  };
}
