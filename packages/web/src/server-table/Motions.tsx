import type { Motion, TableInfo } from '@ecumene/client';
import { type Seat, same } from '@ecumene/engine';
import { type ReactElement, useState } from 'react';
import { useDoing } from '../people/doing.ts';
import { server } from '../people/server.ts';
import { calledAt, useCompany } from '../table/company.ts';
import { Dialog } from '../table/Dialog.tsx';
import { ReadNote } from '../table/ReadNote.tsx';
import { locale, t } from '../text/text.ts';
import { consentOf, motionsFor, whatItMeans, whatItTakes, whyNotHandedOver } from './motion-words.ts';
import { useUsualBot, useWho } from './seat-names.ts';

export interface MotionsProps {
  readonly info: TableInfo;
  learn(info: TableInfo): void;
}

/** Agrees with something that is moved, or speaks against it. */
export function useVote({ info, learn }: MotionsProps) {
  const doing = useDoing();
  const vote = (motion: Motion, agrees: boolean): Promise<boolean> =>
    doing.run(async () => {
      const { table } = await server.ask('vote', { id: info.id }, { motion, agrees });
      learn(table);
    });
  return { ...doing, vote };
}

/** What somebody has moved, with everybody's say. */
export function Motions({ info, learn }: MotionsProps): ReactElement {
  const { busy, fault, vote } = useVote({ info, learn });
  const who = useWho(info);
  return (
    <>
      {info.motions.map(({ motion, agreed, against = [] }) => {
        const { voters, needed } = consentOf(info, motion);
        const own = info.mine.filter((seat) => voters.includes(seat));
        const hasAgreed = own.every((seat) => agreed.includes(seat));
        const isAgainst = own.every((seat) => against.includes(seat));
        const alone = agreed.every((seat) => info.mine.includes(seat));
        return (
          <div key={JSON.stringify(motion)} className="table-note" role="status">
            <p>
              {t('{names} would like to {motion}.', {
                names: namesOf(info, agreed),
                motion: whatItMeans(motion, who).wish,
              })}{' '}
              <span className="soft">
                {t('{ayes} of {needed} required votes.', {
                  ayes: voters.filter((seat) => agreed.includes(seat)).length,
                  needed,
                })}
                {against.length > 0 && <> {t('Against: {names}.', { names: namesOf(info, against) })}</>}
              </span>
            </p>
            {fault !== undefined && <p role="alert">{fault}</p>}
            {own.length > 0 && (
              <div className="table-note-ways">
                {!isAgainst && (
                  <button
                    type="button"
                    className="button small"
                    disabled={busy}
                    onClick={() => void vote(motion, false)}
                  >
                    {alone ? t('Withdraw') : t('No')}
                  </button>
                )}
                {!hasAgreed && (
                  <button
                    type="button"
                    className="button small primary"
                    disabled={busy}
                    onClick={() => void vote(motion, true)}
                  >
                    {t('Agree')}
                  </button>
                )}
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}

/** A motion that was not carried since one came, and by whom, until it is put away. Who did it knows. */
export function NotCarried({ info }: Pick<MotionsProps, 'info'>): ReactElement | null {
  const { lost, mine } = info;
  const [known, setKnown] = useState(lost?.at);
  const who = useWho(info);
  if (lost === undefined || lost.at === known || mine.includes(lost.by)) return null;
  const said = { name: calledAt({ info }, lost.by), motion: whatItMeans(lost.motion, who).title };
  const words = lost.withdrawn
    ? t('{name} withdrew the vote: {motion}.', said)
    : t('{name} voted against: {motion}. The vote failed.', said);
  return <ReadNote words={words} putAway={() => setKnown(lost.at)} />;
}

/** Who agrees; whoever reads it comes first, as "you". */
function namesOf(info: TableInfo, agreed: readonly Seat[]): string {
  const others = agreed.filter((seat) => !info.mine.includes(seat)).map((seat) => calledAt({ info }, seat));
  const names = others.length < agreed.length ? [t('You'), ...others] : others;
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format([...new Set(names)]);
}

/** Puts something to the vote: what it means is said before, and how many must agree. */
export function MoveSomething({ info, learn, close }: MotionsProps & { readonly close: () => void }): ReactElement {
  const [chosen, setChosen] = useState<Motion | undefined>(undefined);
  const { busy, fault, vote } = useVote({ info, learn });
  const heard = useCompany()?.heard ?? performance.now();
  const now = info.asOf + performance.now() - heard;
  const held = whyNotHandedOver(info, now);
  const who = useWho(info);
  const open = motionsFor(info, now, useUsualBot(info.game)).filter(
    (motion) => !info.motions.some((one) => same(one.motion, motion)),
  );
  const move = async (motion: Motion): Promise<void> => {
    if (await vote(motion, true)) close();
  };
  return (
    <Dialog title={t('Call a vote')} close={close}>
      <div className="motion-choices" role="radiogroup" aria-label={t('Choose what to propose')}>
        {open.map((motion) => {
          const { title, means } = whatItMeans(motion, who);
          return (
            <label key={JSON.stringify(motion)} className="motion-choice">
              <input
                type="radio"
                name="motion"
                checked={chosen !== undefined && same(chosen, motion)}
                onChange={() => setChosen(motion)}
              />
              <span>
                <b>{title}</b>
                <span className="soft">{means}</span>
              </span>
            </label>
          );
        })}
      </div>
      {held !== undefined && <p className="soft">{held}</p>}
      {fault !== undefined && (
        <p role="alert" className="table-dialog-fault">
          {fault}
        </p>
      )}
      <div className="table-dialog-ways">
        {chosen !== undefined && <span className="motion-needs soft">{whatItTakes(info, chosen)}</span>}
        <button
          type="button"
          className="button primary"
          disabled={busy || chosen === undefined}
          onClick={() => chosen !== undefined && void move(chosen)}
        >
          {t('Propose')}
        </button>
      </div>
    </Dialog>
  );
}
