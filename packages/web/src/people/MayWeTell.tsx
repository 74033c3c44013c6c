import { type ReactElement, useEffect, useState } from 'react';
import { remembered } from '../device/memory.ts';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { useKnown } from './me.ts';
import { beTold, toldHere } from './push.ts';
import './people.css';

const ANSWERED = 'ecumene.may-we-tell';

/** Asks once whether this browser may be told when it is one's turn: shown where somebody sits, since only then there is something to be told. */
export function MayWeTell(): ReactElement | null {
  const known = useKnown();
  const [wanted, setWanted] = useState(false);
  const { busy, fault, run } = useDoing();
  const me = known.is === 'here' && known.me.person !== null ? known.me : undefined;
  useEffect(() => {
    if (me === undefined || remembered.get(ANSWERED) !== null) return;
    toldHere(me).then(
      (told) => setWanted(told === 'no' && Notification.permission === 'default'),
      () => undefined,
    );
  }, [me]);
  if (!wanted || me === undefined) return null;
  const answer = (): void => {
    remembered.set(ANSWERED, 'answered');
    setWanted(false);
  };
  const agree = async (): Promise<void> => {
    if (await run(() => beTold(me))) answer();
  };
  return (
    <aside className="may-we" aria-label={t('Notifications')}>
      <p>
        <strong>{t('Do you want to be notified when it is your turn?')}</strong>{' '}
        {t('One browser notification per table while you are away. You can mute each table.')}
      </p>
      <Fault why={fault} />
      <span className="may-we-ways">
        <button type="button" className="button primary small" disabled={busy} onClick={() => void agree()}>
          {t('Yes, notify me')}
        </button>
        <button type="button" className="button small quiet" onClick={answer}>
          {t('No, thank you')}
        </button>
      </span>
    </aside>
  );
}
