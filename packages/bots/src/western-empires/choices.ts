import { NOBODY } from '@ecumene/ancients';
import type { WeState } from '@ecumene/western-empires/reference';
import { areaOf, citiesToGo, growth } from '../ancients/choices.ts';
import type { Choice } from '../ancients/guide.ts';
import { giveCard, lossOf, no, none, toTheWeakest, usual, yes } from '../ancients/plain-choices.ts';
import { isAmounts, isNameNumber, namesIn, numberIn, tallyIn } from '../ancients/questions.ts';
import { cityWorth, worthOf } from '../ancients/worth.ts';
import { useAbility } from './abilities.ts';
import { groupToLearn } from './purchase.ts';

/** Cards that show so much together, those first that a hand can best do without. */
const discardValue: Choice = (position, _temper, question) => {
  const { goods } = position.book;
  const left = { ...tallyIn(question, 'cards') };
  const hand = goods.count(position.view.hand);
  const given: Record<string, number> = {};
  const dearness = (id: string): number => {
    const value = goods.values[goods.number(id) ?? NOBODY] ?? 0;
    return value === 0 ? Number.POSITIVE_INFINITY : lossOf(position, hand, id) / value;
  };
  for (let due = numberIn(question, 'value'); due > 0; ) {
    const [cheapest] = Object.keys(left)
      .filter((id) => (left[id] ?? 0) > 0)
      .sort((a, b) => dearness(a) - dearness(b));
    if (cheapest === undefined) break;
    const good = goods.number(cheapest) ?? NOBODY;
    given[cheapest] = (given[cheapest] ?? 0) + 1;
    left[cheapest] = (left[cheapest] ?? 0) - 1;
    hand[good] = (hand[good] ?? 0) - 1;
    due -= goods.values[good] ?? 0;
  }
  return given;
};

const A_CARD = 10;

/** Treasury saves cards only where each is worth more than it costs. */
const payForCards: Choice = (position, _temper, question) => {
  if (!isNameNumber(question)) return undefined;
  const hand = position.book.goods.count(position.view.hand);
  const losses = position.view.hand
    .filter((id) => position.book.goods.number(id) !== undefined)
    .map((id) => lossOf(position, hand, id));
  return Math.min(...losses) >= A_CARD ? question.most : 0;
};

/** Credits for the group with most to learn. */
const chooseCredits: Choice = (position, _temper, question) => {
  if (!isAmounts(question)) return undefined;
  return { [groupToLearn(position.me.cards)]: question.goal };
};

/** The best areas for cities, on sites as far as there are any. */
const placeCities: Choice = (position, temper, question) => {
  const sites = new Set(namesIn(question, 'sites'));
  const worth = (id: string): number => cityWorth(position, temper, areaOf(position, id));
  const best = [...namesIn(question, 'areas')].sort(
    (a, b) => Number(sites.has(b)) - Number(sites.has(a)) || worth(b) - worth(a),
  );
  return best.slice(0, CITIES_AT_START);
};

const CITIES_AT_START = 5;

/** Tokens one by one where they are worth most. */
const placeTokens: Choice = (position, temper, question) => {
  const rooms = tallyIn(question, 'areas');
  const placed: Record<string, number> = {};
  const gain = (id: string): number => {
    const area = areaOf(position, id);
    const here = placed[id] ?? 0;
    return worthOf(position, temper, area, here + 1) - worthOf(position, temper, area, here);
  };
  for (let left = numberIn(question, 'most'); left > 0; left--) {
    const [best] = Object.keys(rooms)
      .filter((id) => (placed[id] ?? 0) < (rooms[id] ?? 0))
      .sort((a, b) => gain(b) - gain(a));
    if (best === undefined) break;
    placed[best] = (placed[best] ?? 0) + 1;
  }
  return placed;
};

/** How questions are answered that only Western Empires asks. */
export const CHOICES: Readonly<Record<string, Choice<WeState>>> = {
  abilities: useAbility,
  'buy-off-steps': none,
  casualties: usual,
  'choose-credits': chooseCredits,
  'city-attacks': usual,
  'cyclone-sea': usual,
  'destroy-city': citiesToGo,
  'discard-instead': yes,
  'discard-value': discardValue,
  'flood-plain': usual,
  'give-card': giveCard,
  'go-on': yes,
  'heir-of-revolt': toTheWeakest,
  'pay-for-cards': payForCards,
  'pay-instead': yes,
  'place-cities': placeCities,
  'place-tokens': placeTokens,
  'replace-cities': growth,
  resettle: growth,
  'select-areas': usual,
  'take-card': yes,
  volcano: usual,
  'wait-for-attack': no,
};
