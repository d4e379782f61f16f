const small =
  'null ein zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const tens = 'zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig'.split(' ')

/** Numbers as words from two on: „ein“ is an article more often. */
const named = new Map([
  ...small.slice(2).map((word, at) => [word, at + 2] as const),
  ...tens.flatMap((ten, at) => [
    [ten, at * 10 + 20] as const,
    ...small.slice(1, 10).map((unit, one) => [`${unit}und${ten}`, at * 10 + 20 + one + 1] as const),
  ]),
  ...[['hundert', 100] as const, ['tausend', 1000] as const],
])

/** „achtköpfig“, „dreijährig“ */
const counted = /^(\p{L}{3,20})(?:koepfig|jaehrig|monatig|woechig|stuendig|seitig|malig)e[nmrs]?$/u

/** Which number a word of folded text in small letters is; null where it is none. */
export function numberOf(key: string): number | null {
  return named.get(counted.exec(key)?.[1] ?? key) ?? null
}
