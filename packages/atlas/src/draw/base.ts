import type { AreaId } from '../board.ts';
import { pairOf } from '../contacts.ts';
import { lakeShapes } from '../data/waters.ts';
import type { Mark } from '../drawing.ts';
import { day, styleOf } from '../palette.ts';
import { pathOf } from '../path.ts';
import { ringsOf } from './cells.ts';
import type { Composition } from './compose.ts';
import type { Furniture } from './furniture.ts';
import { LIMIT_RADIUS, SITE_SIZE } from './furniture.ts';
import { type Point, simplify, smooth } from './geometry.ts';
import type { Ground } from './ground.ts';
import { chance } from './noise.ts';
import { compassRose, neatline, titleLine } from './ornaments.ts';
import { BEYOND } from './partition.ts';
import { valueAt } from './raster.ts';
import { riverLines, type Sprig } from './scenery.ts';
import type { SeaName } from './sea-letters.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import { patterns, symbols } from './symbols.ts';
import { EM, type Lettering } from './text.ts';

const FIGURE_SIZE = 44;

export interface Scene {
  readonly composition: Composition;
  readonly ground: Ground;
  readonly tints: ReadonlyMap<AreaId, string>;
  readonly furniture: ReadonlyMap<AreaId, Furniture>;
  readonly seaNames: ReadonlyMap<AreaId, SeaName>;
  readonly mountains: readonly Sprig[];
  readonly vegetation: readonly Sprig[];
  readonly volcanoes: readonly Point[];
  readonly marks: readonly Mark[];
  readonly onLand: (point: Point) => boolean;
  readonly lettering: Lettering;
}

/** The whole map as an SVG in the day palette; `dress` turns it into any other. */
export function baseOf(scene: Scene): string {
  const { width, height } = scene.composition;
  const layers = [
    sea(scene),
    land(scene),
    borders(scene),
    scenery(scene),
    beyond(scene),
    seaNames(scene),
    furniture(scene),
    markings(scene),
    ornaments(scene),
    neatline(width, height),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<style>${styleOf(day)}</style>`,
    '<defs>',
    `<path id="land" fill-rule="evenodd" d="${pathOf(
      scene.composition.land.flat().map((ring) => ring.slice(0, -1)),
      true,
    )}"/>`,
    '<clipPath id="dry" clip-rule="evenodd"><use href="#land" clip-rule="evenodd"/></clipPath>',
    symbols,
    patterns,
    ...scene.lettering.outlines().map(([id, path]) => `<path id="${id}" d="${path}"/>`),
    '</defs>',
    ...layers,
    '</svg>',
  ].join('\n');
}

/** Deep water, then ever lighter bands towards the shore, each edged by a fine line as on an engraved chart. */
function sea({ composition }: Scene): string {
  const bands = [
    { reach: 190, tone: 1 },
    { reach: 104, tone: 2 },
    { reach: 44, tone: 3 },
  ];
  return [
    `<rect class="w0" width="${composition.width}" height="${composition.height}"/>`,
    '<g fill="none" stroke-linejoin="round">',
    ...bands.flatMap(({ reach, tone }) => [
      `<use href="#land" class="wl" stroke-width="${reach + 4}" opacity=".35" style="fill:none"/>`,
      `<use href="#land" class="w${tone}" stroke-width="${reach}" style="fill:none"/>`,
    ]),
    '<use href="#land" class="wl" stroke-width="20" opacity=".3"/>',
    '<use href="#land" class="w3" stroke-width="16" style="fill:none"/>',
    '</g>',
  ].join('');
}

function land(scene: Scene): string {
  const { composition, tints } = scene;
  const { arcs, board, width, height } = composition;
  const cells = board.areas.flatMap((area) => {
    const tint = tints.get(area.id);
    return tint === undefined
      ? []
      : [{ tint, floods: tint.startsWith('plain'), path: pathOf(ringsOf(arcs, area.id), true) }];
  });
  const byTint = [...new Set(cells.map((cell) => cell.tint))].sort();
  const plains = cells.filter((cell) => cell.floods).map((cell) => cell.path);
  return [
    '<g clip-path="url(#dry)">',
    `<rect class="beyond" width="${width}" height="${height}"/>`,
    ...byTint.map(
      (tint) =>
        `<path class="${tint}" d="${cells
          .filter((cell) => cell.tint === tint)
          .map((cell) => cell.path)
          .join('')}"/>`,
    ),
    `<path fill="url(#reeds)" d="${plains.join('')}"/>`,
    ...mottling(width, height),
    '<use href="#land" class="coast" fill="none" stroke-width="46" opacity=".07"/>',
    '<use href="#land" class="coast" fill="none" stroke-width="20" opacity=".1"/>',
    '</g>',
  ].join('');
}

