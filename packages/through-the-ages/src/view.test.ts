import { describe, expect, test } from 'vitest';
import { fetch } from './arranged-cards.ts';
import { draw } from './board-text.ts';
import { cardNo } from './cards/numbered.ts';
import { evaluate } from './events/evaluate.ts';
import { throughTheAges } from './game.ts';
import { layOnPile } from './military-cards.ts';
import { discontent } from './statistics.ts';
import { act, drive, of, playUntil, politick, position, table } from './testing.ts';
import { view } from './view.ts';

describe('what everybody may see', () => {
  test('[TTA hand.3] civil cards in hand are open, or closed where the table says so', () => {
    const given = { bela: { hand: ['iron'] } };
    const [open, closed] = [position(given), position(given, { options: { civilHands: 'closed' } })];
    expect(view(open, 'anna').civilizations[1]).toMatchObject({ civilHand: ['iron'], civilCards: 1 });
    expect(view(closed, 'anna').civilizations[1]).toMatchObject({ civilHand: null, civilCards: 1 });
    expect(view(closed, 'bela').civilHand).toEqual(['iron']);
  });

  test('[TTA hand.6] [TTA hand.1] military cards are seen by their holder alone, others see the backs', () => {
    const world = position({ bela: { hand: ['rats', 'spy'] } });
    expect(view(world, 'anna').civilizations[1]?.militaryBacks).toEqual([1, 2]);
    expect([view(world, 'anna').hand, view(world, null).hand, view(world, 'bela').hand]).toEqual([
      [],
      [],
      ['rats', 'spy'],
    ]);
    expect(JSON.stringify(view(world, 'anna'))).not.toContain('rats');
  });

  test('[TTA prepare-event.2] prepared events are known to who prepared them', () => {
    const world = position({ events: ['crusades', 'pestilence'], anna: { hand: ['rats'] } });
    politick(world, { do: 'prepare', card: 'rats' });
    expect([view(world, 'anna').prepared, view(world, 'bela').prepared, view(world, 'bela').future]).toEqual([
      ['rats'],
      [],
      [1],
    ]);
  });

  test('[TTA discard-pile.1] cards discarded from hand and removed from play go to the same place', () => {
    const world = position();
    const [hand, play] = [fetch(world, 'armed-intervention'), fetch(world, 'war-over-culture')];
    layOnPile(world, hand, false);
    layOnPile(world, play, true);
    expect(view(world, null).discards).toBe(2);
  });

  test('[TTA ruling.T37] happiness counts after each whole step: what a replacement changes in between has no effect', () => {
    const world = position({ anna: { leader: 'homer', hand: ['charlie-chaplin'], yellow: 15, unused: 0 } });
    expect(discontent(world, of(world))).toBe(0);
    act(world, { do: 'lead', card: 'charlie-chaplin' });
    expect(discontent(world, of(world))).toBe(0);
    drive(evaluate(world, cardNo('emigration')));
    expect(of(world).yellow).toBe(15);
  });

  test('[TTA paying.8] [TTA ruling.T40] resources for units are shown with what a leader gives each turn', () => {
    const world = position({ anna: { leader: 'homer', hand: ['patriotism-iii'], unused: 1 } });
    const shown = (): number | undefined => view(world, 'bela').civilizations[0]?.unitResources;
    expect(shown()).toBe(1);
    act(world, { do: 'play', card: 'patriotism-iii' });
    expect(shown()).toBe(5);
    act(world, { do: 'build', card: 'warriors' });
    expect(shown()).toBe(3);
  });

  test('[TTA uprising.1] [TTA discontent.2] everybody sees that nothing would be produced', () => {
    const world = position({ anna: { yellow: 8, unused: 3 }, bela: { yellow: 8, unused: 4 } });
    expect(view(world, 'anna').civilizations.map(({ needs }) => needs.uprising)).toEqual([true, false, false]);
  });

  test('[TTA statistics.1] a number can be traced to its cards', () => {
    const world = position({ anna: { specials: ['warfare'] } });
    const { reasons, ratings } = view(world, 'bela').civilizations[0] ?? { reasons: [], ratings: undefined };
    const strength = reasons.filter(({ statistic }) => statistic === 'strength');
    expect(strength.map(({ card, amount }) => [card, amount])).toEqual([
      ['warriors', 1],
      ['warfare', 1],
    ]);
    expect(ratings?.strength).toBe(2);
  });

  test('[TTA homer.1] the face of a leader under a wonder is that leader’s', () => {
    const faces = (wonder: string): unknown[] => {
      const world = position({ anna: { leader: 'homer', wonders: [wonder], hand: ['michelangelo'] } });
      act(world, { do: 'lead', card: 'michelangelo', under: wonder });
      const reasons = view(world, 'bela').civilizations[0]?.reasons ?? [];
      return reasons
        .filter(({ statistic }) => statistic === 'happy')
        .map(({ card, amount, why }) => [card, amount, why]);
    };
    expect(faces('pyramids')).toEqual([['homer', 1, 'tucked']]);
    expect(faces('hanging-gardens')).toEqual([
      ['hanging-gardens', 2, 'symbols'],
      ['homer', 1, 'tucked'],
    ]);
  });
});

describe('the board in a terminal', () => {
  test('[TTA ruling.P3] shows the row, every player and the own hand, through a whole game', () => {
    const playing = table({ seed: 'drawn' });
    let turns = 0;
    playUntil(playing, (_, topic, seat) => {
      if (topic !== 'action') return false;
      turns += 1;
      const board = draw(playing.view(seat), seat);
      expect(board).toContain(`${seat} (you)`);
      expect(board).not.toContain('undefined');
      return false;
    });
    expect(turns).toBeGreaterThan(20);
    expect(draw(playing.view(null), null)).toContain('anna');
  });

  test('[TTA ruling.P3] every happening of a game can be told', () => {
    const playing = table({ seed: 'told' });
    playUntil(playing, () => false);
    for (const happening of playing.story('anna'))
      expect(throughTheAges.tell(happening).say).not.toBe(happening.event.what);
  });
});
