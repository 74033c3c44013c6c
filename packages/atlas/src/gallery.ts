import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { boards } from './boards.ts';
import { day, dress, night, type Palette } from './palette.ts';
import { baseOf, drawingOf } from './report.ts';

/** `npm run gallery` renders every board, and the Aegean at one zoom, into docs/boards. */

interface Picture {
  readonly name: string;
  readonly palette: Palette;
  readonly size: readonly [number, number];
  /** Left, top, width of the part shown, in board units. */
  readonly part: readonly [number, number, number];
}

const folder = fileURLToPath(new URL('../../../docs/boards/', import.meta.url));
const WHOLE_WIDTH = 1800;
const ZOOMED = [1440, 900] as const;

function picturesOf(board: string): readonly Picture[] {
  const { width, height, anchors } = drawingOf(board);
  const whole = [WHOLE_WIDTH, Math.round((WHOLE_WIDTH * height) / width)] as const;
  const part = width / 3.6;
  const marks = ['chalcis', 'knossos', 'ionia', 'corinth'].map(
    (area) => anchors[area]?.label ?? [width / 2, height / 2],
  );
  const [x, y] = [0, 1].map((axis) => marks.reduce((sum, mark) => sum + (mark[axis] ?? 0), 0) / marks.length);
  const high = (part * ZOOMED[1]) / ZOOMED[0];
  const aegean = [Math.round((x ?? 0) - part / 2), Math.round((y ?? 0) - high / 2), part] as const;
  return [
    { name: board, palette: day, size: whole, part: [0, 0, width] },
    { name: `${board}-night`, palette: night, size: whole, part: [0, 0, width] },
    { name: `${board}-aegean`, palette: day, size: ZOOMED, part: aegean },
  ];
}

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
mkdirSync(folder, { recursive: true });
for (const board of boards)
  for (const picture of picturesOf(board.id)) {
    const [width, height] = picture.size;
    const [x, y, span] = picture.part;
    const view = `viewBox="${x} ${y} ${span} ${(span * height) / width}" width="${width}" height="${height}"`;
    const svg = dress(baseOf(board.id), picture.palette).replace(/viewBox="[^"]*"/, view);
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    const shot = await page.screenshot();
    await page.close();
    const png = await sharp(shot).png({ palette: true, colours: 192, compressionLevel: 9, effort: 10 }).toBuffer();
    writeFileSync(`${folder}${picture.name}.png`, png);
    console.log(`${picture.name}.png ${Math.ceil(png.length / 1024)} KB`);
  }
await browser.close();
