import type { Seat } from '@ecumene/engine';
import { get, set } from 'idb-keyval';
import { createContext } from 'react';
import { server } from '../people/server.ts';

/** Where somebody's notes are kept. */
export interface NotesKept {
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

/** The notes of whoever looks at the table. */
export const NotesContext = createContext<NotesKept | undefined>(undefined);

export function notesOnServer(id: string): NotesKept {
  return {
    read: async () => (await server.ask('notes', { id }, {})).text,
    write: async (text) => {
      await server.ask('setNotes', { id }, { text });
    },
  };
}

/** On this device, for one of the people at a table here. */
export function notesOnDevice(id: string, seat: Seat): NotesKept {
  const key = `notes ${id} ${seat}`;
  return { read: async () => (await get<string>(key)) ?? '', write: (text) => set(key, text) };
}
