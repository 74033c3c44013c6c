import {
  faceNamed,
  faceValue,
  findCards,
  handByFace,
  type NationNumber,
  nameOf,
  nation,
  nationNamed,
  noteLack,
  passCards,
  seatOf,
} from '@ecumene/ancients';
import {
  type Asking,
  act,
  ask,
  type Dice,
  happen,
  moves,
  pick,
  type Random,
  type Refusal,
  refuse,
  reveal,
  type Script,
  say,
  the,
  together,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { neighboursFor } from '../book/abilities.ts';
import { ABILITIES } from '../data/abilities.ts';
import type { Using, WeWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Provincial Empire: neighbours each give a commodity card. */

const RULE = 'WE provincial-empire.1';
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
type Giving = Static<typeof givingMoves.schema>;

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

function isDone(world: WeWorld, giver: NationNumber): void {
  if (world.using === null) return;
  world.using = { ...world.using, givers: world.using.givers.filter((one) => one !== giver) };
}

function givable(world: WeWorld, giver: NationNumber): readonly string[] {
  return Object.keys(handByFace(world, giver))
    .filter((id) => {
      const face = faceNamed(world, id);
      return face?.kind === 'commodity' && faceValue(face) >= LEAST_VALUE;
    })
    .sort();
}

/** Face up or down is the giver's choice. Whoever gives nothing has no such card. @rule WE provincial-empire.2 @rule WE provincial-empire.6 @rule WE provincial-empire.7 */
function* give(world: WeWorld, giver: NationNumber, to: NationNumber): Script {
  const names = { nation: nameOf(world, to), from: nameOf(world, giver) };
  if (nation(world, giver).hand.length === 0) {
    isDone(world, giver);
    happen(world, RULE, { what: 'card-asked', ...names, given: false });
    return;
  }
  const { card, open } = yield* ask(seatOf(world, giver), askForCard(world, giver, to));
  isDone(world, giver);
  const found = card === undefined ? undefined : findCards(world, giver, [card]);
  reveal(world, RULE, { what: 'card-asked', ...names, given: found !== undefined });
  if (found === undefined || card === undefined) {
    noteLack(world, { nation: giver, valueFrom: LEAST_VALUE });
    return;
  }
  passCards(world, giver, to, found);
  const event = { what: 'cards-received', ...names, cards: [card] } as const;
  reveal(world, RULE, event, open === true ? 'all' : [seatOf(world, to), seatOf(world, giver)]);
}

function askForCard(world: WeWorld, giver: NationNumber, to: NationNumber): Asking<Giving> {
  const cards = givable(world, giver);
  return act(
    {
      topic: 'give-card',
      text: say('{nation} uses Provincial Empire. Choose a commodity card of value {least} or more to give.', {
        nation: the('nation', nameOf(world, to)),
        least: LEAST_VALUE,
      }),
      rule: 'WE provincial-empire.2',
      bounds: { cards },
    },
    givingMoves,
    {
      check: ({ card }) => refuseGiving(cards, card),
      sample: (random: Random) => (cards.length === 0 ? {} : { card: pick(random, cards) }),
      default: (): Giving => {
        const [first] = cards;
        return first === undefined ? {} : { card: first };
      },
    },
  );
}

function refuseGiving(cards: readonly string[], card: string | undefined): Refusal | undefined {
  if (card === undefined ? cards.length === 0 : cards.includes(card)) return undefined;
  return refuse(
    'card',
    say('Choose a commodity card of value {least} or more from your hand.', { least: LEAST_VALUE }),
    'WE provincial-empire.2',
  );
}

export function sampleEmpire(world: WeWorld, number: NationNumber, dice: Dice): UseOf<'provincial-empire'> | undefined {
  const open = neighboursFor(world, number).map((other) => nameOf(world, other));
  if (open.length === 0) return undefined;
  return {
    do: 'provincial-empire',
    players: dice.shuffle([...open]).slice(0, dice.between(1, Math.min(MOST, open.length))),
  };
}
