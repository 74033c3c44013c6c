import { describe, expect, test } from 'vitest';
import { boards } from './boards.ts';
import type { Anchors, Box, Drawing } from './drawing.ts';
import { CITY, extent, type Footprint, reach, SHIP, STACK, USUAL } from './footprint.ts';
import { drawingOf } from './report.ts';

type Piece = readonly [Footprint, Anchors['label']];

/** What mostly stands in a land area. */
const piecesOf = ({ city, stacks, shores }: Anchors) => ({
  cities: city === null ? [] : [[CITY, city] as const],
  stack: stacks.slice(0, 1).map((spot) => [STACK, spot] as const),
  ships: shores.map(({ ship }) => [SHIP, ship] as const),
});

const LIMIT = 26;
/** As wide as the edge of a piece: so much of one thing may lie on another. */
const EDGE = 3;

/** Names and limits of all lands: the last box of a land holds its limit and its site, and a site may lie under a city. */
function namesOf(drawing: Drawing): readonly Box[] {
  return Object.values(drawing.anchors).flatMap(({ limit, printed }) =>
    limit === null
      ? []
      : [...printed.slice(0, -1), [limit[0] - LIMIT, limit[1] - LIMIT, 2 * LIMIT, 2 * LIMIT] satisfies Box],
  );
}

/** Land areas in which some of these pieces, drawn in their usual size, hide a name or a limit. */
function hiding(drawing: Drawing, pieces: (anchors: Anchors) => readonly Piece[]): readonly string[] {
  const names = namesOf(drawing);
  return Object.entries(drawing.anchors).flatMap(([area, anchors]) => {
    const hides = ([piece, spot]: Piece) => names.some((name) => reach(piece, spot, USUAL, name) > EDGE);
    return anchors.limit !== null && pieces(anchors).some(hides) ? [area] : [];
  });
}

/** Land areas in which the stack stands on a ship or a city of the same area. */
function meeting(drawing: Drawing, others: (anchors: Anchors) => readonly Piece[]): readonly string[] {
  return Object.entries(drawing.anchors).flatMap(([area, anchors]) => {
    const meets = ([piece, spot]: Piece) =>
      piecesOf(anchors).stack.some(([stack, at]) => reach(stack, at, USUAL, extent(piece, spot, USUAL)) > EDGE);
    return others(anchors).some(meets) ? [area] : [];
  });
}

/** The areas that are too small, or whose water is too narrow, for all of that. */
const SMALL: Readonly<Record<string, Readonly<Record<'city' | 'stack' | 'ship' | 'onShip' | 'onCity', string>>>> = {
  'advanced-civilization': { city: '', stack: '', ship: 'athens dalmatia', onShip: '', onCity: '' },
  eighteen: {
    city: 'damascus gaza western-sinhalese',
    stack:
      'boeotia byzantium caralis central-mauretania corinth eastern-desert harmozia peloponnesos persis phoenicia sardinia sidon western-sinhalese',
    ship: 'aetolia bithynia campania carthago-nova caspian-coast chalcis eastern-mauretania germania-inferior lemnos saba samnium sinai troy',
    onShip:
      'aetolia baleares boeotia carthago-nova chalcis lemnos lesbos madurai makran miletus neapolis orissa rome samnium thera thessaly',
    onCity: 'eastern-media eastern-sinhalese',
  },
};

describe.each(boards.map(({ id }) => [id] as const))('on the board %s', (id) => {
  const drawing = drawingOf(id);
  const small = (what: 'city' | 'stack' | 'ship' | 'onShip' | 'onCity') => SMALL[id]?.[what].split(' ').filter(Boolean);

  test('a city hides no name and no limit, save where the land is too small', () => {
    expect(hiding(drawing, (anchors) => piecesOf(anchors).cities)).toEqual(small('city'));
  });

  test('a stack hides no name and no limit, save where the land is too small', () => {
    expect(hiding(drawing, (anchors) => piecesOf(anchors).stack)).toEqual(small('stack'));
  });

  test('a ship hides no name and no limit, save where the water is too narrow', () => {
    expect(hiding(drawing, (anchors) => piecesOf(anchors).ships)).toEqual(small('ship'));
  });

  test('a stack stands beside the ships and the city of its area, save where there is no room', () => {
    expect(meeting(drawing, (anchors) => piecesOf(anchors).ships)).toEqual(small('onShip'));
    expect(meeting(drawing, (anchors) => piecesOf(anchors).cities)).toEqual(small('onCity'));
  });
});

test('a piece that hides a name is found', () => {
  const drawing = drawingOf('eighteen');
  const rome = drawing.anchors['rome'];
  if (rome === undefined) throw new Error('Rome has no anchors');
  const hidden: Drawing = { ...drawing, anchors: { rome: { ...rome, city: rome.label } } };
  expect(hiding(hidden, (anchors) => piecesOf(anchors).cities)).toEqual(['rome']);
});
