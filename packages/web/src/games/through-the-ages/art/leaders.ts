import { along, BUST, box, disc, type Motif, poly } from './shapes.ts';

const BEARD = 'M24 18q0 14 8 15q8-1 8-15q-2 5-8 5t-8-5z';

/** The leaders, by what one knows them by. */
export const LEADER_MOTIFS: Readonly<Record<string, Motif>> = {
  'alexander-the-great': {
    deep: BUST,
    lit: 'M24 13q-2-8 8-8t8 8q-3-3-8-3t-8 3zM20 20q-4-6 2-9q4 1 3 5q-3-1-2 3zM44 20q4-6-2-9q-4 1-3 5q3-1 2 3z',
  },
  aristotle: { deep: BUST, lit: `${BEARD}M24 12q0-4 3-6l-1 5zM40 12q0-4-3-6l1 5z` },
  hammurabi: {
    deep: 'M18 40V14a14 14 0 0 1 28 0v26z',
    lit: `${disc(26, 12, 2)}M24 15h4l1 8h-6z${disc(37, 12, 2)}M35 15h4v3h3v6h-7z${along(3, 4, (y) => box(22, 27 + y, 20, 2))}`,
  },
  homer: {
    deep: 'M14 4q-2 14 6 22l4 12h16l4-12q8-8 6-22q-4 4-4 10q0 8-6 8H24q-6 0-6-8q0-6-4-10z',
    lit: `${along(5, 4, (x) => box(23.5 + x, 8, 1, 22))}${box(16, 8, 32, 2.5)}`,
  },
  'homer-each-unit': {
    deep: 'M14 4q-2 14 6 22l4 12h16l4-12q8-8 6-22q-4 4-4 10q0 8-6 8H24q-6 0-6-8q0-6-4-10z',
    lit: `${along(5, 4, (x) => box(23.5 + x, 8, 1, 22))}${box(16, 8, 32, 2.5)}`,
  },
  'julius-caesar': {
    deep: BUST,
    lit: `M23 17q-4-1-5-5q4 0 6 3q-3-3-3-6q4 1 5 5q-2-4 0-7q3 2 3 6zM41 17q4-1 5-5q-4 0-6 3q3-3 3-6q-4 1-5 5q2-4 0-7q-3 2-3 6z`,
  },
  moses: {
    deep: 'M8 38V14a11 11 0 0 1 22 0v24zM34 38V14a11 11 0 0 1 22 0v24z',
    lit: `${along(5, 4.5, (y) => box(13, 14 + y, 12, 2))}${along(5, 4.5, (y) => box(39, 14 + y, 12, 2))}`,
  },
  'christopher-columbus': {
    deep: 'M4 28h56l-8 10H14zM31 4h2v24h-2zM17 10h2v18h-2zM46 10h2v18h-2z',
    lit: 'M26 7q12 2 12 0v14q-6-3-12 0zM13 13q8 2 10 0v11q-5-2-10 0zM42 13q8 2 10 0v11q-5-2-10 0z',
  },
  'frederick-barbarossa': { deep: BUST, lit: `${BEARD}M22 11V3l5 4 5-5 5 5 5-4v8z` },
  'genghis-khan': {
    deep: `${BUST}M22 12q2-8 10-11q8 3 10 11z`,
    lit: 'M21 12h22v4H21zM30 23h4l-2 9zM24 20q2 3 4 3l-4 4zM40 20q-2 3-4 3l4 4z',
  },
  'joan-of-arc': {
    deep: `${disc(26, 17, 7)}M12 40c0-9 5-14 14-14s14 5 14 14z${box(46, 2, 2, 38)}`,
    lit: 'M48 4l14 4-5 4 5 4-14 3zM19 18q-3-9 7-10q10 1 7 10q-2-5-7-5t-7 5z',
  },
  'leonardo-da-vinci': {
    deep: `${disc(32, 20, 18)}`,
    lit: `${disc(32, 9, 3)}M30 13h4l14-3 1 2-13 5v6l6 11-2 1-8-10-8 10-2-1 6-11v-6l-13-5 1-2z`,
  },
  michelangelo: {
    deep: 'M0 20l14-6 14 4 4 4-3 2-5-2 2 5-4 1-6-3-16 5zM64 14l-16-2-12 6-3 3 3 2 6-2-1 4 4 2 6-4 13 1z',
    lit: `${poly(31, 8, 33, 14, 32, 18, 30, 14)}${poly(24, 9, 28, 15, 26, 16)}${poly(39, 8, 36, 15, 38, 16)}`,
    spans: true,
  },
  'isaac-newton': {
    deep: 'M33 10q12-6 17 4t-6 22q-4 4-8 2q-4-2-8 0q-4 2-8-2q-11-12-6-22t19-4z',
    lit: 'M33 10q-2-6 4-10q8 0 8 4q-6 0-8 6zM20 16q3-4 6-3q-5 4-5 11q-4-4-1-8z',
  },
  'j-s-bach': {
    deep: `${along(7, 8, (x) => box(5 + x, 6 + Math.abs(x - 24) / 2, 6, 22))}${box(3, 30, 58, 9)}`,
    lit: `${along(7, 8, (x) => poly(6 + x, 22, 10 + x, 22, 8 + x, 27))}${along(12, 4.6, (x) => box(5 + x, 32, 3.5, 5))}`,
  },
  'james-cook': {
    deep: `M32 1a19 19 0 1 1-.1 0zm0 6a13 13 0 1 0 .1 0z${box(30.5, 0, 3, 40)}${box(12, 18.5, 40, 3)}`,
    lit: `${disc(32, 20, 5)}${poly(18, 8, 20, 6, 46, 32, 44, 34)}${poly(46, 8, 44, 6, 18, 32, 20, 34)}`,
  },
  'maximilien-robespierre': {
    deep: `${box(14, 2, 4, 38)}${box(46, 2, 4, 38)}${box(12, 1, 40, 4)}${box(10, 36, 44, 4)}`,
    lit: `${poly(18, 8, 46, 8, 46, 22, 18, 14)}M24 36v-4a8 8 0 0 1 16 0v4z`,
  },
  'napoleon-bonaparte': {
    deep: `${BUST}M12 14q6-14 20-13q14-1 20 13q-10-5-20-5t-20 5z`,
    lit: `${disc(32, 6, 2.5)}M30 27h4l3 13h-10z`,
  },
  'william-shakespeare': {
    deep: `${BUST}`,
    lit: 'M14 30q4-6 9-4q4-4 9-2q5-2 9 2q5-2 9 4q-4 4-9 2q-4 4-9 1q-5 3-9-1q-5 2-9-2zM28 21q4-3 8 0q-4 1-8 0z',
  },
  'albert-einstein': {
    deep: `${BUST}`,
    lit: 'M20 20q-6-4-2-8q-1-6 5-6q3-5 9-3q6-2 9 3q6 0 5 6q4 4-2 8q-2-8-5-9t-7-1t-7 1t-5 9zM27 22q5-4 10 0q-5 2-10 0z',
  },
  'bill-gates': {
    deep: `${box(12, 4, 40, 26)}${box(28, 30, 8, 5)}${box(20, 35, 24, 4)}`,
    lit: `${box(16, 8, 15, 8)}${box(33, 8, 15, 8)}${box(16, 18, 15, 8)}${box(33, 18, 15, 8)}`,
  },
  'charlie-chaplin': {
    deep: `${BUST}M23 10q0-9 9-9t9 9h4v3H19v-3z`,
    lit: `${box(29, 20, 6, 3)}${disc(28.5, 16, 1.2)}${disc(35.5, 16, 1.2)}`,
  },
  'mahatma-gandhi': {
    deep: BUST,
    lit: 'M24 17a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1-7 0zM33 17a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1-7 0zM16 40q2-12 12-13l14 13z',
  },
  'sid-meier': {
    deep: 'M14 14h36q10 0 12 14q1 9-6 9q-4 0-9-8H17q-5 8-9 8q-7 0-6-9q2-14 12-14z',
    lit: `M16 18h3v3h3v3h-3v3h-3v-3h-3v-3h3z${disc(45, 25, 2)}${disc(50, 20, 2)}`,
  },
  'winston-churchill': {
    deep: `${BUST}M18 12q4 0 5-3q1-7 9-7t9 7q1 3 5 3v2H18z`,
    lit: `${poly(35, 22, 46, 25, 46, 28, 34, 25)}M26 29l6 3 6-3v6l-6-3-6 3zM47 24q4-2 3-6q4 4 0 8z`,
  },
};

