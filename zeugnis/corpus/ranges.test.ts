import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Range = readonly [best: number, worst: number] | null

interface Label {
  readonly first: Range
  readonly second: Range
  readonly expected?: Range
  readonly disputed?: boolean
}

interface Sentence extends Label {
  readonly id: string
  readonly text: string
}

interface Letter {
  readonly id: string
  readonly text: string
  readonly overall: Label
  readonly performance: Label
  readonly conduct: Label
  readonly sentences: readonly (Label & { readonly text: string })[]
}

const halves = ['develop', 'measured'] as const

function linesOf<T>(name: string): T[] {
  return halves.flatMap((half) =>
    readFileSync(new URL(`${half}/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line): T => JSON.parse(line)),
  )
}

const sentences = linesOf<Sentence>('ranges')
const letters = linesOf<Letter>('letters')
const labels: readonly Label[] = [
  ...sentences,
  ...letters.flatMap((letter) => [letter.overall, letter.performance, letter.conduct, ...letter.sentences]),
]

describe('what two readers labelled', () => {
  it('stands in one half only, once', () => {
    for (const all of [sentences, letters]) {
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    }
  })

  it('has ranges in half grades, the best first', () => {
    const ranges = labels.flatMap(({ first, second, expected }) => [first, second, expected ?? null]).filter((range) => range !== null)
    const isRange = ([best, worst]: readonly [number, number]) =>
      best >= 1 && best <= worst && worst <= 5 && Number.isInteger(best * 2) && Number.isInteger(worst * 2)
    expect(ranges.filter((range) => !isRange(range))).toEqual([])
  })

  it('expects what spans both labels, or is disputed', () => {
    const spans = ({ first, second, expected, disputed }: Label) => {
      if (disputed) return expected === undefined
      if (!first || !second) return expected === null && first === second
      return expected?.[0] === Math.min(first[0], second[0]) && expected[1] === Math.max(first[1], second[1])
    }
    expect(labels.filter((label) => !spans(label))).toEqual([])
  })

  it('quotes sentences as they stand in their letter', () => {
    const missing = letters.flatMap(({ id, text, sentences }) =>
      sentences.filter((one) => !text.includes(one.text)).map((one) => `${id}: ${one.text}`),
    )
    expect(missing).toEqual([])
  })
})
