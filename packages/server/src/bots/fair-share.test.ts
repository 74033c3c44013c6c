import { describe, expect, it } from 'vitest';
import { type Claim, FairShare } from './fair-share.ts';

const of = (payer: string, idle = false): Claim => ({ payer, idle });

/** Lets so many claims be served, each taking so long, and says whose they were. */
function served(share: FairShare, waiting: Claim[], times: number, cost: (claim: Claim) => number): string[] {
  return Array.from({ length: times }, () => {
    const [claim] = waiting.splice(share.next(waiting), 1);
    if (claim === undefined) return '';
    share.spent(claim, cost(claim));
    return claim.payer;
  });
}

describe('a fair share', () => {
  it('lets a player who asks for little wait for one other thing at most', () => {
    const share = new FairShare();
    const farm = Array.from({ length: 100 }, () => of('farm'));
    served(share, farm, 50, () => 10);
    const waiting = [...farm, of('honest')];
    expect(served(share, waiting, 1, () => 10)).toEqual(['honest']);
    waiting.push(of('honest'));
    expect(served(share, waiting, 2, () => 10)).toContain('honest');
  });

  it('is one of time, not of turns', () => {
    const share = new FairShare();
    const waiting = [...Array.from({ length: 40 }, () => of('slow')), ...Array.from({ length: 40 }, () => of('quick'))];
    const order = served(share, waiting, 44, ({ payer }) => (payer === 'slow' ? 100 : 10));
    expect(order.filter((payer) => payer === 'quick').length).toBeGreaterThan(30);
  });

  it('saves up no messages for a player who was away', () => {
    const share = new FairShare();
    served(
      share,
      Array.from({ length: 100 }, () => of('busy')),
      100,
      () => 10,
    );
    const waiting = [...Array.from({ length: 20 }, () => of('late')), ...Array.from({ length: 20 }, () => of('busy'))];
    const order = served(share, waiting, 20, () => 10);
    expect(order.filter((payer) => payer === 'late').length).toBeLessThan(13);
  });

  it('serves what nobody waits for last', () => {
    const share = new FairShare();
    const waiting = [of('a', true), of('b', true), of('farm'), of('farm')];
    expect(served(share, waiting, 4, () => 1)).toEqual(['farm', 'farm', 'a', 'b']);
  });
});
