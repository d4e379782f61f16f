/** How alike a misspelt word and the one that was meant must be, in letters. */
interface Likeness {
  readonly slips: number
  /** The least that the word asked for must have. */
  readonly length: number
  /** Letters at the beginning and at the end that must be the same. */
  readonly start: number
  readonly end: number
}

/** Who types „Probezeit“ means neither „probeweise“ nor anything else: nearly the same is not enough where a word is short. */
const likenesses: readonly Likeness[] = [
  { slips: 1, length: 5, start: 1, end: 0 },
  { slips: 1, length: 8, start: 0, end: 0 },
  { slips: 2, length: 9, start: 3, end: 2 },
]
const MOST_SLIPS = 2

/** How many slips of the fingers lie between what was asked and a word that may have been meant; nothing where it was another word. */
export function slipsBetween(asked: string, word: string): number | undefined {
  if (Math.abs(asked.length - word.length) > MOST_SLIPS || /\d/.test(asked)) return undefined
  const slips = distance(asked, word)
  const isLike = likenesses.some(
    (like) =>
      slips === like.slips &&
      asked.length >= like.length &&
      asked.slice(0, like.start) === word.slice(0, like.start) &&
      asked.slice(asked.length - like.end) === word.slice(word.length - like.end),
  )
  return isLike ? slips : undefined
}

/** Letters put in, left out, taken for another, or exchanged with their neighbour (optimal string alignment). */
export function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const at = (line: readonly number[], place: number) => line[place] ?? Number.POSITIVE_INFINITY
      const isSame = a[row - 1] === b[column - 1]
      const isTurned = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const turned = isTurned && !isSame ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1), turned))
    }
    before = last
    last = current
  }
  return last[b.length] ?? 0
}
