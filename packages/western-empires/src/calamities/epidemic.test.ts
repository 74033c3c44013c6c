import { refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, position, theNation } from '../testing.ts';
import { strike, suffer, sufferAnyhow } from './testing.ts';

const home = (area: string, cards: readonly string[] = []) => ({ tokens: { [area]: 30 }, cards });
const FIVE = {
  egypt: home('memphis'),
  minoa: home('knossos'),
  hatti: home('hattusa'),
  rome: home('rome'),
  hellas: home('athens'),
};

test('[WE epidemic.1] [WE epidemic.2] [WE W27] the victim takes 15 and names two others who take 10', () => {
  const world = position(FIVE);
  suffer(world, 'epidemic', 'egypt', { egypt: [['rome', 'hellas']] }, 'minoa');
  expect(['egypt', 'minoa', 'hatti', 'rome', 'hellas'].map((name) => theNation(world, name).tokens)).toEqual([
    15, 30, 30, 20, 20,
  ]);
  const answer = (names: readonly string[]) =>
    refused(strike(position(FIVE), 'epidemic', 'egypt', 'minoa'), { egypt: [names] });
  expect(answer(['rome'])).toContain('too-few');
  expect(answer(['rome', 'hellas', 'hatti'])).toContain('too-many');
});

test('[WE epidemic.3] [WE W51] the beneficiary cannot be named, traded or not', () => {
  const answer = (name: string, trader?: string) =>
    refused(
      strike(position({ ...FIVE, hatti: { ...home('hattusa'), cities: ['kanesh'] } }), 'epidemic', 'egypt', trader),
      {
        egypt: [['rome', name]],
      },
    );
  expect(answer('hellas', 'hellas')).toContain('not-a-choice');
  expect(answer('minoa')).toContain('not-a-choice');
  const world = position(FIVE);
  suffer(world, 'epidemic', 'egypt', { egypt: [['minoa', 'hatti']] }, 'hellas');
  expect(theNation(world, 'minoa').tokens).toBe(20);
});

test('[WE W60] a player without units cannot be named', () => {
  const world = position({ egypt: home('memphis'), minoa: {}, hatti: {}, rome: home('rome') });
  suffer(world, 'epidemic', 'egypt');
  expect(happened(world, 'victims-named')).toMatchObject([{ victims: ['rome'] }]);
});

describe('advances', () => {
  const lost = (cards: readonly string[]): readonly number[] => {
    const primary = position({ egypt: home('memphis', cards) });
    sufferAnyhow(primary, 'epidemic', 'egypt');
    const secondary = position({ egypt: home('memphis'), carthage: {}, rome: home('rome', cards) });
    sufferAnyhow(secondary, 'epidemic', 'egypt');
    return [30 - theNation(primary, 'egypt').tokens, 30 - theNation(secondary, 'rome').tokens];
  };

  test.each([
    ['[WE epidemic.4] [WE medicine.1] Medicine prevents 5 for anyone', ['medicine'], 10, 5],
    ['[WE epidemic.5] [WE enlightenment.3] Enlightenment prevents 5 for the primary victim', ['enlightenment'], 10, 10],
    ['[WE epidemic.6] [WE anatomy.2] Anatomy prevents 5 for a secondary victim', ['anatomy'], 15, 5],
    ['[WE epidemic.7] [WE roadbuilding.4] Roadbuilding adds 5 for the primary victim', ['roadbuilding'], 20, 10],
    ['[WE epidemic.8] [WE trade-empire.3] Trade Empire adds 5 for the primary victim', ['trade-empire'], 20, 10],
    ['[WE modifiers.4] all of them', ['medicine', 'enlightenment', 'anatomy', 'roadbuilding', 'trade-empire'], 15, 0],
  ] as const)('%s', (_, cards, primary, secondary) => {
    expect(lost(cards)).toEqual([primary, secondary]);
  });
});
