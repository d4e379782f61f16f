import { readFile } from 'node:fs/promises'
import { sheetTexts } from '#words/said'
import { type Grade, generate, grades, type Letter, roles, type ZeugnisSpec } from '#zeugnis'
import { letterToPdf } from '#zeugnis/document'
import { loadLetterFonts } from '#zeugnis/fonts'
import { pagesOf } from '../pages-of.ts'
import { specFor } from './letters.ts'

type Kind = ZeugnisSpec['kind']

const kinds: readonly Kind[] = ['einfach', 'qualifiziert', 'zwischen', 'vorlaeufig', 'ausbildung']
const judging = new Set(['leistung', 'fuehrung', 'gesamtbeurteilung', 'sozialverhalten'])

interface Length {
  readonly words: number
  /** Shares of the words, in percent. */
  readonly duties: number
  readonly judged: number
}

/** Prints how long the letters of all occupations are: by kind, then the qualified ones by grade, with one PDF an occupation. */
export async function printLengths(seeds: number): Promise<void> {
  console.table(Object.fromEntries(kinds.map((kind) => [kind, spread(lengthsOf(kind, kind === 'einfach' ? [3] : grades, seeds))])))
  const byGrade = grades.map(async (grade) => [grade, { ...spread(lengthsOf('qualifiziert', [grade], seeds)), ...(await pagesAt(grade)) }])
  console.table(Object.fromEntries(await Promise.all(byGrade)))
}

const lettersOf = (kind: Kind, grade: Grade, seed: number) => roles.map((role) => generate(specFor(role, kind, grade, 'frau', seed), seed))

function lengthsOf(kind: Kind, of: readonly Grade[], seeds: number): Length[] {
  return of.flatMap((grade) => Array.from({ length: seeds }, (_, seed) => lettersOf(kind, grade, seed)).flat()).map(lengthOf)
}

function lengthOf({ plainText, parts }: Letter): Length {
  const words = wordsOf(plainText)
  const share = (isMeant: (part: string) => boolean) => {
    const texts = parts.filter(({ part }) => isMeant(part)).flatMap(({ sentences }) => sentences.map(({ text }) => text))
    return (wordsOf(texts.join(' ')) / words) * 100
  }
  return { words, duties: share((part) => part === 'aufgaben'), judged: share((part) => judging.has(part)) }
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

function spread(lengths: readonly Length[]) {
  const sorted = (of: (one: Length) => number) => lengths.map(of).toSorted((a, b) => a - b)
  const median = (of: (one: Length) => number) => Math.round(sorted(of)[Math.floor(lengths.length / 2)] ?? 0)
  const words = sorted((one) => one.words)
  return {
    ...{ letters: words.length, shortest: words[0], median: median((one) => one.words), longest: words.at(-1) },
    ...{ duties: median((one) => one.duties), judged: median((one) => one.judged) },
  }
}

/** How many of the letters fill one page, and how many more. */
async function pagesAt(grade: Grade): Promise<{ onOnePage: number; onMore: number }> {
  const pages = await Promise.all(
    lettersOf('qualifiziert', grade, 0).map(async (letter) => {
      const fonts = await loadLetterFonts((file) => readFile(file), letter)
      return pagesOf(await letterToPdf(letter, { date: '2026-10-31', texts: sheetTexts.de, fonts }))
    }),
  )
  const onOnePage = pages.filter((count) => count === 1).length
  return { onOnePage, onMore: pages.length - onOnePage }
}
