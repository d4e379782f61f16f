/** FNV-1a over the text, 32 bit: the same seed and name give the same number on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** The variants in an order that the seed makes, always the same one for the same seed. Throws a `RangeError` when there are none. */
export function inOrder<T>(variants: readonly T[], seed: string): T[] {
  if (variants.length === 0) throw new RangeError(`No variant for ${seed}`)
  return variants
    .map((variant, at) => ({ variant, rank: hash(`${at}:${seed}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ variant }) => variant)
}
