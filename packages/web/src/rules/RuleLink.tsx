import { type ReactElement, useId, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { named, t } from '../text/text.ts';
import './rules.css';

interface Props {
  readonly rule: string;
  /** Whether it stands beside a question, a refusal or a scene, and reads "Why?". Elsewhere a small mark is enough. */
  readonly why?: boolean;
}

/** A mark behind which a paragraph of the rulebook lies: its number, and what it says in a sentence. */
export function RuleLink({ rule, why = false }: Props): ReactElement {
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
        className={why ? 'rule-link' : 'rule-link rule-mark'}
        aria-label={why ? t('Why? Rule {rule}', { rule }) : t('Rule {rule}', { rule })}
        popoverTarget={id}
        onClick={() => {
          if (says === undefined) look().catch(() => setSays(t('The rules failed to load.')));
        }}
      >
        {why ? t('Why?') : '?'}
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
