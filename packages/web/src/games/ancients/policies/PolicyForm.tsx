import { type ReactElement, type ReactNode, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { plannedFor } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';
import '../planned-fields.css';
import './policies.css';

interface PolicyFormProps {
  readonly topic: string;
  /** Further topics for which the same policy holds. */
  readonly also?: readonly string[];
  readonly policy: unknown;
  /** What it would do if its question came now. */
  readonly now: string;
  close(): void;
  /** There is nothing to save yet. */
  readonly empty?: boolean;
  readonly children: ReactNode;
}

/** A policy being set: its parts, what it would do now, and a way to save it. */
export function PolicyForm({
  topic,
  also = [],
  policy,
  now,
  close,
  empty = false,
  children,
}: PolicyFormProps): ReactElement {
  const { request, tableView } = useTable();
  const isKept = plannedFor(tableView.left, topic) !== undefined;
  const save = async (): Promise<void> => {
    for (const one of [topic, ...also])
      if ((await request({ do: 'stand', topic: one, answers: [policy], plan: true, always: true })) !== undefined)
        return;
    close();
  };
  return (
    <div className="policy-form">
      {children}
      <p className="soft" role="status">
        {t('If you were asked now: {now}', { now })}
      </p>
      <span className="policy-row">
        <button type="button" className="button small quiet" onClick={close}>
          {t('Cancel')}
        </button>
        <button type="button" className="button small primary" disabled={empty} onClick={() => void save()}>
          {isKept ? t('Change') : t('Save')}
        </button>
      </span>
    </div>
  );
}

interface TickedProps {
  /** What they are: areas, cards, or nations. */
  readonly kind?: 'area' | 'card' | 'nation';
  readonly label: string;
  readonly areas: readonly string[];
  readonly chosen: readonly string[];
  /** It matters in which order they are ticked: each says its place. */
  readonly ordered?: true;
  set(chosen: readonly string[]): void;
}

/** Things to be ticked; they are kept in the order in which they were. None moves while that is done. */
export function Ticked({ kind = 'area', label, areas, chosen, ordered, set }: TickedProps): ReactElement | null {
  const { name } = useTable();
  const [first] = useState(areas);
  if (areas.length === 0) return null;
  const shown = [...first.filter((one) => areas.includes(one)), ...areas.filter((one) => !first.includes(one))];
  const toggle = (area: string, on: boolean): void =>
    set(on ? [...chosen, area] : chosen.filter((one) => one !== area));
  return (
    <fieldset className="policy-areas">
      <legend>{label}</legend>
      {shown.map((area) => (
        <label key={area} className="policy-tick">
          <input
            type="checkbox"
            checked={chosen.includes(area)}
            onChange={({ target }) => toggle(area, target.checked)}
          />
          {ordered && chosen.includes(area) && <b>{chosen.indexOf(area) + 1}.</b>} {name(kind, area)}
        </label>
      ))}
    </fieldset>
  );
}
