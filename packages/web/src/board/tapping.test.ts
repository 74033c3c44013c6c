import { describe, expect, test } from 'vitest';
import { Desk, type Intent } from '../table/desk.ts';
import { tapArea, tapPiece } from './tapping.ts';

function asking(intent: Intent): { readonly desk: Desk; readonly tapped: string[] } {
  const tapped: string[] = [];
  const desk = new Desk();
  desk.lay({ tap: (area) => tapped.push(area), ...intent });
  return { desk, tapped };
}

describe('a tap on the board', () => {
  test('does what can be done there, and shows no card that would lie over what comes next', () => {
    const { desk, tapped } = asking({ areas: new Map([['rhodes', { is: 'ready' }]]) });
    desk.inspect('rhodes');
    tapArea(desk, 'rhodes');
    expect(tapped).toEqual(['rhodes']);
    expect(desk.inspected).toBeUndefined();
  });

  test('looks at an area in which there is nothing to do', () => {
    const { desk, tapped } = asking({ areas: new Map([['rhodes', { is: 'ready' }]]) });
    tapPiece(desk, { is: 'tokens', nation: 'egypt', area: 'tanis' });
    expect(tapped).toEqual(['tanis']);
    expect(desk.inspected).toBe('tanis');
    const idle = new Desk();
    tapArea(idle, 'rhodes');
    expect(idle.inspected).toBe('rhodes');
  });
});
