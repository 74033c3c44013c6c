import { describe, expect, test } from 'vitest';
import { fetch } from '../arranged-cards.ts';
import { idOf, levelOf, NONE } from '../cards/numbered.ts';
import { broken } from '../invariants.ts';
import { of, playUntil, politick, position, table } from '../testing.ts';
import { resign } from './resign.ts';

const names = (cards: readonly number[]): string[] => cards.map(idOf);

describe('resigning', () => {
  test('[TTA resign.1] [TTA resign.2] [TTA resign.3] [TTA resign.4] [TTA resign.6] [TTA resign.7] [TTA ruling.T79] a player who resigns takes all cards along, and wars on them score 7', () => {
    const world = position({
      anna: {
        hand: ['iron', 'legion'],
        workers: { irrigation: 2 },
        wonders: ['pyramids'],
        colonies: ['vast-territory-i'],
        leader: 'moses',
      },
      bela: { pact: { card: 'peace-treaty', with: 'anna' } },
    });
    const deck = world.civilDeck.length;
    of(world, 'bela').wars.push({ card: fetch(world, 'war-over-culture'), on: 0 });
    of(world).wars.push({ card: fetch(world, 'war-over-culture'), on: 2 });
    politick(world, { do: 'resign' });
    const [anna, bela, cyrus] = world.civs;
    expect([anna?.out, anna?.works, anna?.militaryHand, anna?.wars, bela?.pact, bela?.wars]).toEqual([
      true,
      [],
      [],
      [],
      NONE,
      [],
    ]);
    expect([bela?.culture, cyrus?.culture, world.acting, world.civilDeck.length]).toEqual([7, 0, false, deck]);
    expect(broken(world)).toEqual([]);
  });

  test('[TTA resign.2] [TTA resign.6] what was begun by or against a player who resigns comes to nothing', () => {
    const begun = [
      { do: 'aggression', card: 'spy', rival: 'bela' },
      { do: 'offer', card: 'peace-treaty', to: 'bela' },
    ] as const;
    for (const move of begun) {
      for (const seat of ['anna', 'bela']) {
        const world = position({
          anna: { hand: ['spy', 'peace-treaty'], workers: { warriors: 5 } },
          bela: { science: 9 },
        });
        politick(world, move);
        resign(world, of(world, seat));
        expect([world.pending, broken(world)]).toEqual([[], []]);
      }
    }
  });

  test('[TTA pact.5] a pact offered to a player who resigns returns to the hand', () => {
    const world = position({ anna: { hand: ['peace-treaty'] } });
    politick(world, { do: 'offer', card: 'peace-treaty', to: 'bela' });
    resign(world, of(world, 'bela'));
    expect([names(of(world).militaryHand), names(world.seen)]).toEqual([['peace-treaty'], []]);
    expect(world.news.at(-1)?.event).toMatchObject({ what: 'refused-pact', seat: 'bela', card: 'peace-treaty' });
  });

  test('[TTA resign.5] with one player left the game is over and that player has won', () => {
    const playing = table({ players: 2 });
    playUntil(playing, () => false, { politics: (seat) => ({ do: seat === 'bela' ? 'resign' : 'pass' }) });
    expect(playing.over).toBe(true);
    expect(playing.ranking().map(({ seat, rank }) => [seat, rank])).toEqual([
      ['anna', 1],
      ['bela', 2],
    ]);
    expect(playing.world.age).toBe(1);
  });

  test('[TTA resign.8] [TTA ruling.T86] decks to come are made for those who are left', () => {
    const playing = table({ players: 4 });
    const resigns = { politics: (seat: string) => ({ do: seat === 'dora' ? 'resign' : 'pass' }) };
    playUntil(playing, (world) => world.age === 2, resigns);
    const { world } = playing;
    const dealt = world.row.filter((card) => levelOf(card) === 2).length;
    expect([world.madeFor, world.civilDeck.length + dealt]).toEqual([[4, 4, 3], 50]);
  });

  test('[TTA resign.2] a player who resigns is out of the game, and the others play on', () => {
    const playing = table();
    expect(playing.out).toEqual([]);
    playUntil(playing, (world) => of(world).out, { politics: (seat) => ({ do: seat === 'anna' ? 'resign' : 'pass' }) });
    expect([playing.out, playing.over]).toEqual([['anna'], false]);
    playing.proposeUndo('anna', playing.journal.length - 1);
    for (const seat of ['bela', 'cyrus', 'dora']) playing.judgeUndo(seat, true);
    expect(playing.out).toEqual([]);
  });

  test('[TTA ruling.T85] the turn of a player who resigns ends at once', () => {
    const playing = table();
    playUntil(playing, (world) => of(world).out, { politics: (seat) => ({ do: seat === 'anna' ? 'resign' : 'pass' }) });
    expect([playing.waiting()[0]?.seat, playing.world.current, playing.world.starting]).toEqual(['bela', 1, 1]);
  });
});
