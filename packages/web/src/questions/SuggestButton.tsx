import type { ReactElement } from 'react';
import { t } from '../text/text.ts';

/** Fills in what a bot would answer, for the player to look at. */
export function SuggestButton({ suggest }: { suggest(): unknown }): ReactElement {
  return (
    <button type="button" className="button quiet" onClick={() => void suggest()}>
      {t('Suggest')}
    </button>
  );
}
