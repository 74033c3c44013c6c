import { render } from '@ecumene/engine';
import { describe, expect, type RunnerTask, test } from 'vitest';
import { mostForce, settleColony } from '../colonization.ts';
import { finishTurn } from '../end-of-turn.ts';
import { evaluate } from '../events/evaluate.ts';
import { peek } from '../events/prepared.ts';
import { scoreTheEnd } from '../final-scoring.ts';
import { broken } from '../invariants.ts';
import { removeLeader } from '../leaders.ts';
import { priceInRow, priceOfTechnology, priceOfWorker } from '../prices.ts';
import { produceResources, producible } from '../production.ts';
import { statistics } from '../statistics.ts';
import { called } from '../tell.ts';
import { act, drive, of, playUntil, politick, position, refused, refusedPolitics, table } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { workOn } from '../world.ts';
import { allCards } from './index.ts';
import { cardNo, idOf, NONE } from './numbered.ts';

const led = (leader: string, anna: Readonly<Record<string, unknown>> = {}, more = {}) =>
  position({ anna: { leader, ...anna }, ...more });
const asked = (playing: ReturnType<typeof table>) =>
  playing.openQuestions().map(({ asking }) => render(asking.question.text, { name: called }))[0] ?? '';
const numbers = (world: ReturnType<typeof led>) => statistics(world, of(world));

