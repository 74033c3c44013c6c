import { type ReactElement, useState } from 'react';
import { goTo } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { t } from '../text/text.ts';
import { EnterCode } from './OtherDevice.tsx';
import './people.css';

/** Where the code of another device leads. Nothing happens before somebody says so. */
export function DevicePage(): ReactElement {
  const [given] = useState(() => location.hash.slice(1));
  return (
    <Shell title={t('Play on this device')} band={<PageHeader title={t('Play on this device')} />}>
      <div className="people-page">
        <section className="sheet" aria-label={t('Play on this device')}>
          <EnterCode given={given} done={() => goTo('/lobby', 'replace')} />
        </section>
      </div>
    </Shell>
  );
}
