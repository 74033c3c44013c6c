import { asCivilLeft } from '../action-tokens.ts';
import { cardRow } from '../board.ts';
import type { Play } from '../cards/card.ts';
import { asAction, asTechnology, type CardNo, idOf, kindOf } from '../cards/numbered.ts';
import { mayTrade } from '../payments.ts';
import { stagesPerAction } from '../prices.ts';
import { statistics } from '../statistics.ts';
import type { Ages, Civilization } from '../world.ts';
import { pays } from './bills.ts';
import type { Action } from './moves.ts';

/**
 * Everything that might be done in the Action Phase, to be checked one by one. Where players say which tokens they keep,
 * each action is still listed once, with the payment that leaves the fewest: all the others would be far too many.
 */
export function listActions(world: Ages, civ: Civilization): Action[] {
  const plain = plainActions(world, civ);
  return [...plain, ...plain.flatMap((move) => variants(world, civ, move))];
}

function plainActions(world: Ages, civ: Civilization): Action[] {
  const works = civ.works.map(({ card }) => idOf(card));
  const wonders = civ.wonders.map(({ card }) => idOf(card));
  const moves: Action[] = [{ do: 'end' }, { do: 'grow' }];
  for (let space = 0; space < cardRow.civilActions.length; space++) moves.push({ do: 'take', space });
  for (const card of works) moves.push({ do: 'build', card }, { do: 'destroy', card }, { do: 'recruit', card });
  for (const from of works)
    for (const to of works) moves.push({ do: 'upgrade', from, to }, { do: 'theater', from, to });
  for (let count = 1; count <= stagesPerAction(world, civ); count++) moves.push({ do: 'stage', count });
  for (const no of new Set(civ.civilHand)) moves.push(...withCivilCard(civ, no, works, wonders));
  for (const no of civ.militaryHand) moves.push({ do: 'tactic', card: idOf(no) });
  for (const no of world.tactics) moves.push({ do: 'copy', card: idOf(no) });
  for (const card of wonders) moves.push({ do: 'use', card });
  moves.push({ do: 'choose', choice: 0 }, { do: 'choose', choice: 1 });
  return unlike(moves);
}

/** Each move once: a hand may hold several cards of one name. */
function unlike(moves: readonly Action[]): Action[] {
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()];
}

function withCivilCard(civ: Civilization, no: CardNo, works: readonly string[], wonders: readonly string[]): Action[] {
  const card = idOf(no);
  const kind = kindOf(no);
  const action = asAction(no);
  if (action !== undefined) return withActionCard(civ, card, action.play, works);
  if (kind === 'leader')
    return [{ do: 'lead', card }, ...wonders.map((under): Action => ({ do: 'lead', card, under }))];
  if (kind === 'government')
    return [
      { do: 'develop', card },
      { do: 'revolt', card },
    ];
  return [{ do: 'develop', card }];
}

function withActionCard(civ: Civilization, card: string, play: Play, works: readonly string[]): Action[] {
  switch (play.does) {
    case 'gain-one-of':
      return play.choices.map((_, choice): Action => ({ do: 'play', card, choice }));
    case 'develop-technology':
      return civ.civilHand
        .filter((no) => asTechnology(no) !== undefined)
        .flatMap((no): Action[] => [
          { do: 'play', card, develop: idOf(no) },
          { do: 'play', card, develop: idOf(no), revolution: true },
        ]);
    case 'build-or-upgrade':
      return [...works.map((to): Action => ({ do: 'play', card, to })), ...upgradesWith(card, works)];
    case 'upgrade':
      return upgradesWith(card, works);
    default:
      return [{ do: 'play', card }];
  }
}

function upgradesWith(card: string, works: readonly string[]): Action[] {
  return works.flatMap((from) => works.map((to): Action => ({ do: 'play', card, from, to })));
}

/** The same with what pacts and leaders allow about paying, where they do. */
export function variants(world: Ages, civ: Civilization, move: Action): Action[] {
  const more: Action[] = [];
  if (hasHelp(world, civ) && (move.do === 'develop' || move.do === 'revolt')) more.push({ ...move, shared: true });
  if (hasHelp(world, civ) && move.do === 'play' && move.develop !== undefined) more.push({ ...move, shared: true });
  if (pays(move) && trades(world, civ)) more.push({ ...move, trade: true });
  if (paysInRed(world, civ)) {
    for (const one of [move, ...more]) if (takesRed(one)) more.push({ ...one, red: true });
  }
  return more;
}

type InRed = Extract<
  Action,
  { do: 'take' | 'grow' | 'build' | 'upgrade' | 'destroy' | 'lead' | 'stage' | 'develop' | 'play' | 'theater' }
>;

function takesRed(move: Action): move is InRed {
  return ['take', 'grow', 'build', 'upgrade', 'destroy', 'lead', 'stage', 'develop', 'play', 'theater'].includes(
    move.do,
  );
}

function trades(world: Ages, civ: Civilization): boolean {
  return mayTrade(world, civ, 'food') || mayTrade(world, civ, 'resources');
}

function hasHelp(world: Ages, civ: Civilization): boolean {
  return statistics(world, civ).powers.some(({ ability }) => ability.does === 'shared-research');
}

/** Whether there is a choice: a red token may stand in, and a white one is there that it could spare. */
function paysInRed(world: Ages, civ: Civilization): boolean {
  return civ.civilReady > 0 && asCivilLeft(world, civ) > 0;
}