describe('leaders of Age A', () => {
  test('[TTA ruling.T64] [TTA ruling.P1] alexander-the-great: +1 strength a unit, and retires for a yellow token, no action back', () => {
    const world = led('alexander-the-great', { workers: { warriors: 2, knights: 1 } });
    expect(numbers(world).strength).toBe(2 + 2 + 3);
    politick(world, { do: 'retire' });
    expect([of(world).leader, of(world).yellow, of(world).turn.leaderReplaced]).toEqual([NONE, 19, false]);
    expect([refusedPolitics(world, { do: 'retire' })?.[0], broken(world)]).toEqual(['no-such-leader', []]);
  });

  test('[TTA ruling.T20] aristotle: 1 science for each technology taken', () => {
    const world = led('aristotle', {}, { row: ['iron', 'monarchy', 'michelangelo', 'pyramids'] });
    for (const space of [0, 1, 2, 3]) act(world, { do: 'take', space });
    expect(of(world).science).toBe(2);
  });

  test('[TTA ruling.T18] [TTA ruling.T16] [TTA ruling.T61] hammurabi: leaders are 1 cheaper, and a military action fills a gap once a turn, in a revolution too', () => {
    const world = led('hammurabi', {}, { row: ['moses', 'homer', 'iron', 'alchemy'] });
    expect([0, 2].map((space) => priceInRow(world, of(world), space))).toEqual([0, 1]);
    Object.assign(of(world), { civilReady: 0, civilSpent: 4 });
    act(world, { do: 'take', space: 2 });
    expect(world.news.map(({ event }) => event.what)).toContain('stood-in');
    expect([of(world).militaryReady, of(world).turn.asCivil, statistics(world, of(world)).civilHand]).toEqual([
      1, 1, 4,
    ]);
    expect(refused(world, { do: 'take', space: 3 })?.[0]).toBe('civil-actions');
    const revolt = led('hammurabi', { hand: ['monarchy'], science: 2 });
    Object.assign(of(revolt), { civilReady: 3, civilSpent: 1 });
    act(revolt, { do: 'revolt', card: 'monarchy' });
    expect([of(revolt).civilReady, of(revolt).civilSpent, of(revolt).militaryReady]).toEqual([0, 5, 2]);
    const first = led('hammurabi', { tokens: { agriculture: 9 } });
    act(first, { do: 'grow', red: true });
    expect([of(first).civilReady, of(first).militaryReady]).toEqual([4, 1]);
  });

  test('[TTA ruling.T40] [TTA ruling.T61] [TTA paying.8] homer: a face, and 1 resource for units each turn', () => {
    const world = led('homer', { tokens: { bronze: 3 }, unused: 2 });
    expect(numbers(world).happy).toBe(1);
    act(world, { do: 'build', card: 'warriors' });
    act(world, { do: 'build', card: 'warriors' });
    expect(amountOf(of(world), 'resources')).toBe(0);
  });

  test('[TTA ruling.P1] homer-each-unit: each unit built is 1 cheaper, an upgrade costs what it did', () => {
    const world = position(
      { anna: { leader: 'homer-each-unit', tokens: { bronze: 3 }, workers: { swordsmen: 0 }, unused: 2 } },
      { options: { homerEachUnit: true } },
    );
    act(world, { do: 'build', card: 'warriors' });
    act(world, { do: 'build', card: 'warriors' });
    expect(amountOf(of(world), 'resources')).toBe(1);
    of(world).militaryReady = 1;
    act(world, { do: 'upgrade', from: 'warriors', to: 'swordsmen' });
    expect(amountOf(of(world), 'resources')).toBe(0);
  });

  test('[TTA homer.1] [TTA homer.2] [TTA ruling.T9] [TTA ruling.T17] [TTA ruling.T40] homer goes under a wonder when replaced: its face stays there, in ruins too, and no action comes back', () => {
    const world = led('homer', { wonders: ['pyramids', 'st-peters-basilica'], hand: ['michelangelo'] });
    expect(refused(world, { do: 'lead', card: 'michelangelo', under: 'colossus' })?.[0]).toBe('no-wonder');
    act(world, { do: 'lead', card: 'michelangelo', under: 'pyramids' });
    const [pyramids] = of(world).wonders;
    expect([idOf(pyramids?.under ?? NONE), of(world).civilReady, of(world).turn.leaderReplaced]).toEqual([
      'homer',
      4,
      true,
    ]);
    expect(numbers(world)).toMatchObject({ happy: 1 + 2, culture: 2 + 1 + 2 });
    drive(evaluate(world, cardNo('ravages-of-time')), 'pyramids');
    expect(numbers(world)).toMatchObject({ happy: 3, culture: 2 + 2 + 1 + 2 });
    const plain = led('moses', { wonders: ['pyramids'], hand: ['michelangelo'] });
    expect(refused(plain, { do: 'lead', card: 'michelangelo', under: 'pyramids' })?.[0]).toBe('no-tucking');
  });

  test('[TTA ruling.T62] julius-caesar: strength, a military action, and once in the game a second political action', () => {
    const world = led('julius-caesar');
    expect(numbers(world)).toMatchObject({ strength: 2, militaryActions: 3 });
    const playing = table({ seed: 'caesar' });
    playUntil(playing, (now, topic) => now.round === 5 && topic === 'politics');
    const civ = of(playing.world);
    civ.leader = cardNo('julius-caesar', 7);
    civ.militaryHand.push(cardNo('rats', 7), cardNo('rats', 6), cardNo('rats', 5), cardNo('rats', 4));
    civ.rev += 1;
    civ.militaryReady += 1;
    const asks: string[] = [];
    playUntil(
      playing,
      (now, topic, seat) => {
        if (now.round === 7) return true;
        if (topic === 'politics' && seat === 'anna') asks.push(asked(playing));
        return false;
      },
      { politics: (seat) => (seat === 'anna' ? { do: 'prepare', card: 'rats' } : { do: 'pass' }) },
    );
    const first = 'Choose a political action or none.';
    const second = 'Julius Caesar allows a second political action once per game. Take one now?';
    expect([asks, civ.secondAction]).toEqual([[first, second, first], true]);
  });

  test('[TTA ruling.T32] moses: population is 1 food cheaper', () => {
    const world = led('moses', { tokens: { agriculture: 1 } });
    act(world, { do: 'grow' });
    expect([amountOf(of(world), 'food'), of(world).unused]).toEqual([0, 2]);
  });
});

