import { areaNumber, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import type { Script } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { tradeCityAdds } from './book/purchase.ts';
import { strike } from './calamities/testing.ts';
import { civilizationCards } from './civilization-cards.ts';
import { COMMODITIES } from './data/trade-cards.ts';
import { TRADE_CITIES } from './data/trade-cities.ts';
import { has, position, theNation, tokens } from './testing.ts';
import { handValue } from './victory.ts';
import type { AcWorld } from './world.ts';

const ON = { tradeCities: true } as const;
const SALT = { cities: ['tripoli'], hand: ['salt', 'salt', 'salt'] };

function buying(world: AcWorld): Script | void {
  return civilizationCards(world, 'egypt');
}

test('[AC CT 1] each of the eighteen commodities has its place', () => {
  expect(Object.keys(TRADE_CITIES).sort()).toEqual(COMMODITIES.map(({ id }) => id).sort());
  const places = Object.values(TRADE_CITIES).flat();
  expect(new Set(places).size).toBe(19);
  const world = position({ egypt: {} }, { board: 'extension' });
  for (const place of places) expect(areaNumber(world, place)).toBeDefined();
});

test('[AC CT 2] [AC CT 2 example] with a city on the Salt site three Salt pay as four: 48 instead of 27', () => {
  const world = position({ egypt: SALT }, ON);
  play(buying(world), { egypt: [{ buy: ['pottery'], spend: { salt: 3 } }] });
  expect(has(world, 'egypt')['cards']).toEqual(['pottery']);
  expect(handValue(position({ egypt: SALT }, ON), 8)).toBe(48);
  expect(handValue(position({ egypt: SALT }), 8)).toBe(27);
});

test('[AC CT 2] other sets and other owners gain nothing, nor does anyone without the variant', () => {
  const spend = { egypt: [{ buy: ['pottery'], spend: { salt: 3 } }] };
  expect(refused(buying(position({ egypt: SALT })), spend)).toContain('too-dear');
  const other = position({ egypt: { hand: SALT.hand }, africa: { cities: SALT.cities } }, ON);
  expect(refused(buying(other), spend)).toContain('too-dear');
  const timber = position({ egypt: { cities: ['tripoli'], hand: ['timber', 'timber', 'timber'] } }, ON);
  expect(refused(buying(timber), { egypt: [{ buy: ['pottery'], spend: { timber: 3 } }] })).toContain('too-dear');
});

test('[AC CT 2] as with Mining, no set grows beyond the largest printed, and each city works once a turn', () => {
  const dye = position({ egypt: { cities: ['tyre'], hand: ['dye', 'dye', 'dye', 'dye'] } }, ON);
  expect(handValue(dye, 8)).toBe(128);
  const world = position({ egypt: { cities: ['tripoli'], hand: ['salt', 'salt', 'salt', 'salt', 'salt'] } }, ON);
  play(buying(world), { egypt: [{ buy: ['pottery'], spend: { salt: 3 } }] });
  expect(handValue(world, 8)).toBe(12);
});

test('[AC CT 3] the city must stand when the set is paid', () => {
  const world = position({ egypt: { hand: SALT.hand, tokens: { tripoli: 3 } } }, ON);
  expect(refused(buying(world), { egypt: [{ buy: ['pottery'], spend: { salt: 3 } }] })).toContain('too-dear');
});

test('[AC CT 5] these are the trade cities', () => {
  const rest = Object.entries(TRADE_CITIES).filter(([commodity]) => commodity !== 'silver');
  expect(rest.map(([commodity, [place]]) => `${commodity} ${place}`).join(', ')).toBe(
    'ochre sinope, hides apollonia, iron ankara, papyrus memphis, salt tripoli, timber sidon, grain tyras, oil neapolis, cloth alexandria, wine corinth, bronze salamis, spices susa, resin byzantium, gems nineveh, dye tyre, gold antioch, ivory carthage',
  );
});

test('[AC CT 6] Silver comes from New Carthage with the Extension and from Sardinia without it', () => {
  const main = position({ africa: { cities: ['sardinia'] } }, ON);
  expect(tradeCityAdds(main, nationNamed(main, 'africa'), 'silver')).toBe(1);
  const west = position(
    { africa: { cities: ['sardinia'] }, iberia: { cities: ['new-carthage'] } },
    { ...ON, board: 'extension' },
  );
  expect(tradeCityAdds(west, nationNamed(west, 'africa'), 'silver')).toBe(0);
  expect(tradeCityAdds(west, nationNamed(west, 'iberia'), 'silver')).toBe(1);
});

test('[AC Q&A CT.1] a trade city and Mining both enlarge a set, up to the largest printed', () => {
  const miner = { cities: ['salamis'], cards: ['mining'] };
  expect(handValue(position({ egypt: { ...miner, hand: ['bronze', 'bronze'] } }, ON), 8)).toBe(16 * 6);
  const five = Array.from({ length: 5 }, () => 'bronze');
  expect(handValue(position({ egypt: { ...miner, hand: five } }, ON), 8)).toBe(36 * 6);
  const world = position({ egypt: { ...miner, hand: ['bronze', 'bronze'] } }, ON);
  play(buying(world), { egypt: [{ buy: ['metalworking'], spend: { bronze: 2 }, mine: 'bronze' }] });
  expect(has(world, 'egypt')['cards']).toContain('metalworking');
});

const GRANARY = { cards: ['pottery'], hand: ['grain', 'grain'], cities: ['tyras'], tokens: { numidia: 12 } };

function starving(egypt: Readonly<Record<string, unknown>>): AcWorld {
  return position({ egypt }, ON);
}

test('[AC Q&A CT.2] the Grain city saves four points more, and then adds nothing to a purchase this turn', () => {
  const world = starving(GRANARY);
  play(strike(world, 'famine', 'egypt'), { egypt: [1, true] });
  expect(tokens(world, 'egypt', 'numidia')).toBe(10);
  expect(refused(buying(world), { egypt: [{ buy: ['cloth-making'], spend: { grain: 1 } }] })).toContain('too-dear');
  expect(tradeCityAdds(world, nationNamed(world, 'egypt'), 'grain')).toBe(0);
  expect(handValue(world, nationNamed(world, 'egypt'))).toBe(16);
});

test('[AC Q&A CT.2] it need not, and without Grain shown nothing is asked', () => {
  const kept = starving(GRANARY);
  play(strike(kept, 'famine', 'egypt'), { egypt: [1, false, { tokens: { numidia: 6 }, cities: {} }] });
  expect(tradeCityAdds(kept, nationNamed(kept, 'egypt'), 'grain')).toBe(1);
  const none = starving(GRANARY);
  play(strike(none, 'famine', 'egypt'), { egypt: [0, { tokens: { numidia: 10 }, cities: {} }] });
  expect(theNation(none, 'egypt').shown).toEqual([]);
  expect(asks(strike(starving({ ...GRANARY, cards: [] }), 'famine', 'egypt'))).toEqual(['egypt: losses']);
});