/** Forms of government. */
export const GOVERNMENT_MOTIFS: Readonly<Record<string, Motif>> = {
  despotism: {
    deep: `${poly(18, 38, 18, 12, 26, 12, 26, 4, 38, 4, 38, 12, 46, 12, 46, 38)}`,
    lit: `${disc(32, 16, 4)}M26 22h12l2 12H24z`,
  },
  monarchy: {
    deep: 'M8 34L6 10l12 10L32 4l14 16 12-10-2 24z',
    lit: `${box(8, 30, 48, 4)}${disc(32, 5, 2.5)}${disc(6, 10, 2.5)}${disc(58, 10, 2.5)}`,
  },
  theocracy: { deep: 'M22 38q-8-14 0-26l10-11 10 11q8 12 0 26z', lit: 'M30 9h4v7h6v4h-6v14h-4V20h-6v-4h6z' },
  'constitutional-monarchy': {
    deep: 'M14 18L12 4l9 6 11-9 11 9 9-6-2 14z',
    lit: 'M14 22q9-2 18 2q9-4 18-2v15q-9-2-18 2q-9-4-18-2z',
  },
  republic: {
    deep: `${box(24, 6, 4, 34)}${box(29, 4, 4, 36)}${box(34, 6, 4, 34)}M38 8q12-4 12 8q0 6-6 6l-6-2z`,
    lit: `${box(22, 14, 18, 3)}${box(22, 28, 18, 3)}`,
  },
  communism: { deep: disc(32, 20, 18), lit: `M40 8a14 14 0 1 1-22 18l4-2a11 11 0 1 0 16-14zM20 12l6-5 14 17-4 4z` },
  democracy: {
    deep: `${box(12, 18, 40, 21)}${poly(12, 18, 18, 12, 46, 12, 52, 18)}`,
    lit: `${box(24, 14.5, 16, 2)}M26 1h12v12H26zM24 28l5 5 11-9-2-3-9 8-3-4z`,
  },
  fundamentalism: {
    deep: 'M8 12q12-4 24 2q12-6 24-2v22q-12-4-24 2q-12-6-24-2z',
    lit: `${box(30, 1, 4, 36)}${box(24, 8, 16, 4)}`,
  },
};
