import type { Box } from '@ecumene/atlas/drawing';
import { describe, expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const SIZE = [120, 40] as const;
const ROOM = [400, 600] as const;

function kept(...box: Box): { box: Box; cost: number } {
  return { box, cost: 10 };
}

describe('something beside a spot', () => {
  it('lies below it where there is room', () => {
    expect(placeBeside([200, 300], SIZE, ROOM, [])).toEqual([140, 326]);
  });

  it('lies above it at the foot of the room', () => {
    expect(placeBeside([200, 590], SIZE, ROOM, [])).toEqual([140, 524]);
  });

  it('stays within the room', () => {
    expect(placeBeside([2, 300], SIZE, ROOM, [])).toEqual([8, 326]);
    expect(placeBeside([398, 300], SIZE, ROOM, [])).toEqual([272, 326]);
    expect(placeBeside([200, 300], [396, 40], ROOM, [])).toEqual([8, 326]);
  });

  it('makes way for what had better stay free, no farther than it must', () => {
    expect(placeBeside([200, 300], SIZE, ROOM, [kept(180, 330, 40, 20)])).toEqual([140, 234]);
    expect(placeBeside([200, 300], SIZE, ROOM, [kept(100, 200, 110, 200)])).toEqual([220, 326]);
    const around = [kept(60, 180, 280, 90), kept(60, 330, 280, 90), kept(60, 180, 90, 240), kept(250, 180, 90, 240)];
    expect(placeBeside([200, 300], SIZE, ROOM, around)).toEqual([140, 422]);
  });

  it('covers what matters least where something must be covered', () => {
    const everywhere = { box: [0, 0, 400, 600], cost: 1 } as const;
    expect(placeBeside([200, 300], SIZE, ROOM, [everywhere])).toEqual([140, 326]);
    expect(placeBeside([200, 300], SIZE, ROOM, [everywhere, kept(180, 330, 40, 20)])).toEqual([140, 234]);
    expect(placeBeside([200, 300], SIZE, [400, 380], [kept(0, 0, 400, 270), everywhere])).toEqual([140, 326]);
  });
});
