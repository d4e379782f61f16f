import type { ZeugnisSpec } from '../model/spec.ts'

/**
 * FNV-1a over the text, 32 bit, with the bits mixed at the end (MurmurHash3's finaliser): else the last letter, which is the
 * place in the letter, hardly tells. The same seed and name give the same number on every machine.
 */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

const SEEDS = 1_000_000

/** A seed of its own for each person, employer and post: letters of one firm do not come out word for word alike. */
export function seedOf({ person: { firstName, lastName }, employer, job, from }: ZeugnisSpec): number {
  return hash([firstName, lastName, employer.name, job.title, from].join('\n')) % SEEDS
}

/** The variant of this seed. Throws a `RangeError` when there are none. */
export function ofSeed<T>(variants: readonly T[], seed: string): T {
  const [first] = inOrder(variants, seed)
  if (first === undefined) throw new RangeError(`No variant for ${seed}`)
  return first
}

/** The variants in an order that the seed makes, always the same one for the same seed. Throws a `RangeError` when there are none. */
export function inOrder<T>(variants: readonly T[], seed: string): T[] {
  if (variants.length === 0) throw new RangeError(`No variant for ${seed}`)
  return variants
    .map((variant, at) => ({ variant, rank: hash(`${at}:${seed}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ variant }) => variant)
}
