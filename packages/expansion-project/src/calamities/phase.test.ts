import { brokenPieces, faceOf, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { expansionProject } from '../game.ts';
import { happened, has, position, theNation } from '../testing.ts';
import type { EpWorld } from '../world.ts';
import {
  calamitiesIn,
  callMajor,
  dropExcess,
  endCalamities,
  minorsInOrder,
  resolveMinors,
  showMinors,
  shownCalamities,
  strikeNow,
} from './phase.ts';
import { playOn, strike } from './testing.ts';

const held = (world: EpWorld, name: string): string[] =>
  calamitiesIn(world, nationNamed(world, name)).map((card) => faceOf(world, card).id);

describe('how many strike', () => {
  test('[EP 24.2] at most two majors and one minor strike a player; the others lie open and go back', () => {
    const hand = ['famine', 'flood', 'treachery', 'epidemic', 'tempest', 'banditry', 'salt'];
    const world = position({ egypt: { hand } });
    dropExcess(world);
    expect(held(world, 'egypt')).toHaveLength(3);
    expect(held(world, 'egypt').filter((id) => ['tempest', 'banditry'].includes(id))).toHaveLength(1);
    expect(has(world, 'egypt').hand).toContain('salt');
    expect(world.trade.returned).toHaveLength(3);
    expect(brokenPieces(world)).toEqual([]);
  });

  test('[EP 24.2] [EP C34] of more than two, duplicates go first; two of one name alone both strike', () => {
    const twins = position({ egypt: { hand: ['famine-west', 'famine-east'] } }, {}, 18);
    dropExcess(twins);
    expect(held(twins, 'egypt')).toHaveLength(2);
    const three = position({ egypt: { hand: ['famine-west', 'famine-east', 'flood-west'] } }, {}, 18);
    dropExcess(three);
    expect(
      held(three, 'egypt')
        .map((id) => id.slice(0, 5))
        .toSorted(),
    ).toEqual(['famin', 'flood']);
  });

  test('[EP 32.5.1] [EP 32.8.1] without a limit all of them strike', () => {
    const hand = ['famine', 'flood', 'treachery', 'epidemic', 'tempest', 'banditry'];
    for (const options of [{ calamityLimit: 'none' }, { stoic: true }] as const) {
      const world = position({ egypt: { hand } }, options);
      dropExcess(world);
      expect(held(world, 'egypt')).toHaveLength(6);
    }
  });

  test('[EP 32.6.1] [EP 32.6.1.1] [EP 32.6.1.2] [EP C80] the dynamic limit keeps one tradable and one other major', () => {
    const hand = ['famine', 'flood', 'cyclone', 'treachery', 'epidemic'];
    const world = position({ egypt: { hand } }, { calamityLimit: 'dynamic' });
    dropExcess(world);
    const left = held(world, 'egypt');
    expect(left).toHaveLength(2);
    expect(left.filter((id) => ['treachery', 'epidemic'].includes(id))).toHaveLength(1);
    const one = position({ egypt: { hand: ['famine', 'flood', 'cyclone'] } }, { calamityLimit: 'dynamic' });
    dropExcess(one);
    expect(held(one, 'egypt')).toHaveLength(2);
  });

  test('[EP 32.6.1.3] [EP 32.6.1.1] and minors until three are left in all', () => {
    const minors = ['tempest', 'banditry', 'city-riots', 'city-in-flames'];
    const few = position({ egypt: { hand: minors } }, { calamityLimit: 'dynamic' });
    dropExcess(few);
    expect(held(few, 'egypt')).toHaveLength(3);
    const many = position({ egypt: { hand: ['famine', 'treachery', ...minors] } }, { calamityLimit: 'dynamic' });
    dropExcess(many);
    expect(held(many, 'egypt').filter((id) => minors.includes(id))).toHaveLength(1);
    const twins = position(
      { egypt: { hand: ['tempest-west', 'tempest-east', 'banditry-west', 'city-riots-west'] } },
      { calamityLimit: 'dynamic' },
      18,
    );
    dropExcess(twins);
    expect(new Set(held(twins, 'egypt').map((id) => id.split('-')[0])).size).toBe(3);
  });

  test('[EP C96] what is normally non-tradable counts as such though all can be traded', () => {
    const options = { calamityLimit: 'dynamic', tradableCalamities: true } as const;
    const world = position({ egypt: { hand: ['famine', 'flood', 'treachery'] } }, options);
    dropExcess(world);
    expect(held(world, 'egypt')).toContain('treachery');
    expect(held(world, 'egypt')).toHaveLength(2);
  });
});

describe('the order', () => {
  test('[EP 24.7.1] [EP C42] minor calamities are shown at once and stand in ascending order', () => {
    const world = position({
      egypt: { hand: ['city-riots'] },
      minoa: { hand: ['squandered-wealth'] },
      rome: { hand: ['tempest'] },
    });
    dropExcess(world);
    showMinors(world);
    expect(minorsInOrder(world)).toEqual(['squandered-wealth', 'tempest', 'city-riots']);
    expect(happened(world, 'calamity-shown')).toHaveLength(3);
  });

  test('[EP 24.7.1] they strike at the same time', () => {
    const world = position({
      egypt: { hand: ['city-riots'], cities: ['memphis', 'tanis'] },
      minoa: { hand: ['city-in-flames'], cities: ['knossos', 'phaestos'] },
    });
    dropExcess(world);
    showMinors(world);
    expect(asks(resolveMinors(world))).toEqual(['minoa: choose-cities', 'egypt: choose-cities']);
  });

  test('[EP 24.7.2] [EP 24.1] majors are called in their order, and a player who holds one shows it then', () => {
    const world = position({ egypt: { hand: ['famine', 'treachery'] }, minoa: { hand: ['famine'] } }, {}, 18);
    dropExcess(world);
    callMajor(world, 'treachery');
    expect(shownCalamities(world)).toHaveLength(1);
    expect(held(world, 'minoa')).toHaveLength(1);
    playOn(strikeNow(world, shownCalamities(world)[0] ?? ''));
    callMajor(world, 'famine');
    expect(world.strikes.map(({ victim }) => world.nations[victim]?.name)).toEqual(['minoa', 'egypt']);
  });

  test('[EP 24.8] what was resolved waits to go back to its stack', () => {
    const world = position({ egypt: { hand: ['regression'], step: 3 } });
    dropExcess(world);
    callMajor(world, 'regression');
    play(strikeNow(world, 'regression'));
    endCalamities(world);
    expect(world.trade.returned).toHaveLength(1);
    expect(world.called).toBeNull();
  });

  test('[EP 11.2] [EP 24.7.1] at a strict table minor calamities strike one after another', () => {
    const world = position(
      {
        egypt: { hand: ['city-riots'], cities: ['memphis', 'tanis'], tokens: { fayum: 4 } },
        minoa: { hand: ['city-in-flames'], cities: ['knossos', 'phaestos'], tokens: { thera: 3, rhodes: 3 } },
      },
      { pace: 'strict' },
    );
    const table = tableAt(expansionProject, world, 'turns', 'turn', 'commerce', 'calamities', 'selection');
    expect(table.waiting().map(({ seat, topic }) => `${seat}: ${topic}`)).toEqual(['minoa: choose-cities']);
    const swift = position({
      egypt: { hand: ['city-riots'], cities: ['memphis', 'tanis'], tokens: { fayum: 4 } },
      minoa: { hand: ['city-in-flames'], cities: ['knossos', 'phaestos'], tokens: { thera: 3, rhodes: 3 } },
    });
    const both = tableAt(expansionProject, swift, 'turns', 'turn', 'commerce', 'calamities', 'selection');
    expect(both.waiting()).toHaveLength(2);
  });
});

describe('victims', () => {
  const plague = {
    egypt: { tokens: { memphis: 20 } },
    minoa: { tokens: { knossos: 12 } },
    rome: { tokens: { rome: 12 } },
  };

  test('[EP 24.1.1] [EP 24.1.2 example] a player who traded a calamity is not selected', () => {
    const world = position(plague);
    play(strike(world, 'epidemic', 'egypt', 'minoa'));
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 12 });
    expect(has(world, 'rome').tokens).toEqual({ rome: 2 });
  });

  test('[EP 24.1.1] the victim must name others for all that they can lose', () => {
    const few = { egypt: [{ minoa: 8, rome: 8 }] };
    const given = { ...plague, hellas: { tokens: { thrace: 12 } } };
    expect(refused(strike(position(given), 'famine', 'egypt'), few)).toContain('EP 29.3.1.1');
    expect(refused(strike(position(given), 'famine', 'egypt'), { egypt: [{}] })).toContain('EP 29.3.1.1');
  });

  test('[EP 24.2] a player who suffers two majors can still be a secondary victim', () => {
    const world = position({ ...plague, minoa: { ...plague.minoa, hand: ['flood', 'treachery'] } });
    dropExcess(world);
    play(strike(world, 'epidemic', 'egypt'));
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 2 });
  });

  test('[EP 24.1.2] if it was not traded, anyone can be selected', () => {
    const world = position(plague);
    play(strike(world, 'epidemic', 'egypt'));
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 2 });
  });

  test('[EP 24.1.1] [EP L1] nobody who has said that they leave is selected or benefits', () => {
    const world = position(plague);
    world.room.gone.push('minoa');
    play(strike(world, 'epidemic', 'egypt'));
    expect([has(world, 'minoa').tokens, has(world, 'rome').tokens]).toEqual([{ knossos: 12 }, { rome: 2 }]);
    const split = position({ egypt: { tokens: { memphis: 40 } }, minoa: {}, rome: { tokens: { tanis: 5 } } });
    split.room.gone.push('minoa');
    playOn(strike(split, 'civil-war', 'egypt'));
    expect(happened(split, 'beneficiary')).toMatchObject([{ beneficiary: 'rome' }]);
  });

  test('[EP C84] [EP 32.2.1] so too where all can be traded, and a player who traded one may benefit', () => {
    const world = position({ ...plague, hellas: { tokens: { thrace: 12 } } }, { tradableCalamities: true });
    play(strike(world, 'famine', 'egypt', 'minoa'));
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 12 });
    expect([has(world, 'rome').tokens, has(world, 'hellas').tokens]).toEqual([{ rome: 4 }, { thrace: 4 }]);
    const split = position({ egypt: { tokens: { memphis: 40 } }, minoa: {} }, { tradableCalamities: true });
    playOn(strike(split, 'civil-war', 'egypt', 'minoa'));
    expect(happened(split, 'beneficiary')).toMatchObject([{ beneficiary: 'minoa' }]);
  });

  test('[EP 24.7.2] [EP 24.1.1] two copies of a calamity strike in A.S.T. order, and each spares its own trader', () => {
    const sick = (area: string, hand: readonly string[] = []) => ({ tokens: { [area]: 30 }, hand });
    const world = position(
      {
        minoa: sick('knossos', ['epidemic-east']),
        rome: sick('rome', ['epidemic-west']),
        egypt: sick('memphis'),
        hatti: sick('hattusa'),
        traded: { 'epidemic-east': 'egypt', 'epidemic-west': 'hatti' },
      },
      {},
      12,
    );
    dropExcess(world);
    callMajor(world, 'epidemic');
    expect(shownCalamities(world)).toEqual(['epidemic-east', 'epidemic-west']);
    playOn(strikeNow(world, 'epidemic-east'));
    expect(theNation(world, 'egypt').tokens).toBe(30);
    expect(theNation(world, 'hatti').tokens).toBe(20);
    playOn(strikeNow(world, 'epidemic-west'));
    expect([theNation(world, 'egypt').tokens, theNation(world, 'hatti').tokens]).toEqual([20, 20]);
    expect([theNation(world, 'minoa').tokens, theNation(world, 'rome').tokens]).toEqual([4, 4]);
  });

  test('[EP L1] [EP 29.2.2.2] [EP 29.9.3.2] so a player who traded Treachery or Banditry and leaves gets nothing', () => {
    const world = position({ egypt: { cities: ['memphis'], hand: ['salt'] }, minoa: {} });
    world.room.gone.push('minoa');
    play(strike(world, 'banditry', 'egypt', 'minoa'), { egypt: [{ salt: 1 }] });
    play(strike(world, 'treachery', 'egypt', 'minoa'));
    expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: { memphis: 4 }, hand: [] });
    expect(has(world, 'minoa')).toMatchObject({ cities: [], hand: [] });
    expect(world.trade.returned).toHaveLength(1);
  });

  test('[EP 24.1.3] [EP 29.5.2.6] barbarians and pirates suffer nothing', () => {
    const world = position({ ...plague, outsiders: { tokens: { memphis: 9 }, cities: ['tanis'] } });
    play(strike(world, 'epidemic', 'egypt'));
    expect(has(world, 'outsiders')).toMatchObject({ tokens: { memphis: 9 }, cities: ['tanis'] });
  });

  test('[EP 24.3] [EP 24.3 example] a city reduced to two tokens counts as three of ten points', () => {
    const world = position({ carthage: { tokens: { thapsus: 12 }, cities: ['cirta'] } });
    play(strike(world, 'famine', 'carthage'), { carthage: [{ tokens: { thapsus: 7 }, cities: { cirta: 2 } }] });
    expect(has(world, 'carthage').tokens).toEqual({ thapsus: 5, cirta: 2 });
  });

  test('[EP 24.4] [EP P3] a player with less loses all of it', () => {
    const world = position({ egypt: { tokens: { memphis: 3 }, cities: ['tanis'] } });
    play(strike(world, 'famine', 'egypt'));
    expect(has(world, 'egypt')).toMatchObject({ cities: [] });
    expect(has(world, 'egypt').tokens).toEqual({});
  });

  test('[EP 24.5] [EP P4] a loss is met exactly, or exceeded by as little as possible', () => {
    const world = position({ egypt: { cities: ['gaza', 'petra', 'tanis'] } });
    playOn(strike(world, 'famine', 'egypt'));
    expect(has(world, 'egypt').cities).toHaveLength(1);
    expect(theNation(world, 'egypt').tokens).toBe(0);
  });

  test('[EP 24.6] [EP 24.6 example] [EP P5] Theology, Philosophy and Monotheism leave one city of Iconoclasm and Heresy', () => {
    const cities = ['hattusa', 'kanesh', 'troy', 'sardes', 'miletus'];
    const world = position({ hatti: { cities, cards: ['theology', 'philosophy', 'monotheism'] } });
    play(strike(world, 'iconoclasm-and-heresy', 'hatti'), { hatti: [['troy']] });
    expect(has(world, 'hatti').cities).toHaveLength(4);
  });
});

