import { decodeView, oncePerView } from '@ecumene/ancients';
import type { AcState } from './book/state.ts';
import type { AcView } from './view.ts';

/** What a view shows, to be read with the functions of the book. */
export const decode = oncePerView(
  (view: AcView): AcState => ({
    ...decodeView(view),
    worked: view.worked,
    credit: view.nations.map(({ name }) => view.credit[name] ?? 0),
    redress: view.nations.map(({ name }) => view.redress[name] ?? {}),
  }),
);
