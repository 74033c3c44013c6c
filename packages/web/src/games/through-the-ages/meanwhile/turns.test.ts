import type { Happening } from '@ecumene/engine';
import { type Happened, tell } from '@ecumene/through-the-ages/reference';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../text/text.ts';
import { inShort } from './deeds-in-short.ts';
import { meanwhile } from './turns.ts';

const told = (event: Happened): Happening<Happened> => ({ event, rule: 'TTA flow.2', knows: 'all', reveals: false });
const turn = (seat: string, round: number) => told({ what: 'turn', seat, round });
const took = (seat: string) => told({ what: 'took', seat, card: 'moses', actions: 1 });

const OWN = [turn('anna', 1), took('anna'), told({ what: 'drew', seat: 'anna', count: 1 })];
const RIVAL = [
  turn('bela', 1),
  told({ what: 'prepared', seat: 'bela', level: 0 }),
  told({ what: 'event', card: 'refugees' }),
  told({ what: 'lost', seat: 'anna', good: 'culture', amount: 3 }),
  took('bela'),
  told({ what: 'produced', seat: 'bela', science: 1, culture: 0, food: 2, resources: 2 }),
];

describe('what the others did', () => {
  test('is told turn by turn, with what came of it for oneself', () => {
    const [bela, ...more] = meanwhile([...OWN, ...RIVAL], 'anna');
    if (bela === undefined) throw new Error('nothing is told');
    expect(more).toEqual([]);
    const called = ({ id }: { readonly id: string }) => id;
    expect(inShort(bela).map((text) => inWords(text, called))).toEqual([
      'prepares an event',
      'turns up refugees',
      'takes moses',
    ]);
    expect(bela.toOneself.map((one) => inWords(tell(one), called))).toEqual(['anna loses 3 culture.']);
  });

  test('stays into one’s own next turn, until one does something', () => {
    const next = [...OWN, ...RIVAL, turn('anna', 2), told({ what: 'swept', cards: ['moses'] })];
    expect(meanwhile(next, 'anna')).toHaveLength(1);
    expect(meanwhile([...next, told({ what: 'passed-politics', seat: 'anna' })], 'anna')).toEqual([]);
    expect(meanwhile([...next, took('anna'), turn('bela', 2)], 'anna')).toMatchObject([{ seat: 'bela', round: 2 }]);
  });

  test('says in full what somebody does in the turn of another', () => {
    const [bela] = meanwhile(
      [turn('bela', 3), told({ what: 'colonized', seat: 'cyrus', card: 'vast-territory-i' })],
      'anna',
    );
    if (bela === undefined) throw new Error('nothing is told');
    expect(inShort(bela).map((text) => inWords(text, ({ id }) => id))).toEqual([
      'vast-territory-i is a colony of cyrus.',
    ]);
  });
});
