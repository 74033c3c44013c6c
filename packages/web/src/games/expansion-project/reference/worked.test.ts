import { arrange } from '@ecumene/engine/scenario';
import { expansionProject } from '@ecumene/expansion-project';
import { describe, expect, test } from 'vitest';
import { CALAMITIES } from './calamities.ts';
import { workedOut } from './worked.ts';

const SEATS = ['Ada', 'Ben', 'Cid', 'Dora', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida'];

/** What Egypt sees with these cards and some cities. */
function egyptWith(cards: readonly string[], cities: readonly string[] = ['memphis', 'tanis', 'alexandria', 'fayum']) {
  const table = arrange(expansionProject, {
    scenario: 'worked',
    game: 'expansion-project',
    seats: SEATS,
    at: ['turns', 'turn', 'taxation'],
    given: {
      turn: 5,
      minoa: { seat: 'Ada', tokens: { knossos: 2 } },
      egypt: {
        seat: 'Ben',
        cards: [...cards],
        cities: [...cities],
        tokens: { gaza: 1 },
      },
    },
  });
  const view = expansionProject.view(table.world, 'Ben');
  const nation = view.nations.find(({ name }) => name === 'egypt');
  if (nation === undefined) throw new Error('Egypt plays');
  return (calamity: string) => workedOut(view, nation, calamity);
}

describe('what calamities would do to me', () => {
  test('[EP 24.6] advancements that count are added up, apart for another player’s card', () => {
    const worked = egyptWith(['medicine', 'roadbuilding'])('epidemic');
    expect(worked?.own).toEqual({
      printed: '16 unit points',
      yours: '13 unit points',
      changes: { medicine: -8, roadbuilding: 5 },
    });
    expect(worked?.others?.yours).toBe('10 unit points');
  });

  test('[EP 29.7.2.1] Civil Disorder spares three cities, more or fewer by advancements', () => {
    expect(egyptWith([])('civil-disorder')?.own?.yours).toBe('1 city reduced');
    expect(egyptWith(['military'])('civil-disorder')?.own?.yours).toBe('2 cities reduced');
  });

  test('[EP C59] [EP P5] Civil Disorder adds up before it stops at no city, and at all of them', () => {
    const few = egyptWith(['military'], ['memphis', 'tanis'])('civil-disorder')?.own;
    expect([few?.printed, few?.yours]).toEqual(['0 cities reduced', '0 cities reduced']);
    const warlike = ['military', 'naval-warfare', 'roadbuilding', 'advanced-military'];
    expect(egyptWith(warlike)('civil-disorder')?.own?.yours).toBe('4 cities reduced');
  });

  test('[EP 29.4.1.3.5] with Philosophy the beneficiary picks the first faction in Civil War', () => {
    expect(egyptWith(['music'])('civil-war')?.own?.yours).toBe('you pick 20 unit points');
    expect(egyptWith(['music', 'philosophy'])('civil-war')?.own).toMatchObject({
      yours: 'the beneficiary picks 15 unit points',
      changes: { philosophy: 15 },
    });
  });

  test('[EP 29.5.1.5] Engineering bounds a flood instead of adding to it', () => {
    expect(egyptWith([])('flood')?.own?.yours).toBe('17 unit points');
    expect(egyptWith(['engineering'])('flood')?.own?.yours).toBe('7 unit points');
  });

  test('[EP 7.1] what advancements change besides the number stands with it', () => {
    const worked = egyptWith(['urbanism', 'calendar', 'theocracy', 'agriculture', 'military', 'philosophy']);
    const besides = (calamity: string) => [worked(calamity)?.own?.besides, worked(calamity)?.others?.besides];
    expect(besides('volcano-earthquake')[0]).toEqual([
      { card: 'urbanism', does: 'You lose 4 points in areas next to it.' },
    ]);
    expect(besides('cyclone')).toEqual([
      [{ card: 'calendar', does: 'You keep 2 ships.' }],
      [{ card: 'calendar', does: 'You keep 2 ships.' }],
    ]);
    expect(besides('famine')).toEqual([
      [{ card: 'agriculture', does: 'You also lose tokens above the printed limits.' }],
      undefined,
    ]);
    expect(besides('civil-war')[0]).toEqual([{ card: 'military', does: 'Both factions lose 5 points first.' }]);
    expect(besides('iconoclasm-and-heresy')[0]).toEqual([
      { card: 'theocracy', does: 'You may give up 2 trade cards instead.' },
    ]);
    expect(besides('superstition')[0]).toBeUndefined();
  });

  test('[EP O 3.3.2.1] a culture may treat one calamity as another', () => {
    const table = arrange(expansionProject, {
      scenario: 'worked',
      game: 'expansion-project',
      seats: SEATS,
      options: { uniqueCultures: true },
      at: ['turns', 'turn', 'taxation'],
      given: { turn: 5, minoa: { seat: 'Ada', tokens: { knossos: 2 } } },
    });
    const view = expansionProject.view(table.world, 'Ada');
    const minoa = view.nations.find(({ name }) => name === 'minoa');
    expect(minoa && workedOut(view, minoa, 'barbarian-hordes')).toMatchObject({
      as: 'corruption',
      own: { yours: '10 points of trade cards' },
    });
  });

  test('[EP O 3.3.2.11] [EP 29.6.1.3] a Cyclone of another player hits Kush as one', () => {
    const table = arrange(expansionProject, {
      scenario: 'worked',
      game: 'expansion-project',
      seats: [...SEATS, 'Jo', 'Kim', 'Lea'].slice(0, 6),
      options: { uniqueCultures: true, set: 'other' },
      at: ['turns', 'turn', 'taxation'],
      given: { turn: 5, kushan: { seat: 'Ada', cards: ['masonry', 'monarchy'] } },
    });
    const view = expansionProject.view(table.world, 'Ada');
    const kush = view.nations.find(({ name }) => name === 'kushan');
    expect(kush && workedOut(view, kush, 'cyclone')).toMatchObject({
      as: 'barbarian-hordes',
      own: { yours: '10 barbarians', changes: { monarchy: -5 } },
      others: { printed: '2 cities reduced', yours: '1 city reduced', changes: { masonry: -1 } },
    });
  });

  test('every calamity says what it would do', () => {
    const worked = egyptWith([]);
    expect(CALAMITIES.length).toBe(24);
    expect(CALAMITIES.filter(({ id }) => worked(id)?.own === undefined).map(({ id }) => id)).toEqual([]);
  });
});
