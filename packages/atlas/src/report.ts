import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Agreement, agreementOf } from './agreement.ts';
import type { AreaId, Board } from './board.ts';
import { boardNamed } from './boards.ts';
import type { Drawing } from './drawing.ts';
import { drawing as advancedCivilizationDrawing } from './generated/advanced-civilization.ts';
import { drawing as eighteenDrawing } from './generated/eighteen.ts';
import { landAreas, openSeas } from './graph.ts';
import { collisionsOf, FINGER_MM, type Width, widthsOf } from './measure.ts';
import { faultsOf } from './validate.ts';

const drawings: readonly Drawing[] = [advancedCivilizationDrawing, eighteenDrawing];

export type { Agreement, Difference } from './agreement.ts';
export type { Width } from './measure.ts';

/** The most that a screen should have to fetch, compressed. */
export const BASE_BUDGET = 400 * 1024;
export const OUTLINES_BUDGET = 150 * 1024;
/** The least agreement without, and with, explicit marks. */
export const PLAIN_AGREEMENT = 0.95;
const MARKED_AGREEMENT = 1;

export interface Report {
  readonly board: string;
  readonly land: number;
  readonly seas: number;
  readonly faults: readonly string[];
  readonly agreement: readonly [Agreement, Agreement];
  readonly narrowest: Width;
  readonly collisions: readonly (readonly [AreaId, AreaId])[];
  /** Compressed bytes. */
  readonly baseBytes: number;
  readonly outlineBytes: number;
  readonly anchorBytes: number;
  /** What does not meet its mark, in plain sentences; empty when all is well. */
  readonly shortfalls: readonly string[];
}

export function drawingOf(board: string): Drawing {
  const drawing = drawings.find((each) => each.board === board);
  if (drawing === undefined) throw new Error(`Board "${board}" is not drawn`);
  return drawing;
}

/** The base picture as generated, in the day palette. */
export function baseOf(board: string): string {
  return readFileSync(new URL(`../src/generated/${board}.svg`, import.meta.url), 'utf8');
}

/** Checks a board and its drawing, measured on the generated files. */
export function report(board: string): Report {
  return reportOn(boardNamed(board), drawingOf(board), baseOf(board));
}

export function reportOn(board: Board, drawing: Drawing, base: string): Report {
  const [narrowest] = widthsOf(board, drawing);
  if (narrowest === undefined) throw new Error(`${board.id} has no areas`);
  const { outlines, ...rest } = drawing;
  const measured = {
    board: board.id,
    land: landAreas(board).length,
    seas: openSeas(board).length,
    faults: faultsOf(board),
    agreement: agreementOf(board, drawing, base),
    narrowest,
    collisions: collisionsOf(drawing),
    baseBytes: compressed(base),
    outlineBytes: compressed(JSON.stringify(outlines)),
    anchorBytes: compressed(JSON.stringify(rest)),
  };
  return { ...measured, shortfalls: shortfallsOf(measured) };
}

function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function shortfallsOf(report: Omit<Report, 'shortfalls'>): readonly string[] {
  const faults = [...report.faults];
  for (const { by, plain, marked } of report.agreement) {
    if (plain < PLAIN_AGREEMENT) faults.push(`borders by ${by} agree to ${percent(plain)} without marks`);
    if (marked < MARKED_AGREEMENT) faults.push(`borders by ${by} agree to ${percent(marked)} with marks`);
  }
  if (report.narrowest.millimetres < FINGER_MM) faults.push(`${report.narrowest.area} is too narrow for a finger`);
  for (const [a, b] of report.collisions) faults.push(`the lettering of ${a} and ${b} collides`);
  if (report.baseBytes > BASE_BUDGET) faults.push('the base picture is too heavy');
  if (report.outlineBytes > OUTLINES_BUDGET) faults.push('the outlines are too heavy');
  return faults;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** The report as lines for a terminal. */
export function reportText(report: Report): string {
  const rows: readonly (readonly [string, string])[] = [
    ['areas', `${report.land} land, ${report.seas} open sea`],
    ...report.agreement.map(({ by, listed, drawn, union, plain, marked }): [string, string] => [
      `borders by ${by}`,
      `${listed} listed, ${drawn} drawn, ${union} either; agreement ${percent(plain)}, with marks ${percent(marked)}`,
    ]),
    [
      'narrowest area',
      `${report.narrowest.area}, ${report.narrowest.units} units, ${report.narrowest.millimetres.toFixed(1)} mm at fourfold zoom on a phone`,
    ],
    [
      'label collisions',
      report.collisions.length === 0 ? 'none' : report.collisions.map((pair) => pair.join(' - ')).join(', '),
    ],
    ['base picture', `${kilobytes(report.baseBytes)} of ${kilobytes(BASE_BUDGET)} compressed`],
    ['outlines', `${kilobytes(report.outlineBytes)} of ${kilobytes(OUTLINES_BUDGET)} compressed`],
    ['anchors and lanes', `${kilobytes(report.anchorBytes)} compressed`],
    ['verdict', report.shortfalls.length === 0 ? 'sound' : report.shortfalls.join('; ')],
  ];
  const differences = report.agreement.flatMap((each) => each.differences);
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    report.board,
    ...rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`),
    ...differences.map(
      ({ areas, by, listed, drawn, marked }) =>
        `  ${areas.join(' - ')} by ${by}: ${listed ? 'listed' : 'not listed'}, drawn ${drawn} units long${marked ? ', marked' : ''}`,
    ),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
