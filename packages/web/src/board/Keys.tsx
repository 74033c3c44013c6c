import type { ReactElement } from 'react';
import { Dialog } from '../table/Dialog.tsx';
import { t } from '../text/text.ts';
import './keys.css';

interface Key {
  readonly shown: string;
  /** What it is called, where what is shown is only a sign. */
  readonly called?: string;
}

/** What the keys do on the board. */
function keysOfBoard(): readonly { readonly keys: readonly Key[]; readonly does: string }[] {
  return [
    {
      keys: [
        { shown: '↑', called: t('Up') },
        { shown: '↓', called: t('Down') },
        { shown: '←', called: t('Left') },
        { shown: '→', called: t('Right') },
      ],
      does: t('next area in that direction'),
    },
    {
      keys: [{ shown: t('Page Down') }, { shown: t('Page Up') }],
      does: t('next or previous available area'),
    },
    { keys: [{ shown: t('Enter') }, { shown: t('Space') }], does: t('choose the area, or pick up the tokens there') },
    {
      keys: [{ shown: '1–9', called: t('One to nine') }],
      does: t('choose how many tokens to move'),
    },
    { keys: [{ shown: 'S' }], does: t('pick up your ship there') },
    { keys: [{ shown: t('Escape') }], does: t('cancel') },
    {
      keys: [
        { shown: '+', called: t('Plus') },
        { shown: '−', called: t('Minus') },
      ],
      does: t('zoom in or out'),
    },
    { keys: [{ shown: t('Home') }], does: t('show your own pieces') },
    { keys: [{ shown: '0', called: t('Zero') }], does: t('show the whole board') },
    { keys: [{ shown: 'Q' }], does: t('go to the question') },
    { keys: [{ shown: 'F6' }], does: t('switch between question and board') },
    { keys: [{ shown: t('Tab') }], does: t('leave the board') },
    { keys: [{ shown: '?', called: t('Question mark') }], does: t('show keyboard shortcuts') },
  ];
}

/** The keys of the board, in a list that can be read and heard. */
export function Keys({ close }: { close(): void }): ReactElement {
  return (
    <Dialog title={t('Keyboard shortcuts')} close={close}>
      <dl className="keys">
        {keysOfBoard().map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(({ shown, called }) => (
                <kbd key={shown}>
                  <span aria-hidden={called !== undefined}>{shown}</span>
                  {called !== undefined && <span className="unseen">{called}</span>}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
