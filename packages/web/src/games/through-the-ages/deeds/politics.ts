import { say, the } from '@ecumene/engine';
import { foresightOf } from '@ecumene/through-the-ages/foresight';
import type { AgesView, CardId, CivilizationView } from '@ecumene/through-the-ages/reference';
import { cards } from '@ecumene/through-the-ages/reference';
import { bondsOf } from './bonds.ts';
import { type Deed, deed, inHand, inPlay, withCard } from './deed.ts';

/** All that might be done in the Politics Phase, but doing nothing and leaving, which stand apart. */
export function politicalDeeds(view: AgesView, civ: CivilizationView): readonly Deed[] {
  const rivals = view.civilizations.filter(({ seat, out }) => seat !== civ.seat && !out).map(({ seat }) => seat);
  return [
    ...[...new Set(view.hand)].flatMap((card) => withMilitaryCard(view, civ, card, rivals)),
    ...ofLeader(civ),
    ...bondsOf(view, civ).map(({ card }) =>
      deed([inPlay(card)], { do: 'cancel', pact: card }, withCard('Cancel {card}', card)),
    ),
  ];
}

function withMilitaryCard(view: AgesView, civ: CivilizationView, id: CardId, rivals: readonly string[]): Deed[] {
  const attack = (rival: string) => ({ military: foresightOf(view, civ.seat).attack(id, rival)?.cost ?? 0 });
  const card = cards[id];
  const spots = [inHand(id)];
  switch (card.kind) {
    case 'event':
      return [deed(spots, { do: 'prepare', card: id }, say('Prepare'))];
    case 'territory':
      return [
        deed(spots, { do: 'prepare', card: id }, say('Prepare')),
        ...(leads(civ, 'colonize-from-hand') ? [deed(spots, { do: 'settle', card: id }, say('Settle now'))] : []),
      ];
    case 'aggression':
      return rivals.map((rival) =>
        deed(spots, { do: 'aggression', card: id, rival }, at('Attack {seat}', rival), attack(rival)),
      );
    case 'war':
      return rivals.map((rival) =>
        deed(spots, { do: 'war', card: id, rival }, at('War on {seat}', rival), { military: card.militaryActions }),
      );
    case 'pact':
      return rivals.flatMap((to) =>
        'both' in card.sides
          ? [deed(spots, { do: 'offer', card: id, to }, at('Offer to {seat}', to))]
          : (['A', 'B'] as const).map((side) => ({
              ...deed(
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

function at(sentence: string, seat: string): Deed['verb'] {
  return say(sentence, { seat: the('seat', seat) });
}

function leads({ leader }: CivilizationView, effect: string): boolean {
  const card = leader === null ? undefined : cards[leader];
  return card?.kind === 'leader' && card.effect === effect;
}

function ofLeader(civ: CivilizationView): Deed[] {
  if (civ.leader === null || !leads(civ, 'retire-for-a-token')) return [];
  return [deed([inPlay(civ.leader)], { do: 'retire' }, say('Remove for a yellow token'))];
}
