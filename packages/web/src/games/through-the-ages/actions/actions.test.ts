import { branch, randomFrom, type Seat, Table } from '@ecumene/engine';
import { type AgesView, type CardId, type CivilizationView, cards, throughTheAges } from '@ecumene/through-the-ages';
import { describe, expect, test } from 'vitest';
import { agreementActions, headStartActions, phaseActions } from './action-phase.ts';
import { politicalActions } from './politics.ts';
import { inHand, inRow, type PossibleAction } from './possible-action.ts';
import { actionsAt, onTile } from './use-possible-actions.ts';

const FINDERS: Readonly<
  Record<string, (view: AgesView, civ: AgesView['civilizations'][number]) => readonly PossibleAction[]>
> = {
  action: phaseActions,
  politics: politicalActions,
  'head-start': headStartActions,
  agreement: agreementActions,
};

/** Answers that stand beside the actions as buttons of their own. */
const APART = new Set(['end', 'pass', 'resign', 'nothing', 'stop']);

function written(move: object): string {
  return JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What costs a military action anyway is not changed by asking to pay with one. */
function plainly(move: object): object {
  if (!('red' in move)) return move;
  const { red: _, ...plain } = move;
  return plain;
}

/** Plays a game at random; at each question whose answers are actions, says which legal answers no action stands for. */
function missingIn(seed: string, seats: readonly Seat[]): { missing: Set<string>; topics: Set<string> } {
  const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
  const table = Table.open(throughTheAges, { seats, seed, options: {}, players });
  const random = randomFrom(seed);
  const missing = new Set<string>();
  const topics = new Set<string>();
  for (let step = 0; !table.over; step++) {
    const [post] = table.openQuestions();
    if (post === undefined) throw new Error('nobody is asked');
    const { topic } = post.asking.question;
    const find = FINDERS[topic];
    if (find !== undefined) {
      topics.add(topic);
      const view = table.view(post.seat);
      const civ = view.civilizations.find(({ seat }) => seat === post.seat);
      const actions = civ === undefined ? [] : find(view, civ);
      const known = new Set(actions.map(({ move }) => written(move)));
      const inRed = new Set(actions.filter(({ cost }) => cost.military !== undefined).map(({ move }) => written(move)));
      for (const move of post.asking.list() ?? []) {
        const name = typeof move === 'object' && move !== null && 'do' in move ? String(move.do) : '';
        if (typeof move !== 'object' || move === null || APART.has(name)) continue;
        if (known.has(written(move)) || inRed.has(written(plainly(move)))) continue;
        missing.add(`${topic} ${JSON.stringify(move)}`);
      }
    }
    table.answer(post.seat, post.id, post.asking.sample(branch(random, String(step))));
  }
  return { missing, topics };
}

describe('the actions offered', () => {
  test.each([
    ['first', ['anna', 'bela', 'cyrus']],
    ['second', ['anna', 'bela']],
    ['third', ['anna', 'bela', 'cyrus', 'dora']],
  ])('stand for everything the rules allow, through a whole game: %s', (seed, seats) => {
    const { missing, topics } = missingIn(seed, seats);
    expect([...missing]).toEqual([]);
    expect([...topics]).toEqual(expect.arrayContaining(['action', 'politics']));
  });

  test('stand on a card in a word: special ways behind the plain one, told apart by what they cost', () => {
    const seats = ['anna', 'bela'];
    const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
    const view = Table.open(throughTheAges, { seats, seed: 'cost', options: {}, players }).view('anna');
    const [civ] = view.civilizations;
    if (civ === undefined) throw new Error('nobody plays');
    const all = phaseActions(...led(view, { ...civ, leader: 'hammurabi', military: { ready: 1, spent: 0, extra: 0 } }));
    const here = actionsAt(
      all.map((one) => ({ ...one, may: 'yes' as const })),
      inRow(0),
    );
    const short = here.map(({ verb, brief = verb, cost }) => [brief, cost]);
    expect(short).toEqual([
      [{ say: 'Take' }, { civil: 1 }],
      [{ say: 'Take' }, { military: 1 }],
    ]);
    expect(onTile(here)).toEqual(here.slice(0, 1));
    const dear = here.map((one) => (one.aside ? one : { ...one, may: 'no' as const }));
    expect(onTile(dear)).toEqual(dear.slice(1));
  });

  test('cost a military action where it stands in for the last civil one, and nothing else is offered then', () => {
    const seats = ['anna', 'bela'];
    const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
    const view = Table.open(throughTheAges, { seats, seed: 'cost', options: {}, players }).view('anna');
    const [civ] = view.civilizations;
    if (civ === undefined) throw new Error('nobody plays');
    const dear = view.row.findIndex(
      (id, space) => id !== null && cards[id].kind !== 'leader' && view.prices[space] === 3,
    );
    const taking = (ready: number, asCivil = 0) =>
      phaseActions(
        ...led(view, {
          ...civ,
          leader: 'hammurabi',
          civil: { ready, spent: 0 },
          military: { ready: 2, spent: 0, extra: 0 },
          turn: { ...civ.turn, asCivil },
        }),
      )
        .filter(({ move }) => move.do === 'take' && move.space === dear)
        .map(({ cost, aside }) => [cost, aside === true]);
    expect(taking(3)).toEqual([
      [{ civil: 3 }, false],
      [{ civil: 2, military: 1 }, true],
    ]);
    expect(taking(2)).toEqual([[{ civil: 2, military: 1 }, false]]);
    expect(taking(2, 1)).toEqual([[{ civil: 3 }, false]]);
    expect(taking(1)).toEqual([[{ civil: 3 }, false]]);
  });

  test('cost what the cards say, less what others take off', () => {
    const seats = ['anna', 'bela'];
    const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
    const view = Table.open(throughTheAges, { seats, seed: 'cost', options: {}, players }).view('anna');
    const [civ] = view.civilizations;
    if (civ === undefined) throw new Error('nobody plays');
    const scienceFor = (card: CardId, leader: CardId | null, verb = 'Develop') =>
      phaseActions(...led({ ...view, civilHand: [card] }, { ...civ, leader })).find(
        (one) => one.spots.includes(inHand(card)) && typeof one.verb !== 'string' && one.verb.say === verb,
      )?.cost.science;
    expect(scienceFor('alchemy', null)).toBe(4);
    expect(scienceFor('monarchy', null)).toBe(8);
    expect(scienceFor('monarchy', null, 'Revolution')).toBe(2);
    expect(scienceFor('drama', 'j-s-bach')).toBe((scienceFor('drama', null) ?? 0) - 2);
  });
});

/** The same table in the turn of one civilization, which is changed. */
function led(view: AgesView, civ: CivilizationView): readonly [AgesView, CivilizationView] {
  const civilizations = view.civilizations.map((one) => (one.seat === civ.seat ? civ : one));
  return [{ ...view, civilizations, current: civ.seat }, civ];
}
