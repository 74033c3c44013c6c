import { same } from '@ecumene/engine';
import { type ReactElement, useState } from 'react';
import { mayInvite } from '../lobby/Invitation.tsx';
import { usePerson } from '../people/me.ts';
import { useTable } from '../table/at-table.ts';
import { emptyAndAwaited } from '../table/awaited.ts';
import { t } from '../text/text.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { type MotionsProps, useVote } from './Motions.tsx';
import { handedToBot, whatItTakes } from './motion-words.ts';
import { useUsualBot, useWho } from './seat-names.ts';

/** When the table waits where nobody sits: somebody can be invited, or a bot put there. */
export function EmptySeat({ info, learn }: MotionsProps): ReactElement | null {
  const table = useTable();
  const who = useWho(info);
  const bot = useUsualBot(info.game);
  const me = usePerson()?.id;
  const [invites, setInvites] = useState(false);
  const { busy, fault, vote } = useVote({ info, learn });
  const [seat] = emptyAndAwaited(table);
  if (seat === undefined || info.mine.length === 0) return null;
  const motion = handedToBot(seat, bot);
  const host = me !== undefined && info.host?.id === me;
  return (
    <>
      {fault !== undefined && <span role="alert">{fault}</span>}
      {!info.whatIf && mayInvite(info, host) && (
        <button type="button" className="button" onClick={() => setInvites(true)}>
          {t('Invite …')}
        </button>
      )}
      {!info.motions.some((one) => same(one.motion, motion)) && (
        <button
          type="button"
          className="button primary"
          title={whatItTakes(info, motion)}
          disabled={busy}
          onClick={() => void vote(motion, true)}
        >
          {t('A bot for {who}', { who: who(seat) })}
        </button>
      )}
      {invites && <InviteDialog info={info} host={host} close={() => setInvites(false)} />}
    </>
  );
}
