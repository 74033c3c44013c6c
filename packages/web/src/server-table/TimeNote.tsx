import { LAST_TIME, type TableInfo } from '@ecumene/client';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { entitleUrgently } from '../app/title.ts';
import { noticeOutside } from '../device/notice.ts';
import { useDoing } from '../people/doing.ts';
import { server } from '../people/server.ts';
import { useTable } from '../table/at-table.ts';
import { faceOf, type OwnTime, shortTime, useNow } from '../table/clock-face.ts';
import { useCompany } from '../table/company.ts';
import { sound } from '../table/cues.ts';
import { t } from '../text/text.ts';

/** From so many milliseconds on it is said once more. */
const LAST_SECONDS = 10_000;

interface TimeNoteProps {
  readonly info: TableInfo;
  learn(info: TableInfo): void;
}

/** What the clock is about to do in somebody's name, and that it does. */
export function TimeNote({ info, learn }: TimeNoteProps): ReactElement | null {
  const { seat } = useTable();
  const clock = info.seats.find((one) => one.seat === seat)?.clock;
  if (info.state !== 'playing' || clock == null) return null;
  return clock.byBot ? <BotAnswers info={info} learn={learn} /> : <TimeIsShort info={info} />;
}

function TimeIsShort({ info }: Pick<TimeNoteProps, 'info'>): ReactElement | null {
  const company = useCompany();
  const { seat } = useTable();
  const now = useNow();
  const time = company && shortTime(company, seat, now);
  const urgency = time === undefined ? 0 : 1 + Number(time.last) + Number(time.left <= LAST_SECONDS);
  const face = time === undefined ? '' : faceOf(time.left);
  const words = time === undefined ? '' : whatComes(info, time, face);
  const told = useUrgency(info, urgency, words);
  useEffect(() => entitleUrgently(face), [face]);
  useEffect(() => () => entitleUrgently(''), []);
  return (
    <>
      {time !== undefined && (
        <div className="table-note table-note-warns">
          <p>{words}</p>
        </div>
      )}
      {/* Read out where it becomes more urgent, and not every second. */}
      <p role="alert" className="unseen">
        {told}
      </p>
    </>
  );
}

/** Heard and noticed outside the page each time it becomes more urgent; what is to be read out then. */
function useUrgency({ id, name }: TableInfo, urgency: number, words: string): string {
  const before = useRef(0);
  const [told, setTold] = useState('');
  const latest = useRef(words);
  latest.current = words;
  useEffect(() => {
    if (urgency !== before.current) setTold(latest.current);
    if (urgency > before.current) {
      sound('time');
      noticeOutside({ title: name, text: latest.current, path: `/table/${id}` }).catch(() => undefined);
    }
    before.current = urgency;
  }, [urgency, id, name]);
  return told;
}

function whatComes({ plan }: TableInfo, { comes }: OwnTime, face: string): string {
  switch (comes) {
    case 'bot':
      return t('Time is up. You have {face} more, then a bot takes over.', { face });
    case 'default':
      return t('Time is up. You have {face} more, then the default answer is given.', { face });
    case 'more':
      return plan.clock?.is === 'live'
        ? t('You have {face} left. When it runs out, you get {seconds} more seconds.', { face, ...LAST_TIME })
        : t('You have {face} left. When it runs out, you get {hours} more hours.', { face, ...LAST_TIME });
  }
}

/** A bot answers for somebody who looks on: they can decide again at once. */
function BotAnswers({ info, learn }: TimeNoteProps): ReactElement {
  const { busy, fault, run } = useDoing();
  const back = (): Promise<boolean> =>
    run(async () => learn((await server.ask('comeBack', { id: info.id }, {})).table));
  return (
    <div className="table-note table-note-warns" role="alert">
      <p>{t('Your time ran out. A bot plays for you.')}</p>
      {fault !== undefined && <p>{fault}</p>}
      <button type="button" className="button small primary" disabled={busy} onClick={() => void back()}>
        {t('Play myself again')}
      </button>
    </div>
  );
}
