import type { ClockPlan, TablePlan } from '@ecumene/client';
import { locale, t } from '../text/text.ts';

/** The pace of a table in a word or two. */
export function paceWord(clock: ClockPlan | undefined): string {
  switch (clock?.is) {
    case 'live':
      return t('live, {minutes} min each', { minutes: clock.minutes });
    case 'slow':
      return t('slow, time bank {bank, plural, one {1 day} other {# days}}', { bank: clock.bank });
    default:
      return t('no clock');
  }
}

/** What of a plan is about time. */
interface Pace {
  readonly clock?: ClockPlan | undefined;
  readonly atZero?: TablePlan['atZero'] | undefined;
  readonly floorSeconds?: number | undefined;
}

/** How time is measured, in sentences. */
export function clockWords({ clock, atZero, floorSeconds }: Pace): readonly string[] {
  const trade =
    floorSeconds === undefined ? [] : [t('Trade ends after {span} at the latest.', { span: spanWord(floorSeconds) })];
  if (clock === undefined || clock.is === 'none') return [t('No clock.'), ...trade];
  const end =
    atZero === 'bot'
      ? t('A player whose time runs out gets a reminder. Then a bot plays until they return.')
      : t('A player whose time runs out gets a reminder. Then the default answer is given.');
  if (clock.is === 'live') return [liveWords(clock), end, ...trade];
  return [slowWords(clock), ...restWords(clock), end, ...trade];
}

function liveWords({ minutes, increment }: Extract<ClockPlan, { is: 'live' }>): string {
  if (increment === 0) return t('Each player has {minutes} minutes for the whole game.', { minutes });
  return t('Each player has {minutes} minutes, plus {increment} seconds per move.', { minutes, increment });
}

function slowWords({ bank, increment }: Extract<ClockPlan, { is: 'slow' }>): string {
  const reserve = t('{bank, plural, one {1 day} other {# days}}', { bank });
  if (increment === 0) return t('Each player has {reserve} for the whole game.', { reserve });
  const gain = t('{increment, plural, one {1 hour} other {# hours}}', { increment });
  return t('Each player has a time bank of {reserve}, plus {gain} per move.', { reserve, gain });
}

function restWords({ window, weekendsOff, holidays }: Extract<ClockPlan, { is: 'slow' }>): readonly string[] {
  return [
    ...(window === undefined
      ? []
      : [t('Clocks run only from {from} to {to}.', { from: hourWord(window.from), to: hourWord(window.to) })]),
    ...(weekendsOff === true ? [t('Clocks pause on weekends.')] : []),
    ...(holidays === undefined || holidays === 0
      ? []
      : [t('Each player may take {holidays, plural, one {1 day} other {# days}} off.', { holidays })]),
  ];
}

/** An hour of the day as people say it. */
export function hourWord(minutes: number): string {
  const at = new Date(2000, 0, 1, Math.floor(minutes / 60) % 24, minutes % 60);
  return new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** A length of time as people say it. */
export function spanWord(seconds: number): string {
  if (seconds < 3600) return t('{n, plural, one {1 minute} other {# minutes}}', { n: Math.round(seconds / 60) });
  if (seconds < 86_400) return t('{n, plural, one {1 hour} other {# hours}}', { n: Math.round(seconds / 3600) });
  return t('{n, plural, one {1 day} other {# days}}', { n: Math.round(seconds / 86_400) });
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was. */
export function ago(then: number, now: number): string {
  const past = Math.max(0, now - then);
  const step = STEPS.find(([, milliseconds]) => past >= milliseconds);
  if (step === undefined) return t('just now');
  const [unit, milliseconds] = step;
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-Math.floor(past / milliseconds), unit);
}
