import type { Ability, Card, CardId, CivilizationView } from '@ecumene/through-the-ages/reference';
import { cards, unitKinds } from '@ecumene/through-the-ages/reference';

/** What something costs, as far as everybody can see it. */
export interface Cost {
  readonly civil?: number;
  readonly military?: number;
  readonly food?: number;
  readonly resources?: number;
  readonly science?: number;
}

export function isUnit({ kind }: Card): boolean {
  return unitKinds.some((one) => one === kind);
}

/** What the cards in a play area do at fixed moments. */
export function abilitiesOf(civ: CivilizationView): readonly Ability[] {
  const inPlay = [civ.leader, ...civ.wonders.filter(({ ruin }) => !ruin).map(({ card }) => card), ...civ.specials];
  return inPlay.flatMap((id) => (id === null ? [] : abilitiesOn(cards[id])));
}

function abilitiesOn(card: Card): readonly Ability[] {
  return 'abilities' in card ? (card.abilities ?? []) : [];
}

/** The science a technology costs this civilization. */
export function scienceFor(civ: CivilizationView, card: Card, revolution = false): number {
  if (!('cost' in card)) return 0;
  const printed = revolution && 'revolution' in card.cost ? card.cost.revolution : card.cost.science;
  let cheaper = 0;
  for (const ability of abilitiesOf(civ)) {
    if (ability.does !== 'cheaper-technology' || !ability.kinds.some((kind) => kind === card.kind)) continue;
    if (ability.withWorkerOn === undefined || hasWorkerOn(civ, ability.withWorkerOn)) cheaper += ability.science;
  }
  return Math.max(0, printed - cheaper);
}

function hasWorkerOn({ works }: CivilizationView, kind: string): boolean {
  return works.some(({ card, workers }) => workers > 0 && cards[card].kind === kind);
}

/** The price of one more worker on a card in play. */
function priceOn({ works }: CivilizationView, id: string): number {
  return works.find(({ card }) => card === id)?.price ?? 0;
}

/** An action for a worker on a card: military for units, civil for the rest. */
function actionOn(id: CardId): Cost {
  return isUnit(cards[id]) ? { military: 1 } : { civil: 1 };
}

export function costOfBuilding(civ: CivilizationView, id: CardId): Cost {
  return { ...actionOn(id), resources: priceOn(civ, id) };
}

export function costOfUpgrade(civ: CivilizationView, from: CardId, to: CardId): Cost {
  return { ...actionOn(to), resources: Math.max(0, priceOn(civ, to) - priceOn(civ, from)) };
}

export function costOfDestroying(id: CardId): Cost {
  return actionOn(id);
}

/** Resources for the next stages of the unfinished wonder. */
export function costOfStages({ unfinished }: CivilizationView, count: number): Cost {
  const wonder = unfinished === null ? undefined : cards[unfinished.card];
  if (unfinished === null || wonder?.kind !== 'wonder') return { civil: 1 };
  const next = wonder.stages.slice(unfinished.stages, unfinished.stages + count);
  return { civil: 1, resources: next.reduce((sum, stage) => sum + stage, 0) };
}

export function costOfGrowing({ needs }: CivilizationView): Cost {
  return { civil: 1, food: needs.population ?? 0 };
}

/** Where a military action stands in for a civil one, or a partner pays, the cost looks different. */
export function inRed(cost: Cost): Cost {
  const { civil = 0, military = 0, ...rest } = cost;
  return { ...rest, ...(civil > 1 && { civil: civil - 1 }), military: military + 1 };
}
