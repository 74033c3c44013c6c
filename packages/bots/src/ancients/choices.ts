import { CITY_POINTS, type Force, NOBODY } from '@ecumene/ancients';
import { type BoardPosition, holds } from './board-position.ts';
import type { Choice } from './guide.ts';
import { tells } from './heard.ts';
import {
  isAmounts,
  isChooseOne,
  isChooseSome,
  isNameNumber,
  namesIn,
  numberIn,
  takeFrom,
  tallyIn,
} from './questions.ts';
import type { Temperament } from './temperament.ts';
import { lead } from './track-demands.ts';
import { cityWorth, worthOf } from './worth.ts';

export function areaOf(position: BoardPosition, id: string): number {
  return position.land.numbers.get(id) ?? NOBODY;
}

/** How much one would like a city to go: own ones least, those of leaders most. */
function illWill(position: BoardPosition, temper: Temperament, id: string): number {
  const area = areaOf(position, id);
  const owner = position.owner[area] ?? NOBODY;
  if (owner === position.number) return -cityWorth(position, temper, area) - NEVER;
  return owner === NOBODY ? 0 : lead(position, owner) + cityWorth(position, temper, area);
}

const NEVER = 10_000;

/** Cities that go: one's own worst, or another's best. */
export const citiesToGo: Choice = (position, temper, question) => {
  if (isChooseOne(question))
    return [...question.from].sort((a, b) => illWill(position, temper, b) - illWill(position, temper, a))[0];
  if (!isChooseSome(question)) return undefined;
  return [...question.from]
    .sort((a, b) => illWill(position, temper, b) - illWill(position, temper, a))
    .slice(0, question.least);
};

/** Cities that come to oneself: those nearest to one's own people, on the best sites. Where they are own ones, they are lost. */
const citiesToTake: Choice = (position, temper, question, ...more) => {
  if (!isChooseSome(question)) return undefined;
  if (question.from.some((id) => position.owner[areaOf(position, id)] === position.number))
    return citiesToGo(position, temper, question, ...more);
  const liking = (id: string): number => {
    const area = areaOf(position, id);
    const near = (position.land.land[area] ?? []).filter(
      (one) => (position.own[one] ?? 0) > 0 || position.owner[one] === position.number,
    );
    return cityWorth(position, temper, area) + NEIGHBOUR * near.length;
  };
  return [...question.from].sort((a, b) => liking(b) - liking(a)).slice(0, question.most);
};

const NEIGHBOUR = 5;

/** What others must lose falls on the leaders. */
const onLeaders: Choice = (position, _temper, question) => {
  const score = (name: string): number => {
    const nation = position.view.nations.findIndex((one) => one.name === name);
    return nation === NOBODY || nation === position.number ? -NEVER : position.book.score(nation);
  };
  if (isAmounts(question)) return takeFrom(question.over, question.goal, score);
  if (isChooseSome(question)) return [...question.from].sort((a, b) => score(b) - score(a)).slice(0, question.least);
  return undefined;
};

/** Where people multiply when stock is short: where each token is worth most. */
export const growth: Choice = (position, temper, question) => {
  if (!isAmounts(question)) return undefined;
  const amounts: Record<string, number> = {};
  for (let left = question.goal; left > 0; left--) {
    let best: string | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { id, most: room } of question.over) {
      const added = amounts[id] ?? 0;
      if (added >= room) continue;
      const area = areaOf(position, id);
      const here = (position.own[area] ?? 0) + added;
      const gain = worthOf(position, temper, area, here + 1) - worthOf(position, temper, area, here);
      if (gain <= most) continue;
      most = gain;
      best = id;
    }
    if (best === undefined) break;
    amounts[best] = (amounts[best] ?? 0) + 1;
  }
  return amounts;
};

/** The usual tax, less where the treasury is full or the stock could not pay it. */
const taxRate: Choice = ({ me, book: { taxRates, usualTax } }, _temper, question) => {
  if (!isChooseOne(question)) return undefined;
  const low = me.treasury >= FULL_TREASURY || me.stock < usualTax * me.cities + SPARE_STOCK;
  return String(low ? Math.min(...taxRates) : usualTax);
};

const FULL_TREASURY = 12;
const SPARE_STOCK = 6;

/** Stock that taxes will need is not pillaged away. */
const pillage: Choice = ({ me, book: { usualTax } }, _temper, question) =>
  isNameNumber(question)
    ? Math.max(question.least, Math.min(question.most, me.stock - usualTax * me.cities))
    : undefined;

/** Units worth so many points: cities first, one's own best or those of another that one would like to have. */
const unitsToKeep: Choice = (position, temper, question) => {
  const goal = numberIn(question, 'goal');
  const tokens = tallyIn(question, 'tokens');
  const cities = [...namesIn(question, 'cities')].sort(
    (a, b) => cityWorth(position, temper, areaOf(position, b)) - cityWorth(position, temper, areaOf(position, a)),
  );
  return pickUnits(goal, tokens, cities);
};

/** As many cities as fit, and tokens for the rest. */
function pickUnits(
  goal: number,
  tokens: Readonly<Record<string, number>>,
  cities: readonly string[],
): { tokens: Record<string, number>; cities: string[] } {
  const count = Math.min(cities.length, Math.floor(goal / CITY_POINTS));
  const piles = Object.entries(tokens).map(([id, most]) => ({ id, most }));
  return {
    tokens: takeFrom(piles, goal - CITY_POINTS * count, (id) => tokens[id] ?? 0),
    cities: cities.slice(0, count),
  };
}

