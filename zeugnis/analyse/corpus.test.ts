import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { gradeSentence } from './grade-sentence.ts'

function readLines<T>(name: string): T[] {
  return readFileSync(new URL(`../corpus/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

interface Labelled {
  readonly id: string
  readonly text: string
  readonly overall: number | null
  readonly sentences: readonly { readonly text: string; readonly grade: number | null }[]
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

it.each(['develop', 'measured'])('the %s half is whole: every labelled sentence stands in its reference', (half) => {
  const references = readLines<Labelled>(half)
  expect(references).toHaveLength(30)
  for (const { id, text, sentences } of references) for (const sentence of sentences) expect(folded(text), id).toContain(folded(sentence.text))
})

it.each(['develop', 'measured'])('in the %s half every reference is known as one, and no poor sentence is praised', (half) => {
  for (const { id, text, sentences } of readLines<Labelled>(half)) {
    expect(analyse(text).isReference, id).toBe(true)
    for (const { text: sentence, grade } of sentences)
      if (grade !== null && grade >= 4) expect(gradeSentence(sentence).grade ?? 5, sentence).toBeGreaterThanOrEqual(4)
  }
})

it('no trap is graded 1 to 3', () => {
  for (const { text } of readLines<{ text: string }>('traps')) expect(gradeSentence(text).grade ?? 5, text).toBeGreaterThanOrEqual(4)
})

it('nine of ten overall grades of the measured half are within half a grade', () => {
  const rated = readLines<Labelled>('measured').flatMap(({ text, overall }) => {
    const read = analyse(text)
    return read.isReference ? [overall === null ? read.overall.grade === null : Math.abs(overall - (read.overall.grade ?? 9)) <= 0.5] : [false]
  })
  expect(rated.filter(Boolean).length / rated.length).toBeGreaterThanOrEqual(0.9)
})
