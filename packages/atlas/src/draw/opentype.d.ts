declare module 'opentype.js' {
  export interface Command {
    readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    readonly x?: number;
    readonly y?: number;
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
  }
  export interface Glyph {
    readonly index: number;
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): { readonly commands: readonly Command[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    nameToGlyph(name: string): Glyph;
    forEachGlyph(
      text: string,
      x: number,
      y: number,
      size: number,
      options: { readonly kerning: boolean },
      visit: (glyph: Glyph, x: number) => void,
    ): number;
  }
  const opentype: { parse(data: ArrayBuffer): Font };
  export default opentype;
}