/** Large faint patches, lighter and darker, as old paper has. */
function mottling(width: number, height: number): readonly string[] {
  return Array.from({ length: 90 }, (_, at) => {
    const [x, y] = [chance('stain', at, 1) * width, chance('stain', at, 2) * height];
    const radius = 160 + chance('stain', at, 3) * 420;
    const tone = at % 2 === 0 ? 'stain' : 'bleach';
    return `<circle fill="url(#${tone})" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"/>`;
  });
}

function borders(scene: Scene): string {
  const known = new Set(scene.composition.board.areas.map((area) => area.id));
  const inner = scene.composition.arcs.filter((arc) => known.has(arc.left) && known.has(arc.right));
  const stretches = inner.flatMap((arc) => stretchesOf(arc.points, scene.onLand));
  const lines = (list: readonly Stretch[]) =>
    pathOf(
      list.map((each) => simplify(each.points, 0.8)),
      false,
    );
  const dry = lines(stretches.filter((each) => each.dry));
  const wet = lines(stretches.filter((each) => !each.dry && each.length > 6));
  return [
    '<defs>',
    `<path id="frontier" d="${dry}"/>`,
    `<path id="fairway" d="${wet}"/>`,
    '</defs>',
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    '<g stroke-dasharray="17 13">',
    '<use href="#fairway" class="wl" stroke-width="10" opacity=".75"/>',
    '<use href="#fairway" class="waterway" stroke-width="5"/>',
    '</g>',
    '<use href="#frontier" class="edge" stroke-width="24" opacity=".1"/>',
    '<use href="#frontier" class="edge" stroke-width="5"/>',
    '<use href="#land" class="coast" stroke-width="5"/>',
    '</g>',
  ].join('');
}

function scenery(scene: Scene): string {
  const { composition, ground } = scene;
  const flowing = riverLines(composition, scene.onLand).flatMap(({ river, line }) =>
    stretchesOf(line, scene.onLand)
      .filter((each) => each.dry && each.length > 20)
      .map((each) => ({ size: river.size, points: simplify(each.points, 1.2) })),
  );
  const byWidth = ([1, 2, 3] as const).map((size) => ({
    size,
    path: pathOf(
      flowing.filter((each) => each.size === size).map((each) => each.points),
      false,
    ),
  }));
  const lakes = lakeShapes
    .map((lake) => smooth([...lake.ring, ...lake.ring.slice(0, 1)], 2).map(composition.place))
    .filter((ring) => ring.every((point) => scene.onLand(point)))
    .filter((ring) => new Set(ring.map(([x, y]) => valueAt(ground.owners, x, y))).size === 1);
  const sprig = (each: Sprig) =>
    `<use href="#${each.kind}" transform="translate(${each.at[0]} ${each.at[1]})scale(${each.mirrored ? -each.scale : each.scale} ${each.scale})"/>`;
  return [
    '<g class="river" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...byWidth.map(({ size, path }) => `<path stroke-width="${2.6 + size * 1.5}" opacity=".9" d="${path}"/>`),
    '</g>',
    `<path class="lake" stroke-width="3" d="${pathOf(lakes, true)}"/>`,
    '<g opacity=".5">',
    ...scene.vegetation.map(sprig),
    '</g>',
    '<g opacity=".8">',
    ...scene.mountains.map(sprig),
    '</g>',
  ].join('');
}

/** What is out of play lies under a veil, behind a clear edge. */
function beyond({ composition }: Scene): string {
  const { width, height, arcs } = composition;
  const edge = pathOf(ringsOf(arcs, BEYOND), true);
  const veil = `M0 0H${width}V${height}H0z${edge}`;
  return [
    `<path class="veil" opacity=".3" fill-rule="evenodd" d="${veil}"/>`,
    `<path fill="url(#hatching)" fill-rule="evenodd" d="${veil}"/>`,
    `<path class="edge" fill="none" stroke-width="13" opacity=".9" d="${edge}"/>`,
    `<path class="waterway" fill="none" stroke-width="3" opacity=".8" d="${edge}"/>`,
  ].join('');
}

function seaNames({ seaNames: names }: Scene): string {
  const letters = [...names.values()].map((name) => {
    const scale = (name.size / EM).toFixed(3);
    return name.letters
      .map(
        ({ id, at, degrees }) =>
          `<use href="#${id}" transform="translate(${Math.round(at[0])} ${Math.round(at[1])})rotate(${degrees})scale(${scale})"/>`,
      )
      .join('');
  });
  return `<g class="seaink" opacity=".88">${letters.join('')}</g>`;
}