describe('leaders of Age I', () => {
  test('[TTA ruling.T88] [TTA ruling.T27] christopher-columbus: leaves and makes a territory of the hand a colony, without bid, force or culture', () => {
    const world = led('christopher-columbus', { hand: ['vast-territory-ii', 'rats'] });
    expect(refusedPolitics(world, { do: 'settle', card: 'rats' })?.[0]).toBe('wrong-kind');
    politick(world, { do: 'settle', card: 'vast-territory-ii' });
    const [pending] = world.pending;
    if (pending?.is !== 'colony') throw new Error('no colony is pending');
    drive(settleColony(world, of(world), pending.card));
    const civ = of(world);
    expect([civ.leader, civ.colonies.map(idOf), civ.yellow, civ.culture, amountOf(civ, 'food')]).toEqual([
      NONE,
      ['vast-territory-ii'],
      22,
      0,
      4,
    ]);
    expect(broken(world)).toEqual([]);
  });

  test('[TTA ruling.T58] frederick-barbarossa: population and a unit in one military action, 1 food and 1 resource less, both or neither', () => {
    const world = led('frederick-barbarossa', { tokens: { agriculture: 2, bronze: 2 }, unused: 0 });
    act(world, { do: 'recruit', card: 'warriors' });
    act(world, { do: 'recruit', card: 'warriors' });
    const civ = of(world);
    expect([
      civ.militaryReady,
      civ.civilReady,
      workOn(civ, 'warriors')?.workers,
      amountOf(civ, 'food'),
      civ.yellow,
    ]).toEqual([0, 4, 3, 0, 16]);
    const poor = led('frederick-barbarossa', { tokens: { agriculture: 2 } });
    expect(refused(poor, { do: 'recruit', card: 'warriors' })?.[0]).toBe('resources');
    expect(refused(poor, { do: 'recruit', card: 'bronze' })?.[0]).toBe('no-unit');
    expect(refused(position(), { do: 'recruit', card: 'warriors' })?.[0]).toBe('no-such-leader');
  });

  test('[TTA genghis-khan.1] [TTA genghis-khan.2] [TTA ruling.T60] genghis-khan: infantry rides, and 3 culture at the end of the turn for one of the two strongest', () => {
    const riding = led('genghis-khan', { workers: { warriors: 3 }, tactic: 'heavy-cavalry', wonders: ['great-wall'] });
    expect([numbers(riding).strength, mostForce(riding, of(riding))]).toEqual([3 + 4 + 3, 3 + 4]);
    const culture = (bela: number, players: number, options = {}, anna = {}): number => {
      const world = position(
        { anna: { leader: 'genghis-khan', ...anna }, bela: { workers: { warriors: bela } } },
        { players, options },
      );
      finishTurn(world, of(world));
      return of(world).culture;
    };
    expect([culture(2, 3), culture(1, 2), culture(2, 2)]).toEqual([3, 3, 0]);
    expect(culture(2, 3, {}, { workers: { warriors: 0 } })).toBe(0);
    const unrest = { yellow: 0, unused: 0 };
    expect(culture(1, 3, {}, unrest)).toBe(3);
    expect(culture(1, 3, { genghisKhan: 'with-production' }, unrest)).toBe(0);
  });

  test('[TTA ruling.P1] [TTA ruling.T38] joan-of-arc: culture, a military action, strength for faces of temples and government, and a look at the next event', () => {
    const world = led(
      'joan-of-arc',
      { workers: { theology: 2, religion: 1 }, government: 'theocracy' },
      { events: ['rats', 'crusades'] },
    );
    expect(numbers(world)).toMatchObject({ strength: 1 + 1 + (4 + 1 + 1), militaryActions: 4, culture: 1 + 1 + 3 });
    peek(world, of(world));
    expect([idOf(of(world).peeked), world.news.at(-1)]).toMatchObject(['rats', { knows: ['anna'], reveals: true }]);
  });

  test('[TTA ruling.T43] [TTA ruling.T51] leonardo-da-vinci: science of the best lab or library, and a resource for each technology developed', () => {
    const world = led('leonardo-da-vinci', {
      workers: { alchemy: 1, 'printing-press': 1 },
      hand: ['iron'],
      science: 5,
    });
    expect(numbers(world).science).toBe(1 + 2 + 1 + 1);
    act(world, { do: 'develop', card: 'iron' });
    expect(amountOf(of(world), 'resources')).toBe(1);
    expect(numbers(led('leonardo-da-vinci')).science).toBe(1);
  });

  test('[TTA ruling.T38] [TTA ruling.T41] [TTA ruling.T16] michelangelo: culture for faces of temples, theaters and wonders without limit, and no surcharge for wonders', () => {
    const world = led(
      'michelangelo',
      { workers: { theology: 2, drama: 2 }, wonders: ['hanging-gardens', 'kremlin'] },
      { row: ['colossus'] },
    );
    expect(numbers(world).culture).toBe(2 + 4 + 1 + 2 + (4 + 2 + 2));
    expect(priceInRow(world, of(world), 0)).toBe(1);
  });
});

