import { writeFileSync } from 'node:fs';
import type { AnyGame } from '@ecumene/games';
import { Usage } from '../command.ts';
import { type Estimate, mean, share } from '../statistics.ts';
import type { Course, TurnRecord } from './course.ts';
import type { Result } from './match.ts';
import { type Bar, barPlot, escaped, type Line, linePlot } from './plots.ts';
import { calamitiesIn, cardsIn, dearAndCheap, fetched } from './prices.ts';

interface Recorded {
  readonly result: Result;
  readonly course: Course;
}

/** Writes one page that needs nothing else: how the games went, in plots. */
export function writeReport(file: string, game: AnyGame, results: readonly Result[]): void {
  const recorded = results.flatMap((result) =>
    result.course === undefined ? [] : [{ result, course: result.course }],
  );
  try {
    writeFileSync(file, page(game, recorded));
  } catch {
    throw new Usage(`${file} cannot be written`);
  }
}

/** Plots of the games played, on one page. */
export function page(game: AnyGame, recorded: readonly Recorded[]): string {
  const bots = [...new Set(recorded.flatMap(({ result }) => result.match.bots))];
  const turns = mean(recorded.map(({ result }) => result.turns));
  const figures = [...new Set(recorded.flatMap(({ course }) => namesOfFigures(course)))];
  const plots = [
    linePlot(
      'Score at the end of each turn',
      bySide(recorded, (record, seat) => record.score[seat]),
    ),
    ...figures.map((name) =>
      linePlot(
        `${capital(name)} at the end of each turn`,
        bySide(recorded, (record, seat) => record.figures[seat]?.[name]),
      ),
    ),
    linePlot('What happened in a turn, on average', eventsByTurn(recorded)),
    ...plotsOfDeals(recorded),
    barPlot('Share of games won', wins(recorded), ' %'),
    barPlot('Length of the games, in turns', lengths(recorded), ' games'),
    barPlot('Milliseconds of thought in a game, by phase', phases(recorded)),
  ];
  const title = `${recorded.length} games of ${game.title}`;
  const length = `${turns.value.toFixed(1)} turns on average (${turns.low.toFixed(1)} to ${turns.high.toFixed(1)})`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>
<p>Played by ${escaped(bots.join(', '))}; ${length}. Bands and whiskers are 95 % intervals.</p>
<main>${plots.join('\n')}</main></body></html>
`;
}

const STYLE = `
:root{color-scheme:light dark;--ink:#23201c;--paper:#faf7f0;--line:#d8d0c0;--bar:#9a6b2f}
@media(prefers-color-scheme:dark){:root{--ink:#ece6da;--paper:#1d1b18;--line:#45403a;--bar:#c08a45}}
body{margin:0;padding:2rem;font:16px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
h1{font:600 28px/1.2 Georgia,serif;margin:0 0 .5rem}p{max-width:70ch}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,34rem),1fr));gap:2rem}
figure{margin:0}figcaption{font-weight:600;margin-bottom:.25rem}svg{width:100%;height:auto}
svg text{font-size:12px;fill:var(--ink);font-variant-numeric:tabular-nums}.grid{stroke:var(--line)}
.bar{fill:var(--bar);opacity:.75}.whisker{stroke:var(--ink);stroke-width:2}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;margin:0;font-size:14px}.legend svg{width:24px}`;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function namesOfFigures({ turns }: Course): string[] {
  return turns.flatMap(({ figures }) => Object.values(figures).flatMap((one) => Object.keys(one)));
}

/** A figure of each side over turns: the mean of all games it was played in. */
function bySide(
  recorded: readonly Recorded[],
  figure: (record: TurnRecord, seat: string) => number | undefined,
): Line[] {
  const sides = new Map<string, Map<number, number[]>>();
  for (const { course } of recorded)
    for (const record of course.turns)
      for (const [seat, side] of Object.entries(course.sides)) {
        const value = figure(record, seat);
        if (value === undefined) continue;
        const turns = sides.get(side) ?? new Map<number, number[]>();
        turns.set(record.turn, [...(turns.get(record.turn) ?? []), value]);
        sides.set(side, turns);
      }
  return [...sides]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, turns]) => ({ name: capital(name), points: pointsOf(turns) }));
}

function pointsOf(turns: ReadonlyMap<number, readonly number[]>): { x: number; y: Estimate }[] {
  return [...turns].sort(([a], [b]) => a - b).map(([x, values]) => ({ x, y: mean(values) }));
}

/** Kinds of events that tell most about the course of a game, where a game has them. */
const TELLING: Readonly<Record<string, string>> = {
  'calamity-strikes': 'Calamities',
  traded: 'Deals',
  fought: 'Battles',
  'city-stormed': 'Cities attacked',
  'city-built': 'Cities built',
  'cards-acquired': 'Purchases of civilization cards',
  taken: 'Cards taken',
  aggression: 'Aggressions',
  war: 'Wars',
};

function eventsByTurn(recorded: readonly Recorded[]): Line[] {
  return Object.entries(TELLING).flatMap(([what, name]) => {
    const turns = new Map<number, number[]>();
    for (const { course } of recorded)
      for (const { turn, events } of course.turns) turns.set(turn, [...(turns.get(turn) ?? []), events[what] ?? 0]);
    const points = pointsOf(turns);
    return points.some(({ y }) => y.value > 0) ? [{ name, points }] : [];
  });
}

function counted(values: readonly number[]): Bar[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([name, value]) => ({ name: String(name), value }));
}

function plotsOfDeals(recorded: readonly Recorded[]): string[] {
  const records = recorded.flatMap(({ course }) => course.turns);
  const deals = records.flatMap((record) => record.deals);
  return [
    barPlot('Cards in a deal, both sides together', counted(deals.map(cardsIn)), ' deals'),
    barPlot('Calamities in a deal', counted(deals.map(calamitiesIn)), ' deals'),
    linePlot('Face value of the cards of one side of a deal', dearAndCheap(records)),
    barPlot('Face value got for each point given, by what was given', fetched(records)),
  ];
}

function lengths(recorded: readonly Recorded[]): Bar[] {
  return counted(recorded.map(({ result }) => result.turns));
}

/** How often each side won. */
function wins(recorded: readonly Recorded[]): Bar[] {
  const tally = new Map<string, { games: number; won: number }>();
  for (const { result, course } of recorded)
    for (const { seat, rank } of result.standing) {
      const side = course.sides[seat] ?? seat;
      const one = tally.get(side) ?? { games: 0, won: 0 };
      tally.set(side, { games: one.games + 1, won: one.won + (rank === 1 ? 1 : 0) });
    }
  return [...tally]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { games, won }]) => {
      const { value, low, high } = share(won, games);
      return { name: capital(name), value: 100 * value, low: 100 * low, high: 100 * high };
    });
}

function phases(recorded: readonly Recorded[]): Bar[] {
  const total = new Map<string, number>();
  for (const { course } of recorded)
    for (const [phase, time] of Object.entries(course.time)) total.set(phase, (total.get(phase) ?? 0) + time);
  return [...total]
    .map(([name, time]) => ({ name, value: time / recorded.length }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 20);
}
