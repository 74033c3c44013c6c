import { play } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position } from '../testing.ts';
import { view } from '../view.ts';
import { anyLeft, showMinors } from './resolution.ts';
import { selectCalamities } from './selection.ts';
import { firstQuestion, strike } from './testing.ts';

const BIG = ['famine', 'treachery', 'barbarian-hordes', 'flood'];

function handAfter(hand: readonly string[], players = 9): readonly unknown[] {
  const world = position({ hellas: { hand: ['ochre', ...hand] } }, {}, players);
  selectCalamities(world);
  const left = has(world, 'hellas')['hand'];
  return Array.isArray(left) ? left.filter((card) => card !== 'ochre') : [];
}

describe('too many calamities', () => {
  test.each([5, 6, 7, 8])(
    '[WE calamity-selection.1] [WE calamity-selection.6] %i players keep two majors each',
    (players) => {
      expect(handAfter(BIG, players)).toHaveLength(2);
      expect(handAfter(BIG.slice(0, 2), players)).toEqual(['famine', 'treachery']);
    },
  );

  test('[WE calamity-selection.2] [WE W23] nine players keep three, of which two are majors', () => {
    const minors = ['tempest', 'banditry', 'city-riots'];
    expect(handAfter([...BIG, 'tempest'])).toHaveLength(3);
    expect(handAfter([...BIG, 'tempest'])).toContain('tempest');
    expect(handAfter(minors)).toHaveLength(3);
    expect(handAfter([...minors, 'minor-uprising'])).toHaveLength(3);
    expect(handAfter([...BIG, ...minors])).toHaveLength(3);
  });

  test('[WE calamity-selection.7] what is discarded is shown and goes to the discards, and commodities stay', () => {
    const world = position({ egypt: { hand: ['ochre', ...BIG] }, hellas: {} });
    selectCalamities(world);
    const dropped = happened(world, 'calamity-dropped');
    expect(dropped).toHaveLength(2);
    expect(world.news.filter(({ event }) => event.what === 'calamity-dropped').map(({ knows }) => knows)).toEqual([
      'all',
      'all',
    ]);
    expect(world.trade.returned).toHaveLength(2);
    expect(has(world, 'egypt')['hand']).toContain('ochre');
  });
});

describe('calamities in hand', () => {
  test('[WE calamity-selection.3] [WE calamity-selection.4] everybody sees how many there are, and only the holder which', () => {
    const world = position({ egypt: { hand: ['famine', 'flood'] }, hellas: { hand: ['ochre'] } });
    selectCalamities(world);
    expect(happened(world, 'calamities-counted')).toEqual([{ what: 'calamities-counted', counts: { egypt: 2 } }]);
    const seen = view(world, 'hellas');
    expect(seen.calamitiesHeld).toMatchObject({ egypt: 2, hellas: 0 });
    expect(JSON.stringify(seen)).not.toMatch(/"famine"|"flood"/);
    expect(has(world, 'egypt')['hand']).toEqual(['famine', 'flood']);
  });

  test('[WE calamity-selection.5] nothing follows where nobody holds one', () => {
    const world = position({ egypt: { hand: ['ochre'] } });
    selectCalamities(world);
    showMinors(world);
    expect(anyLeft(world)).toBe(false);
    expect(happened(world, 'calamities-counted')).toEqual([{ what: 'calamities-counted', counts: {} }]);
    expect(happened(world, 'calamity-dropped')).toEqual([]);
  });

  test('[WE damage.18] one that has no target counts among them anyway', () => {
    const world = position({ egypt: { tokens: { memphis: 3 }, hand: ['piracy', 'iconoclasm-and-heresy', 'cyclone'] } });
    selectCalamities(world);
    expect(happened(world, 'calamity-dropped')).toHaveLength(1);
    expect(world.calamitiesHeld.some((count) => count === 2)).toBe(true);
  });

  test('[WE W66] a card that was drawn, not traded, has its beneficiary by stock', () => {
    const world = position({ egypt: { cities: ['memphis', 'alexandria'] }, minoa: { stock: 5 }, hellas: { stock: 9 } });
    const question = firstQuestion(strike(world, 'treachery', 'egypt'));
    expect(question.topic).toBe('choose-cities');
    const again = position({ egypt: { cities: ['memphis', 'alexandria'] }, minoa: { stock: 5 }, hellas: { stock: 9 } });
    play(strike(again, 'treachery', 'egypt'), { hellas: [['memphis']] });
    expect(has(again, 'hellas')['cities']).toEqual(['memphis']);
  });
});
