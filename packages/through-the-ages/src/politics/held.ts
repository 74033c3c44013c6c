import type { Refusal } from '@ecumene/engine';
import type { Kind } from '../cards/kinds.ts';
import { type CardNo, findFace, idOf, kindOf, NONE } from '../cards/numbered.ts';
import { copiesOf } from '../military-cards.ts';
import { no, notInHand } from '../refusals.ts';
import type { Civilization } from '../world.ts';

/** What to do with a military card that was named for something else. */
function wrongKind(kind: Kind, rule: string): Refusal {
  switch (kind) {
    case 'event':
      return no('wrong-kind', rule, 'This card is an event. Prepare it instead.');
    case 'territory':
      return no('wrong-kind', rule, 'This card is a territory. Prepare it as an event instead.');
    case 'aggression':
      return no('wrong-kind', rule, 'This card is an aggression. Play it against a weaker player instead.');
    case 'war':
      return no('wrong-kind', rule, 'This card is a war. Declare it on another player instead.');
    case 'pact':
      return no('wrong-kind', rule, 'This card is a pact. Offer it to another player instead.');
    case 'tactic':
      return no('wrong-kind', rule, 'This card is a tactic. Play it in your Action Phase instead.');
    default:
      return no('wrong-kind', rule, 'This is a military bonus card. Use it to defend or to colonize instead.');
  }
}

/** Why a card cannot be named for a political action: it is not held, or it is of another kind. */
export function refuseHeld(civ: Civilization, id: string, kinds: readonly Kind[], rule: string): Refusal | undefined {
  const card = findFace(civ.militaryHand, id);
  if (card === NONE) return notInHand(rule);
  const kind = kindOf(card);
  return kinds.includes(kind) ? undefined : wrongKind(kind, rule);
}

/** Why these cards cannot be used together: one is not held, or not as often as it is named. */
export function refuseNamed(civ: Civilization, ids: readonly string[], rule: string): Refusal | undefined {
  for (const id of ids) {
    const card: CardNo = findFace(civ.militaryHand, id);
    if (card === NONE) return notInHand(rule);
    const named = ids.filter((other) => other === idOf(card)).length;
    if (named > copiesOf(card, civ.militaryHand))
      return no('too-many-copies', rule, 'You hold fewer copies of this card. Use each card only once.');
  }
  return undefined;
}
