import {
  type Ability,
  type CardId,
  type CardOf,
  type CivilizationView,
  cards,
  type EffectKey,
  type GovernmentCard,
  isOfKind,
  type LeaderCard,
  type Level,
  levelOfAge,
  type SpecialCard,
  specialKinds,
  type TacticCard,
  type UnitKind,
  type UrbanKind,
  unitKinds,
  urbanKinds,
  type WonderCard,
  type WorkerKind,
  workerKinds,
} from '@ecumene/through-the-ages';

export type WorkCard = CardOf<WorkerKind>;

/** A technology in play with its workers. */
export interface Works {
  readonly card: WorkCard;
  readonly level: Level;
  readonly workers: number;
}

/** A civilization as its seat and all others see it, with its cards looked up. */
export interface Realm {
  readonly seen: CivilizationView;
  readonly works: readonly Works[];
  readonly government: GovernmentCard | undefined;
  readonly leader: LeaderCard | undefined;
  readonly unfinished: WonderCard | undefined;
  readonly tactic: TacticCard | undefined;
  readonly specials: readonly SpecialCard[];
  /** What completed wonders that are no ruins give beside symbols. */
  readonly effects: readonly EffectKey[];
  readonly powers: readonly Ability[];
  /** What a production phase makes. */
  readonly food: number;
  readonly resources: number;
  readonly civilActions: number;
  readonly militaryActions: number;
}

export function levelOf(id: CardId): Level {
  return levelOfAge[cards[id].age];
}

export function realmOf(seen: CivilizationView): Realm {
  return new SeenRealm(seen);
}

/** Its parts are worked out when they are first asked for: of rivals mostly none are. */
class SeenRealm implements Realm {
  readonly seen: CivilizationView;
  #works: readonly Works[] | undefined;
  #wonders: readonly WonderCard[] | undefined;
  #specials: readonly SpecialCard[] | undefined;
  #powers: readonly Ability[] | undefined;
  #effects: readonly EffectKey[] | undefined;

  constructor(seen: CivilizationView) {
    this.seen = seen;
  }

  get works(): readonly Works[] {
    this.#works ??= this.seen.works.flatMap(({ card: id, workers }): Works[] => {
      const card = cards[id];
      return isOfKind(card, workerKinds) ? [{ card, level: levelOfAge[card.age], workers }] : [];
    });
    return this.#works;
  }

  get government(): GovernmentCard | undefined {
    return lookUp(this.seen.government, 'government');
  }

  get leader(): LeaderCard | undefined {
    return lookUp(this.seen.leader, 'leader');
  }

  get unfinished(): WonderCard | undefined {
    return lookUp(this.seen.unfinished?.card ?? null, 'wonder');
  }

  get tactic(): TacticCard | undefined {
    return lookUp(this.seen.tactic?.card ?? null, 'tactic');
  }

  get specials(): readonly SpecialCard[] {
    this.#specials ??= this.seen.specials.flatMap((id) => {
      const card = cards[id];
      return isOfKind(card, specialKinds) ? [card] : [];
    });
    return this.#specials;
  }

  get effects(): readonly EffectKey[] {
    this.#effects ??= this.#intact.flatMap(({ effect }) => effect ?? []);
    return this.#effects;
  }

  get powers(): readonly Ability[] {
    this.#powers ??= [this.leader, ...this.#intact, ...this.specials].flatMap((card) => card?.abilities ?? []);
    return this.#powers;
  }

  get food(): number {
    return made(this.works, 'farm');
  }

  get resources(): number {
    return made(this.works, 'mine') + (this.effects.includes('best-mine-twice') ? bestMine(this.works) : 0);
  }

  get civilActions(): number {
    return this.seen.civil.ready + this.seen.civil.spent;
  }

  get militaryActions(): number {
    return this.seen.military.ready + this.seen.military.spent;
  }

  /** Completed wonders that are no ruins. */
  get #intact(): readonly WonderCard[] {
    this.#wonders ??= this.seen.wonders.flatMap(({ card, ruin }) => (ruin ? [] : (lookUp(card, 'wonder') ?? [])));
    return this.#wonders;
  }
}

function lookUp<K extends 'government' | 'leader' | 'wonder' | 'tactic'>(
  id: CardId | null,
  kind: K,
): CardOf<K> | undefined {
  if (id === null) return undefined;
  const card = cards[id];
  return isOfKind(card, [kind]) ? card : undefined;
}

function made(works: readonly Works[], kind: 'farm' | 'mine'): number {
  let amount = 0;
  for (const { card, workers } of works)
    if (card.kind === kind && 'produces' in card) amount += workers * card.produces;
  return amount;
}

export function bestMine(works: readonly Works[]): number {
  let best = 0;
  for (const { card, workers } of works) if (workers > 0 && card.kind === 'mine') best = Math.max(best, card.produces);
  return best;
}

export function workersOn({ works }: Realm, kinds: readonly WorkerKind[]): number {
  let workers = 0;
  for (const work of works) if (kinds.includes(work.card.kind)) workers += work.workers;
  return workers;
}

export function isUnit(card: WorkCard): card is WorkCard & CardOf<UnitKind> {
  return isOfKind(card, unitKinds);
}

export function isUrban(card: WorkCard): card is WorkCard & CardOf<UrbanKind> {
  return isOfKind(card, urbanKinds);
}

/** Resources for a worker on a card, with what cards in play take off. */
export function priceOfWorker(realm: Realm, card: WorkCard): number {
  let price: number = card.cost.resources;
  for (const power of realm.powers) {
    if (power.does === 'cheaper-urban-buildings' && isUrban(card)) price -= power.byLevel[levelOfAge[card.age]];
    if (power.does === 'cheaper-workers' && power.kinds.includes(card.kind) && applies(realm, power.withWorkerOn))
      price -= power.resources;
  }
  return Math.max(0, price);
}

/** Science for a technology, with what cards in play take off. */
export function priceOfTechnology(realm: Realm, card: { readonly kind: string }, printed: number): number {
  let price = printed;
  for (const power of realm.powers)
    if (
      power.does === 'cheaper-technology' &&
      power.kinds.some((kind) => kind === card.kind) &&
      applies(realm, power.withWorkerOn)
    )
      price -= power.science;
  return Math.max(0, price);
}

function applies(realm: Realm, withWorkerOn: WorkerKind | undefined): boolean {
  return withWorkerOn === undefined || workersOn(realm, [withWorkerOn]) > 0;
}
