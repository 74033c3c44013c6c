import { giveCard, type NationNumber, nameOf, nationNamed } from '@ecumene/ancients';
import { act, type Dice, happen, moves, type Refusal, refuse, type Script, say, the, together } from '@ecumene/engine';
import Type from 'typebox';
import { abilities, neighboursFor } from '../book/abilities.ts';
import { ABILITIES } from '../data/abilities.ts';
import type { Using, WeWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Provincial Empire: neighbours each give a commodity card. */

const RULE = 'WE provincial-empire.1';
const [GIVE] = abilities.cites.give;
const TAKES = ABILITIES.flatMap(({ actions }) => actions).flatMap((action) =>
  action.is === 'take-cards' ? [action] : [],
)[0];
const MOST = TAKES?.players ?? 0;
const LEAST_VALUE = TAKES?.leastValue ?? 0;

/** @rule WE provincial-empire.1 @rule WE provincial-empire.3 @rule WE W65 */
export function refuseEmpire(
  world: WeWorld,
  number: NationNumber,
  { players }: UseOf<'provincial-empire'>,
): Refusal | undefined {
  const open = neighboursFor(world, number).map((other) => nameOf(world, other));
  const stray = players.find((name) => !open.includes(name));
  if (stray !== undefined)
    return refuse(
      'no-target',
      say('You cannot choose {nation}: it is protected or has no units next to yours.', {
        nation: the('nation', stray),
      }),
      RULE,
    );
  if (players.length >= 1 && players.length <= MOST && new Set(players).size === players.length) return undefined;
  return refuse('wrong-total', say('Choose 1 to {most} different players.', { most: MOST }), RULE);
}

/** A card that is given, and whether everybody sees it. */
const givingMoves = moves(
  'give-card',
  Type.Object(
    { card: Type.Optional(Type.String({ maxLength: 30 })), open: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
);

/** Who gives a card. @rule WE provincial-empire.1 */
export function useEmpire(
  world: WeWorld,
  number: NationNumber,
  { players }: UseOf<'provincial-empire'>,
): Using['givers'] {
  happen(world, RULE, { what: 'ability-used', nation: nameOf(world, number), ability: 'provincial-empire' });
  return players.map((name) => nationNamed(world, name)).sort((a, b) => a - b);
}

/** Everybody chosen who holds any trade card is asked at the same time, so that being asked tells nothing. @rule WE provincial-empire.1 @rule WE provincial-empire.2 @rule WE W65 */
export function collectCards(world: WeWorld, { nation: to, givers }: Using): Script<unknown> {
  return together(
    givers.map((giver) => give(world, giver, to)),
    givers.map((giver) => nameOf(world, giver)),
  );
}

/** Face up or down is the giver's choice. @rule WE provincial-empire.6 */
function* give(world: WeWorld, giver: NationNumber, to: NationNumber): Script {
  yield* giveCard(world, giver, to, {
    leastValue: LEAST_VALUE,
    rule: RULE,
    whichRule: GIVE,
    ask: (cards, acting) => {
      const text = say('{nation} uses Provincial Empire. Choose a commodity card of value {least} or more to give.', {
        nation: the('nation', nameOf(world, to)),
        least: LEAST_VALUE,
      });
      return act({ topic: 'give-card', text, rule: GIVE, bounds: { cards } }, givingMoves, acting);
    },
  });
  if (world.using === null) return;
  world.using = { ...world.using, givers: world.using.givers.filter((one) => one !== giver) };
}

export function sampleEmpire(world: WeWorld, number: NationNumber, dice: Dice): UseOf<'provincial-empire'> | undefined {
  const open = neighboursFor(world, number).map((other) => nameOf(world, other));
  if (open.length === 0) return undefined;
  return {
    do: 'provincial-empire',
    players: dice.shuffle([...open]).slice(0, dice.between(1, Math.min(MOST, open.length))),
  };
}
