/** Chance that is the same for the same seed (mulberry32, public domain): a number from 0 to 1 at each call. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Around zero, mostly nearer than this deviation (sum of uniform ones). */
export function around(random: () => number, deviation: number): number {
  return (random() + random() + random() + random() - 2) * deviation * Math.sqrt(3)
}
