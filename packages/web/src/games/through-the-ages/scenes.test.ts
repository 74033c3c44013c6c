import type { Happening } from '@ecumene/engine';
import type { Happened } from '@ecumene/through-the-ages/reference';
import { describe, expect, test } from 'vitest';
import { actFrom, goesOn, moreActs } from '../../playback/acts.ts';
import { sceneOf } from './scenes.ts';

const stage = { scene: sceneOf };
const news = (event: Happened, rule = 'TTA evaluate.1') => ({
  number: 0,
  happening: { event, rule, knows: 'all', reveals: false } satisfies Happening<Happened>,
});

const REFUGEES = news({ what: 'event', card: 'refugees' });
const LOST = news({ what: 'lost', seat: 'anna', good: 'culture', amount: 3 });
const TOOK = news({ what: 'took', seat: 'bela', card: 'moses', actions: 1 });
const GAINED = news({ what: 'gained', seat: 'bela', good: 'food', amount: 1, card: null });
const ATTACKED = news({ what: 'attacked', seat: 'bela', rival: 'anna', card: 'plunder-i', strength: 5 });
const DEFENDED = news({ what: 'defended', seat: 'anna', cards: [], discarded: 1, strength: 1 });
const UNDEFENDED = news({ what: 'undefended', seat: 'anna' });
const WAR = news({
  what: 'war',
  seat: 'anna',
  rival: 'bela',
  card: 'war-over-technology',
  victor: 'anna',
  advantage: 5,
});
const OFFERED = news({ what: 'offered', seat: 'bela', to: 'anna', card: 'open-borders-agreement', side: 'both' });

