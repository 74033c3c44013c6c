import type { Seat } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { faceOf, isForTheEnd, isShort, leftNow, runsNow, tradeLeft, useNow } from './clock-face.ts';
import { calledAt, seatOf, useCompany } from './company.ts';
import './clocks.css';

/** In the strip: the clock that matters most to whoever looks, the trade's while it is open, else one's own. */
export function StripClock(): ReactElement | null {
  const company = useCompany();
  const { seat } = useTable();
  const now = useNow();
  if (company === undefined || company.info.state !== 'playing') return null;
  if (company.info.paused) return <span className="strip-clock">{t('Paused')}</span>;
  const trade = tradeLeft(company, now);
  if (trade !== undefined)
    return <Face left={trade} says={t('Trade ends in {left}', { left: faceOf(trade) })} label={t('Trade')} />;
  const clock = seatOf(company, seat)?.clock;
  if (clock == null) return null;
  const left = leftNow(clock, company, now);
  const runs = runsNow(clock, company);
  if (!isForTheEnd(company.info))
    return <Face left={left} runs={runs} says={t('You have {left} left', { left: faceOf(left) })} />;
  const says = t('You have {left} left for the last round', { left: faceOf(left) });
  return <Face left={left} runs={runs} says={says} label={t('Last round')} />;
}

interface FaceProps {
  readonly left: number;
  readonly says: string;
  readonly label?: string;
  readonly runs?: boolean;
}

function Face({ left, says, label, runs = true }: FaceProps): ReactElement {
  return (
    <span
      className="strip-clock"
      role="timer"
      aria-label={says}
      title={says}
      data-runs={runs}
      data-short={runs && isShort(left)}
    >
      {label !== undefined && <span className="strip-clock-label">{label}</span>}
      {faceOf(left)}
    </span>
  );
}

/** In the trade: when the clock closes it. */
export function TradeClock(): ReactElement | null {
  const company = useCompany();
  const now = useNow();
  const left = company && tradeLeft(company, now);
  if (left === undefined) return null;
  return (
    <p className="trade-clock" role="timer" data-short={isShort(left)}>
      {t('Trade ends in {left}.', { left: faceOf(left) })}
    </p>
  );
}

interface SeatNoteProps {
  readonly seat: Seat | null;
  /** Who it is stands beside it already. */
  readonly nameless?: true;
}

/** In the rail: who of the company sits in a seat, whether they are here, and what their clock says. */
export function SeatNote({ seat, nameless }: SeatNoteProps): ReactElement | null {
  const company = useCompany();
  if (company === undefined || seat === null) return null;
  const info = seatOf(company, seat);
  if (info === undefined) return null;
  const { clock } = info;
  return (
    <span className="seat-note">
      <Presence
        is={info.is}
        here={info.here}
        name={calledAt(company, seat)}
        nameless={nameless === true}
        own={company.info.mine.includes(seat)}
      />
      {clock?.byBot && <span className="seat-mark">{t('bot: time ran out')}</span>}
      {clock?.holidayUntil != null && (
        <span className="seat-mark">
          {t('away until {day}', {
            day: new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(clock.holidayUntil),
          })}
        </span>
      )}
      {clock != null && info.is !== 'bot' && <SeatClock seat={seat} />}
    </span>
  );
}

interface PresenceProps {
  readonly is: 'open' | 'person' | 'bot';
  readonly here: boolean;
  readonly name: string;
  readonly nameless: boolean;
  readonly own: boolean;
}

function Presence({ is, here, name: who, nameless, own }: PresenceProps): ReactElement {
  const words =
    is === 'open'
      ? t('Empty seat')
      : is === 'bot'
        ? t('{who}, a bot', { who })
        : here
          ? t('{who} is here', { who })
          : t('{who} is away', { who });
  const shortly = is === 'bot' ? t('a bot') : here ? t('online') : t('away');
  return (
    <span className="presence" data-is={is} data-here={is === 'person' && here} title={words}>
      <span className="presence-name" dir="auto">
        {own ? t('you') : is === 'open' ? t('open') : nameless ? shortly : who}
      </span>
      <span className="unseen">{words}</span>
    </span>
  );
}

function SeatClock({ seat }: { readonly seat: Seat }): ReactElement | null {
  const company = useCompany();
  const now = useNow();
  const clock = company && seatOf(company, seat)?.clock;
  if (company === undefined || clock == null || company.info.state !== 'playing') return null;
  const left = leftNow(clock, company, now);
  const runs = runsNow(clock, company);
  const forTheEnd = isForTheEnd(company.info);
  return (
    <span
      className="seat-clock"
      title={forTheEnd ? t('For the last round') : undefined}
      data-runs={runs}
      data-short={runs && isShort(left)}
    >
      <span className="unseen">{forTheEnd ? t('Time left for the last round:') : t('Time left:')} </span>
      {faceOf(left)}
    </span>
  );
}