describe('leaders of Age II', () => {
  test('[TTA ruling.T43] [TTA newton.1] isaac-newton: science of the best lab or library, and a civil action back', () => {
    const world = led('isaac-newton', { workers: { multimedia: 1 }, hand: ['iron'], science: 5 });
    expect(numbers(world).science).toBe(1 + 3 + 3);
    act(world, { do: 'develop', card: 'iron' });
    expect(of(world).civilReady).toBe(4);
  });

  test('[TTA bach.1] [TTA bach.2] [TTA bach.3] [TTA ruling.T57] j-s-bach: culture a theater, cheaper theaters, and one building a turn into a theater', () => {
    const world = led('j-s-bach', {
      workers: { drama: 1, alchemy: 1, 'scientific-method': 1, opera: 0 },
      tokens: { bronze: 9 },
    });
    expect(numbers(world).culture).toBe(2 + 1);
    expect(refused(world, { do: 'theater', from: 'scientific-method', to: 'drama' })?.[0]).toBe('lower');
    expect(refused(world, { do: 'theater', from: 'drama', to: 'opera' })?.[0]).toBe('not-a-theater');
    act(world, { do: 'theater', from: 'alchemy', to: 'drama' });
    expect([workOn(of(world), 'drama')?.workers, amountOf(of(world), 'resources'), of(world).civilReady]).toEqual([
      2, 9, 3,
    ]);
    expect(refused(world, { do: 'theater', from: 'scientific-method', to: 'opera' })?.[0]).toBe('once');
    of(world).turn.theater = false;
    expect(refused(world, { do: 'theater', from: 'scientific-method', to: 'opera' })).toEqual([
      'urban-limit',
      'TTA build.7',
    ]);
    const cheap = led('j-s-bach', { hand: ['opera'], science: 5 });
    act(cheap, { do: 'develop', card: 'opera' });
    expect(of(cheap).science).toBe(0);
  });

  test('[TTA ruling.T57] Bach does not go with Urban Growth, unless the table allows it', () => {
    const given = {
      anna: { leader: 'j-s-bach', hand: ['urban-growth-i'], workers: { drama: 0 }, tokens: { bronze: 9 } },
    };
    const move = { do: 'play', card: 'urban-growth-i', from: 'philosophy', to: 'drama' } as const;
    expect(refused(position(given), move)?.[0]).toBe('not-higher');
    const world = position(given, { options: { bachWithActionCards: true } });
    act(world, move);
    expect([workOn(of(world), 'drama')?.workers, of(world).turn.theater, amountOf(of(world), 'resources')]).toEqual([
      1,
      true,
      9,
    ]);
  });

  test('[TTA ruling.P1] james-cook: culture for colonies, and up to 2 discards for force', () => {
    const world = led('james-cook', {
      colonies: ['vast-territory-i', 'strategic-territory-i'],
      hand: ['rats', 'legion', 'spy'],
    });
    expect(numbers(world).culture).toBe(3);
    expect(mostForce(world, of(world))).toBe(1 + 2);
  });

  test('[TTA robespierre.1] [TTA robespierre.2] [TTA robespierre.3] [TTA robespierre.4] [TTA robespierre.5] [TTA robespierre.6] [TTA ruling.T53] maximilien-robespierre: revolutions take all military actions and score 3, and cards still give some later in the turn', () => {
    const hand = ['communism', 'breakthrough-i', 'patriotism-a', 'patriotism-i'];
    const world = led('maximilien-robespierre', { hand, science: 5 });
    act(world, { do: 'play', card: 'patriotism-a' });
    act(world, { do: 'play', card: 'breakthrough-i', develop: 'communism', revolution: true });
    const civ = of(world);
    expect([civ.militaryReady, civ.militarySpent, civ.extraActions, civ.civilReady, civ.culture]).toEqual([
      0, 6, 1, 6, 3,
    ]);
    act(world, { do: 'play', card: 'patriotism-i' });
    expect([civ.militaryReady, civ.militarySpent, civ.extraActions]).toEqual([0, 6, 2]);
    const spent = led('maximilien-robespierre', { hand: ['monarchy'], science: 5 });
    Object.assign(of(spent), { militaryReady: 2, militarySpent: 1, extraActions: 1 });
    expect(refused(spent, { do: 'revolt', card: 'monarchy' })).toEqual(['not-all-actions', 'TTA robespierre.1']);
  });

  test('[TTA ruling.T64] napoleon-bonaparte: 2 military actions, and 2 strength for each kind of unit', () => {
    expect(
      numbers(
        led('napoleon-bonaparte', { workers: { warriors: 2, swordsmen: 1, knights: 1, 'air-forces': 1, cannon: 0 } }),
      ),
    ).toMatchObject({
      strength: 2 + 2 + 2 + 5 + 6,
      militaryActions: 4,
    });
  });

  test('[TTA ruling.T45] [TTA upgrade.5] william-shakespeare: a face, culture for pairs, and cheaper libraries and theaters with the other at hand', () => {
    const world = led('william-shakespeare', {
      workers: { drama: 1, 'printing-press': 2, journalism: 0, opera: 0 },
      hand: ['movies'],
      science: 9,
      tokens: { bronze: 9 },
    });
    expect(numbers(world)).toMatchObject({ culture: 2 + 2 + 2, happy: 2 });
    act(world, { do: 'develop', card: 'movies' });
    act(world, { do: 'upgrade', from: 'drama', to: 'opera' });
    expect([of(world).science, amountOf(of(world), 'resources')]).toEqual([0, 5]);
    const alone = led('william-shakespeare', { workers: { drama: 0 }, tokens: { bronze: 3 } });
    expect(refused(alone, { do: 'build', card: 'drama' })?.[0]).toBe('resources');
  });

  test('[TTA ruling.T45] william-shakespeare: a library makes theaters 1 resource and 1 science cheaper, and a theater libraries', () => {
    const prices = (workers: Readonly<Record<string, number>>): number[] => {
      const world = led('william-shakespeare', { workers });
      return (['opera', 'journalism'] as const).flatMap((id) => [
        priceOfWorker(world, of(world), cardNo(id)),
        priceOfTechnology(world, of(world), cardNo(id), { revolution: false, cheaper: 0 }),
      ]);
    };
    expect(prices({})).toEqual([8, 7, 8, 6]);
    expect(prices({ 'printing-press': 1 })).toEqual([7, 6, 8, 6]);
    expect(prices({ drama: 1 })).toEqual([8, 7, 7, 5]);
  });
});

