/** The colours of the map at one time of day. */
export interface Palette {
  readonly name: 'day' | 'night';
  /** From deep water to the shore. */
  readonly sea: readonly [string, string, string, string];
  readonly seaLine: string;
  readonly seaInk: string;
  readonly seaBorder: string;
  /** Three shades for each kind of country, so that neighbours differ. */
  readonly fertile: readonly [string, string, string];
  readonly forest: readonly [string, string, string];
  readonly steppe: readonly [string, string, string];
  readonly desert: readonly [string, string, string];
  readonly plain: readonly [string, string, string];
  readonly beyond: string;
  readonly veil: string;
  readonly ink: string;
  readonly halo: string;
  readonly border: string;
  readonly coast: string;
  readonly river: string;
  readonly relief: string;
  readonly snow: string;
  readonly leaf: string;
  readonly reed: string;
  readonly paper: string;
  readonly frame: string;
  readonly bronze: string;
  /** Ground of the limit's disc, for limits 0 to 5. */
  readonly limits: readonly [string, string, string, string, string, string];
  readonly limitInk: string;
  readonly siteBlack: string;
  readonly siteWhite: string;
  readonly fire: string;
}

export const day: Palette = {
  name: 'day',
  sea: ['#7ba6ad', '#8cb5b8', '#a0c4c2', '#b9d5cd'],
  seaLine: '#3f7480',
  seaInk: '#1d4a58',
  seaBorder: '#f4f8ee',
  fertile: ['#efdfb6', '#e8d5a5', '#f3e7c6'],
  forest: ['#d3d3a4', '#c9cb97', '#dcdbb3'],
  steppe: ['#e3d8a6', '#dacd97', '#eae1b7'],
  desert: ['#f0d5a1', '#e9ca92', '#f4dfb5'],
  plain: ['#a1b86e', '#96ae63', '#abbf7a'],
  beyond: '#d6c7a1',
  veil: '#6b5a42',
  ink: '#33210f',
  halo: '#fbf3dc',
  border: '#6a4526',
  coast: '#4b3521',
  river: '#4c8a9c',
  relief: '#5d4630',
  snow: '#f6ecd0',
  leaf: '#6f7d45',
  reed: '#5f7d3a',
  paper: '#f3e6c8',
  frame: '#3b2815',
  bronze: '#8a5a1e',
  limits: ['#e4dccb', '#f8efd6', '#f0dc9c', '#dcc569', '#b4bb5e', '#86a956'],
  limitInk: '#2a1a0b',
  siteBlack: '#21160d',
  siteWhite: '#fffdf5',
  fire: '#c8391f',
};

export const night: Palette = {
  name: 'night',
  sea: ['#1c2e38', '#223843', '#29434d', '#315058'],
  seaLine: '#0d1a21',
  seaInk: '#a9c9d0',
  seaBorder: '#8fb0b5',
  fertile: ['#6a5c45', '#62553f', '#72644c'],
  forest: ['#565a40', '#50543a', '#5e6247'],
  steppe: ['#645b41', '#5d543b', '#6b6248'],
  desert: ['#71603f', '#695839', '#786746'],
  plain: ['#4c6738', '#456032', '#536e3e'],
  beyond: '#463d2f',
  veil: '#120e0a',
  ink: '#f4e8cd',
  halo: '#2b2118',
  border: '#0f0804',
  coast: '#140d07',
  river: '#6fa3b0',
  relief: '#241a10',
  snow: '#a89a7d',
  leaf: '#2f3520',
  reed: '#a3bd78',
  paper: '#4b4030',
  frame: '#15100a',
  bronze: '#d9a45a',
  limits: ['#cfc6b2', '#e9dfc4', '#e0cb87', '#cbb356', '#a3aa4f', '#779a49'],
  limitInk: '#20150a',
  siteBlack: '#0f0a06',
  siteWhite: '#fbf6e8',
  fire: '#e8603c',
};

const countryKinds = ['fertile', 'forest', 'steppe', 'desert', 'plain'] as const;

/** The style sheet of the base picture. */
export function styleOf(palette: Palette): string {
  const rules = [
    ...palette.sea.map((colour, at) => `.w${at}{fill:${colour};stroke:${colour}}`),
    `.wl{stroke:${palette.seaLine}}`,
    ...countryKinds.flatMap((kind) => palette[kind].map((colour, at) => `.${kind}${at}{fill:${colour}}`)),
    `.beyond{fill:${palette.beyond}}`,
    `.veil{fill:${palette.veil}}`,
    `.hatch{stroke:${palette.veil}}`,
    `.ink{fill:${palette.ink};stroke:${palette.halo}}`,
    `.mark{fill:${palette.ink}}`,
    `.seaink{fill:${palette.seaInk}}`,
    `.edge{stroke:${palette.border}}`,
    `.coast{stroke:${palette.coast}}`,
    `.river{stroke:${palette.river}}`,
    `.lake{fill:${palette.sea[2]};stroke:${palette.river}}`,
    `.waterway{stroke:${palette.seaBorder}}`,
    `.rock{fill:${palette.snow};stroke:${palette.relief}}`,
    `.shade{fill:${palette.relief}}`,
    `.stroke{stroke:${palette.relief}}`,
    `.leaf{fill:${palette.leaf};stroke:${palette.leaf}}`,
    `.reed{stroke:${palette.reed}}`,
    `.stain{stop-color:${palette.relief}}`,
    `.bleach{stop-color:${palette.paper}}`,
    `.paper{fill:${palette.paper}}`,
    `.frame{fill:${palette.frame};stroke:${palette.frame}}`,
    `.frame-line{stroke:${palette.frame}}`,
    `.bronze{fill:${palette.bronze}}`,
    `.bronzeline{stroke:${palette.bronze}}`,
    ...palette.limits.map((colour, at) => `.l${at}{fill:${colour}}`),
    `.disc{stroke:${palette.limitInk}}`,
    `.figure{fill:${palette.limitInk}}`,
    `.black{fill:${palette.siteBlack};stroke:${palette.siteWhite}}`,
    `.white{fill:${palette.siteWhite};stroke:${palette.siteBlack}}`,
    `.fire{fill:${palette.fire}}`,
    `.fireline{stroke:${palette.fire}}`,
  ];
  return rules.join('');
}

/** The same picture in another palette. */
export function dress(svg: string, palette: Palette): string {
  return svg.replace(/<style>[^<]*<\/style>/, `<style>${styleOf(palette)}</style>`);
}
