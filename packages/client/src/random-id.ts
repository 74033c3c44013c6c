/** A name nothing else has, of random bytes: browsers make UUIDs only for pages that came over https. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
