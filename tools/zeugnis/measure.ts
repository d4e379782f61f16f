import { writeFileSync } from 'node:fs'
import { halves } from './corpus.ts'
import { measured } from './measured.ts'
import { rangeFigures } from './ranges.ts'
import { withRates } from './tally.ts'

type Half = ReturnType<typeof measured>['develop']

/** Prints how the rules do on the corpus, for both halves. */
export function printMeasured(): void {
  const figures = measured()
  console.table(
    halves.flatMap((half) => [
      { half, style: 'bank', ...figures[half].bank },
      { half, style: 'freehand', ...figures[half].freehand },
    ]),
  )
  for (const half of halves) printHalf(half, figures[half])
  printRanges()
}

/** Prints how the reader does on grades that are ranges. */
export function printRanges(): void {
  const { labels, ...both } = rangeFigures()
  console.log('agreement of two readers', labels)
  for (const half of halves) {
    console.log(`${half}: sentences and letters whose grades are ranges`)
    console.table(both[half])
  }
}

function printHalf(name: string, half: Half): void {
  const print = (title: string, table: object) => {
    console.log(`${name}: ${title}`)
    console.table(table)
  }
  print('overall grade of free-hand references, by label', half.overallByGrade)
  print('techniques per sentence', withRates(half.techniques))
  print('dimension per sentence', withRates(half.dimensions))
  print('missing parts', withRates(half.missingParts))
  print('formal defects', withRates(half.defects))
  print('grades of free-hand sentences in references, label → read', half.sentenceGrades)
  print('grades of single sentences, label → read', half.singleGrades)
  const { 1: very, 2: good, 3: fair } = half.graded
  console.log(`${name}: traps graded 1 to 3: ${very + good + fair} of ${half.traps}\n`)
}

/** Writes the figures for the page /methode. A house test compares them with what is measured then. */
export function writeMeasured(date: string): void {
  const file = new URL('../../content/facts/methode.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify({ date, ...measured() }, null, 2)}\n`)
}
