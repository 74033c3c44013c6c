import { type Seat, say, type Text } from '@ecumene/engine';
import type { GameScreen, PlayState } from '../games/game-screen.ts';
import { inWords, locale, t } from '../text/text.ts';
import type { AtTable } from './at-table.ts';

interface AroundTable extends Pick<AtTable, 'name' | 'empty'> {
  readonly game: Pick<GameScreen, 'phases' | 'activities' | 'leads' | 'turns'>;
  readonly tableView: PlayState;
}

const DECIDE = say('Waiting for {who}.');

/** Who is waited for besides a seat, and what they do; and where nobody sits who could do it. */
export function waitedFor(table: AroundTable, besides: Seat | null): string {
  const doing = new Map<Text, Set<Seat>>();
  const vacant = emptyAndAwaited(table);
  for (const { seat, topic, optional } of table.tableView.waiting) {
    if (optional || seat === besides || vacant.includes(seat)) continue;
    const activity = table.game.activities?.[topic] ?? DECIDE;
    doing.set(activity, (doing.get(activity) ?? new Set()).add(seat));
  }
  const spoken = (seats: Iterable<Seat>): string => names([...seats].map((seat) => spokenOf(table, seat)));
  return [
    ...[...doing].map(([activity, seats]) => inWords({ ...activity, with: { n: seats.size, who: spoken(seats) } })),
    ...(vacant.length > 0
      ? [
          t('{n, plural, one {{who} has} other {{who} have}} no player. The game is waiting for one.', {
            n: vacant.length,
            who: spoken(vacant),
          }),
        ]
      : []),
  ].join(' ');
}

/** Who of the people at one device is to be given it next, when nothing is asked of the one who has it. */
export function nextAwaited(
  { waiting }: Pick<PlayState, 'waiting'>,
  seat: Seat,
  people: readonly Seat[],
): Seat | undefined {
  const awaited = waiting.filter(({ optional }) => !optional);
  if (awaited.some((one) => one.seat === seat)) return undefined;
  return awaited.find((one) => people.includes(one.seat))?.seat;
}

/** Seats that must answer, and in which nobody sits. */
export function emptyAndAwaited({ tableView, empty }: Pick<AroundTable, 'tableView' | 'empty'>): readonly Seat[] {
  const awaited = tableView.waiting.filter(({ seat, optional }) => !optional && empty.includes(seat));
  return [...new Set(awaited.map(({ seat }) => seat))];
}

/** What comes after that: somebody else's turn, else the next phase. */
export function thereafter(table: AroundTable, own: Seat | null): string | undefined {
  const { game, tableView } = table;
  const next = game.turns?.(tableView)[1];
  if (next !== undefined) return next === own ? t('Then you.') : t('Then {who}.', { who: spokenOf(table, next) });
  const now = game.phases.findIndex(({ step }) => tableView.where.includes(step));
  const phase = now < 0 ? undefined : game.phases[(now + 1) % game.phases.length];
  return phase && t('Next: {phase}.', { phase: phase.title });
}

/** Whose turn it is in the phase, and whose after it, where that goes one by one. */
export function inTurn(table: AroundTable): string | undefined {
  const [now, next] = table.game.turns?.(table.tableView) ?? [];
  if (now === undefined) return undefined;
  const who = spokenOf(table, now);
  return next === undefined ? who : t('{who}, then {next}', { who, next: spokenOf(table, next) });
}

/** The others are spoken of by what they lead. */
export function spokenOf(
  { game, tableView, name }: Pick<AroundTable, 'game' | 'tableView' | 'name'>,
  seat: Seat,
): string {
  const leads = game.leads?.(tableView.view, seat);
  return leads === undefined ? name('seat', seat) : name(leads.is, leads.id);
}

const MANY = 3;

function names(seats: readonly string[]): string {
  const shown =
    seats.length > MANY ? [...seats.slice(0, MANY - 1), t('{n} others', { n: seats.length - MANY + 1 })] : seats;
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(shown);
}
