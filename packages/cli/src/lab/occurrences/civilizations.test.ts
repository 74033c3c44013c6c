import type { Event } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { civilizations } from './civilizations.ts';

type Told = Event & Readonly<Record<string, unknown>>;

/** What some happenings of a game count for, by rule and event. */
function count(game: string, ...happenings: readonly (readonly [rule: string, event: Told])[]): string[] {
  const counted = civilizations.find((one) => one.game === game);
  return happenings.flatMap(([rule, event]) =>
    (counted?.of({ event, rule, knows: 'all', reveals: false }) ?? []).map(([kind, name]) => `${kind}: ${name}`),
  );
}

const strikes = (calamity: string): Told => ({ what: 'calamity-strikes', calamity, nation: 'egypt' });
const taken = (from: string): Told => ({ what: 'city-taken', nation: 'outsiders', from, area: 'knossos' });
const reduced = (nation: string): Told => ({ what: 'city-reduced', nation, area: 'tanis', tokens: 2 });

describe('what occurs in a Civilization game', () => {
  it('counts others whom Piracy and Cyclone strike, once each time', () => {
    expect(
      count(
        'expansion-project',
        ['EP 24.1', strikes('piracy')],
        ['EP 29.9.2.1', taken('egypt')],
        ['EP 29.9.2.2', taken('minoa')],
        ['EP 29.9.2.2', taken('rome')],
        ['EP 24.1', strikes('cyclone')],
        ['EP 29.6.1.3', reduced('egypt')],
        ['EP 29.6.1.3', reduced('minoa')],
        ['EP 21.2.1', reduced('minoa')],
      ),
    ).toEqual([
      'calamities, primary victims: piracy',
      'calamities, secondary victims: piracy',
      'calamities, primary victims: cyclone',
      'calamities, secondary victims: cyclone',
    ]);
    expect(
      count(
        'advanced-civilization',
        ['AC 29', strikes('piracy')],
        ['AC 30.912', taken('egypt')],
        ['AC 30.912', taken('crete')],
      ),
    ).toEqual(['calamities, primary victims: piracy', 'calamities, secondary victims: piracy']);
  });

  it('counts what advancements bring on purchase', () => {
    const nation = 'egypt';
    expect(
      count(
        'expansion-project',
        ['EP 30.22.2', { what: 'discounted', nation, advance: 'law', by: 'library', points: 40 }],
        ['EP 30.4.2', { what: 'advance-free', nation, advance: 'coinage', with: 'anatomy' }],
        ['EP 30.32.2', { what: 'credits-chosen', nation, advance: 'monument', credits: { arts: 10 } }],
      ),
    ).toEqual([
      'purchase bonuses: library',
      'advances: coinage',
      'purchase bonuses: anatomy',
      'purchase bonuses: monument',
    ]);
  });

  it('counts modifiers of the calamity that another is treated as', () => {
    expect(
      count(
        'expansion-project',
        ['EP 24.1', strikes('cyclone')],
        ['EP O 3.3.2.11', { what: 'treated-as', nation: 'kushan', calamity: 'cyclone', as: 'barbarian-hordes' }],
        ['EP 29.5.2.2.1', { what: 'cards-count', nation: 'kushan', change: 'barbarians', cards: { monarchy: -5 } }],
      ),
    ).toEqual(['calamities, primary victims: cyclone', 'advances in calamities: barbarian-hordes monarchy']);
  });
});

describe('what a paragraph of Western Empires shows by itself', () => {
  const westernEmpires = civilizations.find(({ game }) => game === 'western-empires');
  const shown = (what: string, rule: string) =>
    westernEmpires?.of({ event: { what }, rule, knows: 'all', reveals: false });

  it.each([
    ['losses-due', 'WE flood.3', 'calamities, secondary victims', 'flood'],
    ['city-reduced', 'WE cyclone.3', 'calamities, secondary victims', 'cyclone'],
    ['city-reduced', 'WE volcano-earthquake.6', 'advances in calamities', 'volcano-earthquake engineering'],
    ['cards-surrendered', 'WE theocracy.1', 'advances in calamities', 'iconoclasm-and-heresy theocracy'],
    ['city-eliminated', 'WE enlightenment.4', 'advances in calamities', 'regression enlightenment'],
  ])('%s by %s counts among %s as %s', (what, rule, kind, name) => {
    expect(shown(what, rule)).toEqual([[kind, name]]);
    expect(westernEmpires?.names[kind]).toContain(name);
  });

  it('the losses of the victim of a flood are no loss of others', () => {
    expect(shown('losses-due', 'WE flood.1')).toEqual([]);
  });
});
