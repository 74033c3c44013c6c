import { type ReactElement, useId, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { named, t } from '../text/text.ts';
import './rules.css';

/** The paragraph behind something; opening it says what it asks, in a sentence. */
export function RuleLink({ rule }: { readonly rule: string }): ReactElement {
  const { game } = useTable();
  const id = useId();
  const [says, setSays] = useState<string | undefined>(undefined);
  const look = async (): Promise<void> => {
    const index = await game.rules();
    const paragraph = index.paragraphs.find((one) => `${index.book} ${one.id}` === rule);
    setSays(paragraph ? named(paragraph.says) : t('This paragraph is not in the index.'));
  };
  return (
    <>
      <button
        type="button"
        className="rule-link"
        popoverTarget={id}
        onClick={() => {
          if (says === undefined) look().catch(() => setSays(t('The rules failed to load.')));
        }}
      >
        {t('Why?')}
        <span className="unseen"> {rule}</span>
      </button>
      <span id={id} popover="auto" className="rule-card">
        <span className="rule-name">{rule}</span>
        <span>{says ?? t('Loading …')}</span>
        <a href={`/rules/${game.name}?rule=${encodeURIComponent(rule)}`} target="_blank" rel="noreferrer">
          {t('Open the rules')}
        </a>
      </span>
    </>
  );
}
