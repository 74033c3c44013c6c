import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';
import type { Family, SignName } from './digest.ts';

/** Signs of one path on a square of sixteen. */
const PATHS: Readonly<Record<SignName, string>> = {
  food: 'M8 1c3 2 4 4 4 6s-1 4-3 4.600V15H7v-3.400C5 11 4 9 4 7s1-4 4-6z',
  resources: 'M8 1l6 3.500v7L8 15l-6-3.500v-7z',
  science: 'M6 1h4v4l4 8.500-1 1.500H3l-1-1.500L6 5z',
  culture: 'M8 1l2 4.700 5 .5-3.800 3.300 1.200 5L8 11.900 3.600 14.500l1.200-5L1 6.200l5-.5z',
  strength: 'M8 1l6 2v5c0 3.500-2.500 5.800-6 7-3.500-1.200-6-3.500-6-7V3z',
  happy:
    'M8 1a7 7 0 110 14A7 7 0 018 1zM5.500 5a1 1.300 0 100 2.600A1 1.300 0 005.500 5zm5 0a1 1.300 0 100 2.600 1 1.300 0 000-2.600zM4 9.500c1 2.700 7 2.700 8 0l-1-.4c-1 1.700-5 1.700-6 0z',
  civil: 'M8 2a6 6 0 110 12A6 6 0 018 2z',
  military: 'M8 1l6 7-6 7-6-7z',
  colonization: 'M7 1h1.500c4 2 5 5 4.500 9H8.500v1H15l-2 4H3l-2-4h6z',
  blue: 'M8 3a5 5 0 110 10A5 5 0 018 3z',
  yellow: 'M8 3a5 5 0 110 10A5 5 0 018 3z',
  worker: 'M8 1a3 3 0 110 6 3 3 0 010-6zM3 15c0-4.500 2-7 5-7s5 2.500 5 7z',
  card: 'M3.500 1h9v14h-9z',
  infantry: 'M7 1h2v9h3v2H9v3H7v-3H4v-2h3z',
  cavalry: 'M4 15V9l-2-2 3-5 3-1 5 4v10h-3c0-3-1-4-2-5l-1 5z',
  artillery: 'M1 5l9-2 1 4-6 1.500A3.500 3.500 0 115 15a3.500 3.500 0 01-3-5.500zM11 4l4-.5.500 2L11.500 6z',
  defense: 'M2 2h3v2h2V2h2v2h2V2h3v12h-4v-4H6v4H2z',
};

export const SIGN_NAMES: Readonly<Record<SignName, string>> = {
  food: t('food'),
  resources: t('resources'),
  science: t('science'),
  culture: t('culture'),
  strength: t('strength'),
  happy: t('happy faces'),
  civil: t('civil actions'),
  military: t('military actions'),
  colonization: t('colonization'),
  blue: t('blue tokens'),
  yellow: t('yellow tokens'),
  worker: t('workers'),
  card: t('military cards'),
  infantry: t('infantry'),
  cavalry: t('cavalry'),
  artillery: t('artillery'),
  defense: t('defence'),
};

/** A sign of the game; its name is said by the words beside it. */
export function Glyph({ sign, size = 14 }: { readonly sign: SignName; readonly size?: number }): ReactElement {
  return (
    <svg className={`glyph glyph-${sign}`} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={PATHS[sign]} fillRule="evenodd" />
    </svg>
  );
}

/** A number with its sign. */
export function Amount({
  sign,
  n,
  plus,
}: {
  readonly sign: SignName;
  readonly n: number;
  readonly plus?: boolean;
}): ReactElement {
  return (
    <span className="amount" title={SIGN_NAMES[sign]}>
      <span>{n < 0 ? `−${-n}` : plus === true ? `+${n}` : n}</span>
      <Glyph sign={sign} />
      <span className="unseen">{SIGN_NAMES[sign]}</span>
    </span>
  );
}

/** Shapes of the families of cards: told apart without colour. */
const SHAPES: Readonly<Record<Family, string>> = {
  land: 'M1 13L6 4l3 5 2-3 4 7z',
  urban: 'M2 14V7l4-3v3l4-3v3l4-3v10z',
  unit: 'M8 1l6 2v5c0 3.500-2.500 5.800-6 7-3.500-1.200-6-3.500-6-7V3z',
  special: 'M8 1l2 4 4.500-1L12 8l2.500 4-4.500-1-2 4-2-4-4.500 1L4 8 1.500 4 6 5z',
  government: 'M1 6l7-5 7 5v1H1zM3 8h2v5H3zm4 0h2v5H7zm4 0h2v5h-2zM1 14h14v1H1z',
  leader: 'M2 13V4l3 3 3-5 3 5 3-3v9z',
  wonder: 'M8 1l7 13H1z',
  action: 'M9 1L3 9h4l-1 6 7-9H9z',
  event: 'M8 1a7 7 0 110 14A7 7 0 018 1zm0 2.500A4.500 4.500 0 108 12.500 4.500 4.500 0 008 3.500z',
  fight: 'M2 1l6 5 6-5 1 1-5 6 5 6-1 1-6-5-6 5-1-1 5-6-5-6z',
  pact: 'M5 4a4 4 0 013 1.500A4 4 0 1111 12a4 4 0 01-3-1.500A4 4 0 115 4z',
  tactic: 'M3 1h9v6H5v8H3z',
};

export function FamilyShape({ family, size = 14 }: { readonly family: Family; readonly size?: number }): ReactElement {
  return (
    <svg className="family-shape" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[family]} fillRule="evenodd" />
    </svg>
  );
}
