import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gradeSentence } from './grade-alone.ts'

interface Labelled {
  readonly set: 'sentence' | 'trap' | 'insult' | 'neutral'
  readonly text: string
  readonly range: readonly [best: number, worst: number] | null
}

const labelled: readonly Labelled[] = readFileSync(new URL('../corpus/develop/later-authors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const read = labelled.map((label) => ({ ...label, grade: gradeSentence(label.text).grade }))

const share = (part: readonly unknown[], of: readonly unknown[]) => part.length / of.length

/** What was reached when they were read first must not be lost; the figures stand in the README of the corpus. */
describe('authors whom no weight was learned from', () => {
  const assessing = read.filter(({ set, range }) => set === 'sentence' && range !== null)
  const graded = assessing.filter(({ grade }) => grade !== null)

  it('have two of three assessing sentences graded, five of six of these in the range of their reader', () => {
    const inRange = graded.filter(({ grade, range }) => grade !== null && range !== null && range[0] <= grade && grade <= range[1])
    expect(share(graded, assessing)).toBeGreaterThan(0.66)
    expect(share(inRange, graded)).toBeGreaterThan(5 / 6)
  })

  it('are seldom taken at their word where they praise nobody, or blame', () => {
    const noPraise = read.filter(({ set, range }) => (set === 'trap' || set === 'insult') && (range === null || range[0] >= 4))
    const praised = noPraise.filter(({ grade }) => grade !== null && grade < 4)
    expect(share(praised, noPraise)).toBeLessThan(0.035)
    expect(praised.filter(({ set }) => set === 'insult').length).toBeLessThanOrEqual(2)
  })
})
