/** FNV-1a over the text, 32 bit: the same seed and name give the same number on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Chooses one of the variants, the same one for the same seed and name. Throws a `RangeError` when there are none. */
export function choose<T>(variants: readonly T[], seed: number, name: string): T {
  const chosen = variants[hash(`${seed}:${name}`) % variants.length]
  if (chosen === undefined) throw new RangeError(`No variant of ${name}`)
  return chosen
}
