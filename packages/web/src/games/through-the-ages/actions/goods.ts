import { type Filling, say } from '@ecumene/engine';
import type { Good, Goods } from '@ecumene/through-the-ages/reference';

const GOODS: Readonly<Record<Good, string>> = {
  food: '{n} food',
  resources: '{n, plural, one {# resource} other {# resources}}',
  science: '{n} science',
  culture: '{n} culture',
  population: '{n} population',
  'military-cards': '{n, plural, one {# military card} other {# military cards}}',
  'yellow-tokens': '{n, plural, one {# yellow token} other {# yellow tokens}}',
  'blue-tokens': '{n, plural, one {# blue token} other {# blue tokens}}',
  'civil-action': '{n, plural, one {# civil action} other {# civil actions}}',
  'military-action': '{n, plural, one {# military action} other {# military actions}}',
  'military-resources': '{n, plural, one {# resource} other {# resources}} for units',
  'military-science': '{n} science for units',
};

/** Amounts of goods as they fill a sentence. */
export function goodsInWords(goods: Goods): Filling {
  return goods.map(([good, n]) => say(GOODS[good], { n }));
}
