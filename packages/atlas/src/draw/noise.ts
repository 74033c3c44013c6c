/** A number in [0, 1) that depends on the seed and the counters alone. */
export function chance(seed: string | number, ...counters: number[]): number {
  let hash = 2166136261;
  const text = `${seed}:${counters.join(':')}`;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  hash ^= hash >>> 15;
  return (hash >>> 0) / 4294967296;
}

/** A whole number in [0, count). */
export function pick(count: number, seed: string | number, ...counters: number[]): number {
  return Math.floor(chance(seed, ...counters) * count);
}
