import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { Field } from './Field.tsx';

interface NameFieldProps {
  readonly name: string;
  setName(name: string): void;
}

/** All a guest needs: a name, asked for where it is needed and nowhere else. */
export function NameField({ name, setName }: NameFieldProps): ReactElement {
  return (
    <Field
      label={t('Your name')}
      hint={t('No account, no password. You can create an account later and keep everything.')}
      value={name}
      required
      maxLength={40}
      autoComplete="nickname"
      set={setName}
    />
  );
}
