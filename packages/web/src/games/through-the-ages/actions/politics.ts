import { say, the } from '@ecumene/engine';
import { foresightOf } from '@ecumene/through-the-ages/foresight';
import type { AgesView, CardId, CivilizationView } from '@ecumene/through-the-ages/reference';
import { cards } from '@ecumene/through-the-ages/reference';
import { pactsOf } from './pacts.ts';
import { action, inHand, inPlay, type PossibleAction, withCard } from './possible-action.ts';

/** All that might be done in the Politics Phase, but doing nothing and leaving, which stand apart. */
export function politicalActions(view: AgesView, civ: CivilizationView): readonly PossibleAction[] {
  const rivals = view.civilizations.filter(({ seat, out }) => seat !== civ.seat && !out).map(({ seat }) => seat);
  return [
    ...[...new Set(view.hand)].flatMap((card) => withMilitaryCard(view, civ, card, rivals)),
    ...ofLeader(civ),
    ...pactsOf(view, civ).map(({ card }) =>
      action([inPlay(card)], { do: 'cancel', pact: card }, withCard('Cancel {card}', card)),
    ),
  ];
}

function withMilitaryCard(
  view: AgesView,
  civ: CivilizationView,
  id: CardId,
  rivals: readonly string[],
): PossibleAction[] {
  const attack = (rival: string) => ({ military: foresightOf(view, civ.seat).attack(id, rival)?.cost ?? 0 });
  const card = cards[id];
  const spots = [inHand(id)];
  switch (card.kind) {
    case 'event':
      return [prepare(view, civ, id)];
    case 'territory':
      return [
        prepare(view, civ, id),
        ...(leads(civ, 'colonize-from-hand') ? [action(spots, { do: 'settle', card: id }, say('Settle now'))] : []),
      ];
    case 'aggression':
      return rivals.map((rival) =>
        action(spots, { do: 'aggression', card: id, rival }, at('Attack {seat}', rival), attack(rival)),
      );
    case 'war':
      return rivals.map((rival) =>
        action(spots, { do: 'war', card: id, rival }, at('War on {seat}', rival), { military: card.militaryActions }),
      );
    case 'pact':
      return rivals.flatMap((to) =>
        'both' in card.sides
          ? [action(spots, { do: 'offer', card: id, to }, at('Offer to {seat}', to))]
          : (['A', 'B'] as const).map((side) => ({
              ...action(
                spots,
                { do: 'offer', card: id, to, side },
                say('Offer to {seat}, you are {side}', { seat: the('seat', to), side }),
              ),
              brief: say('{side}, to {seat}', { seat: the('seat', to), side }),
            })),
      );
    default:
      return [];
  }
}

function prepare(view: AgesView, civ: CivilizationView, card: CardId): PossibleAction {
  const scores = foresightOf(view, civ.seat).preparing(card);
  return { ...action([inHand(card)], { do: 'prepare', card }, say('Prepare')), scores };
}

function at(sentence: string, seat: string): PossibleAction['verb'] {
  return say(sentence, { seat: the('seat', seat) });
}

function leads({ leader }: CivilizationView, effect: string): boolean {
  const card = leader === null ? undefined : cards[leader];
  return card?.kind === 'leader' && card.effect === effect;
}

function ofLeader(civ: CivilizationView): PossibleAction[] {
  if (civ.leader === null || !leads(civ, 'retire-for-a-token')) return [];
  return [action([inPlay(civ.leader)], { do: 'retire' }, say('Remove for a yellow token'))];
}
