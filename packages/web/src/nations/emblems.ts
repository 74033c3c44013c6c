import './colours.css';

/**
 * The sign and colour of each nation. The sign alone tells them apart, at token size and without colour; colours differ
 * in lightness as well as in hue.
 */
export interface Emblem {
  /** One path on a field of 24 by 24. */
  readonly path: string;
  readonly colour: string;
  /** What is written on the colour. */
  readonly ink: string;
}

const PATHS = {
  ankh: 'M12 1.6a4.7 4.7 0 0 0-4.7 5c0 2 1.3 3.7 2.7 5.2H4.6v3.1h5.7v7.5h3.4v-7.5h5.7v-3.1H14c1.4-1.5 2.7-3.2 2.7-5.2a4.7 4.7 0 0 0-4.7-5zm0 2.8c1.1 0 2 .9 2 2.2 0 1.3-1 2.7-2 3.8-1-1.1-2-2.5-2-3.8 0-1.3.9-2.2 2-2.2z',
  star: 'M12 .8l2.1 6.2 5.8-2.9-2.9 5.8 6.2 2.1-6.2 2.1 2.9 5.8-5.8-2.9-2.1 6.2-2.1-6.2-5.8 2.9 2.9-5.8L.8 12l6.2-2.1-2.9-5.8 5.8 2.9z',
  wings:
    'M12 7.4a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zM7 7H.6l1.8 2.7h3.9A6 6 0 0 1 7 7zM6.1 10.8H3.1l1.8 2.6h1.4a6 6 0 0 1-.2-2.6zM6.7 14.6H5.6l1.8 2.6h1.7a6 6 0 0 1-2.4-2.6zM17 7h6.4l-1.8 2.7h-3.9A6 6 0 0 0 17 7zM17.9 10.8h3l-1.8 2.6h-1.4a6 6 0 0 0 .2-2.6zM17.3 14.6h1.1l-1.8 2.6h-1.7a6 6 0 0 0 2.4-2.6z',
  labrys:
    'M10.8 1.4h2.4v21.2h-2.4zM9.6 9.8v4.4L1.8 19.8c2.2-5.2 2.2-10.4 0-15.6zM14.4 9.8v4.4l7.8 5.6c-2.2-5.2-2.2-10.4 0-15.6z',
  tanit: 'M12 1.6a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2zM2.6 9h18.8v2.6h-7.5l6.6 10.8H3.5l6.6-10.8H2.6z',
  column:
    'M3.6 2.4h16.8v3l-2.2 2.2H5.8L3.6 5.4zM6.4 8.8h2.7v9.4H6.4zm4.3 0h2.6v9.4h-2.6zm4.2 0h2.7v9.4h-2.7zM4.4 19.2h15.2v2.6H4.4z',
  wheel:
    'M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4zm1.6 3.2v5.4H19A7.1 7.1 0 0 0 13.6 5zm-3.2 0A7.1 7.1 0 0 0 5 10.4h5.4zM5 13.6A7.1 7.1 0 0 0 10.4 19v-5.4zM13.6 19a7.1 7.1 0 0 0 5.4-5.4h-5.4z',
  pelta:
    'M1.6 5.6C1.6 14.6 5.6 21.4 12 21.4s10.4-6.8 10.4-15.8c-1.5 3.7-3.3 5.4-5.4 5.4-2.3 0-3.9-1.8-5-5.4-1.1 3.6-2.7 5.4-5 5.4-2.1 0-3.9-1.7-5.4-5.4z',
  trident:
    'M10.7 22.4v-9.6H8.6C5.4 12.8 3.9 10.5 3.9 7L2.6 2.6l3.5.8.7 3.8c.3 1.7 1 2.5 2.3 2.5h1.6V5.4L12 .8l1.3 4.6v4.3h1.6c1.3 0 2-.8 2.3-2.5l.7-3.8 3.5-.8L20.1 7c0 3.5-1.5 5.8-4.7 5.8h-2.1v9.6z',
  bull: 'M2.6 2.2c-.2 3.7 1.2 6 4.2 6.7l-3.3 1.2c.6 1.7 1.8 2.5 3.6 2.5L9 19.2c.6 2 1.6 3 3 3s2.4-1 3-3l1.9-6.6c1.8 0 3-.8 3.6-2.5l-3.3-1.2c3-.7 4.4-3 4.2-6.7-1.5 2.4-3.1 3.5-5.2 3.5H7.8c-2.1 0-3.7-1.1-5.2-3.5z',
  amphora:
    'M8.4 1.6h7.2v2.2L14.4 5c3.3 1.2 5 3.7 5 7.2 0 4-2.2 7-5.3 8.2l1.1 2H8.8l1.1-2c-3.1-1.2-5.3-4.2-5.3-8.2 0-3.5 1.7-6 5-7.2L8.4 3.8z',
  trefoil:
    'M12 1.8a4.6 4.6 0 0 1 4.1 6.7 4.7 4.7 0 1 1-2.9 6.2v7.7h-2.4v-7.7a4.7 4.7 0 1 1-2.9-6.2A4.6 4.6 0 0 1 12 1.8z',
  pyramids: 'M8.4 4.6l7 14.8H1.4zM17 10.6l5.6 8.8h-5.2l-3-6.3z',
  crescent: 'M14.6 2.2a10 10 0 1 0 7.2 14.6A8.2 8.2 0 0 1 14.6 2.2zM17.6 6.6a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z',
  bow: 'M4.2 1.8c10 1.2 16.4 7.6 18 18l-2.8.4C18 11.6 12.6 6 4 4.6zM2.4 7.4l10.8 6.6 1.4-2.8 3.4 8.4-9-1.2 2.2-2.2L1 9.6z',
  sun: 'M2 16.2a10 10 0 0 1 20 0zM11 1.6h2v3.6h-2zM3.2 5.6l1.5-1.3 2.3 2.8-1.5 1.2zM20.8 5.6l-1.5-1.3L17 7.1l1.5 1.2zM1.6 18.2h20.8v2.6H1.6z',
  fish: 'M2 12c3-5 7-7.4 11.6-6.4 2.2.5 3.8 1.9 5 4L22.4 6v12l-3.8-3.6c-1.2 2.1-2.8 3.5-5 4C9 19.4 5 17 2 12zm6.4-2.8a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
  flame:
    'M12.6 1.4c.6 4-4.8 5.8-6.8 10.6-1.6 4 .6 9 6.2 10.6 5.4-1.4 8-6 6.6-10.6-.6-2-1.8-3-2.6-4.6-.2 1.6-.8 2.6-1.8 3.2.8-3.6.4-6.8-1.6-9.2zM12 13c2 2 2.6 3.6 2 5.2-.4 1.2-1.2 1.8-2 2.2-.8-.4-1.6-1-2-2.2-.6-1.6 0-3.2 2-5.2z',
  chakra:
    'M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 0 1 0-20.8zm0 2.6a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6zM12 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM11.2 5.2h1.6v3.2h-1.6zm0 10.4h1.6v3.2h-1.6zM5.2 11.2h3.2v1.6H5.2zm10.4 0h3.2v1.6h-3.2z',
  lotus:
    'M12 2.6c2.4 2.6 3.6 5.2 3.4 8 1.2-1.6 2.6-2.6 4.4-3 .8 3 .4 5.4-1 7.4 1.4-.2 2.6 0 3.8.6-2 3.6-5.6 5.4-10.6 5.4S3.4 19.2 1.4 15.6c1.2-.6 2.4-.8 3.8-.6-1.4-2-1.8-4.4-1-7.4 1.8.4 3.2 1.4 4.4 3-.2-2.8 1-5.4 3.4-8z',
  laurel:
    'M11 22.4C5.4 20.6 2.2 16.4 2.4 10.4c2.4.6 3.8 1.8 4.4 3.6-.6-3.4 0-6.4 2-8.8 1.6 2.4 1.6 4.8.4 7.2-.6 3.6.2 6.6 2.8 9zM13 22.4c5.6-1.8 8.8-6 8.6-12-2.4.6-3.8 1.8-4.4 3.6.6-3.4 0-6.4-2-8.8-1.6 2.4-1.6 4.8-.4 7.2.6 3.6-.2 6.6-2.8 9z',
  axes: 'M3.4 2.6c3.2-.9 5.8-.2 7 2.2L12 7.9l1.6-3.1c1.2-2.4 3.8-3.1 7-2.2-.1 3.7-1.9 5.9-5 6l-1.9 3.6 5 9.2h-3.4L12 15.2l-3.3 6.2H5.3l5-9.2-1.9-3.6c-3.1-.1-4.9-2.3-5-6z',
  skull:
    'M12 1.8c5 0 8.4 3.3 8.4 8 0 2.8-1.1 4.8-3.2 6.1v3.3l-2.2.6v2.4h-2v-2h-2v2H9v-2.4l-2.2-.6v-3.3c-2.1-1.3-3.2-3.3-3.2-6.1 0-4.7 3.4-8 8.4-8zM8.4 8.6a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm7.2 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM12 13.2l-1.3 2.6h2.6z',
} as const;

