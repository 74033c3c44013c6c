import type { ReactElement } from 'react';
import { t } from '../text/text.ts';

interface NameFieldProps {
  readonly name: string;
  setName(name: string): void;
}

/** All a guest needs: a name, asked for where it is needed and nowhere else. */
export function NameField({ name, setName }: NameFieldProps): ReactElement {
  return (
    <label className="field">
      <span className="field-name">{t('Your name at the table')}</span>
      <input
        className="input"
        value={name}
        required
        maxLength={40}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
      <span className="field-hint">
        {t('No account, no password. You can make it an account later and keep everything.')}
      </span>
    </label>
  );
}