describe('the limit of damage', () => {
  test('[EP 32.7.1] [EP C95] no calamity takes units below the limit', () => {
    const world = position({ egypt: { tokens: { memphis: 20 } } }, { damageLimit: 16 });
    play(strike(world, 'famine', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 16 });
    play(strike(world, 'famine', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 16 });
  });

  test('[EP 32.7.2] the players may agree on another number', () => {
    const world = position({ egypt: { tokens: { memphis: 20 } } }, { damageLimit: 18 });
    play(strike(world, 'famine', 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 18 });
  });

  test('[EP C95] a city that would cross it stays; markers, cards and treasury suffer anyway, or by option not', () => {
    const egypt = { cities: ['memphis', 'tanis'], tokens: { fayum: 8 }, step: 5, treasury: 20 };
    const world = position({ egypt }, { damageLimit: 16 });
    playOn(strike(world, 'city-in-flames', 'egypt'));
    expect(has(world, 'egypt').cities).toHaveLength(2);
    play(strike(world, 'regression', 'egypt'));
    play(strike(world, 'squandered-wealth', 'egypt'));
    expect(has(world, 'egypt')).toMatchObject({ step: 4, treasury: 10 });
    const all = position(
      { egypt: { ...egypt, tokens: { fayum: 6 } } },
      { damageLimit: 16, damageLimitCovers: 'everything' },
    );
    play(strike(all, 'regression', 'egypt'));
    play(strike(all, 'squandered-wealth', 'egypt'));
    expect(has(all, 'egypt')).toMatchObject({ step: 5, treasury: 20 });
  });

  test('[EP 32.7.1] at the limit no city is reduced, not even where its tokens are worth as much', () => {
    const egypt = { cities: ['alexandria'], cards: ['agriculture', 'engineering'] };
    for (const calamity of ['superstition', 'treachery', 'city-riots', 'volcano-earthquake', 'slave-revolt'] as const) {
      const struck = (others: number): readonly string[] => {
        const world = position({ egypt: { ...egypt, tokens: { fayum: others } } }, { damageLimit: 16 });
        playOn(strike(world, calamity, 'egypt'));
        return has(world, 'egypt').cities;
      };
      expect(struck(12), calamity).toEqual([]);
      expect(struck(11), calamity).toEqual(['alexandria']);
    }
  });

  test('[EP 32.7.1] [EP C95] by option ships are spared too', () => {
    const egypt = { cities: ['tanis'], tokens: { fayum: 11 }, ships: ['tanis', 'gaza'] };
    for (const [covers, left] of [
      ['units', []],
      ['everything', ['gaza', 'tanis']],
    ] as const)
      for (const calamity of ['tempest', 'coastal-migration', 'cyclone'] as const) {
        const world = position({ egypt }, { damageLimit: 16, damageLimitCovers: covers });
        playOn(strike(world, calamity, 'egypt'));
        expect(has(world, 'egypt').ships.toSorted(), `${calamity} ${covers}`).toEqual(left);
      }
  });
});
