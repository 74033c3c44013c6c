import type { ReactElement } from 'react';
import { useTable } from '../table/at-table.ts';
import { ReadNote } from '../table/ReadNote.tsx';
import type { Told } from './connection.ts';

/** What one was told about the table, the same only once, until it is put away. */
export function ToldNote({ told }: { readonly told: Told }): ReactElement | null {
  const { words } = useTable();
  if (told.notes.length === 0) return null;
  return <ReadNote words={[...new Set(told.notes.map(({ text }) => words(text)))].join(' ')} putAway={told.putAway} />;
}
