import type { Thing } from '@ecumene/engine';
import { usePlace } from '../app/router.tsx';

/** Where a table is: kept on this device or on the server, and under which name. */
export interface TableLocation {
  readonly at: 'solo' | 'table';
  readonly id: string;
}

/** The table whose page this is; nothing, if it is no table's. */
export function useTableLocation(): TableLocation | undefined {
  const [, at, id = ''] = usePlace().pathname.split('/');
  return (at === 'solo' || at === 'table') && id !== '' ? { at, id } : undefined;
}

/** Where whoever leaves a table goes: to the other tables, or from one on this device to the front page. */
export function useExitPath(): '/lobby' | '/' {
  return useTableLocation()?.at === 'table' ? '/lobby' : '/';
}

/** Where the past of a table is shown, from an entry on if one is named, for the sake of what names a thing if one is. */
export function replayOf({ at, id }: TableLocation, seat: string | null, entry?: number, thing?: Thing): string {
  const asked = new URLSearchParams({
    ...(seat !== null && { seat }),
    ...(entry !== undefined && { at: String(entry) }),
    ...(thing !== undefined && { of: inAddress(thing) }),
  });
  return `/${at}/${id}/replay${asked.size > 0 ? `?${asked}` : ''}`;
}

/** How a thing is written in an address. */
export function inAddress({ is, id }: Thing): string {
  return `${is}.${id}`;
}
