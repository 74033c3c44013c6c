import type { Options } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { titleOf } from '../games/index.ts';
import { t } from '../text/text.ts';
import { doorWords } from './access-words.ts';
import { clockWords } from './clock-words.ts';
import type { Draft } from './draft.ts';
import { startWords } from './length-words.ts';
import { changedOptions } from './sheets.ts';

/** A table in words, as it is about to be laid. */
export function Summary({ draft, options }: { readonly draft: Draft; readonly options: Options }): ReactElement {
  const changed = changedOptions(options, draft.options);
  return (
    <div className="summary">
      <p>
        <InShort draft={draft} />
      </p>
      {draft.seats.every(({ is }) => is !== 'me') && (
        <p>{t('You have no seat. You run the table as game master and see no hands.')}</p>
      )}
      <p>{[...clockWords(draft), startWords(draft) ?? []].flat().join(' ')}</p>
      <p>{doorWords(draft).join(' ')}</p>
      {changed.length > 0 && (
        <ul className="chips" aria-label={t('Changed options')}>
          {changed.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is played, and by how many. */
export function InShort({ draft }: { readonly draft: Draft }): ReactElement {
  return (
    <>
      <strong>{titleOf(draft.game)}</strong>, {seatWords(draft)}
    </>
  );
}

function seatWords({ seats }: Draft): string {
  const open = seats.filter(({ is }) => is === 'open').length;
  const bots = seats.filter(({ is }) => is === 'bot').length;
  return t(
    '{seats} seats: {open, plural, =0 {none open} one {1 open} other {# open}}, {bots, plural, =0 {no bots} one {1 bot} other {# bots}}.',
    {
      seats: seats.length,
      open,
      bots,
    },
  );
}
