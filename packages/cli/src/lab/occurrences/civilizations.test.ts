import { expect, it } from 'vitest';
import { civilizations } from './civilizations.ts';

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