describe('scenes of Through the Ages', () => {
  test('show an event with what its card says and what comes of it', () => {
    const [act, ...more] = moreActs(stage, [], [REFUGEES, LOST, TOOK, GAINED]);
    expect(more).toEqual([]);
    expect(act).toMatchObject({ kind: 'event', lines: [REFUGEES.happening, LOST.happening] });
    expect(sceneOf(REFUGEES.happening)?.about).toContain('weakest');
  });

  test('show what becomes of a land once those who are asked have bid', () => {
    const found = moreActs(stage, [], [news({ what: 'event', card: 'vast-territory-i' })]);
    const bid = moreActs(stage, found, [news({ what: 'bid', seat: 'anna', force: 2 })]);
    expect(bid).toEqual(found);
    const settled = moreActs(stage, bid, [news({ what: 'colonized', seat: 'anna', card: 'vast-territory-i' })]);
    const now = settled.at(-1);
    if (now === undefined) throw new Error('there is no act');
    expect(goesOn(found.at(-1), now)).toBe(true);
  });

  test('go on with how an attack ends, once a player who is attacked has answered', () => {
    const attacked = moreActs(stage, [], [ATTACKED]);
    for (const answer of [DEFENDED, UNDEFENDED]) {
      const [act, ...more] = moreActs(stage, attacked, [answer]);
      if (act === undefined) throw new Error('there is no act');
      expect(more).toEqual([]);
      expect(act.lines).toEqual([ATTACKED.happening, answer.happening]);
      expect(goesOn(attacked[0], act)).toBe(true);
    }
  });

  test('show how an attack ends also to those who did not see it begin', () => {
    const [act] = moreActs(stage, [], [UNDEFENDED, LOST]);
    expect(act).toMatchObject({ kind: 'conflict', lines: [UNDEFENDED.happening, LOST.happening] });
    expect(actFrom(stage, [ATTACKED, DEFENDED])?.lines).toHaveLength(2);
  });

  test('go on with what the victor of a war steals', () => {
    const won = moreActs(stage, [], [WAR]);
    const stolen = moreActs(stage, won, [news({ what: 'stole', seat: 'anna', from: 'bela', card: 'masonry' })]);
    const [now] = stolen;
    if (now === undefined) throw new Error('there is no act');
    expect(goesOn(won[0], now)).toBe(true);
  });

  test('show that a pact is refused, and that one makes way for another', () => {
    const refused = news({ what: 'refused-pact', seat: 'anna', card: 'open-borders-agreement' });
    expect(moreActs(stage, [], [OFFERED, refused])).toMatchObject([{ kind: 'pact', lines: [refused.happening] }]);
    const ended = news(
      { what: 'pact-ended', seat: 'bela', with: 'cyrus', card: 'trade-routes-agreement' },
      'TTA pact.8',
    );
    const made = news({ what: 'pact', seat: 'bela', with: 'anna', card: 'open-borders-agreement' });
    expect(moreActs(stage, [], [OFFERED, ended, made]).map(({ kind }) => kind)).toEqual(['pact', 'pact']);
    const broken = news(
      { what: 'pact-ended', seat: 'bela', with: 'anna', card: 'trade-routes-agreement' },
      'TTA aggression.9',
    );
    expect(moreActs(stage, [], [ATTACKED, broken])).toMatchObject([{ kind: 'conflict' }]);
  });

  test('show all that an event brings, one player after the other', () => {
    const built = ['anna', 'bela'].map((seat) =>
      news({ what: 'built', seat, card: 'religion', resources: 0 }, 'TTA ruling.T56'),
    );
    const [religion] = moreActs(stage, [], [news({ what: 'event', card: 'development-of-religion' }), ...built]);
    expect(religion?.lines).toHaveLength(3);
    const ate = news({ what: 'consumed', seat: 'anna', food: 1, resources: 0, missing: 0 });
    const [progress] = moreActs(stage, [], [news({ what: 'event', card: 'economic-progress' }), ate, GAINED]);
    expect(progress?.lines.at(-1)).toBe(GAINED.happening);
  });

  test('show the end of an age, wars and pacts', () => {
    const acts = moreActs(
      stage,
      [],
      [
        news({ what: 'age', age: 2 }),
        news({ what: 'antiquated', seat: 'anna', cards: ['moses'] }),
        news({ what: 'dealt', cards: [] }),
        news({ what: 'declared-war', seat: 'bela', rival: 'anna', card: 'war-over-territory' }),
        news({ what: 'pact', seat: 'bela', with: 'anna', card: 'open-borders-agreement' }),
        news({ what: 'pact-ended', seat: 'bela', with: 'anna', card: 'open-borders-agreement' }, 'TTA cancel-pact.2'),
      ],
    );
    expect(acts.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['age', 2],
      ['conflict', 1],
      ['pact', 1],
      ['pact', 1],
    ]);
  });

  test('show an uprising to whom it befalls', () => {
    const uprising = news({ what: 'uprising', seat: 'anna', discontent: 2 }, 'TTA uprising.1');
    const [act] = moreActs(stage, [], [uprising], 'anna');
    expect(act).toMatchObject({ kind: 'uprising', lines: [uprising.happening] });
    expect(moreActs(stage, [], [uprising], 'bela')).toEqual([]);
  });

  test('show who resigns, with what comes of it for the others', () => {
    const resigned = news({ what: 'resigned', seat: 'bela' }, 'TTA resign.2');
    const ended = news(
      { what: 'pact-ended', seat: 'bela', with: 'anna', card: 'open-borders-agreement' },
      'TTA resign.3',
    );
    const [act, ...more] = moreActs(stage, [], [TOOK, resigned, ended, GAINED], 'anna');
    expect(more).toEqual([]);
    expect(act?.lines).toEqual([resigned, ended, GAINED].map(({ happening }) => happening));
    expect(sceneOf(resigned.happening)?.about).toContain('score 7 culture');
  });

  test('leave to the result what is scored at the end', () => {
    const last = news({ what: 'event', card: 'impact-of-progress' }, 'TTA flow.10');
    expect(moreActs(stage, [], [last, GAINED])).toEqual([]);
  });
});
