import { readFileSync } from 'node:fs'

/** Develop: rules may be written for it. Measured: only measured. */
export const halves = ['develop', 'measured'] as const

export type Half = (typeof halves)[number]

interface LabelledSentence {
  readonly text: string
  readonly dimension: string | null
  readonly alsoDimension?: string
  readonly grade: number | null
  readonly marks: readonly { readonly technique: string }[]
}

export interface LabelledReference {
  readonly id: string
  readonly style: 'bank' | 'freehand'
  readonly role: string
  readonly text: string
  readonly kind: string
  readonly tense: string
  readonly overall: number | null
  readonly missingParts: readonly string[]
  /** Labelled in a part of the references only. */
  readonly defects?: readonly string[]
  readonly sentences: readonly LabelledSentence[]
}

function readLines<T>(half: Half, name: string): T[] {
  return readFileSync(new URL(`../../zeugnis/corpus/${half}/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

export const references = (half: Half) => readLines<LabelledReference>(half, 'references')
export const traps = (half: Half) => readLines<{ readonly text: string }>(half, 'traps')
export const singleSentences = (half: Half) =>
  readLines<{ readonly text: string; readonly dimension: string; readonly grade: number }>(half, 'sentences')
