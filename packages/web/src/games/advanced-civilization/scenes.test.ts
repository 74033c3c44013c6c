import { expect, test } from 'vitest';
import { sampleTurn } from '../../testing/sample-trade.ts';
import { CALAMITIES } from './reference/calamities.ts';
import { sceneOf } from './scenes.ts';

/** Egypt is struck by a calamity that was drawn, or came from somebody. */
function struckBy(calamity: string, trader: string | null = null) {
  const event = { what: 'calamity-strikes', calamity, nation: 'egypt', trader } as const;
  return sceneOf({ event, rule: 'AC 29.6', knows: 'all', reveals: false });
}

/** What is behind it, without the signs that keep names apart where one reads from the right. */
function about(calamity: string, trader?: string): string | undefined {
  return struckBy(calamity, trader)?.about?.replace(/[\u2066-\u2069]/g, '');
}

test('the scene of a calamity tells from whom it came, and what it does as the reference has it', () => {
  expect(about('famine')).toBe('Drawn by Egypt. Effect: “You lose 10 unit points.”');
  for (const { id, does } of CALAMITIES) expect(about(id, 'crete')).toBe(`Received from Crete. Effect: “${does}”`);
});

test('it turns to wherever those live whom the calamity strikes', () => {
  const egypt = { seat: 'Ada', tokens: { thebes: 4, gaza: 1 }, cities: ['memphis'] };
  const view = sampleTurn('trade', { egypt }).view('Ben');
  expect(struckBy('famine')?.turnsTo?.(view).toSorted()).toEqual(['gaza', 'memphis', 'thebes']);
});

test('[AC 24.34] who loses tokens in which order is told by the names of those who fight: Barbarians, or Pirates for a city', () => {
  const fought = {
    what: 'fought',
    area: 'memphis',
    before: { egypt: 7, outsiders: 6 },
    after: { egypt: 6, outsiders: 5 },
  } as const;
  const order = (rule: string): string | undefined => {
    const event = { ...fought, rounds: [['outsiders'], ['egypt']] };
    return sceneOf({ event, rule, knows: 'all', reveals: false })?.about;
  };
  expect(order('AC 24.21')).toContain('Barbarians, Egypt');
  expect(order('AC 24.34')).toContain('Pirates, Egypt');
});
