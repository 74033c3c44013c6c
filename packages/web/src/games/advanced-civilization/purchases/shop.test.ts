import { advancedCivilization, CARDS } from '@ecumene/advanced-civilization';
import { must, the } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { onView, SAMPLE_CARDS } from '../../../testing/sample-ancients.ts';
import { egyptInTurnFive } from '../../../testing/sample-shop.ts';
import * as needs from '../../ancients/purchases/needs.ts';
import { cheapestFor } from '../../ancients/purchases/shop.ts';
import { leastOf, placesOf, touched } from '../../ancients/purchases/surrendering.ts';
import { purchases } from './purchases.ts';
import { purseOf, SHELVES, wareFor } from './shop.ts';

const needsOf = onView(needs.needsOf);

const card = (id: string) => must(CARDS.get(id), id);

describe('the shop', () => {
  it('has every card once, cheap to dear', () => {
    const all = SHELVES.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(all.toSorted()).toEqual([...CARDS.keys()].toSorted());
    for (const { group, cards } of SHELVES) {
      expect(cards.every(({ groups }) => groups.includes(group))).toBe(true);
      expect(cards.map(({ cost }) => cost)).toEqual(cards.map(({ cost }) => cost).toSorted((a, b) => a - b));
    }
  });

  it('knows what the cheapest card costs that may be had now', () => {
    const bare = egyptInTurnFive({});
    expect(cheapestFor(purchases, bare.view, bare.nation)).toBe(45);
    const { view, nation } = egyptInTurnFive({ cards: ['pottery'] });
    expect(cheapestFor(purchases, view, nation)).toBe(35);
    const all = egyptInTurnFive({ cards: [...CARDS.keys()] });
    expect(cheapestFor(purchases, all.view, all.nation)).toBe(undefined);
  });

  it('[AC 31.51] takes the credits of cards held off the price and says whose they are', () => {
    const { view, nation } = egyptInTurnFive({ cards: ['pottery', 'music'] });
    const democracy = wareFor(card('democracy'), view, nation);
    expect(democracy.price).toBe(180);
    expect(democracy.credits).toEqual([
      { from: the('card', 'pottery'), points: 10 },
      { from: the('card', 'music'), points: 10 },
    ]);
    expect(democracy.lacks).toBe('law');
    expect(democracy.helpsAgainst).toEqual(['civil-war', 'civil-disorder']);
    expect(wareFor(card('pottery'), view, nation).held).toBe(true);
  });

  it('[AC 31.62] says what a card leads to', () => {
    const { view, nation } = egyptInTurnFive({});
    expect(wareFor(card('law'), view, nation).opens).toEqual(['democracy', 'philosophy']);
    expect(wareFor(card('deism'), view, nation).cheapens.map((one) => one.for.id)).toEqual([
      'enlightenment',
      'monotheism',
      'theology',
    ]);
  });

  it('[AC 30.312] pays with what does not lie face up', () => {
    const { world, view, nation } = egyptInTurnFive({ hand: ['grain', 'grain', 'salt', 'epidemic'], treasury: 12 });
    expect(purseOf(view, nation)).toMatchObject({
      sets: [
        { face: { id: 'grain' }, count: 2 },
        { face: { id: 'salt' }, count: 1 },
      ],
      funds: 12,
      credit: 0,
      mayMine: false,
      room: 8,
    });
    const one = must(
      world.nations.find(({ name }) => name === 'egypt'),
      'egypt',
    );
    one.shown = one.hand.slice(0, 1);
    const after = advancedCivilization.view(world, 'Anna');
    const shown = must(
      after.nations.find(({ name }) => name === 'egypt'),
      'egypt',
    );
    expect(purseOf(after, shown)).toMatchObject({ sets: [{ count: 1 }, { count: 1 }], room: 7 });
  });

  it('[AC CT 2] counts a set larger for a player who has its trade city', () => {
    const { view, nation } = egyptInTurnFive({ hand: ['papyrus'], cities: ['memphis'] }, { tradeCities: true });
    expect(purseOf(view, nation).sets).toMatchObject([{ face: { id: 'papyrus' }, adds: 1 }]);
    const usual = egyptInTurnFive({ hand: ['papyrus'], cities: ['memphis'] });
    expect(purseOf(usual.view, usual.nation).sets).toMatchObject([{ adds: 0 }]);
  });
});

describe('the next epoch', () => {
  it('[AC 33.23] asks for three cities and three groups before the Late Bronze Age', () => {
    const { view, nation } = egyptInTurnFive({ step: 5, cities: ['memphis', 'thebes'], cards: ['pottery'] });
    expect(needsOf(view, nation, [])).toMatchObject({
      epoch: 2,
      steps: 2,
      missing: [
        { what: 'cities', n: 1 },
        { what: 'groups', n: 2 },
      ],
    });
    expect(needsOf(view, nation, ['mysticism'])).toMatchObject({
      missing: [{ what: 'cities', n: 1 }],
      lacking: ['sciences', 'civics'],
    });
  });

  it('[AC 33.24] asks for nine cards of all groups before the Early Iron Age', () => {
    const { view, nation } = egyptInTurnFive({ step: 8, cards: ['pottery', 'music', 'deism'] });
    expect(needsOf(view, nation, ['law'])).toMatchObject({
      epoch: 3,
      steps: 2,
      missing: [
        { what: 'cities', n: 4 },
        { what: 'cards', n: 5 },
        { what: 'groups', n: 1 },
      ],
    });
  });

  it('[AC 33.25] asks for card points on each space of the Late Iron Age', () => {
    const { view, nation } = egyptInTurnFive({ step: 13, cards: ['theology', 'philosophy'] });
    expect(needsOf(view, nation, ['law'])).toMatchObject({
      epoch: 4,
      steps: 1,
      missing: expect.arrayContaining([{ what: 'points', n: 1600 - 660 }]),
    });
  });
});

describe('a hand that is too large', () => {
  it('[AC 31.71] proposes to hand in what it can best do without', () => {
    expect(leastOf(SAMPLE_CARDS, ['grain', 'grain', 'ochre', 'silver', 'salt'], 2)).toEqual(['ochre', 'salt']);
    expect(leastOf(SAMPLE_CARDS, ['ochre'], 2)).toEqual(['ochre']);
  });

  it('gives each card a place of its own', () => {
    expect(placesOf(['ochre', 'salt', 'ochre'], ['salt', 'ochre', 'ochre', 'ochre'])).toEqual([1, 0, 2]);
  });

  it('lets a card that is touched go in the stead of the one chosen first, once they are enough', () => {
    expect(touched([4], 2, 1)).toEqual([2]);
    expect(touched([4, 1], 2, 2)).toEqual([1, 2]);
    expect(touched([4], 2, 2)).toEqual([4, 2]);
    expect(touched([4, 1], 4, 2)).toEqual([1]);
  });
});
