import type { Ability, EffectKey, Goods, Symbols } from '@ecumene/through-the-ages';
import { facesOn, happySources } from './faces.ts';
import type { Outlook, Prices } from './outlook.ts';
import { bestMine, isUnit, type Realm, workersOn } from './realm.ts';

/** What symbols are worth that stay to the end. */
export function worthOfSymbols(symbols: Symbols, prices: Prices): number {
  const { culture = 0, science = 0, strength = 0, happy = 0, civilActions = 0 } = symbols;
  const { militaryActions = 0, colonization = 0, blueTokens = 0, yellowTokens = 0 } = symbols;
  return (
    culture * prices.rate.culture +
    science * prices.rate.science +
    strength * prices.strength +
    happy * prices.happy +
    civilActions * prices.civilActions +
    militaryActions * prices.militaryActions +
    colonization * COLONIZATION * prices.strength +
    blueTokens * prices.blue +
    yellowTokens * prices.yellow
  );
}

const COLONIZATION = 0.4;

/** What goods are worth that come once. */
export function worthOfGoods(goods: Goods, { prices, temper }: Outlook): number {
  let worth = 0;
  for (const [good, amount] of goods) {
    switch (good) {
      case 'food':
      case 'resources':
      case 'science':
        worth += amount * prices.stock[good];
        break;
      case 'culture':
        worth += amount * temper.culture;
        break;
      case 'population':
        worth += amount * (prices.worker + 2 * prices.stock.food);
        break;
      case 'military-cards':
        worth += amount * prices.card;
        break;
      case 'yellow-tokens':
        worth += amount * prices.yellow;
        break;
      case 'blue-tokens':
        worth += amount * prices.blue;
        break;
      case 'civil-action':
        worth += amount * prices.civilAction;
        break;
      case 'military-action':
        worth += amount * prices.militaryAction;
        break;
      case 'military-resources':
        worth += amount * prices.stock.resources * FOR_UNITS_ONLY;
        break;
      case 'military-science':
        worth += amount * prices.stock.science * FOR_UNITS_ONLY * FOR_UNITS_ONLY;
        break;
    }
  }
  return worth;
}

const FOR_UNITS_ONLY = 0.6;

/** What an ability would be worth if it stayed in force for all turns to come. */
export function worthOfAbility(ability: Ability, outlook: Outlook): number {
  const { realm, prices, turns } = outlook;
  switch (ability.does) {
    case 'per-worker':
      return workersOn(realm, ability.on) * worthOfSymbols(ability.gives, prices);
    case 'per-worker-level':
      return levelsOn(realm, ability.on) * worthOfSymbols(ability.gives, prices);
    case 'per-kind-of-unit':
      return new Set(unitKindsOf(realm)).size * worthOfSymbols(ability.gives, prices);
    case 'per-pair':
      return Math.min(...ability.of.map((kind) => workersOn(realm, [kind]))) * worthOfSymbols(ability.gives, prices);
    case 'per-happy-face':
      return facesOn(realm, ability.on) * worthOfSymbols(ability.gives, prices);
    case 'best-building-level':
      return realm.reading.bestBuilding(realm.seen.seat, ability.among).level * prices.rate[ability.gives];
    case 'best-building-twice':
      return realm.reading.bestBuilding(realm.seen.seat, [ability.kind]).culture * prices.rate[ability.gives];
    case 'per-colony': {
      const { length } = realm.seen.colonies;
      if (length === 0) return 0;
      return worthOfSymbols(ability.first, prices) + (length - 1) * worthOfSymbols(ability.further, prices);
    }
    case 'produces':
      return ability.amount * prices.rate[ability.what];
    default:
      return turns * worthEachTurn(ability, outlook);
  }
}