/** The better half of a nation that splits. */
const keepFaction: Choice = (_position, _temper, question, heard) => {
  if (!isChooseOne(question)) return undefined;
  for (const { event } of [...heard].reverse()) {
    if (tells(event, 'nation-splits')) return strength(event.first) >= strength(event.second) ? 'first' : 'second';
  }
  return undefined;
};

function strength({ tokens, cities }: Force): number {
  let sum = (CITY_POINTS + 1) * cities.length;
  for (const id in tokens) sum += tokens[id] ?? 0;
  return sum;
}

/** Tokens one takes over: where they are worth most. */
const tokensToTake: Choice = (position, temper, question) => {
  if (!isAmounts(question)) return undefined;
  return takeFrom(question.over, question.goal, (id) => worthOf(position, temper, areaOf(position, id), 1));
};

/** The area that is converted: a city, else the most tokens. */
const convert: Choice = (position, temper, question) => {
  if (!isChooseSome(question)) return undefined;
  const prize = (id: string): number => {
    const area = areaOf(position, id);
    const owner = position.owner[area] ?? NOBODY;
    return (owner === NOBODY ? 0 : 2 * temper.city + lead(position, owner) / 10) + (position.foreign[area] ?? 0);
  };
  const [best] = [...question.from].sort((a, b) => prize(b) - prize(a));
  return best === undefined || canSupport(position) === false ? [] : [best];
};

function canSupport({ me, book: { perCity } }: BoardPosition): boolean {
  return me.tokens >= perCity * (me.cities + 1);
}

/** Barbarians go anywhere but to one's own. */
const barbarians: Choice = (position, _temper, question) => {
  if (!isChooseOne(question)) return undefined;
  const own = (id: string): number => {
    const area = areaOf(position, id);
    return (position.own[area] ?? 0) + (position.owner[area] === position.number ? CITY_POINTS : 0);
  };
  const foes = (id: string): number => position.foreign[areaOf(position, id)] ?? 0;
  return [...question.from].sort((a, b) => own(a) - own(b) || foes(b) - foes(a))[0];
};

/** The card that is worth least and that nothing else needs. */
const cardToLose: Choice = ({ me, book, credits }, _temper, question) => {
  if (!isChooseOne(question)) return undefined;
  const all = [...book.advances.values()];
  const worth = (id: string): number => {
    const isNeeded = all.some(({ id: other, needs }) => needs === id && !holds(me, other));
    return (book.advances.get(id)?.cost ?? 0) + credits(id, {}) / 2 + (isNeeded ? NEEDED : 0);
  };
  return [...question.from].sort((a, b) => worth(a) - worth(b))[0];
};

const NEEDED = 50;

/** Trade cards a hand can best do without. */
const surrender: Choice = ({ view, book: { goods } }, _temper, question) => {
  if (!isAmounts(question)) return undefined;
  const hand = goods.count(view.hand);
  const amounts: Record<string, number> = {};
  const loss = (id: string): number => -goods.change(hand, goods.number(id) ?? NOBODY, -1);
  for (let left = question.goal; left > 0; left--) {
    const [least] = question.over
      .filter(({ id, most }) => (amounts[id] ?? 0) < most)
      .sort((a, b) => loss(a.id) - loss(b.id));
    if (least === undefined) break;
    amounts[least.id] = (amounts[least.id] ?? 0) + 1;
    const face = goods.number(least.id) ?? NOBODY;
    hand[face] = (hand[face] ?? 0) - 1;
  }
  return amounts;
};

/** The largest set of a hand that a card of a stack can enlarge. */
function largestSet({ view, book: { goods } }: BoardPosition, stack: number): number {
  const hand = goods.count(view.hand);
  return Math.max(0, ...hand.map((cards, good) => (goods.isIn(good, stack) ? cards : 0)));
}

const A_SET = 2;

/** Whether a card that is on sale is worth its price: for a set, or because the treasury is full. */
const buyTradeCard: Choice = (position) =>
  position.me.treasury >= position.worths.rich ||
  position.book.onSale().some(({ stack }) => largestSet(position, stack) >= A_SET);

/** The stack to buy from: whatever is free, else the dearest for a set or when the treasury is full. */
const buyFrom: Choice = (position, _temper, question) => {
  if (!isChooseOne(question)) return undefined;
  const wares = position.book.onSale().filter(({ id }) => question.from.includes(id));
  const wanted = wares.filter(
    ({ stack, price }) =>
      price === 0 || position.me.treasury - price >= position.worths.rich / 2 || largestSet(position, stack) >= A_SET,
  );
  const dearest = wanted.sort((a, b) => b.stack - a.stack)[0];
  return wanted.find(({ price }) => price === 0)?.id ?? dearest?.id ?? question.from[0];
};

/** How each topic is decided that needs no plan. */
export const CHOICES: Readonly<Record<string, Choice>> = {
  barbarians,
  'buy-trade-card': buyTradeCard,
  'buy-trade-card-from': buyFrom,
  'choose-cities': citiesToGo,
  'choose-tokens': tokensToTake,
  convert,
  earthquake: citiesToGo,
  'earthquake-neighbour': citiesToGo,
  faction: unitsToKeep,
  growth,
  'keep-faction': keepFaction,
  'keep-units': unitsToKeep,
  'lose-card': cardToLose,
  pillage,
  'revolting-cities': citiesToTake,
  'secondary-victims': onLeaders,
  'share-cities': onLeaders,
  'share-losses': onLeaders,
  surrender,
  'tax-rate': taxRate,
  'unsupported-city': citiesToGo,
};
