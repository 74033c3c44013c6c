/** A position in an address: pressed small and written in letters that may stand there. */

/** Longer addresses do not survive being sent around. */
const LONGEST = 8000;

/** The address of a position, or nothing if it would be too long. */
export async function linkTo(position: unknown): Promise<string | undefined> {
  const pressed = await throughStream(
    new TextEncoder().encode(JSON.stringify(position)),
    new CompressionStream('deflate-raw'),
  );
  const link = `${location.origin}/position#${inLetters(pressed)}`;
  return link.length > LONGEST ? undefined : link;
}

/** The position that the part of an address after # holds. */
export async function positionIn(fragment: string): Promise<unknown> {
  const bytes = await throughStream(fromLetters(fragment.replace(/^#/, '')), new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const pressed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(pressed).arrayBuffer());
}

export function inLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
