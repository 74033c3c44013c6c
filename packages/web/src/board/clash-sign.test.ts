import type { Drawing } from '@ecumene/atlas/drawing';
import { drawing as ancient } from '@ecumene/atlas/drawings/advanced-civilization';
import { drawing as eighteen } from '@ecumene/atlas/drawings/eighteen';
import { reach, USUAL } from '@ecumene/atlas/footprint';
import { expect, test } from 'vitest';
import { clashSign, SIGN } from './clash-sign.ts';

test.each([
  ['western', ancient],
  ['eighteen', eighteen],
] satisfies [string, Drawing][])('on the %s board the sign of a conflict lies on no name', (_, drawing) => {
  const printed = Object.values(drawing.anchors).flatMap((one) => one.printed);
  const hidden = Object.entries(drawing.anchors).filter(
    ([
      area,
      {
        stacks: [best],
        limit,
      },
    ]) => {
      if (best === undefined || limit === null) return false;
      const [x, y] = clashSign(drawing, area);
      return printed.some((box) => reach({ box: [x, y, 0, 0], round: SIGN }, best, USUAL, box) > 0);
    },
  );
  expect(hidden.map(([area]) => area)).toEqual([]);
});
