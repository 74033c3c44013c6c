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
  type Reading,
  type Share,
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
  /** What the rules say about it. */
  readonly reading: Reading;
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

export function realmOf(seen: CivilizationView, reading: Reading): Realm {
  return new SeenRealm(seen, reading);
}

/** Its parts are worked out when they are first asked for: of rivals mostly none are. */
class SeenRealm implements Realm {
  readonly seen: CivilizationView;
  readonly reading: Reading;
  #works: readonly Works[] | undefined;
  #wonders: readonly WonderCard[] | undefined;
  #specials: readonly SpecialCard[] | undefined;
  #powers: readonly Ability[] | undefined;
  #effects: readonly EffectKey[] | undefined;

  constructor(seen: CivilizationView, reading: Reading) {
    this.seen = seen;
    this.reading = reading;
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
    return this.reading.producible(this.seen.seat).food;
  }

  get resources(): number {
    return this.reading.producible(this.seen.seat).resources;
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

/** Resources for a worker on a card. */
export function priceOfWorker({ reading, seen }: Realm, { id }: WorkCard): number {
  return reading.priceOfWorker(seen.seat, id);
}

/** Science for a technology. */
export function priceOfTechnology(
  { reading, seen }: Realm,
  { id }: { readonly id: string },
  revolution = false,
): number {
  return reading.priceOfTechnology(seen.seat, id, revolution);
}

/** Shares added up, as they would be if they were counted now. */
export function sharesOf({ reading, seen }: Realm, shares: readonly Share[]): number {
  return reading.sharesOf(seen.seat, shares);
}
