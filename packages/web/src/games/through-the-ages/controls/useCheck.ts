import type { Refusal } from '@ecumene/engine';
import { useEffect, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';

/** What speaks against an answer that is being put together; null while the table has not said. */
export function useCheck(question: string, answer: unknown): Refusal | undefined | null {
  const { port } = useTable();
  const form = JSON.stringify(answer);
  const [said, setSaid] = useState<{ readonly form: string; readonly refusal: Refusal | undefined } | undefined>(
    undefined,
  );
  useEffect(() => {
    let here = true;
    port.check(question, JSON.parse(form)).then(
      (refusal) => here && setSaid({ form, refusal }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [port, question, form]);
  return said?.form === form ? said.refusal : null;
}
