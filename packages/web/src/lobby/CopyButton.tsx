import { type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';

/** Copies something, and says so. */
export function CopyButton({ text }: { readonly text: string }): ReactElement {
  const [copied, setCopied] = useState<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(t('Copied'));
    } catch {
      setCopied(t('Select the text and copy it'));
    }
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <span aria-live="polite">{copied ?? t('Copy')}</span>
    </button>
  );
}
