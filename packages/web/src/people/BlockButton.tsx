import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { askWho, usePerson } from './me.ts';
import { server } from './server.ts';

interface BlockButtonProps {
  readonly id: string;
  readonly name: string;
  /** How the button looks, where it does not stand by itself. */
  readonly look?: string;
}

/** Blocks somebody: one sees nothing more of them, and they cannot sit at one's tables. */
export function BlockButton({ id, name, look = 'button small quiet' }: BlockButtonProps): ReactElement {
  const person = usePerson();
  const { busy, fault, run } = useDoing();
  const blocked = person?.blocked.some((one) => one.id === id) ?? false;
  const turn = (): Promise<boolean> =>
    run(async () => {
      await server.ask(blocked ? 'unblock' : 'block', { person: id }, {});
      await askWho();
    });
  return (
    <>
      <button
        type="button"
        className={look}
        disabled={busy}
        aria-label={blocked ? t('No longer block {name}', { name }) : t('Block {name}', { name })}
        onClick={() => void turn()}
      >
        {blocked ? t('No longer block') : t('Block')}
      </button>
      <Fault why={fault} />
    </>
  );
}
