import { createContext } from 'react';

/** Whether a table is only looked back at. */
export const Replaying = createContext(false);
