import { describe, expect, it } from 'vitest';
import { placeBeside } from './beside.ts';

const SIZE = [120, 40] as const;
const ROOM = [400, 600] as const;

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
  });

  it('keeps off what can be chosen', () => {
    expect(placeBeside([200, 300], SIZE, ROOM, [[200, 340]])).toEqual([140, 234]);
    const around = [
      [200, 340],
      [200, 260],
      [280, 300],
      [120, 300],
    ] as const;
    expect(placeBeside([200, 300], SIZE, ROOM, around)).toEqual([140, 552]);
  });
});
