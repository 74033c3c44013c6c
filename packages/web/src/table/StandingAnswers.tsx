import type { StandingAnswer } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { spelled } from '../questions/spelled.ts';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { Dialog } from './Dialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';

/** In the menu: what one has left for questions to come. Nothing where nothing was. */
export function StandingAnswers(): ReactElement | null {
  const { sight } = useTable();
  if (sight.left.length === 0) return null;
  return (
    <MenuDialog label={t('Answers left for later ({n})', { n: sight.left.length })}>
      {(close) => <Left close={close} />}
    </MenuDialog>
  );
}

function Left({ close }: { readonly close: () => void }): ReactElement {
  const { sight, request } = useTable();
  return (
    <Dialog title={t('Answers left for later')} close={close}>
      <p className="soft">{t('They are given for you when the question comes, unless they are no longer allowed.')}</p>
      {sight.left.length === 0 && <p>{t('Nothing is left for later.')}</p>}
      <ul className="table-dialog-list">
        {sight.left.map((standing) => (
          <li key={standing.topic}>
            <InWords standing={standing} />
            <button
              type="button"
              className="button small"
              onClick={() => void request({ do: 'stand-down', topic: standing.topic })}
            >
              {t('Withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function InWords({
  standing: { topic, answers, always, confirm },
}: {
  readonly standing: StandingAnswer;
}): ReactElement {
  const { name } = useTable();
  return (
    <span>
      <b>{name('topic', topic)}</b>: {answers.map((answer) => spelled(answer, name)).join(', ')}{' '}
      <span className="soft">
        {always === true ? t('every time') : t('{n, plural, one {once} other {# times}}', { n: answers.length })}
        {confirm === true && ` · ${t('asks you first')}`}
      </span>
    </span>
  );
}
