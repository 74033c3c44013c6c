import type { Card, Good, Goods, Symbols } from '@ecumene/through-the-ages/reference';

/** What stands on a card in signs: so much of this. */
export interface Sign {
  readonly sign: SignName;
  readonly n: number;
}

export type SignName =
  | 'food'
  | 'resources'
  | 'science'
  | 'culture'
  | 'strength'
  | 'happy'
  | 'civil'
  | 'military'
  | 'colonization'
  | 'blue'
  | 'yellow'
  | 'worker'
  | 'card'
  | 'infantry'
  | 'cavalry'
  | 'artillery'
  | 'defense';

const OF_SYMBOLS: Readonly<Record<keyof Symbols, SignName>> = {
  culture: 'culture',
  science: 'science',
  strength: 'strength',
  happy: 'happy',
  civilActions: 'civil',
  militaryActions: 'military',
  colonization: 'colonization',
  blueTokens: 'blue',
  yellowTokens: 'yellow',
};

const OF_GOODS: Readonly<Record<Good, SignName>> = {
  food: 'food',
  resources: 'resources',
  science: 'science',
  culture: 'culture',
  population: 'worker',
  'military-cards': 'card',
  'yellow-tokens': 'yellow',
  'blue-tokens': 'blue',
  'civil-action': 'civil',
  'military-action': 'military',
  'military-resources': 'resources',
  'military-science': 'science',
};

/** What a card gives, in signs; what cannot be said in signs is in its text. */
export function digest(card: Card): readonly Sign[] {
  switch (card.kind) {
    case 'farm':
      return [{ sign: 'food', n: card.produces }];
    case 'mine':
      return [{ sign: 'resources', n: card.produces }];
    case 'tactic':
      return [...ofArmy(card.army), { sign: 'strength', n: card.strength }];
    case 'bonus':
      return [
        { sign: 'defense', n: card.defense },
        { sign: 'colonization', n: card.colonization },
      ];
    case 'territory':
      return [...ofSymbols(card.symbols), ...ofGoods(card.onColonizing)];
    case 'action':
      return ofPlay(card.play);
    case 'aggression':
    case 'war':
      return [{ sign: 'military', n: -card.militaryActions }];
    case 'event':
    case 'pact':
      return [];
    default:
      return ofSymbols('perWorker' in card ? card.perWorker : card.symbols);
  }
}

/** Whether its signs say all a card does; otherwise its text must speak. */
export function saysAll(card: Card): boolean {
  switch (card.kind) {
    case 'leader':
    case 'wonder':
    case 'action':
    case 'event':
    case 'aggression':
    case 'war':
    case 'pact':
      return false;
    default:
      return !('abilities' in card) || card.abilities === undefined;
  }
}

type PlayOf = Extract<Card, { kind: 'action' }>['play'];

function ofPlay(play: PlayOf): readonly Sign[] {
  if (play.does === 'gain') return ofGoods(play.gain);
  if (play.does === 'increase-population') return [{ sign: 'worker', n: 1 }, ...ofGoods(play.afterwards)];
  if (play.does === 'develop-technology') return ofGoods(play.afterwards);
  return 'cheaper' in play ? [{ sign: 'resources', n: -play.cheaper }] : [];
}

function ofSymbols(symbols: Symbols = {}): readonly Sign[] {
  const names: readonly (keyof Symbols)[] = [
    'culture',
    'science',
    'strength',
    'happy',
    'civilActions',
    'militaryActions',
    'colonization',
    'blueTokens',
    'yellowTokens',
  ];
  return names.flatMap((name) => {
    const n = symbols[name] ?? 0;
    return n === 0 ? [] : [{ sign: OF_SYMBOLS[name], n }];
  });
}

function ofGoods(goods: Goods): readonly Sign[] {
  return goods.map(([good, n]) => ({ sign: OF_GOODS[good], n }));
}

function ofArmy(army: Extract<Card, { kind: 'tactic' }>['army']): readonly Sign[] {
  return (['infantry', 'cavalry', 'artillery'] as const).flatMap((unit) =>
    army[unit] === undefined ? [] : [{ sign: unit, n: army[unit] }],
  );
}

/** Groups of kinds that look alike. */
export type Family =
  | 'land'
  | 'urban'
  | 'unit'
  | 'special'
  | 'government'
  | 'leader'
  | 'wonder'
  | 'action'
  | 'event'
  | 'fight'
  | 'pact'
  | 'tactic';

const FAMILIES: Readonly<Record<Card['kind'], Family>> = {
  farm: 'land',
  mine: 'land',
  lab: 'urban',
  library: 'urban',
  temple: 'urban',
  theater: 'urban',
  arena: 'urban',
  infantry: 'unit',
  cavalry: 'unit',
  artillery: 'unit',
  'air-force': 'unit',
  'civil-technology': 'special',
  'military-technology': 'special',
  'colonization-technology': 'special',
  'construction-technology': 'special',
  government: 'government',
  leader: 'leader',
  wonder: 'wonder',
  action: 'action',
  event: 'event',
  territory: 'event',
  aggression: 'fight',
  war: 'fight',
  pact: 'pact',
  tactic: 'tactic',
  bonus: 'tactic',
};

export function familyOf({ kind }: Card): Family {
  return FAMILIES[kind];
}
