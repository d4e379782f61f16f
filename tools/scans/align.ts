/** What became of a true word: the index of what was read in its place, or nothing, and where its place is. */
export interface Aligned {
  readonly word: string
  readonly read: string | undefined
  /** Index in the read words: of its own, or of the one behind its place. */
  readonly at: number
}

/** Puts the words of two texts side by side so that as few letters as possible differ (Needleman & Wunsch 1970). */
export function align(truth: readonly string[], read: readonly string[]): Aligned[] {
  const costs = [Array.from({ length: read.length + 1 }, (_, at) => at)]
  for (const [row, word] of truth.entries()) costs.push(nextRow(costs[row] ?? [], word, read, row))
  const aligned: Aligned[] = []
  let at = read.length
  for (let row = truth.length; row > 0; row -= 1) {
    const word = truth[row - 1] ?? ''
    const cost = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY
    while (at > 0 && cost(row, at) === cost(row, at - 1) + 1) at -= 1
    const isPair = at > 0 && cost(row, at) === cost(row - 1, at - 1) + difference(word, read[at - 1] ?? '')
    if (isPair) at -= 1
    aligned.push({ word, read: isPair ? read[at] : undefined, at })
  }
  return aligned.reverse()
}

function nextRow(above: readonly number[], word: string, read: readonly string[], row: number): number[] {
  const costs = [row + 1]
  for (const [at, other] of read.entries())
    costs.push(Math.min((above[at + 1] ?? 0) + 1, (costs[at] ?? 0) + 1, (above[at] ?? 0) + difference(word, other)))
  return costs
}

/** From 0 for the same word to nearly 2 for words that share nothing. */
function difference(a: string, b: string): number {
  return a === b ? 0 : 0.1 + (1.8 * distance(a, b)) / Math.max(a.length, b.length)
}

/** How many letters have to be changed, put in or left out (Levenshtein 1966). */
export function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...a].entries()) {
    const costs = [row + 1]
    for (let at = 0; at < b.length; at += 1)
      costs.push(Math.min((above[at + 1] ?? 0) + 1, (costs[at] ?? 0) + 1, (above[at] ?? 0) + (letter === b[at] ? 0 : 1)))
    above = costs
  }
  return above.at(-1) ?? 0
}