/** A sign in its colour; `colours.css` says which colour that is. */
function emblem(sign: keyof typeof PATHS): Emblem {
  return { path: PATHS[sign], colour: `var(--emblem-${sign})`, ink: `var(--emblem-${sign}-ink)` };
}

const BARBARIANS = emblem('axes');
/** The sign of cities that pirates hold. */
export const PIRATES = emblem('skull');

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  africa: emblem('tanit'),
  italy: emblem('column'),
  iberia: emblem('bull'),
  illyria: emblem('wheel'),
  thrace: emblem('pelta'),
  crete: emblem('labrys'),
  asia: emblem('trident'),
  assyria: emblem('wings'),
  babylon: emblem('star'),
  egypt: emblem('ankh'),
  // The eighteen.
  carthage: emblem('tanit'),
  celt: emblem('trefoil'),
  dravidia: emblem('lotus'),
  hatti: emblem('trident'),
  hellas: emblem('amphora'),
  indus: emblem('fish'),
  kushan: emblem('flame'),
  maurya: emblem('chakra'),
  minoa: emblem('labrys'),
  nubia: emblem('pyramids'),
  parthia: emblem('bow'),
  persia: emblem('sun'),
  rome: emblem('laurel'),
  saba: emblem('crescent'),
  // Of no nation in play: what is told of them is told of one or the other.
  outsiders: BARBARIANS,
  barbarians: BARBARIANS,
  pirates: PIRATES,
};

const UNKNOWN: Emblem = { path: PATHS.amphora, colour: '#777066', ink: '#fffaf0' };

export function emblemOf(nation: string): Emblem {
  return (Object.hasOwn(EMBLEMS, nation) ? EMBLEMS[nation] : undefined) ?? UNKNOWN;
}
