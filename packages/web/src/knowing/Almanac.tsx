import { type ComponentType, type ReactElement, useState } from 'react';
import { thisVisit } from '../device/memory.ts';
import { t } from '../text/text.ts';
import './almanac.css';

/** One page of the almanac. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly Chapter: ComponentType;
}

const KEY = 'ecumene.almanac';

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
        <button
          type="button"
          className="almanac-width"
          aria-pressed={wide}
          aria-label={t('Over the whole table')}
          title={t('Over the whole table')}
          onClick={() => setWide(!wide)}
        >
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path
              d={wide ? 'M10 4v6H4M14 20v-6h6M10 10 3 3m11 11 7 7' : 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7'}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </div>
      <shown.Chapter />
    </div>
  );
}
