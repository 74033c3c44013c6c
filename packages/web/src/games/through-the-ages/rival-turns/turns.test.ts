import type { Happening } from '@ecumene/engine';
import { type Happened, tell } from '@ecumene/through-the-ages/reference';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../text/text.ts';
import { inShort } from './actions-in-short.ts';
import { turnsSinceOwnMove } from './turns.ts';

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
    const [bela, ...more] = turnsSinceOwnMove([...OWN, ...RIVAL], 'anna');
    if (bela === undefined) throw new Error('nothing is told');
    expect(more).toEqual([]);
    const called = ({ id }: { readonly id: string }) => id;
    expect(inShort(bela).map(({ text }) => inWords(text, called))).toEqual([
      'prepares an event',
      'reveals refugees',
      'takes moses',
    ]);
    expect(bela.toOneself.map((one) => inWords(tell(one), called))).toEqual(['anna loses 3 culture.']);
  });

  test('stays into one’s own next turn, until one does something', () => {
    const next = [...OWN, ...RIVAL, turn('anna', 2), told({ what: 'swept', cards: ['moses'] })];
    expect(turnsSinceOwnMove(next, 'anna')).toHaveLength(1);
    expect(turnsSinceOwnMove([...next, told({ what: 'passed-politics', seat: 'anna' })], 'anna')).toEqual([]);
    expect(turnsSinceOwnMove([...next, took('anna'), turn('bela', 2)], 'anna')).toMatchObject([
      { seat: 'bela', round: 2 },
    ]);
  });

  test('tells how an attack, a war and an offer ended', () => {
    const [bela] = turnsSinceOwnMove(
      [
        turn('bela', 3),
        told({ what: 'war', seat: 'bela', rival: 'cyrus', card: 'war-over-culture', victor: 'cyrus', advantage: 2 }),
        told({ what: 'attacked', seat: 'bela', rival: 'cyrus', card: 'enslave', strength: 4 }),
        told({ what: 'defended', seat: 'cyrus', cards: [], discarded: 1, strength: 1 }),
        told({ what: 'refused-pact', seat: 'cyrus', card: 'peace-treaty' }),
      ],
      'anna',
    );
    if (bela === undefined) throw new Error('nothing is told');
    expect(inShort(bela).map(({ text }) => inWords(text, ({ id }) => id))).toEqual([
      'loses war-over-culture against cyrus',
      'attacks cyrus with enslave',
      'cyrus defends by discarding 1 card.',
      'cyrus declines peace-treaty.',
    ]);
  });

  test('tells in one’s own turn what others answered, until one goes on', () => {
    const attack = [
      ...OWN,
      ...RIVAL,
      turn('anna', 2),
      told({ what: 'attacked', seat: 'anna', rival: 'bela', card: 'enslave', strength: 4 }),
    ];
    expect(turnsSinceOwnMove(attack, 'anna')).toEqual([]);
    const answered = [...attack, told({ what: 'undefended', seat: 'bela' })];
    const [bela, ...more] = turnsSinceOwnMove(answered, 'anna');
    if (bela === undefined) throw new Error('nothing is told');
    expect(more).toEqual([]);
    expect(bela).toMatchObject({ seat: 'bela', round: 2, answered: true });
    expect(inShort(bela).map(({ text }) => inWords(text, ({ id }) => id))).toEqual(['does not defend']);
    expect(turnsSinceOwnMove([...answered, took('anna')], 'anna')).toEqual([]);
    const pact = told({ what: 'pact', seat: 'anna', with: 'bela', card: 'peace-treaty' });
    expect(turnsSinceOwnMove([turn('anna', 2), took('anna'), pact], 'anna')).toMatchObject([
      { seat: 'bela', answered: true },
    ]);
  });

  test('tells that a pact of one’s own has ended', () => {
    const ended = told({ what: 'pact-ended', seat: 'anna', with: 'bela', card: 'peace-treaty' });
    const [bela] = turnsSinceOwnMove([turn('bela', 3), ended], 'anna');
    expect(bela?.toOneself).toEqual([ended]);
  });

  test('says in full what someone does in the turn of another', () => {
    const [bela] = turnsSinceOwnMove(
      [turn('bela', 3), told({ what: 'colonized', seat: 'cyrus', card: 'vast-territory-i' })],
      'anna',
    );
    if (bela === undefined) throw new Error('nothing is told');
    expect(inShort(bela).map(({ text }) => inWords(text, ({ id }) => id))).toEqual([
      'cyrus colonizes vast-territory-i.',
    ]);
  });
});
