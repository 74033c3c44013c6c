import { type ClockPlan, LATEST_START } from '@ecumene/client';
import { same } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { clockWords, spanWord } from './clock-words.ts';
import type { Draft } from './draft.ts';
import { startWords } from './length-words.ts';
import { Pick } from './Pick.tsx';

interface PaceChoiceProps {
  readonly draft: Draft;
  /** Whether the game has a trade in which all take part at once. */
  readonly trade: boolean;
  /** Whether bots can play the first turns for everybody. */
  readonly later: boolean;
  change(part: Partial<Draft>): void;
}

type Live = Extract<ClockPlan, { is: 'live' }>;
type Slow = Extract<ClockPlan, { is: 'slow' }>;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const TRADE_TIMES = [
  0,
  2 * MINUTE,
  3 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  20 * MINUTE,
  HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  4 * DAY,
] as const;

const STARTS: readonly number[] = Array.from({ length: LATEST_START }, (_, i) => i + 1);

const PACES: readonly { readonly clock: ClockPlan; readonly title: string; readonly about: string }[] = [
  { clock: { is: 'none' }, title: t('No clock'), about: t('No clock. For friends.') },
  {
    clock: { is: 'live', minutes: 60, increment: 20 },
    title: t('Live'),
    about: t('Everyone plays at the same time, in one session.'),
  },
  {
    clock: { is: 'live', minutes: 10, increment: 15 },
    title: t('Quick'),
    about: t('Live and fast: 10 minutes each, plus 15 seconds per move.'),
  },
  {
    clock: { is: 'slow', bank: 7, increment: 12, holidays: 14 },
    title: t('Slow'),
    about: t('A few moves a day, over weeks.'),
  },
];

/** The pace a clock is nearest to: the very same, or else the first of its kind. */
function paceOf(clock: ClockPlan): ClockPlan | undefined {
  const kind = PACES.map((pace) => pace.clock).filter(({ is }) => is === clock.is);
  return kind.find((one) => same(one, clock)) ?? kind[0];
}

/** How time is measured. */
export function PaceChoice({ draft, trade, later, change }: PaceChoiceProps): ReactElement {
  const { clock, atZero, floorSeconds, startTurn } = draft;
  return (
    <fieldset className="sheet">
      <legend>{t('Pace')}</legend>
      <div className="tiles">
        {PACES.map(({ clock: usual, title, about }) => (
          <label key={title} className="tile-choice">
            <input
              type="radio"
              name="pace"
              checked={usual === paceOf(clock)}
              onChange={() => change({ clock: usual })}
            />
            <span className="tile-title">{title}</span>
            <span className="soft">{about}</span>
          </label>
        ))}
      </div>
      {clock.is === 'live' && <LiveFields clock={clock} change={(now) => change({ clock: now })} />}
      {clock.is === 'slow' && <SlowFields clock={clock} change={(now) => change({ clock: now })} />}
      <div className="picks">
        {clock.is !== 'none' && (
          <Pick
            label={t('When a player’s time runs out')}
            value={atZero}
            among={['bot', 'default'] as const}
            word={(way) =>
              way === 'bot' ? t('a bot plays until the player returns') : t('the default answer is given')
            }
            choose={(way) => change({ atZero: way })}
          />
        )}
        {trade && (
          <Pick
            label={t('Trade ends')}
            value={floorSeconds ?? 0}
            among={TRADE_TIMES}
            word={(seconds) =>
              seconds === 0 ? t('when everyone is done') : t('after {span} at the latest', { span: spanWord(seconds) })
            }
            choose={(seconds) => change({ floorSeconds: seconds === 0 ? undefined : seconds })}
          />
        )}
      </div>
      {later && <StartPick startTurn={startTurn} choose={(turn) => change({ startTurn: turn })} />}
      <p className="words">{[...clockWords(draft), startWords(draft) ?? []].flat().join(' ')}</p>
    </fieldset>
  );
}

interface StartPickProps {
  readonly startTurn: number | undefined;
  choose(startTurn: number | undefined): void;
}

/** From which turn on people play. */
export function StartPick({ startTurn, choose }: StartPickProps): ReactElement {
  return (
    <div className="picks">
      <Pick
        label={t('You play from')}
        value={startTurn ?? 1}
        among={STARTS}
        word={(turn) => (turn === 1 ? t('the first turn') : t('turn {turn}; bots play the turns before', { turn }))}
        choose={(turn) => choose(turn === 1 ? undefined : turn)}
      />
    </div>
  );
}

