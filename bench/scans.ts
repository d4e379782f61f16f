/**
 * Question: what is lost when a reference is read from a picture, and is any of it lost without a mark of doubt?
 * Input: the letters of tests/support/scans, set by two programs and made worse in known ways (tools/scans); needs LibreOffice and
 * poppler. Reference: their true texts, and what `analyse` says of those. `npm run bench scans`; with `SCANS=photo,skew` only those
 * degradations whose names begin so.
 */
import { readFileSync } from 'node:fs'
import { analyse } from '#zeugnis'
import { DOUBTFUL } from '../site/files/scan/limits.ts'
import { readPicture } from '../site/files/scan/reading/read-picture.ts'
import { isMostlyGuessed } from '../site/files/scan/text/mostly-guessed.ts'
import { textOfScan } from '../site/files/scan/text/text-of-scan.ts'
import { align, distance } from '../tools/scans/align.ts'
import { type Degradation, degradations } from '../tools/scans/degrade.ts'
import { type Layout, layouts } from '../tools/scans/layouts.ts'
import { pagesOf } from '../tools/scans/material.ts'
import { openNodeReader, pixelsOf } from '../tools/scans/read-file.ts'
import { trueText } from '../tools/scans/render.ts'

/** Words that carry or turn a grade: none of them may be lost or changed without a mark. */
const bearing = /^(?:stets|immer|jederzeit|voll\p{L}*|vollst\p{L}*|äußerst|sehr|nicht|kein\p{L}*|bemüht|always|not|never|fullest|full)$/iu

interface Figures {
  readonly letters: number
  /** Letters that are not read, but to be photographed again; nothing else is counted of them. */
  readonly refused: number
  readonly errors: number
  readonly length: number
  /** Grade-bearing words that are lost or changed, and those of them without a mark at or beside their place. */
  readonly lost: number
  readonly unmarked: number
  readonly sameGrade: number
  readonly words: number
  readonly doubtful: number
  readonly pages: number
  readonly milliseconds: number
}

const reader = await openNodeReader()
const ignore = { onPrepared: () => {}, onRead: () => {} }
const plain = (text: string) =>
  text
    .replace(/^\p{S}|[•·–—*-]/gmu, ' ')
    .replace(/[„“”"]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

async function scan(layout: Layout, degradation: Degradation) {
  const paths = await pagesOf(layout, degradation)
  const pictures = await Promise.all(paths.map((path) => pixelsOf(readFileSync(path))))
  const start = performance.now()
  const pages = pictures.flatMap((picture) => {
    const read = readPicture(reader, picture, ignore)
    return read ? [{ lines: read.lines, height: read.page.height }] : []
  })
  return { ...textOfScan(pages), pages: paths.length, milliseconds: performance.now() - start }
}

function gradeOf(text: string): string {
  const analysis = analyse(text)
  return analysis.isReference ? String(analysis.overall.grade) : analysis.problem
}

const nothing: Figures = {
  ...{ letters: 0, refused: 0, errors: 0, length: 0, lost: 0, unmarked: 0, sameGrade: 0, words: 0, doubtful: 0, pages: 0, milliseconds: 0 },
}

async function measure(layout: Layout, degradation: Degradation): Promise<Figures> {
  const truth = trueText(layout.letter)
  const { text, words, pages, milliseconds } = await scan(layout, degradation)
  if (isMostlyGuessed({ text, words })) return { ...nothing, letters: 1, refused: 1, pages, milliseconds }
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  const aligned = align(wordsOf(truth), places.map(String))
  const isMarked = (at: number) => {
    const [from, to] = [places[at - 1]?.index ?? 0, (places[at + 1]?.index ?? text.length) + (places[at + 1]?.[0].length ?? 0)]
    return words.some(({ start, end, confidence }) => confidence < DOUBTFUL && end >= from && start <= to)
  }
  const lost = aligned.filter(({ word, read }) => bearing.test(word) && word !== read)
  const unmarked = lost.filter(({ at }) => !isMarked(at))
  if (process.env.SCANS_TELL) tell(layout, degradation, { truth, text, aligned, unmarked, words })
  return {
    ...{ letters: 1, refused: 0, length: plain(truth).length, errors: distance(plain(truth), plain(text)), pages, milliseconds },
    ...{ lost: lost.length, unmarked: unmarked.length, sameGrade: gradeOf(text) === gradeOf(truth) ? 1 : 0 },
    ...{ words: words.length, doubtful: words.filter(({ confidence }) => confidence < DOUBTFUL).length },
  }
}

function tell(
  { letter }: Layout,
  { name }: Degradation,
  found: {
    truth: string
    text: string
    aligned: ReturnType<typeof align>
    unmarked: ReturnType<typeof align>
    words: ReturnType<typeof textOfScan>['words']
  },
) {
  const { truth, text, aligned, unmarked, words } = found
  console.log(`-- ${name} ${letter}: ${gradeOf(truth)} read ${gradeOf(text)}`)
  console.log(
    '  changed',
    aligned
      .filter(({ word, read }) => word !== read)
      .map(({ word, read }) => `${word}>${read}`)
      .join(' '),
  )
  console.log(
    '  doubtful',
    words
      .filter(({ confidence }) => confidence < DOUBTFUL)
      .map(({ start, end, confidence }) => `${text.slice(start, end)}:${confidence}`)
      .join(' '),
  )
  for (const { word, read } of unmarked) console.log('  UNMARKED', word, read)
  if (process.env.SCANS_TELL === 'all') console.log(text)
}

function summed(all: readonly Figures[]): Figures {
  const sum = (figure: keyof Figures) => all.reduce((total, one) => total + one[figure], 0)
  return {
    ...{
      letters: sum('letters'),
      refused: sum('refused'),
      errors: sum('errors'),
      length: sum('length'),
      lost: sum('lost'),
      unmarked: sum('unmarked'),
    },
    ...{ sameGrade: sum('sameGrade'), words: sum('words'), doubtful: sum('doubtful'), pages: sum('pages'), milliseconds: sum('milliseconds') },
  }
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`.padStart(9)

console.log('degradation         wrong letters   grade words lost, unmarked   same grade   doubtful words   s/page   refused')
const chosen = process.env.SCANS?.split(',') ?? ['']
const letters = layouts.filter(({ letter }) => (process.env.LETTERS?.split(',') ?? ['']).some((start) => letter.startsWith(start)))
for (const degradation of degradations.filter(({ name }) => chosen.some((start) => name.startsWith(start)))) {
  const all: Figures[] = []
  for (const layout of letters) all.push(await measure(layout, degradation))
  const { errors, length, lost, unmarked, sameGrade, words, doubtful, pages, milliseconds, letters: count, refused } = summed(all)
  const cells = [
    degradation.name.padEnd(20),
    percent(errors, length).padEnd(16),
    `${lost}, ${unmarked}`.padStart(20),
    percent(sameGrade, count - refused).padStart(16),
  ]
  console.log(...cells, percent(doubtful, words).padStart(14), (milliseconds / pages / 1000).toFixed(1).padStart(8), String(refused).padStart(9))
}
