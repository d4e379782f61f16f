import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyse } from '../index.ts'
import { techniques } from '../model/mark.ts'
import { gradeSentence } from './grade-alone.ts'

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
  readonly sentences: readonly { readonly text: string; readonly grade: number | null; readonly marks: readonly { readonly technique: string }[] }[]
}

interface Trap {
  readonly text: string
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
const isPraised = ({ text }: Trap) => (gradeSentence(text).grade ?? 5) <= 3

describe.each(['develop', 'measured'])('the %s half', (half) => {
  const references = readLines<Labelled>(`${half}/references`)

  it('is whole: every labelled sentence stands in its reference, every technique is one', () => {
    expect(references.length).toBeGreaterThanOrEqual(30)
    for (const { id, text, sentences } of references)
      for (const sentence of sentences) {
        expect(folded(text), id).toContain(folded(sentence.text))
        for (const { technique } of sentence.marks) expect(techniques, id).toContain(technique)
      }
  })

  it('holds references only, and each is known as one', () => {
    for (const { id, text } of references) expect(analyse(text).isReference, id).toBe(true)
  })

  it('hardly a poor sentence is praised', () => {
    const poor = references.flatMap(({ sentences }) => sentences).filter(({ grade }) => grade !== null && grade >= 4)
    expect(poor.length).toBeGreaterThan(50)
    expect(poor.filter(isPraised).length / poor.length).toBeLessThanOrEqual(0.07)
  })

  it('nine of ten overall grades are within half a grade', () => {
    const hits = references.filter(({ text, overall }) => {
      const read = analyse(text)
      if (!read.isReference) return false
      return overall === null ? read.overall.grade === null : Math.abs(overall - (read.overall.grade ?? 9)) <= 0.5
    })
    expect(hits.length / references.length).toBeGreaterThanOrEqual(0.9)
  })

  it('no mark is longer than 200 units, and each lies in its sentence', () => {
    for (const { id, text } of references) {
      const read = analyse(text)
      for (const { start, end, marks } of read.isReference ? read.sentences : [])
        for (const mark of marks) {
          expect(mark.end - mark.start, id).toBeLessThanOrEqual(200)
          expect(mark.start, id).toBeGreaterThanOrEqual(start)
          expect(mark.end, id).toBeLessThanOrEqual(end)
        }
    }
  })
})

it('of the traps that were learned from hardly one is graded 1 to 3', () => {
  const traps = readLines<Trap>('develop/traps')
  expect(traps.length).toBeGreaterThanOrEqual(200)
  expect(traps.filter(isPraised).length / traps.length).toBeLessThanOrEqual(0.02)
})

it('of the traps that the rules have not seen hardly one is', () => {
  const traps = readLines<Trap>('measured/traps')
  expect(traps.filter(isPraised).length / traps.length).toBeLessThanOrEqual(0.1)
})
