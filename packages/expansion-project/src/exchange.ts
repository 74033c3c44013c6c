import { nation } from '@ecumene/ancients';
import { askAll, chooseOne, happen, type Script, type Seat, say } from '@ecumene/engine';
import type { EpWorld } from './world.ts';

const KEEP = 'none';

/**
 * Before play begins two players may exchange civilizations. Everybody says at the same time whose they would like; those
 * who name each other exchange. @rule EP 10.4 @rule EP C99
 */
export function* exchangeCivilizations(world: EpWorld): Script {
  const seats = world.nations.flatMap(({ seat }) => (seat === null || world.room.gone.includes(seat) ? [] : [seat]));
  const nameOf = (seat: Seat): string => world.nations.find((one) => one.seat === seat)?.name ?? '';
  if (seats.length < 2) return;
  const wishes = yield* askAll(seats, (seat) =>
    chooseOne({
      topic: 'exchange',
      text: say('Choose a civilization to exchange yours for. Its player must choose yours. Or keep yours.'),
      rule: 'EP 10.4',
      of: 'nation',
      from: [KEEP, ...seats.filter((other) => other !== seat).map(nameOf)],
      words: { [KEEP]: say('Keep yours') },
      usual: KEEP,
    }),
  );
  const before = new Map(seats.map((seat) => [seat, nameOf(seat)]));
  for (const [i, seat] of seats.entries()) {
    const other = seats.find(
      (one, k) => k > i && wishes.get(seat) === before.get(one) && wishes.get(one) === before.get(seat),
    );
    if (other !== undefined) exchange(world, seat, other);
  }
}

function exchange(world: EpWorld, first: Seat, second: Seat): void {
  const a = world.nations.findIndex((one) => one.seat === first);
  const b = world.nations.findIndex((one) => one.seat === second);
  const [one, other] = [nation(world, a), nation(world, b)];
  one.seat = second;
  other.seat = first;
  happen(world, 'EP 10.4', {
    what: 'civilizations-exchanged',
    seats: [first, second],
    nations: [other.name, one.name],
  });
}
