import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { askWho } from './me.ts';
import { server } from './server.ts';

interface ReleaseButtonProps {
  readonly id: string;
  readonly name: string;
  /** What is on the button, where it is clear whom it is about. */
  readonly words?: string;
  /** How the button looks, where it does not stand by itself. */
  readonly look?: string;
}

/** Takes back that one has blocked somebody. */
export function ReleaseButton({ id, name, words, look = 'button small quiet' }: ReleaseButtonProps): ReactElement {
  const { busy, fault, run } = useDoing();
  const release = (): Promise<boolean> =>
    run(async () => {
      await server.ask('unblock', { person: id }, {});
      await askWho();
    });
  const inFull = t('Unblock {name}', { name });
  return (
    <>
      <button type="button" className={look} disabled={busy} aria-label={inFull} onClick={() => void release()}>
        {words ?? inFull}
      </button>
      <Fault why={fault} />
    </>
  );
}
