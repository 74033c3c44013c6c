import { type ComponentType, type ReactElement, useState } from 'react';
import { thisVisit } from '../device/memory.ts';
import { SignButton } from '../table/SignButton.tsx';
import { t } from '../text/text.ts';
import './almanac.css';

/** One page of the almanac. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly Chapter: ComponentType;
}

const KEY = 'ecumene.almanac';
const INWARDS = 'M10 4v6H4M14 20v-6h6M10 10 3 3m11 11 7 7';
const OUTWARDS = 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7';

/** Everything there is to know about the table, a chapter at a time; as wide as one likes. */
export function Almanac({ chapters }: { readonly chapters: readonly Chapter[] }): ReactElement | null {
  const [open, setOpen] = useState(thisVisit.get(KEY) ?? '');
  const [wide, setWide] = useState(false);
  const shown = chapters.find(({ id }) => id === open) ?? chapters[0];
  if (shown === undefined) return null;
  const choose = (id: string): void => {
    setOpen(id);
    thisVisit.set(KEY, id);
  };
  return (
    <div className={`almanac${wide ? ' takes-room' : ''}`}>
      <div className="almanac-head">
        <fieldset className="almanac-chapters">
          <legend className="unseen">{t('Chapters')}</legend>
          {chapters.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className="almanac-chapter"
              aria-pressed={id === shown.id}
              onClick={() => choose(id)}
            >
              {title}
            </button>
          ))}
        </fieldset>
        <SignButton
          className="almanac-width"
          label={t('Full screen')}
          sign={wide ? INWARDS : OUTWARDS}
          pressed={wide}
          press={() => setWide(!wide)}
        />
      </div>
      <shown.Chapter />
    </div>
  );
}