/** What an ability is worth in a turn beyond what it adds to ratings, guessing how often it comes into its own. */
export function worthEachTurn(ability: Ability, outlook: Outlook): number {
  const { prices, temper } = outlook;
  switch (ability.does) {
    case 'hand-limit':
      return 0.15 * (ability.civil + ability.military);
    case 'cheaper-to-take':
      return 0.1 * prices.civilAction * ability.civilActions;
    case 'no-wonder-surcharge':
      return 0.4 * prices.civilAction;
    case 'military-action-as-civil':
      return ability.perTurn * 0.9 * (prices.civilAction - prices.militaryAction);
    case 'cheaper-population':
      return 0.7 * ability.food * prices.stock.food;
    case 'cheaper-technology':
      return 0.08 * ability.science * prices.stock.science;
    case 'cheaper-workers':
      return 0.15 * ability.resources * prices.stock.resources;
    case 'cheaper-urban-buildings':
      return 0.4 * Math.max(...ability.byLevel) * prices.stock.resources;
    case 'wonder-stages-per-action':
      return 0.15 * (ability.upTo - 1) * prices.civilAction * temper.wonders;
    case 'pay-with':
      return 0.1;
    case 'shared-research':
      return 0.5 * ability.cheaper * prices.stock.science;
    case 'on-taking-technology':
      return 0.9 * worthOfGoods(ability.gain, outlook);
    case 'on-developing':
      return 0.6 * worthOfGoods(ability.gain, outlook);
    case 'on-revolution':
      return 0.1 * worthOfGoods(ability.gain, outlook);
    case 'each-turn':
      return 0.7 * worthOfGoods(ability.gain, outlook);
    case 'each-turn-one-of':
      return Math.max(...ability.choices.map((goods) => worthOfGoods(goods, outlook)));
    case 'once-a-turn':
      return 0.7 * worthOfGoods(ability.gain, outlook);
    case 'end-of-turn-if-among-two-strongest':
      return (isStrong(outlook) ? 0.9 : 0.2) * worthOfGoods(ability.gain, outlook);
    case 'immune-to-war':
      return 0.3;
    default:
      return 0;
  }
}

/** Whether the own civilization is among the two strongest, or of two the stronger. */
function isStrong({ realm, rivals }: Outlook): boolean {
  const stronger = rivals.filter(({ seen }) => seen.ratings.strength > realm.seen.ratings.strength).length;
  return stronger < (rivals.length === 1 ? 1 : 2);
}

function levelsOn({ works }: Realm, kinds: readonly string[]): number {
  return works.reduce((sum, { card, level, workers }) => sum + (kinds.includes(card.kind) ? level * workers : 0), 0);
}

function unitKindsOf({ works }: Realm): string[] {
  return works.flatMap(({ card, workers }) => (workers > 0 && isUnit(card) ? [card.kind] : []));
}

/** What the text of a leader or a wonder is worth beyond symbols and abilities, over all turns to come. */
export function worthOfEffect(effect: EffectKey | undefined, outlook: Outlook): number {
  const { realm, prices, turns, temper } = outlook;
  switch (effect) {
    case 'retire-for-a-token':
      return prices.yellow;
    case 'tuck-under-a-wonder':
      return prices.happy / 2;
    case 'second-political-action':
      return 1;
    case 'grow-and-recruit':
      return turns * 0.7 * prices.stock.food;
    case 'colonize-from-hand':
      return 4 * temper.colonies;
    case 'infantry-may-ride':
      return prices.strength;
    case 'peek-at-the-event':
      return turns * 0.1;
    case 'military-revolution':
      return 2;
    case 'turn-into-a-theater':
      return turns * 0.4;
    case 'colonize-with-discards':
      return turns * 0.3 * temper.colonies;
    case 'passive-resistance':
      return turns * 0.3;
    case 'labs-produce':
      return levelsOn(realm, ['lab']) * (prices.rate.resources + temper.culture);
    case 'more-happy-faces':
      return happySources(realm) * prices.happy * 0.7;
    case 'best-mine-twice':
      return bestMine(realm.works) * prices.rate.resources;
    default:
      return 0;
  }
}
