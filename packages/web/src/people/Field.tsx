import type { InputHTMLAttributes, ReactElement } from 'react';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  set(value: string): void;
}

/** A line to write something in. */
export function Field({ label, hint, set, ...input }: FieldProps): ReactElement {
  return (
    <label className="field">
      <span className="field-name">{label}</span>
      <input className="input" {...input} onChange={({ target }) => set(target.value)} />
      {hint !== undefined && <span className="field-hint">{hint}</span>}
    </label>
  );
}

type PasswordProps = Pick<FieldProps, 'label' | 'hint' | 'value' | 'set'>;

/** The password somebody has. */
export function PasswordField(props: PasswordProps): ReactElement {
  return <Field {...props} type="password" required autoComplete="current-password" />;
}

/** A password to have from now on. */
export function NewPasswordField(props: PasswordProps): ReactElement {
  return <Field {...props} type="password" required minLength={10} maxLength={200} autoComplete="new-password" />;
}
