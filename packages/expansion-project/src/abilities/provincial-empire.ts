import { giveCard, type NationNumber, nameOf, nationNamed } from '@ecumene/ancients';
import { act, type Dice, happen, moves, type Refusal, refuse, type Script, say, the, together } from '@ecumene/engine';
import Type from 'typebox';
import { provinces } from '../book/abilities.ts';
import { PROVINCIAL } from '../data/abilities.ts';
import type { EpWorld, Using } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Provincial Empire: neighbours each give a commodity card. */

const RULE = 'EP 25.6.1';

/** Each player as often as it gives a card, at most five cards. @rule EP 25.6.1 @rule EP 25.6.2 @rule EP C69 */
export function refuseEmpire(
  world: EpWorld,
  number: NationNumber,
  { players }: UseOf<'provincial-empire'>,
): Refusal | undefined {
  const open = new Map([...provinces(world, number)].map(([other, cards]) => [nameOf(world, other), cards]));
  const stray = players.find((name) => players.filter((one) => one === name).length > (open.get(name) ?? 0));
  if (stray !== undefined)
    return refuse(
      'no-target',
      say('{nation} is not next to you, is protected, or gives fewer cards. Choose others.', {
        nation: the('nation', stray),
      }),
      RULE,
    );
  if (players.length >= 1 && players.length <= PROVINCIAL.cards) return undefined;
  return refuse('wrong-total', say('Choose 1 to {most} cards.', { most: PROVINCIAL.cards }), 'EP 25.6.2');
}

/** A card that is given. */
const givingMoves = moves(
  'give-card',
  Type.Object({ card: Type.Optional(Type.String({ maxLength: 30 })) }, { additionalProperties: false }),
);

/** Who gives how many cards. @rule EP 25.6.1 */
export function useEmpire(
  world: EpWorld,
  number: NationNumber,
  { players }: UseOf<'provincial-empire'>,
): Using['givers'] {
  happen(world, RULE, { what: 'ability-used', nation: nameOf(world, number), ability: 'provincial-empire' });
  const givers = [...new Set(players)].map((name) => nationNamed(world, name)).sort((a, b) => a - b);
  return givers.map((giver) => ({
    nation: giver,
    cards: players.filter((name) => name === nameOf(world, giver)).length,
  }));
}

/** Everybody chosen who holds any trade card is asked at the same time, so that being asked tells nothing. @rule EP 25.6.1 @rule EP 22.4 */
export function collectCards(world: EpWorld, { nation: to, givers }: Using): Script<unknown> {
  return together(
    givers.map((giver) => giveAll(world, giver.nation, to)),
    givers.map((giver) => nameOf(world, giver.nation)),
  );
}

function* giveAll(world: EpWorld, giver: NationNumber, to: NationNumber): Script {
  while (cardsLeft(world, giver) > 0) {
    const isGiven = yield* give(world, giver, to);
    note(world, giver, isGiven ? cardsLeft(world, giver) - 1 : 0);
  }
}

function cardsLeft({ using }: EpWorld, giver: NationNumber): number {
  return using?.givers.find((one) => one.nation === giver)?.cards ?? 0;
}

function note(world: EpWorld, giver: NationNumber, cards: number): void {
  if (world.using === null) return;
  const others = world.using.givers.filter((one) => one.nation !== giver);
  const left = cards > 0 ? [...others, { nation: giver, cards }] : others;
  world.using = { ...world.using, givers: left.sort((a, b) => a.nation - b.nation) };
}

function give(world: EpWorld, giver: NationNumber, to: NationNumber): Script<boolean> {
  return giveCard(world, giver, to, {
    leastValue: PROVINCIAL.leastValue,
    rule: RULE,
    whichRule: RULE,
    ask: (cards, acting) => {
      const text = say('{nation} uses Provincial Empire. Choose a commodity card of value {least} or more to give.', {
        nation: the('nation', nameOf(world, to)),
        least: PROVINCIAL.leastValue,
      });
      return act({ topic: 'give-card', text, rule: RULE, bounds: { cards } }, givingMoves, acting);
    },
  });
}

export function sampleEmpire(world: EpWorld, number: NationNumber, dice: Dice): UseOf<'provincial-empire'> | undefined {
  const open = [...provinces(world, number)].flatMap(([other, cards]) =>
    Array.from({ length: cards }, () => nameOf(world, other)),
  );
  if (open.length === 0) return undefined;
  const most = Math.min(PROVINCIAL.cards, open.length);
  return { do: 'provincial-empire', players: dice.shuffle(open).slice(0, dice.between(1, most)) };
}
