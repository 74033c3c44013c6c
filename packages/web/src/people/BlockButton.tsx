import { type ReactElement, useState } from 'react';
import { Dialog } from '../table/Dialog.tsx';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { askWho, usePerson } from './me.ts';
import { ReleaseButton } from './ReleaseButton.tsx';
import { server } from './server.ts';

interface BlockButtonProps {
  readonly id: string;
  readonly name: string;
  /** How the button looks, where it does not stand by itself. */
  readonly look?: string;
}

/** Blocks somebody, once it was said what that means; or no longer blocks them. */
export function BlockButton({ id, name, look = 'button small quiet' }: BlockButtonProps): ReactElement {
  const person = usePerson();
  const [asks, setAsks] = useState(false);
  const blocked = person?.blocked.some((one) => one.id === id) ?? false;
  if (blocked) return <ReleaseButton id={id} name={name} words={t('Unblock')} look={look} />;
  return (
    <>
      <button type="button" className={look} aria-label={t('Block {name} …', { name })} onClick={() => setAsks(true)}>
        {t('Block …')}
      </button>
      {asks && <Asks id={id} name={name} close={() => setAsks(false)} />}
    </>
  );
}

interface AsksProps {
  readonly id: string;
  readonly name: string;
  close(): void;
}

function Asks({ id, name, close }: AsksProps): ReactElement {
  const { busy, fault, run } = useDoing();
  const block = async (): Promise<void> => {
    const done = await run(async () => {
      await server.ask('block', { person: id }, {});
      await askWho();
    });
    if (done) close();
  };
  return (
    <Dialog title={t('Block {name}?', { name })} close={close}>
      <p>
        {t(
          'You no longer see their messages at any table, and neither of you can join a table where the other plays or hosts. Games you both play continue. They are not told. You can unblock them at any time.',
        )}
      </p>
      <Fault why={fault} />
      <div className="table-dialog-ways">
        <button type="button" className="button" disabled={busy} onClick={close}>
          {t('Cancel')}
        </button>
        <button type="button" className="button primary" disabled={busy} onClick={() => void block()}>
          {t('Block {name}', { name })}
        </button>
      </div>
    </Dialog>
  );
}
