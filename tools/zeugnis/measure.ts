import { readFileSync } from 'node:fs'
import { analyse, gradeSentence } from '#zeugnis'

interface Labelled {
  readonly id: string
  readonly style: 'bank' | 'freehand'
  readonly text: string
  readonly kind: string
  readonly tense: string
  readonly overall: number | null
  readonly sentences: readonly { readonly text: string; readonly dimension: string; readonly grade: number | null }[]
}

const corpus = new URL('../../zeugnis/corpus/', import.meta.url)

function readLines<T>(name: string): T[] {
  return readFileSync(new URL(`${name}.jsonl`, corpus), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

/** One row per half and style: how the analysis of whole references agrees with the labels. */
function references(name: string, style: Labelled['style']) {
  const row = {
    half: name,
    style,
    references: 0,
    kind: 0,
    tense: 0,
    'overall within 0.5': 0,
    'mean error': 0,
    graded: 0,
    exact: 0,
    open: 0,
    'false praise': 0,
  }
  let errors = 0
  let rated = 0
  for (const { text, kind, tense, overall, sentences } of readLines<Labelled>(name).filter((one) => one.style === style)) {
    row.references += 1
    const read = analyse(text)
    if (!read.isReference) continue
    row.kind += Number(read.kind === kind)
    row.tense += Number(read.tense === tense)
    const error = overall === null || read.overall.grade === null ? undefined : Math.abs(overall - read.overall.grade)
    row['overall within 0.5'] += Number(error === undefined ? overall === read.overall.grade : error <= 0.5)
    if (error !== undefined) {
      errors += error
      rated += 1
    }
    for (const label of sentences.filter(({ dimension }) => dimension !== 'schluss')) {
      const found = read.sentences.find(({ start, end }) => folded(text.slice(start, end)) === folded(label.text))
      if (!found) continue
      if (found.grade === null) row.open += 1
      else row.graded += 1
      row.exact += Number(found.grade !== null && found.grade === label.grade)
      row['false praise'] += Number(found.grade !== null && found.grade <= 3 && label.grade !== null && label.grade >= 4)
    }
  }
  return { ...row, 'mean error': Number((errors / Math.max(1, rated)).toFixed(2)) }
}

/** Grades as labelled against grades as read, free-hand sentences of one half. */
function matrix(name: string) {
  const cells = new Map<string, Record<string, number>>()
  for (const { style, sentences } of readLines<Labelled>(name)) {
    if (style !== 'freehand') continue
    for (const { text, dimension, grade } of sentences.filter((one) => one.dimension !== 'schluss')) {
      if (!dimension) continue
      const row = cells.get(`label ${grade}`) ?? {}
      const column = `read ${gradeSentence(text).grade ?? 'open'}`
      row[column] = (row[column] ?? 0) + 1
      cells.set(`label ${grade}`, row)
    }
  }
  return Object.fromEntries([...cells].sort())
}

/** Prints how the rules do on the corpus: per half and style, a matrix per grade, praise on traps. */
export function measure(): void {
  console.table(['develop', 'measured'].flatMap((name) => (['bank', 'freehand'] as const).map((style) => references(name, style))))
  for (const name of ['develop', 'measured']) {
    console.log(`free-hand sentences, ${name} half`)
    console.table(matrix(name))
  }
  const traps = readLines<{ text: string; expected: number | null }>('traps')
  const praised = traps.filter(({ text }) => (gradeSentence(text).grade ?? 5) <= 3)
  console.log(`traps graded 1 to 3: ${praised.length} of ${traps.length} (the rules have seen them)`)
}
