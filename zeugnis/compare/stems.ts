import { presentOf } from './strong-verbs.ts'

/** So many letters stay whatever is cut off. */
const [SHORT, LONG] = [3, 4]

/**
 * A word without the endings of cases, numbers and genders: forms of one word have the same, as „gesellige“ and „geselligen“, „Gast“ and
 * „Gästen“, „fand“ and „findet“. „vollste“ and „volle“ differ, since one says more.
 * @param key of a word, see `keyOf`
 */
export function stemOf(key: string): string {
  const bare = cut(cut(cut(presentOf(key), /innen$|in$/, LONG + 1), /e[nmrs]?$|[ns]$/, SHORT), /(?<!s)t$/, LONG)
  return bare.replace(/([aou])e/g, '$1')
}

function cut(word: string, ending: RegExp, least: number): string {
  const bare = word.replace(ending, '')
  return bare.length < least ? word : bare
}

/** How often each stands there. */
export function countsOf(stems: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
