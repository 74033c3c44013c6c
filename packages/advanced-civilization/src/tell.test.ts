import { OUTSIDERS, placeTokens } from '@ecumene/ancients';
import { play } from '@ecumene/ancients/testing';
import { NOTHING_KEPT, randomFrom, render, Table } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { strike } from './calamities/testing.ts';
import { civilizationCards } from './civilization-cards.ts';
import type { AcEvent } from './events.ts';
import { advancedCivilization } from './game.ts';
import { moveNation } from './movement.ts';
import { removeSurplus } from './phases.ts';
import { conflicts } from './ship-fights.ts';
import { moveMarkers } from './succession.ts';
import { tell } from './tell.ts';
import { position } from './testing.ts';
import { called } from './thing-names.ts';

/** Everything that happens in a random game, and how large its world gets. */
function randomGame(seed: string): { readonly events: readonly AcEvent[]; readonly size: number } {
  const setup = { options: { turns: 20 }, seats: ['anna', 'ben', 'cleo', 'dora', 'emil', 'fred', 'gala'], seed };
  const table = Table.open(advancedCivilization, setup, NOTHING_KEPT);
  const random = randomFrom(seed);
  const events: AcEvent[] = [];
  let size = 0;
  while (!table.over) {
    const open = table.openQuestions();
    const post = open.find(({ asking }) => asking.question.optional === undefined) ?? open[0];
    if (post === undefined) throw new Error('nobody is asked anything');
    const outcome = table.answer(post.seat, post.id, post.asking.sample(random));
    if (outcome.ok) events.push(...outcome.played.flatMap(({ happenings }) => happenings.map(({ event }) => event)));
    if (events.length % 100 === 0) size = Math.max(size, JSON.stringify(table.world).length);
  }
  return { events, size };
}

const MOST_BYTES = 40_000;

test('everything that happens in random games can be told, and their worlds stay small', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { events, size } = randomGame(seed);
    for (const event of events) {
      const sentence = render(tell({ event, rule: 'AC 17.1', knows: 'all', reveals: false }), { name: called });
      expect(sentence).toMatch(/^\S.*[.:]$/);
    }
    expect(size).toBeLessThan(MOST_BYTES);
  }
});

test('the chronicle names things as people know them', () => {
  const world = position({ egypt: {}, crete: {} });
  placeTokens(world, 'AC 15.3', 8, 0, 2);
  const sentences = world.news.map((happening) => render(tell(happening), { name: called }));
  expect(sentences).toEqual(['Egypt places 2 tokens in Adriatic Sea.']);
  expect(called({ is: 'card', id: 'drama-and-poetry' })).toBe('Drama and Poetry');
  expect(called({ is: 'card', id: 'iconoclasm-and-heresy' })).toBe('Iconoclasm and Heresy');
  expect(called({ is: 'area', id: 'upper-egypt' })).toBe('Upper Egypt');
  expect(called({ is: 'seat', id: 'anna' })).toBe('anna');
});

test('the chronicle says who went which way, with how many, and what became of them', () => {
  const egypt = { tokens: { thebes: 4, gaza: 7 }, ships: ['gaza'], cards: ['roadbuilding'] };
  const world = position({ egypt, crete: { cities: ['memphis'] } });
  const moves = [
    { do: 'march', from: 'thebes', to: 'upper-egypt', count: 1, via: 'buhen' },
    { do: 'march', from: 'gaza', to: 'tanis', count: 2 },
    { do: 'sail', ship: 1, load: 2, path: ['tanis', 'alexandria'], land: 1 },
    { do: 'sail', ship: 1, path: [], land: 1 },
    { do: 'end' },
  ];
  play(moveNation(world, 'egypt'), { egypt: moves });
  placeTokens(world, 'AC 23.4', 8, world.cityIn.indexOf(4), 2);
  play(conflicts(world));
  removeSurplus(world);
  expect(world.news.map((happening) => render(tell(happening), { name: called }))).toEqual([
    'Egypt moves 1 token from Thebes through Buhen to Upper Egypt.',
    'Egypt moves 2 tokens from Gaza to Tanis.',
    'Ship 1 of Egypt loads 2 tokens and sails from Gaza through Tanis to Alexandria and lands 1 token.',
    'Ship 1 of Egypt lands 1 token in Alexandria.',
    'Egypt places 2 tokens in Memphis.',
    '2 tokens of Egypt are too few to attack the city in Memphis (7 needed).',
    'Egypt loses 2 tokens in Memphis.',
    'Egypt removes surplus tokens: 2 in Gaza.',
  ]);
});

test('the chronicle says why a loss is larger or smaller, what cards were bought with, and why a marker stays', () => {
  const cards = ['medicine', 'roadbuilding', 'mining', 'engineering'];
  const hand = ['iron', 'iron', 'ochre', ...Array.from({ length: 9 }, () => 'salt')];
  const world = position({ egypt: { tokens: { memphis: 14 }, cards, hand, treasury: 11, step: 3 }, crete: {} });
  play(strike(world, 'epidemic', 'egypt'));
  play(civilizationCards(world, 'egypt'), {
    egypt: [{ buy: ['pottery', 'cloth-making'], spend: { iron: 2, ochre: 1 }, mine: 'iron' }, { salt: 1 }],
  });
  play(civilizationCards(world, 'egypt'), { egypt: [{ buy: [], spend: {} }] });
  moveMarkers(world);
  expect(world.news.map((happening) => render(tell(happening), { name: called }))).toEqual([
    'Egypt: Medicine: 8 unit points fewer and Roadbuilding: 5 unit points more.',
    'Egypt must lose 13 unit points.',
    'Egypt loses 13 tokens in Memphis.',
    'Egypt buys Pottery and Cloth Making for 2 Iron, 1 Ochre, and 11 treasury tokens, with Iron enlarged by Mining.',
    'Egypt discards 1 Salt.',
    'Crete advances to step 1.',
    'Egypt stays on step 3. Missing: cities.',
  ]);
});

