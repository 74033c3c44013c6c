import {
  type AreaNumber,
  areaId,
  areaNumber,
  areasWithTokens,
  moveTokens,
  type NationNumber,
  NOBODY,
  nameOf,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import { type Dice, happen, type Refusal, refuse, say, the } from '@ecumene/engine';
import { roomIn } from '../book/abilities.ts';
import { ABILITIES } from '../data/abilities.ts';
import type { WeWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Diaspora: own tokens go anywhere else on the board. */

const RULE = 'WE diaspora.1';
const MOST = ABILITIES.flatMap(({ actions }) => actions).reduce(
  (most, action) => (action.is === 'move-tokens' ? action.tokens : most),
  0,
);

function sumOf(tally: Readonly<Record<string, number>>): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** @rule WE diaspora.1 @rule WE diaspora.2 @rule WE diaspora.3 @rule WE W6 @rule WE W39 */
export function refuseDiaspora(
  world: WeWorld,
  number: NationNumber,
  { from, to }: UseOf<'diaspora'>,
): Refusal | undefined {
  const total = sumOf(from);
  if (total === 0 || total > MOST || total !== sumOf(to))
    return refuse('wrong-total', say('Move 1 to {most} tokens, and place as many as you take.', { most: MOST }), RULE);
  for (const [id, count] of Object.entries(from)) {
    const area = areaNumber(world, id);
    if (area === undefined || count > tokensIn(world, area, number))
      return refuse(
        'tokens',
        say('You do not have {count} tokens in {area}. Take fewer.', { count, area: the('area', id) }),
        RULE,
      );
  }
  for (const [id, count] of Object.entries(to)) {
    const area = areaNumber(world, id);
    const room = area === undefined ? 0 : roomIn(world, number, area);
    if (count > 0 && (from[id] ?? 0) > 0)
      return refuse('same', say('Place tokens in other areas than you take them from.'), RULE);
    if (count > room)
      return refuse(
        'full',
        say(
          '{area} can take {room, plural, =0 {no token} one {# token} other {# tokens}} of yours. Choose another area.',
          {
            area: the('area', id),
            room,
          },
        ),
        area !== undefined && world.cityIn[area] !== NOBODY ? 'WE diaspora.2' : RULE,
      );
  }
  return undefined;
}

export function useDiaspora(world: WeWorld, number: NationNumber, { from, to }: UseOf<'diaspora'>): void {
  const named = (tally: Readonly<Record<string, number>>): ReadonlyMap<AreaNumber, number> =>
    new Map(
      Object.entries(tally).flatMap(([id, count]) => {
        const area = areaNumber(world, id);
        return area === undefined || count === 0 ? [] : [[area, count] as const];
      }),
    );
  happen(world, RULE, { what: 'ability-used', nation: nameOf(world, number), ability: 'diaspora' });
  moveTokens(world, number, named(from), named(to));
  const shown = (tally: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(tally).filter(([, count]) => count > 0));
  happen(world, RULE, { what: 'tokens-resettled', nation: nameOf(world, number), from: shown(from), to: shown(to) });
}

export function sampleDiaspora(world: WeWorld, number: NationNumber, dice: Dice): UseOf<'diaspora'> | undefined {
  const own = areasWithTokens(world, number);
  if (own.length === 0) return undefined;
  const source = dice.pick(own);
  const open = terrain(world).ids.flatMap((_, area) =>
    area !== source && roomIn(world, number, area) > 0 ? [area] : [],
  );
  if (open.length === 0) return undefined;
  const target = dice.pick(open);
  const most = Math.min(MOST, tokensIn(world, source, number), roomIn(world, number, target));
  const count = dice.between(1, most);
  return { do: 'diaspora', from: { [areaId(world, source)]: count }, to: { [areaId(world, target)]: count } };
}