function LiveFields({ clock, change }: { readonly clock: Live; change(clock: Live): void }): ReactElement {
  return (
    <div className="picks">
      <Pick
        label={t('Starting time')}
        value={clock.minutes}
        among={[2, 3, 5, 10, 20, 30, 45, 60, 90, 120, 180]}
        word={(minutes) => spanOfMinutes(minutes)}
        choose={(minutes) => change({ ...clock, minutes })}
      />
      <Pick
        label={t('Extra time per move')}
        value={clock.increment}
        among={[0, 5, 10, 20, 30, 60, 120]}
        word={(increment) => (increment === 0 ? t('nothing') : t('{increment} seconds', { increment }))}
        choose={(increment) => change({ ...clock, increment })}
      />
    </div>
  );
}

function spanOfMinutes(minutes: number): string {
  return minutes % 60 === 0 ? spanWord(minutes * 60) : t('{n} minutes', { n: minutes });
}

function SlowFields({ clock, change }: { readonly clock: Slow; change(clock: Slow): void }): ReactElement {
  return (
    <>
      <div className="picks">
        <Pick
          label={t('Time bank')}
          value={clock.bank}
          among={[1, 2, 3, 5, 7, 10, 14, 30]}
          word={(bank) => spanWord(bank * DAY)}
          choose={(bank) => change({ ...clock, bank })}
        />
        <Pick
          label={t('Extra time per move')}
          value={clock.increment}
          among={[0, 2, 4, 8, 12, 24, 48]}
          word={(hours) => (hours === 0 ? t('nothing') : t('{hours, plural, one {1 hour} other {# hours}}', { hours }))}
          choose={(increment) => change({ ...clock, increment })}
        />
        <Pick
          label={t('Holidays')}
          value={clock.holidays ?? 0}
          among={[0, 3, 7, 14, 21, 30]}
          word={(days) => (days === 0 ? t('none') : spanWord(days * DAY))}
          choose={(holidays) => change({ ...clock, holidays })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={clock.weekendsOff === true}
          onChange={({ target }) => change({ ...clock, ...byOurClocks(), weekendsOff: target.checked })}
        />
        {t('Pause on weekends')}
      </label>
      <DayWindow clock={clock} change={change} />
    </>
  );
}

/** Hours and weekends are those of whoever makes the table, summer and winter; where the device does not know its place, as they are today. */
function byOurClocks(): Pick<Slow, 'place'> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes('/') && timeZone !== 'Etc/Unknown' ? { place: timeZone } : {};
}

const MORNING = 8 * 60;
const NIGHT = 22 * 60;

/** The hours of the day in which slow clocks run, by the clock of whoever makes the table. */
function DayWindow({ clock, change }: { readonly clock: Slow; change(clock: Slow): void }): ReactElement {
  const { window: hours, ...rest } = clock;
  const set = (from: number, to: number): void =>
    change({ ...rest, ...byOurClocks(), window: { from, to, zone: -new Date().getTimezoneOffset() } });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={hours !== undefined}
          onChange={({ target }) => (target.checked ? set(MORNING, NIGHT) : change(rest))}
        />
        {t('Clocks stop at night')}
      </label>
      {hours !== undefined && (
        <div className="picks">
          <TimeField label={t('Clocks run from')} minutes={hours.from} set={(from) => set(from, hours.to)} />
          <TimeField label={t('until')} minutes={hours.to} set={(to) => set(hours.from, to)} />
        </div>
      )}
    </>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly minutes: number;
  set(minutes: number): void;
}

function TimeField({ label, minutes, set }: TimeFieldProps): ReactElement {
  const two = (n: number): string => String(n).padStart(2, '0');
  const read = (value: string): void => {
    const [hour, minute] = value.split(':').map(Number);
    if (hour !== undefined && minute !== undefined && Number.isFinite(hour + minute)) set(hour * 60 + minute);
  };
  return (
    <label className="pick">
      <span className="field-name">{label}</span>
      <input
        className="input"
        type="time"
        value={`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`}
        onChange={({ target }) => read(target.value)}
      />
    </label>
  );
}