function told(event: AcEvent): string {
  return render(tell({ event, rule: 'AC 17.1', knows: 'all', reveals: false }), { name: called });
}

test('a story kept from before it was told what cards change is still told', () => {
  const kept = { what: 'cards-count', nation: 'egypt' } as const;
  expect(told({ ...kept, cards: ['medicine'] })).toBe('Medicine changes the result for Egypt.');
  expect(told({ ...kept, cards: ['law', 'music'] })).toBe('Law and Music change the result for Egypt.');
});

test('one token goes over to another nation, several go', () => {
  const replaced = { what: 'tokens-replaced', nation: 'crete', by: 'egypt', area: 'lesbos' } as const;
  expect(told({ ...replaced, tokens: 1 })).toBe('Egypt takes over 1 token of Crete in Lesbos.');
  expect(told({ ...replaced, tokens: 2 })).toBe('Egypt takes over 2 tokens of Crete in Lesbos.');
});

test('one token is too few where several are', () => {
  const failed = { what: 'attack-failed', nation: 'crete', area: 'lesbos', needed: 7 } as const;
  expect(told({ ...failed, tokens: 1 })).toBe('1 token of Crete is too few to attack the city in Lesbos (7 needed).');
  expect(told({ ...failed, tokens: 2 })).toBe('2 tokens of Crete are too few to attack the city in Lesbos (7 needed).');
  const idle = { what: 'support-lost', nation: 'crete' } as const;
  expect(told({ ...idle, tokens: 1 })).toBe('1 token of Crete supports no cities.');
  expect(told({ ...idle, tokens: 2 })).toBe('2 tokens of Crete support no cities.');
});

test('tokens of no nation in play are Barbarians, cities are Pirates, and both are many', () => {
  const about = (nation: string): readonly string[] => [
    told({ what: 'tokens-placed', nation, area: 'carthage', tokens: 15 }),
    told({ what: 'tokens-removed', nation, area: 'carthage', tokens: 1 }),
    told({ what: 'surplus-removed', nation, areas: ['carthage'], counts: [2] }),
    told({ what: 'city-taken', nation, from: 'crete', area: 'knossos' }),
    told({ what: 'marched', nation, from: 'carthage', to: 'thapsus', tokens: 9 }),
    told({ what: 'marched', nation, from: 'carthage', to: 'tunisia', tokens: 1, via: 'thapsus' }),
    told({ what: 'city-stormed', nation, defender: 'crete', area: 'knossos', tokens: 9, defenders: 6 }),
    told({ what: 'city-stormed', nation: 'crete', defender: nation, area: 'knossos', tokens: 9, defenders: 6 }),
    told({ what: 'attack-failed', nation, area: 'knossos', tokens: 3, needed: 7 }),
    told({ what: 'city-eliminated', nation, area: 'knossos' }),
    told({ what: 'fought', area: 'carthage', before: { crete: 3, [nation]: 2 }, rounds: [], after: { [nation]: 1 } }),
  ];
  expect(about('africa')).toEqual([
    'Africa places 15 tokens in Carthage.',
    'Africa loses 1 token in Carthage.',
    'Africa removes surplus tokens: 2 in Carthage.',
    'Africa takes the city of Crete in Knossos.',
    'Africa moves 9 tokens from Carthage to Thapsus.',
    'Africa moves 1 token from Carthage through Thapsus to Tunisia.',
    'Africa attacks the city of Crete in Knossos with 9 tokens against 6.',
    'Crete attacks the city of Africa in Knossos with 9 tokens against 6.',
    '3 tokens of Africa are too few to attack the city in Knossos (7 needed).',
    'Africa loses its city in Knossos.',
    '3 of Crete and 2 of Africa fight in Carthage. 1 of Africa remain.',
  ]);
  expect(about(OUTSIDERS)).toEqual([
    'Barbarians place 15 tokens in Carthage.',
    'Barbarians lose 1 token in Carthage.',
    'Barbarians remove surplus tokens: 2 in Carthage.',
    'Pirates take the city of Crete in Knossos.',
    'Barbarians move 9 tokens from Carthage to Thapsus.',
    'Barbarians move 1 token from Carthage through Thapsus to Tunisia.',
    'Barbarians attack the city of Crete in Knossos with 9 tokens against 6.',
    'Crete attacks the city of Pirates in Knossos with 9 tokens against 6.',
    '3 tokens of Barbarians are too few to attack the city in Knossos (7 needed).',
    'Pirates lose their city in Knossos.',
    '3 of Crete and 2 of Barbarians fight in Carthage. 1 of Barbarians remain.',
  ]);
});

test('[AC 24.34] tokens that stand in for a Pirate city are Pirates', () => {
  const world = position({ crete: { tokens: { memphis: 7 } }, outsiders: { cities: ['memphis'], hand: [] } });
  play(conflicts(world), { crete: [2] });
  expect(world.news.map((happening) => render(tell(happening), { name: called }))).toEqual([
    'Crete attacks the city of Pirates in Memphis with 7 tokens against 6.',
    '7 of Crete and 6 of Pirates fight in Memphis. 2 of Crete and 1 of Pirates remain.',
    'Pirates lose 1 token in Memphis.',
    'Crete pillages 2 tokens.',
  ]);
});
