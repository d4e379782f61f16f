import { readFileSync } from 'node:fs'
import { germanForms, renderGerman } from '../../../zeugnis/generate/german/render.ts'
import { germanPhrases } from '../../../zeugnis/lexicon/german-phrases.ts'
import { plainSentences } from './plain.ts'

/** A sentence of the develop half with the range in which careful readers put it; null where no grade may be read. */
export interface Labelled {
  readonly text: string
  readonly range: readonly [best: number, worst: number] | null
  /** Written to look like praise, or open blame. */
  readonly isTrap: boolean
  /** Who wrote it, of those who wrote for this purpose; else null. */
  readonly author: string | null
  /** So many sentences of others it counts for. */
  readonly weight: number
}

/** What the generator writes is read as it was written; known traps stay known. */
const [PHRASE, TRAP, PLAIN] = [3, 1, 1] as const

interface Row {
  readonly text: string
  readonly set?: string
  readonly author?: string
  readonly disputed?: boolean
  readonly expected?: readonly [number, number] | number | null
  readonly grade?: number | null
  readonly dimension?: string | null
  readonly range?: readonly [number, number] | null
  readonly sentences?: readonly Row[]
}

function rowsOf(file: string): Row[] {
  const text = readFileSync(new URL(`../../../zeugnis/corpus/develop/${file}.jsonl`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** A single grade stands for half a grade to both sides. */
function around(grade: number | null | undefined): Labelled['range'] {
  return grade === null || grade === undefined ? null : [Math.max(1, grade - 0.5), Math.min(5, grade + 0.5)]
}

const rangeOf = ({ expected, range, grade }: Row): Labelled['range'] => {
  if (typeof expected === 'number') return [expected - 0.5, 5]
  return expected ?? range ?? around(grade)
}

const isOfClosing = ({ dimension }: Row) => dimension === 'schluss' || dimension === 'schlussformel'

/** Whom the phrase base is written of. */
export const writtenOf = { firstName: 'Jo', lastName: 'Muster' } as const

const people = (['frau', 'herr', 'name'] as const).map((address) => germanForms({ address, ...writtenOf }))

/** The phrase base as the generator writes it of everybody. */
function written(): Labelled[] {
  const phrases = Object.entries(germanPhrases).flatMap(([group, all]) => (group.startsWith('schluss') ? [] : all))
  return phrases.flatMap(({ template, grade }) =>
    people.map((forms) => ({ text: renderGerman(template, forms, 'past'), range: around(grade), isTrap: false, author: null, weight: PHRASE })),
  )
}

/** All labelled sentences that may be learned from. */
export function labelled(): Labelled[] {
  const ranges = ['ranges', 'authors'].flatMap(rowsOf).filter(({ disputed }) => !disputed)
  const ofLetters = ['letters', 'references'].flatMap(rowsOf).flatMap(({ sentences = [] }) => sentences)
  return [
    ...ranges.map((row) => ({
      text: row.text,
      range: rangeOf(row),
      isTrap: row.set === 'trap' || row.set === 'insult',
      author: row.author ?? null,
      weight: 1,
    })),
    ...[...ofLetters, ...rowsOf('sentences')]
      .filter((row) => !row.disputed && !isOfClosing(row))
      .map((row) => ({ text: row.text, range: rangeOf(row), isTrap: false, author: null, weight: 1 })),
    ...written(),
    ...plainSentences().map((part) => ({ ...part, isTrap: false, author: null, weight: PLAIN })),
    ...rowsOf('traps').map((row) => ({ text: row.text, range: rangeOf(row), isTrap: true, author: null, weight: TRAP })),
  ]
}