function furniture(scene: Scene): string {
  const { lettering } = scene;
  const printed = [...scene.furniture.values()];
  const area = (id: AreaId) => scene.composition.board.areas.find((each) => each.id === id);
  const names = printed.flatMap((each) =>
    each.lines.map(({ text, at }) => {
      const letters = lettering.set('name', text).map(({ id, x }) => `<use href="#${id}" x="${x}"/>`);
      return `<g transform="translate(${at[0]} ${at[1]})scale(${(each.size / EM).toFixed(3)})">${letters.join('')}</g>`;
    }),
  );
  const marks = printed.map((each) => {
    const land = area(each.area);
    if (land?.kind !== 'land') return '';
    const [x, y] = each.limit;
    const digit = lettering.digit(land.limit);
    const shift = (digit.advance * FIGURE_SIZE) / EM / 2;
    const disc = `<circle class="disc l${Math.min(5, land.limit)}" cx="${x}" cy="${y}" r="${LIMIT_RADIUS - 2}" stroke-width="3.5"/>`;
    const number = `<use href="#${digit.id}" class="figure" transform="translate(${Math.round(x - shift)} ${y + Math.round(FIGURE_SIZE * 0.32)})scale(${FIGURE_SIZE / EM})"/>`;
    if (each.site === null) return disc + number;
    const [sx, sy] = each.site;
    const half = SITE_SIZE / 2;
    const rim = `<rect class="${land.site === 'white' ? 'black' : 'white'}" stroke="none" x="${sx - half}" y="${sy - half}" width="${SITE_SIZE}" height="${SITE_SIZE}" rx="5"/>`;
    const square = `<rect class="${land.site}" stroke-width="${land.site === 'white' ? 4 : 0}" x="${sx - half + 3}" y="${sy - half + 3}" width="${SITE_SIZE - 6}" height="${SITE_SIZE - 6}" rx="3"/>`;
    return disc + number + rim + square;
  });
  const volcanoes = scene.volcanoes.map(([x, y]) => `<use href="#volcano" transform="translate(${x} ${y})"/>`);
  return [
    ...volcanoes,
    '<g class="ink" stroke-width="190" stroke-opacity=".62" stroke-linejoin="round" paint-order="stroke">',
    ...names,
    '</g>',
    ...marks,
  ].join('');
}

/** Explicit marks: a bar across a corner that looks like a border, a lane where a border cannot be shown. */
function markings({ marks }: Scene): string {
  return marks
    .map((mark) => {
      const path = pathOf([mark.way], false);
      return mark.kind === 'barrier'
        ? `<path data-mark="${pairOf(...mark.areas)}" class="fireline" fill="none" stroke-width="7" stroke-linecap="round" d="${path}"/>`
        : `<path data-mark="${pairOf(...mark.areas)}" class="waterway" fill="none" stroke-width="6" stroke-dasharray="2 12" stroke-linecap="round" d="${path}"/>`;
    })
    .join('');
}

/** A title and a compass where nothing else is. */
function ornaments({ composition, ground, lettering }: Scene): string {
  const title = emptySpot(ground, 820, 330, []);
  if (title === null) return '';
  const [x, y] = title;
  const rose = emptySpot(ground, 420, 460, [[x - 410, y - 165, 820, 330]]);
  return [
    `<g class="paper"><rect x="${x - 400}" y="${y - 150}" width="800" height="300" rx="18" class="paper frame-line" stroke-width="5"/>`,
    `<rect x="${x - 384}" y="${y - 134}" width="768" height="268" rx="10" fill="none" class="bronzeline" stroke-width="3"/></g>`,
    `<g class="mark">${titleLine(lettering, 'Ecumene', [x, y - 10], 130, 14)}${titleLine(lettering, composition.board.name, [x, y + 84], 58, 4)}</g>`,
    rose === null ? '' : compassRose([rose[0], rose[1] + 20], 175, lettering),
  ].join('');
}

/** The middle of a box of this size that lies wholly out of play, as far from everything as possible. */
function emptySpot(
  ground: Ground,
  width: number,
  height: number,
  taken: readonly (readonly [number, number, number, number])[],
): Point | null {
  const { owners } = ground;
  const [right, bottom] = [owners.width * owners.scale, owners.height * owners.scale];
  let best: { spot: Point; spare: number } | null = null;
  for (let y = 60; y + height + 60 < bottom; y += 40)
    for (let x = 60; x + width + 60 < right; x += 40) {
      if (taken.some(([l, t, w, h]) => x < l + w && l < x + width && y < t + h && t < y + height)) continue;
      let spare = 0;
      while (spare < 10 && isEmpty(ground, x - spare * 20, y - spare * 20, width + spare * 40, height + spare * 40))
        spare++;
      if (spare > 0 && (best === null || spare > best.spare)) best = { spot: [x + width / 2, y + height / 2], spare };
    }
  return best === null ? null : best.spot;
}

function isEmpty(ground: Ground, left: number, top: number, width: number, height: number): boolean {
  const { owners } = ground;
  if (left < 40 || top < 40 || left + width > owners.width * owners.scale - 40) return false;
  if (top + height > owners.height * owners.scale - 40) return false;
  for (let y = top; y <= top + height; y += 24)
    for (let x = left; x <= left + width; x += 24) if (valueAt(owners, x, y) !== 0) return false;
  return true;
}