describe('leaders of Age III', () => {
  test('[TTA ruling.T43] [TTA ruling.T51] albert-einstein: science of the best lab or library, 3 culture for developing', () => {
    const world = led('albert-einstein', { workers: { computers: 1 }, hand: ['iron'], science: 5 });
    expect(numbers(world).science).toBe(1 + 5 + 3);
    act(world, { do: 'develop', card: 'iron' });
    expect(of(world).culture).toBe(3);
  });

  test('[TTA gates.1] [TTA gates.2] [TTA gates.3] [TTA gates.4] [TTA ruling.T48] [TTA flow.11] bill-gates: labs produce and store resources, spendable when he is gone, and score once', () => {
    const world = led('bill-gates', { workers: { alchemy: 2, computers: 1 }, tokens: { oil: 0 } });
    expect(producible(world, of(world))).toMatchObject({ mines: 2, resources: 2 + 2 + 3 });
    expect([
      produceResources(world, of(world)),
      workOn(of(world), 'philosophy')?.tokens,
      workOn(of(world), 'computers')?.tokens,
    ]).toEqual([7, 0, 1]);
    removeLeader(world, of(world), 'TTA ruling.T48');
    expect([of(world).culture, amountOf(of(world), 'resources')]).toEqual([5, 7]);
    act(world, { do: 'build', card: 'agriculture' });
    expect([amountOf(of(world), 'resources'), produceResources(world, of(world))]).toEqual([5, 2]);
    const end = led('bill-gates', { workers: { computers: 2 } }, { events: [], future: [] });
    scoreTheEnd(end);
    expect(of(end).culture).toBe(6);
  });

  test('[TTA ruling.T44] charlie-chaplin: 2 faces, and the culture of the best theater twice', () => {
    expect(numbers(led('charlie-chaplin', { workers: { drama: 1, movies: 1 } }))).toMatchObject({
      culture: 2 + 4 + 4,
      happy: 4,
    });
  });

  test('[TTA ruling.T70] [TTA ruling.P1] mahatma-gandhi: culture, no attacks, and attacks on him cost twice', () => {
    const world = position({
      anna: { leader: 'mahatma-gandhi', hand: ['spy'], workers: { warriors: 5 } },
      bela: { hand: ['plunder-i', 'enslave'], workers: { warriors: 9 } },
    });
    expect(numbers(world).culture).toBe(2);
    expect(refusedPolitics(world, { do: 'aggression', card: 'spy', rival: 'bela' })?.[0]).toBe('peaceful');
    expect(refusedPolitics(world, { do: 'aggression', card: 'enslave', rival: 'anna' }, 'bela')?.[0]).toBe(
      'military-actions',
    );
    politick(world, { do: 'aggression', card: 'plunder-i', rival: 'anna' }, 'bela');
    expect(of(world, 'bela').militaryReady).toBe(0);
  });

  test('[TTA ruling.T46] sid-meier: labs give culture by level and 1 science less', () => {
    expect(numbers(led('sid-meier', { workers: { philosophy: 1, computers: 2 } }))).toMatchObject({
      culture: 6,
      science: 8,
    });
  });

  test('[TTA ruling.T59] winston-churchill: one choice a turn, 3 culture by default, also in an uprising', () => {
    const world = led('winston-churchill', { hand: ['knights'], science: 2 });
    act(world, { do: 'choose', choice: 1 });
    expect([of(world).extraScience, of(world).extraResources]).toEqual([3, 3]);
    expect(refused(world, { do: 'choose', choice: 0 })?.[0]).toBe('once');
    act(world, { do: 'develop', card: 'knights' });
    act(world, { do: 'build', card: 'knights' });
    act(world, { do: 'end' });
    expect([of(world).culture, workOn(of(world), 'knights')?.workers]).toEqual([0, 1]);
    const idle = led('winston-churchill', { yellow: 0, unused: 0 });
    act(idle, { do: 'end' });
    finishTurn(idle, of(idle));
    expect(of(idle).culture).toBe(3);
    const strict = position(
      { anna: { leader: 'winston-churchill', yellow: 0, unused: 0 } },
      { options: { churchill: 'with-production' } },
    );
    expect(refused(strict, { do: 'choose', choice: 0 })).toEqual(['with-production', 'TTA ruling.T59']);
    expect(refused(strict, { do: 'choose', choice: 1 })).toBeUndefined();
    act(strict, { do: 'end' });
    finishTurn(strict, of(strict));
    expect(of(strict).culture).toBe(0);
  });
});

test('every leader has a test of its own name', ({ task }) => {
  const titles = (tasks: readonly RunnerTask[]): string[] =>
    tasks.flatMap((one) => (one.type === 'suite' ? titles(one.tasks) : [one.name]));
  const words = new Set(titles(task.file.tasks).flatMap((title) => title.split(/[^a-z-]+/)));
  const leaders = allCards.filter(({ kind }) => kind === 'leader').map(({ id }) => id);
  expect(leaders.filter((id) => !words.has(id))).toEqual([]);
});
