import { along, box, disc, dome, type Motif, poly } from './shapes.ts';

/** The wonders, each as one knows it from afar. */
export const WONDER_MOTIFS: Readonly<Record<string, Motif>> = {
  colossus: {
    deep: `${box(6, 34, 16, 6)}${box(42, 34, 16, 6)}${poly(24, 34, 28, 20, 26, 12, 38, 12, 36, 20, 40, 34, 35, 34, 32, 23, 29, 34)}${disc(32, 8, 3.5)}${poly(36, 13, 44, 4, 46, 6, 38, 18)}`,
    lit: `M43 5c-1-3 2-3 2-5c3 3 3 5 1 7zM28 6l1-4 2 2 1-3 1 3 2-2 1 4z`,
  },
  'hanging-gardens': {
    deep: `${box(4, 30, 56, 10)}${box(12, 20, 40, 10)}${box(20, 10, 24, 10)}`,
    lit: `${along(5, 12, (x) => `M${6 + x} 30v7l2-4 2 6 1-9z`)}${along(4, 10, (x) => `M${14 + x} 20v6l2-3 2 5 1-8z`)}${disc(24, 8, 4)}${disc(32, 6, 4)}${disc(40, 8, 4)}`,
  },
  'library-of-alexandria': {
    deep: `${poly(32, 4, 58, 14, 6, 14)}${box(8, 34, 48, 5)}${along(6, 8.8, (x) => box(8 + x, 16, 4, 18))}`,
    lit: `M24 30h16v3H24zM24 26h16v3H24zM26 22h12v3H26zM32 7l6 4H26z`,
  },
  pyramids: {
    deep: `${poly(22, 6, 46, 38, 0, 38)}${poly(48, 16, 64, 38, 34, 38)}`,
    lit: `${poly(22, 6, 46, 38, 26, 38)}${poly(48, 16, 64, 38, 52, 38)}`,
  },
  'great-wall': {
    deep: 'M0 40V28l6-2v-3h4v2l8-4v-3h4v1l6-5V8h12v8l8 4v-2h4v3l8 3v-2h4v18z',
    lit: `${box(31, 11, 2, 4)}${box(36, 11, 2, 4)}M28 8V5h3v2h2V5h3v2h2V5h2v3z`,
    spans: true,
  },
  'st-peters-basilica': {
    deep: `${box(8, 28, 48, 12)}${box(20, 22, 24, 6)}${dome(32, 22, 12)}${box(30, 5, 4, 6)}${box(31, 1, 2, 5)}`,
    lit: `${along(6, 8, (x) => box(10 + x, 31, 3, 9))}M31 11v11h2V11zM25 13q-3 4-3 9h2q0-5 3-9zM39 13q3 4 3 9h-2q0-5-3-9z`,
  },
  'taj-mahal': {
    deep: `${box(4, 36, 56, 4)}${box(18, 22, 28, 14)}M22 22q-2-8 10-16q12 8 10 16z${box(7, 14, 4, 22)}${box(53, 14, 4, 22)}${dome(9, 14, 3)}${dome(55, 14, 3)}${box(31, 1, 2, 6)}`,
    lit: 'M28 36v-7q0-3 4-5q4 2 4 5v7zM21 36v-6q2-3 4 0v6zM39 36v-6q2-3 4 0v6z',
  },
  'universitas-carolina': {
    deep: `${poly(32, 6, 60, 16, 32, 26, 4, 16)}M16 22v9q16 9 32 0v-9l-16 6z`,
    lit: `M55 18v12h-2V18z${disc(54, 32, 3)}M32 9l16 6-16 6-16-6z`,
  },
  'eiffel-tower': {
    deep: 'M31 1h2l2 15 3 10 12 14h-8q-4-7-10-7t-10 7h-8l12-14 3-10z',
    lit: `${box(27, 15, 10, 2)}${box(23, 25, 18, 2)}`,
  },
  kremlin: {
    deep: `${box(20, 24, 24, 16)}${box(25, 14, 14, 10)}${poly(32, 2, 38, 14, 26, 14)}M0 40V30h3v-3h3v3h3v-3h3v3h3v-3h3v13zM64 40V30h-3v-3h-3v3h-3v-3h-3v3h-3v-3h-3v13z`,
    lit: `M32 0l1 2h2l-1 2 1 2-3-1-3 1 1-2-1-2h2z${disc(32, 19, 3.5)}M28 40v-7a4 4 0 0 1 8 0v7z`,
    spans: true,
  },
  'ocean-liner-service': {
    deep: `M2 26h60l-8 12H10z${box(12, 20, 40, 5)}${along(4, 9, (x) => poly(16 + x, 20, 18 + x, 8, 23 + x, 8, 21 + x, 20))}`,
    lit: `${along(4, 9, (x) => poly(17.5 + x, 11, 18 + x, 8, 23 + x, 8, 22.5 + x, 11))}${along(10, 4.5, (x) => disc(10 + x, 30, 1))}`,
  },
  'transcontinental-railroad': {
    deep: `${box(6, 20, 30, 10)}${box(36, 10, 16, 20)}${box(34, 8, 20, 3)}${poly(8, 20, 10, 10, 16, 10, 14, 20)}${disc(12, 33, 4)}${disc(23, 33, 4)}${disc(44, 32, 6)}${poly(0, 37, 6, 28, 6, 37)}${box(-40, 38, 144, 2)}`,
    lit: `${box(40, 13, 8, 7)}${disc(44, 32, 2)}M14 7q4-6 10-3q5-5 10 0q-4 4-9 2q-5 4-11 1z`,
  },
  'fast-food-chains': {
    deep: `${dome(32, 18, 18)}M12 30h40q0 8-8 8H20q-8 0-8-8z`,
    lit: `M12 20h40v3l-6 3-6-3-6 3-6-3-6 3-6-3-4 2z${disc(24, 12, 1)}${disc(32, 9, 1)}${disc(40, 12, 1)}${disc(34, 14, 1)}`,
  },
  'first-space-flight': {
    deep: 'M32 2q9 8 8 20l6 8v4l-10-3h-8l-10 3v-4l6-8Q23 10 32 2z',
    lit: `${disc(32, 16, 3.5)}M28 32h8q0 5-4 8q-4-3-4-8z`,
  },
  hollywood: {
    deep: `${box(10, 16, 44, 22)}${poly(9, 8, 52, 2, 54, 8, 11, 15)}`,
    lit: `${poly(16, 8, 22, 7, 24, 12, 18, 13)}${poly(30, 6, 36, 5, 38, 10, 32, 11)}${poly(44, 4, 50, 3, 52, 8, 46, 9)}M28 21l12 6-12 6z`,
  },
  internet: {
    deep: `M31 8h2v10l12-5 1 2-12 5 10 10-1 2-11-11-11 11-1-2 10-10-12-5 1-2 12 5z${disc(32, 7, 4)}${disc(12, 13, 4)}${disc(52, 13, 4)}${disc(20, 33, 4)}${disc(44, 33, 4)}`,
    lit: `${disc(32, 20, 5)}${disc(12, 13, 1.5)}${disc(52, 13, 1.5)}${disc(20, 33, 1.5)}${disc(44, 33, 1.5)}${disc(32, 7, 1.5)}`,
  },
};
